import PliantTracing
import Testing

/// Delays of async functions: the task waits, and no thread does.
@Suite(.enabled(if: isDebug && showsAsyncValues)) struct AsyncDelayTests {
  private func delay(_ time: Duration, _ name: String) throws -> NamedOverride {
    try NamedOverride.start(.delay(time), in: .matching("PliantTracingTests.Delayed.\(name)*"))
  }

  @Test func noThreadWaits() async throws {
    let override = try delay(.seconds(3600), "count(_:)")
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<100 { group.addTask { await Delayed().count(number) } }
      // More calls than the runtime has threads.
      while override.calls < 100 { await Task.yield() }
      group.cancelAll()
      return await group.reduce(0, +)
    }
    #expect(sum == 4950 && override.counts.map(\.changed) == [100])
  }

  @Test func argumentsAndResultsAreThoseOfTheCall() async throws {
    let override = try delay(.milliseconds(1), "value*")
    let delayed = Delayed()
    let small = Small(number: 1, half: 2.5, text: "a text of more than fifteen bytes")
    #expect(await delayed.value(small, 0.5) == small)
    #expect(await delayed.valueLarge(7) == Large(e: 7))
    await #expect(throws: Failure.bad(3)) { try await delayed.valueThrown(3) }
    #expect(override.calls == 3)
  }

  @Test func theyRunWhereTheyWereCalled() async throws {
    let override = try delay(.milliseconds(1), "place*")
    #expect(await onMainActor() == "main")
    let actor = Place()
    #expect(await actor.call() == "own")
    #expect(override.calls == 2)
  }

  @Test func tracesSeeThem() async throws {
    let trace = try Trace.start(.matching("PliantTracingTests.Delayed.traced*"))
    let override = try delay(.milliseconds(5), "traced*")
    let failure = try NamedOverride.start(
      .fail(Failure.none),
      in: .matching("PliantTracingTests.Delayed.tracedThrown*")
    )
    _ = await Delayed().traced(4)
    // The newest comes first, and ends the call.
    await #expect(throws: Failure.none) { try await Delayed().tracedThrown(5) }
    failure.stop()
    _ = try await Delayed().tracedThrown(6)
    trace.stop()
    override.stop()
    let calls = trace.recorded
    #expect(
      calls.map(\.description) == [
        "Delayed.traced(4) -> 4", "Delayed.tracedThrown(5) throws Failure.none",
        "Delayed.tracedThrown(6) -> 6",
      ]
    )
    #expect(calls[0].duration >= .milliseconds(5) && calls[2].duration >= .milliseconds(5))
  }

  @Test func aDelayBeforeAnError() async throws {
    let failure = try NamedOverride.start(
      .fail(Failure.none),
      in: .matching("PliantTracingTests.Delayed.failing*")
    )
    let override = try delay(.milliseconds(1), "failing*")
    await #expect(throws: Failure.none) { try await Delayed().failing("text") }
    #expect(override.calls == 1 && failure.calls == 1)
  }
}

struct Delayed: Sendable {
  func count(_ number: Int) async -> Int { number }
  func value(_ small: Small, _ half: Double) async -> Small { half == 0.5 ? small : small }
  func valueLarge(_ number: Int) async -> Large { Large(e: number) }
  func valueThrown(_ number: Int) async throws -> Int { throw Failure.bad(number) }
  func traced(_ number: Int) async -> Int { number }
  func tracedThrown(_ number: Int) async throws -> Int { number }
  func failing(_ text: String) async throws -> String { text }
}

@MainActor private func onMainActor() async -> String {
  await Delayed.place()
}

extension Delayed {
  nonisolated(nonsending) static func place() async -> String {
    let place: (any Actor)? = #isolation
    guard let actor = place else { return "none" }
    actor.preconditionIsolated()
    return actor is MainActor ? "main" : "own"
  }
}

private actor Place {
  func call() async -> String {
    await Delayed.place()
  }
}
