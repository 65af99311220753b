import Pliant
import Testing

/// Serialized, because redefinitions of requirements affect every test.
@Suite(.serialized)
struct RequirementTests {
  @Test func everyConformerRunsTheRedefinition() throws {
    let send = #method((any Sending).send(_:))
    #expect(try sent("xy") == [3, 23, 2, 102, 202, 302, 402])
    let redefinition = try send.redefine(around: { original in
      { sender, text in try original(sender, text + "z") + 1_000 }
    })
    #expect(try sent("xy") == [1_004, 1_024, 1_003, 1_103, 1_203, 1_303, 1_403])
    #expect(try sentBySome(Wide(n: 2), "xy") == 1_024)
    #expect(throws: Unsent.self) { try sent("!") }
    redefinition.stop()
    #expect(try sent("xy") == [3, 23, 2, 102, 202, 302, 402])
    redefinition.start()
    #expect(try sent("xy").first == 1_004)
    redefinition.stop()
  }

  @Test func conformersAreListedAndChosen() throws {
    let send = #method((any Sending).send(_:))
    let names = try send.conformers().map { "\($0)" }.sorted()
    #expect(names == ["Agent", "Bare", "Boss", "Clerk", "Either", "Wide"])
    let redefinition = try send.conformer(Wide.self).redefine { _, _ in 7 }
    #expect(redefinition.description == "Redefinition of 'Sending.send(_:) of Wide'")
    #expect(try sent("xy") == [3, 7, 2, 102, 202, 302, 402])
    redefinition.stop()
    // Subclasses run the witness of the class that conforms.
    let others = try send.conformer(Clerk.self).redefine { _, _ in 7 }
    #expect(try sent("xy") == [3, 23, 2, 7, 202, 7, 402])
    others.stop()
    #expect(try #method(Wide.send(_:)).conformers().isEmpty)
  }

  @Test func reachNamesTheConformersAndWhatIsNotSeen() {
    guard case .callsOf(let calls, let besides) = #method((any Sending).send(_:)).reach else {
      Issue.record("\(#method((any Sending).send(_:)).reach)")
      return
    }
    #expect(calls.hasPrefix("Sending.send(_:) through the protocol, of "))
    #expect(["Agent", "Bare", "Boss", "Clerk", "Either", "Wide"].allSatisfy(calls.contains))
    #if DEBUG
    #expect(besides.contains { $0.contains("Wide") && $0.contains(".send(Swift.String)") })
    #endif
  }

  @Test func suspendingRequirements() async throws {
    let before = try await waited(5)
    #expect(before == [7, 8, 5, 107, 207, 107, 405])
    let redefinition = try #method((any Sending).wait(_:_:)).redefine(around: { original in
      { sender, text, n in
        await Task.yield()
        return try await original(sender, text + "z", n + 1) + 1_000
      }
    })
    #expect(try await waited(5) == [1_009, 1_010, 1_006, 1_109, 1_209, 1_109, 1_406])
    await #expect(throws: Unsent.self) { try await waited(-1 - 1) }
    redefinition.stop()
    #expect(try await waited(5) == before)
  }

  @Test func aTaskHasItsOwn() async throws {
    let send = #method((any Sending).send(_:))
    let everybody = try send.conformer(Wide.self).redefine { _, _ in 7 }
    let all = try send.withRedefinition(
      around: { original in { try original($0, $1) * 10 } },
      operation: { try sent("xy") }
    )
    #expect(all == [30, 230, 20, 1_020, 2_020, 3_020, 4_020])
    everybody.stop()
    try await send.withSpy { spy in
      _ = try sent("xy")
      #expect(spy.calls.count == 7)
    }
    #expect(try sent("xy") == [3, 23, 2, 102, 202, 302, 402])
  }

  @Test func theReceiverIsTheValueAndMayBeCalled() throws {
    let log = Log()
    let redefinition = try #method((any Sending).send(_:)).redefine(around: { original in
      { sender, text in
        log("\(type(of: sender)) \(text)")
        return try text.isEmpty
          ? original(Wide(n: 1), "a") : sender.send("") + original(sender, text)
      }
    })
    #expect(try senders()[0].send("xy") == 21 + 3)
    #expect(try senders()[5].send("xy") == 21 + 302)
    #expect(log.text == "Bare xy Bare  Chief xy Chief ")
    redefinition.stop()
  }

  @Test func manyArgumentsAndDefaultImplementations() throws {
    let redefinition = try #method((any Sending).label(_:_:_:_:_:_:)).conformer(Bare.self)
      .redefine(around: { original in
        { sender, a, b, c, d, e, f in original(sender, a, b + "!", c, d, e, f) + "?" }
      })
    let labels = senders().map { $0.label(1, "b", [2, 3], 4.5, 6, "more than fifteen letters") }
    #expect(labels[0] == "1 b! [2, 3] 4.5 6 more than fifteen letters 0?")
    #expect(labels[1] == "1 b [2, 3] 4.5 6 more than fifteen letters 40")
    redefinition.stop()
  }
}

extension RequirementTests {
  @Test func typesThatDoNotConformAreRefused() throws {
    let send = #method((any Sending).send(_:))
    #expect(throws: OverrideError.self) { try send.conformer(Int.self).redefine { _, _ in 7 } }
    #expect(throws: OverrideError.self) { try send.conformer(Chief.self).redefine { _, _ in 7 } }
    let wide = #method(Wide.send(_:)).conformer(Wide.self)
    #expect(throws: OverrideError.self) { try wide.redefine { _, _ in 7 } }
  }

  @Test func inheritedRequirementsAreRefused() throws {
    #expect(throws: OverrideError.self) {
      try #method((any Mailing).send(_:)).redefine { _, _ in 7 }
    }
  }
}

// MARK: - What is called

/// The compiler calls the method itself if it sees a value's type.
@_optimize(none)
private func senders() -> [any Sending] {
  [Bare(), Wide(n: 2), Either.right, Clerk(), Boss(), Chief(), Agent()]
}

@_optimize(none)
private func sent(_ text: String) throws -> [Int] { try senders().map { try $0.send(text) } }

@_optimize(none)
private func sentBySome<S: Sending>(_ sender: S, _ text: String) throws -> Int {
  try sender.send(text)
}

private func waited(_ n: Int) async throws -> [Int] {
  var all: [Int] = []
  for sender in senders() { all.append(try await sender.wait("xy", n)) }
  return all
}

private struct Unsent: Error {}

// MARK: - Types

private protocol Sending: Sendable {
  func send(_ text: String) throws -> Int
  @concurrent func wait(_ text: String, _ n: Int) async throws -> Int
  func label(_ a: Int, _ b: String, _ c: [Int], _ d: Double, _ e: Int, _ f: String) -> String
}

extension Sending {
  @concurrent func wait(_ text: String, _ n: Int) async throws -> Int { n }
  func label(_ a: Int, _ b: String, _ c: [Int], _ d: Double, _ e: Int, _ f: String) -> String {
    "\(a) \(b) \(c) \(d) \(e) \(f) \(MemoryLayout<Self>.size)"
  }
}

private protocol Mailing: Sending {}

private struct Bare: Sending {
  func send(_ text: String) throws -> Int {
    if text.hasPrefix("!") { throw Unsent() }
    return text.count + 1
  }
  @concurrent func wait(_ text: String, _ n: Int) async throws -> Int {
    await Task.yield()
    if n < 0 { throw Unsent() }
    return text.count + n
  }
}

private struct Wide: Sending {
  let n: Int
  var tail = "a tail that is longer than a string's words hold", a = 1, b = 2
  func send(_ text: String) throws -> Int { n + text.count + a + b + 16 }
  @concurrent func wait(_ text: String, _ n: Int) async throws -> Int { text.count + n + a }
}

private enum Either: Sending {
  case left
  case right
  func send(_ text: String) throws -> Int { self == .left ? text.count - 1 : text.count }
}

private class Clerk: Sending, @unchecked Sendable {
  func send(_ text: String) throws -> Int { 100 + text.count }
  @concurrent func wait(_ text: String, _ n: Int) async throws -> Int {
    await Task.yield()
    return 100 + text.count + n
  }
}

private final class Boss: Sending {
  func send(_ text: String) throws -> Int { 200 + text.count }
  @concurrent func wait(_ text: String, _ n: Int) async throws -> Int { 200 + text.count + n }
}

private final class Chief: Clerk, @unchecked Sendable {
  override func send(_ text: String) throws -> Int { 300 + text.count }
}

private actor Agent: Sending {
  let first = 400
  nonisolated func send(_ text: String) throws -> Int { 400 + text.count }
  func wait(_ text: String, _ n: Int) async throws -> Int { first + n }
}
