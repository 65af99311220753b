import Foundation
import PliantTesting
import Testing

@Suite struct TestClockTests {
  private static let start = Date(timeIntervalSince1970: 1_000)

  @Test(.now(start)) func timeStandsStill() throws {
    let clock = try TestClock.current
    let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
    #expect(Date() == Self.start && Date.now == Self.start && clock.now == Self.start)
    clock.advance(by: .seconds(60))
    #expect(Date().timeIntervalSince(Self.start) == 60)
    #expect(Self.start.timeIntervalSinceNow == -60)
    #expect(ContinuousClock.now - continuous == .seconds(60))
    #expect(SuspendingClock.now - suspending == .seconds(60))
  }

  /// No test waits: a week passes.
  @Test(.now(start)) func sleepsPass() async throws {
    let clock = try TestClock.current
    try await Task.sleep(for: .seconds(100_000))
    try await Task.sleep(nanoseconds: 100_000_000_000_000)
    try await Task.sleep(until: .now + .seconds(100_000), clock: .continuous)
    let end = SuspendingClock.now + .seconds(100_000)
    try await Task.sleep(until: end, tolerance: .seconds(1), clock: .suspending)
    try await ContinuousClock().sleep(for: .seconds(100_000))
    try await Task.sleep(for: .seconds(100_000), tolerance: .milliseconds(1))
    #expect(clock.elapsed == .seconds(600_000))
    #expect(Date() == Self.start + 600_000)
  }

  /// As debouncing does: a cancelled sleep is nobody's any more when another task sleeps.
  @Test(.now(start, sleeping: .untilAdvanced), .timeLimit(.minutes(1)))
  func cancelledSleepsAreNotCounted() async throws {
    let clock = try TestClock.current
    for _ in 0..<200 {
      let first = Task { try await Task.sleep(for: .seconds(1)) }
      await clock.sleepers(1)
      first.cancel()
      let second = Task { try await Task.sleep(for: .seconds(2)) }
      await clock.sleepers(1)
      clock.advance(by: .seconds(2))
      try await second.value
      await #expect(throws: CancellationError.self) { try await first.value }
    }
  }

  /// Before the task waits, and after.
  @Test(.now(start), arguments: [false, true])
  func aWaitForSleepersIsCancelled(late: Bool) async throws {
    let clock = try TestClock.current
    let waiting = Task { await clock.sleepers(2) }
    if late { try await Task.sleep(for: .seconds(1)) }
    waiting.cancel()
    await waiting.value
  }

  @Test(.now(start, sleeping: .untilAdvanced)) func sleepersAreWoken() async throws {
    let clock = try TestClock.current
    let (events, tell) = AsyncStream.makeStream(of: String.self)
    for seconds in [3, 1, 2] {
      Task {
        try await Task.sleep(for: .seconds(seconds), tolerance: seconds == 2 ? .zero : nil)
        tell.yield("\(seconds) at \(Date().timeIntervalSince1970)")
      }
    }
    await clock.sleepers(3)
    var heard = events.makeAsyncIterator()
    clock.advance(by: .seconds(1))
    #expect(await heard.next() == "1 at 1001.0")
    clock.advance(by: .seconds(1))
    #expect(await heard.next() == "2 at 1002.0")
    clock.advance(by: .seconds(5))
    #expect(await heard.next() == "3 at 1007.0")
  }

  @Test func onlyInItsTask() async throws {
    #expect(throws: FixtureError.noClock) { try TestClock.current }
    try await Fixture.now(Self.start).run {
      #expect(Date() == Self.start)
      #expect(await Task.detached { Date() }.value != Self.start)
    }
    #expect(Date() != Self.start)
  }

  /// What sleeps when the test ends is woken.
  @Test func endsWithItsTest() async throws {
    var sleeping: Task<Void, any Error>?
    try await Fixture.now(Self.start, sleeping: .untilAdvanced).run {
      sleeping = Task { try await Task.sleep(for: .seconds(1_000_000)) }
      try await TestClock.current.sleepers(1)
    }
    try await sleeping?.value
  }
}
