import Foundation
import Pliant
import Testing

/// Serialized, because redefinitions of requirements affect every test.
@Suite(.serialized)
struct ConformerTests {
  @Test func referencesOfAClassBoundProtocol() async throws {
    let take = try #method((any Desk).take(_:by:)).redefine(around: { original in
      { desk, numbers, change in original(desk, numbers, { change($0) * 10 }) }
    })
    #expect(desks().map { $0.take([1]) { $0 + 1 } } == [[20], [40]])
    take.stop()
    #expect(desks().map { $0.take([1]) { $0 + 1 } } == [[2], [4]])
    let wait = try #method((any Desk).wait(_:)).redefine(around: { original in
      { desk, n in await original(desk, n) + 1 }
    })
    let waited = [await desks()[0].wait(3), await desks()[1].wait(3)]
    #expect(waited == [4, 7])
    wait.stop()
  }

  @Test func valuesAreReleasedAsOftenAsTheyAreRetained() async throws {
    let log = Log()
    let send = try #method((any Holding).send(_:)).redefine(around: { original in
      { original($0, $1) }
    })
    let wait = try #method((any Holding).wait(_:)).redefine(around: { original in
      { await original($0, $1) }
    })
    #expect(holder(nil).send("x") == 1)
    for _ in 0..<10 {
      let holder = holder(Held(log))
      _ = holder.send("x")
      _ = await holder.wait(1)
    }
    send.stop()
    wait.stop()
    #expect(log.text == "- - - - - - - - - -")
  }

  @Test func genericConformersAreLeftOut() throws {
    let pack = #method((any Packing).pack)
    #expect(try pack.conformers().map { "\($0)" } == ["Plain"])
    let redefinition = try pack.redefine { _ in 1 }
    #expect([Plain(), Box(content: 2)].map(packed) == [1, 2])
    redefinition.stop()
    #expect([Plain(), Box(content: 2)].map(packed) == [3, 2])
    guard case .callsOf(_, let besides) = pack.reach else {
      Issue.record("\(pack.reach)")
      return
    }
    #expect(besides.contains { $0.contains("Box") })
    let error = #expect(throws: OverrideError.self) {
      try pack.conformer(Box<Int>.self).redefine { _ in 1 }
    }
    #expect(error?.description.contains("write the handle of the type's own method") == true)
  }

  /// A redefinition is active as long as it answers for one type.
  @Test func aRedefinitionThatAnswersForSomeIsActive() throws {
    let take = #method((any Desk).take(_:by:))
    func taken() -> [[Int]] { desks().map { $0.take([1]) { $0 } } }
    let all = try take.redefine { _, _, _ in [7] }
    let low = try take.conformer(Low.self).redefine { _, _, _ in [8] }
    #expect("\(all.isActive) \(low.isActive) \(taken())" == "true true [[8], [7]]")
    let high = try take.conformer(High.self).redefine { _, _, _ in [9] }
    #expect("\(all.isActive) \(low.isActive) \(taken())" == "false true [[8], [9]]")
    all.start()
    #expect("\(all.isActive) \(low.isActive) \(high.isActive)" == "true false false")
    all.stop()
    #expect("\(all.isActive) \(taken())" == "false [[1], [2]]")
  }

  @Test func aRequirementOnOneObjectSaysWhatToWrite() throws {
    let error = #expect(throws: OverrideError.self) {
      try #method((any Desk).take(_:by:)).override(on: Low()) { _, _, _ in [] }
    }
    #expect(error?.description.contains("'.conformer(Low.self).redefine'") == true)
  }

  /// Async requirements of modules with `NonisolatedNonsendingByDefault`, as this one has it.
  @Test func requirementsThatInheritTheCallersIsolation() async throws {
    @MainActor func onMain() async -> [String] {
      var all: [String] = []
      for value in stayings() { all.append(await value.stay(2)) }
      return all
    }
    let stay = try #method((any Staying).stay(_:)).redefine(around: { original in
      { await original($0, $1 + 1) + "!" }
    })
    #expect(await onMain() == ["3!", "6 5!"])
    var first = stayings()[0]
    #expect(await first.stay(1) == "2!")
    stay.stop()
    first = stayings()[0]
    #expect(await onMain() == ["2", "4 5"])
    #expect(await first.stay(1) == "1")
  }

  /// The runtime makes the witness tables of protocols that may get more requirements.
  @Test func protocolsOfLibraries() throws {
    let encode = #method((any Encodable).encode(to:))
    func json() throws -> String {
      String(decoding: try JSONEncoder().encode([Encoded(id: 1)]), as: UTF8.self)
    }
    let redefinition = try encode.conformer(Encoded.self).redefine(around: { original in
      { value, encoder in
        guard let value = value as? Encoded, value.id > 0 else {
          return try original(value, encoder)
        }
        try original(Encoded(id: -value.id), encoder)
      }
    })
    #expect(try json() == #"[{"id":-1}]"#)
    redefinition.stop()
    #expect(try json() == #"[{"id":1}]"#)
  }

  /// A default implementation is passed the witness table, and calls through it are seen.
  @Test func defaultImplementationsCallTheRedefinition() throws {
    let depth = try #method((any Naming).depth(_:)).redefine(around: { original in
      { original($0, $1) + 10 }
    })
    #expect(depths().prefix(2) == [32, 32])
    #if DEBUG
    // The optimizer makes a copy for a struct, which calls itself.
    #expect(depths()[2] == 32)
    #endif
    depth.stop()
    #expect(depths() == [2, 2, 2])
    let name = try #method((any Naming).name).redefine(around: { original in { original($0) + "!" }
    })
    #expect(names() == ["default!", "own!", "default!"])
    name.stop()
    #expect(names() == ["default", "own", "default"])
  }

  @Test func classesWithADefaultImplementationOfManyArgumentsAreRefused() throws {
    let sum = #method((any Naming).sum(_:_:_:_:_:))
    #expect(throws: OverrideError.self) {
      try sum.conformer(Defaulting.self).redefine { _, _, _, _, _, _ in 0 }
    }
    let redefinition = try sum.conformer(Plain.self).redefine(around: { original in
      { original($0, $1, $2, $3, $4, $5) + 10 }
    })
    #expect(namings().map { $0.sum(1, 2, 3, 4, 5) } == [15, 15, 25])
    redefinition.stop()
  }
}

// MARK: - What is called

/// The compiler calls the method itself if it sees a value's type.
@_optimize(none)
private func desks() -> [any Desk] { [Low(), High()] }

@_optimize(none)
private func packed(_ value: any Packing) -> Int { value.pack() }

@_optimize(none)
private func namings() -> [any Naming] { [Defaulting(), Own(), Plain()] }

@_optimize(none)
private func names() -> [String] { namings().map { $0.name() } }

@_optimize(none)
private func depths() -> [Int] { namings().map { $0.depth(2) } }

@_optimize(none)
private func holder(_ held: Held?) -> any Holding {
  guard let held else { return Unheld() }
  return Holder(held: held, other: held, text: "text", n: 1)
}

private protocol Desk: AnyObject, Sendable {
  func take(_ numbers: [Int], by change: (Int) -> Int) -> [Int]
  @concurrent func wait(_ n: Int) async -> Int
}

private class Low: Desk, @unchecked Sendable {
  func take(_ numbers: [Int], by change: (Int) -> Int) -> [Int] { numbers.map(change) }
  @concurrent func wait(_ n: Int) async -> Int { n }
}

private final class High: Desk {
  func take(_ numbers: [Int], by change: (Int) -> Int) -> [Int] { numbers.map { change($0) * 2 } }
  @concurrent func wait(_ n: Int) async -> Int { n * 2 }
}

private struct Encoded: Encodable {
  let id: Int
}

private protocol Staying: Sendable {
  func stay(_ n: Int) async -> String
}

private struct Here: Staying {
  func stay(_ n: Int) async -> String {
    await Task.yield()
    return "\(n)"
  }
}

private struct There: Staying {
  let other = 5
  var text = "a text that is longer than fifteen letters"
  func stay(_ n: Int) async -> String {
    "\(n * 2) \(other)"
  }
}

@_optimize(none)
private func stayings() -> [any Staying] { [Here(), There()] }

private protocol Packing {
  func pack() -> Int
}

private struct Plain: Packing {
  func pack() -> Int { 3 }
}

private struct Box<Content>: Packing {
  let content: Content
  func pack() -> Int { 2 }
}

private protocol Naming {
  func name() -> String
  func depth(_ n: Int) -> Int
  func sum(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> Int
}

extension Naming {
  func name() -> String { "default" }
  func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + self.depth(n - 1) }
  func sum(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> Int { a + b + c + d + e }
}

extension Plain: Naming {}

private class Defaulting: Naming {}

private class Own: Naming {
  func name() -> String { "own" }
}

private protocol Holding: Sendable {
  func send(_ text: String) -> Int
  @concurrent func wait(_ n: Int) async -> Int
}

private struct Holder: Holding {
  let held: Held
  let other: Held
  let text: String
  let n: Int
  func send(_ text: String) -> Int { n }
  @concurrent func wait(_ n: Int) async -> Int { n }
}

/// The optimizer calls what only one type conforms to without its table.
private struct Unheld: Holding {
  func send(_ text: String) -> Int { text.utf8.count }
  @concurrent func wait(_ n: Int) async -> Int { -n }
}

private final class Held: Sendable {
  let log: Log
  init(_ log: Log) { self.log = log }
  deinit { log("-") }
}
