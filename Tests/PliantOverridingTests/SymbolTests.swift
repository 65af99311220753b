import DefaultFixture
import Pliant
import Testing

// Members that no code here can name. A module that was optimized has its own calls of them
// inlined.
#if DEBUG
@Suite(.serialized)
struct SymbolTests {
  @Test func privateMembersOfValues() throws {
    let vault = Vault([1, 2])
    var log = [vault.shown]
    let sum = #method<(Vault, Int) -> Int>(symbol: "sum(_:)")
    let overridden = [
      try sum.redefine(around: { original in { vault, more in original(vault, more * 10) } }),
      try #method<(inout Vault, Int) -> Void>(symbol: "Vault.drop(_:)").redefine(around: {
        original in
        { vault, coin in
          original(&vault, coin)
          original(&vault, -coin)
        }
      }),
      try #getter<(Vault) -> Bool>(symbol: "isEmpty").redefine { _ in true },
      try #setter<(inout Vault, Int) -> Void>(symbol: "limit").redefine(around: { original in
        { vault, value in original(&vault, value + 1) }
      }),
      try #callable<(String) -> Int>(symbol: "Vault.coin(of:)").redefine { text in -1 },
      try #callable<(Bool) -> Vault>(symbol: "Vault.init(full:)").redefine { _ in Vault([5]) },
      try #callable<(Int) -> Int>(symbol: "doubled(_:)").redefine { x in x * 3 },
      try #method<(Vault, [String]) -> String>(symbol: "joined(_:)").redefine { _, parts in
        parts.joined(separator: "-")
      },
    ]
    log += [vault.spelled, vault.shown, "\(try sum(vault, 2))"]
    for redefinition in overridden { redefinition.stop() }
    log += [vault.spelled, vault.shown, "\(try sum(vault, 2))"]
    #expect(
      log == [
        "4 [1, 2, 3, 7] false 2 [100] 4 8", "a-b", "13 [1, 2, 3, -3, 8] true -1 [5] 5 12", "23",
        "ab", "4 [1, 2, 3, 7] false 2 [100] 4 8", "5",
      ]
    )
  }

  /// Their receiver is an address either way.
  @Test func privateMembersOfLargeValues() throws {
    let hoard = Hoard()
    var log = [hoard.shown]
    let overridden = [
      try #method<(inout Hoard, Int) -> Int>(symbol: "Hoard.sum(_:)").redefine(around: { original in
        { hoard, more in original(&hoard, more * 2) }
      }),
      try #method<(inout Hoard, Int) -> Void>(symbol: "raise(_:)").redefine(around: { original in
        { hoard, by in original(&hoard, by + 1) }
      }),
    ]
    log.append(hoard.shown)
    for redefinition in overridden { redefinition.stop() }
    log.append(hoard.shown)
    #expect(log == ["1 12", "1 14", "1 12"])
  }

  @Test func privateMethodsOfObjects() async throws {
    let (ann, bob) = (Guardian("Ann"), Guardian("Bob"))
    let call = #method<(Guardian, String) throws -> String>(symbol: "call(_:)")
    let one = try call.override(on: ann) { _, who in "quiet" + who }
    var log = [ann.shout(), bob.shout(), try call(ann, "?"), try call(bob, "?")]
    one.stop()
    log += [ann.shout(), try call(ann, "?")]
    let clerk = Clerk()
    let add = #method<(isolated Clerk, Int) -> Int>(symbol: "add(_:)")
    let redefinition = try add.redefine { _, x in x * 10 }
    log.append("\(await clerk.twice(1))")
    redefinition.stop()
    log.append("\(await clerk.twice(1))")
    #expect(log == ["quiet!", "Bob!", "quiet?", "Bob?", "Ann!", "Ann?", "20", "3"])
  }

  #if arch(x86_64)
  /// Their code shows that they leave their caller's actor.
  @Test func privateAsyncMembers() async throws {
    let vault = Vault([1, 2])
    let (ann, bob) = (Guardian("Ann"), Guardian("Bob"))
    func calls() async throws -> String {
      "\(try await vault.counted()) \(await vault.wait()) \(await ann.fetched()) "
        + (await bob.fetched())
    }
    var log = [try await calls()]
    let fetch = #method<@concurrent (Guardian, String) async throws -> String>(symbol: "fetch(_:)")
    let quiet = try fetch.override(on: ann) { _, who in "quiet" + who }
    let redefinitions = [
      try #method<@concurrent (Vault, Int) async throws -> Int>(symbol: "count(_:)").redefine(
        around: { original in { vault, more in try await original(vault, more * 10) } }
      ),
      try #method<@concurrent (inout Vault, Int) async -> Void>(symbol: "fill(_:)").redefine(
        around: { original in
          { vault, coin in
            await original(&vault, coin)
            await original(&vault, coin)
          }
        }
      ),
      try #callable<@concurrent (String) async -> Int>(symbol: "Vault.worth(_:)").redefine { _ in
        -1
      },
      try #callable<@concurrent (Int) async -> Int>(symbol: "slowly(_:)").redefine { x in x * 4 },
      try #getter<@concurrent (Vault) async -> Int>(symbol: "later").redefine { _ in 9 },
    ]
    log.append(try await calls())
    quiet.stop()
    for redefinition in redefinitions { redefinition.stop() }
    log.append(try await calls())
    let waiting = #method<(Vault, Int) async throws -> Int>(symbol: "count(_:)")
    let refused = refusal { try waiting.redefine { _, _ in 1 } }
    #expect(refused.contains("closures take the receiver, as of '#method', and (Int), and this"))
    #expect(refused.hasSuffix("and are nonisolated(nonsending). Use that form here, too"))
    let plain = "3 3 1 4 2 Ann! Bob!"
    #expect(log == [plain, "12 4 -1 8 9 quiet! Bob!", plain])
  }
  #endif

  @Test func handlesUnlikeTheSymbolAreRefused() {
    let still = #method<(inout Vault, Int) -> Int>(symbol: "sum(_:)")
    let changing = #method<(Vault, Int) -> Void>(symbol: "drop(_:)")
    let taking = #method<(Vault, (Int) -> Void) -> Void>(symbol: "each(_:)")
    let large = #method<(Hoard, Int) -> Void>(symbol: "raise(_:)")
    let other = #method<(Vault, String) -> Int>(symbol: "sum(_:)")
    let later = #getter<(Vault) -> Int>(symbol: "later")
    let hurried = #method<(Vault, Int) async -> Int>(symbol: "hurry(_:)")
    let log = [
      refusal { try later.redefine { _ in 1 } },
      refusal { try hurried.redefine { _, _ in 1 } },
      refusal { try still.redefine { _, _ in 1 } },
      refusal { try changing.redefine { _, _ in } },
      refusal { try large.redefine { _, _ in } },
      refusal { try taking.redefine { _, _ in } },
      refusal { try other.redefine { _, _ in 1 } },
    ]
    #expect(
      log.map { String($0.replacing(#/_[0-9A-F]{32}/#, with: "_1").prefix(99)) } == [
        "Cannot override 'Vault.later (getter)': it is async: write so in its type",
        "Cannot override 'Vault.hurry(_:)': it is @concurrent, and the handle is not: write '@concurrent' be",
        "Cannot override 'Vault.sum(_:)': it is not mutating: write the receiver's type without 'inout'",
        "Cannot override 'Vault.drop(_:)': it is mutating: write 'inout' before the receiver's type",
        "Cannot override 'Hoard.raise(_:)': its receiver is passed by address, and nothing tells whether it ",
        "Cannot override 'Vault.each(_:)': a symbol does not say all of the functions that it takes or retur",
        "Cannot find 'Vault.sum(_:)'; found instead: (sum in _1)(Swift.Int) -> Swift.Int. Write its name, la",
      ]
    )
  }

  private func refusal(_ body: () throws -> Redefinition) -> String {
    do {
      try body().stop()
      return "overridden"
    } catch {
      return "\(error)"
    }
  }
}
#endif
