import Foundation
import PliantTesting
import Synchronization
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

  /// Step by step, each with the names of what it wakes.
  @Test(.now(start, sleeping: .untilAdvanced)) func stepsToTheNextDeadline() async throws {
    let clock = try TestClock.current
    let steps = Steps()
    #expect(clock.advanceToNext().isEmpty && clock.elapsed == .zero)
    for (name, seconds) in [("b", 20.0), ("a", 10), ("c", 20)] {
      Task(name: name) { try await Task.sleep(for: .seconds(seconds)) }
    }
    Task(name: "d") { DispatchQueue.global().asyncAfter(deadline: .now() + 30) {} }
    await clock.sleepers(4)
    while case let woken = clock.advanceToNext(), !woken.isEmpty { steps.add(woken) }
    let expected = [
      "a sleep of task 'a' until \(Self.start + 10)",
      "a sleep of task 'b' until \(Self.start + 20), a sleep of task 'c' until \(Self.start + 20)",
      "a timer of task 'd' until \(Self.start + 30)",
    ]
    #expect(steps.all == expected)
    #expect(clock.elapsed == .seconds(30))
    clock.checkNothingSleeps()
  }

  /// Until nothing sleeps: what sleeps again does so, too.
  @Test(arguments: [TestClock.Sleeping.passing, .untilAdvanced])
  func runsUntilNothingSleeps(_ sleeping: TestClock.Sleeping) async throws {
    try await Fixture.now(Self.start, sleeping: sleeping).run {
      let (clock, steps) = (try TestClock.current, Steps())
      for seconds in [7, 5] {
        Task {
          for _ in 0..<3 {
            try await Task.sleep(for: .seconds(seconds))
            steps.add("\(seconds) at \(Date().timeIntervalSince(Self.start))")
          }
        }
      }
      await clock.run()
      #expect(
        steps.all == ["5 at 5.0", "7 at 7.0", "5 at 10.0", "7 at 14.0", "5 at 15.0", "7 at 21.0"]
      )
      clock.checkNothingSleeps()
    }
  }

  @Test(.now(start, sleeping: .untilAdvanced)) func aRunIsCancelled() async throws {
    let clock = try TestClock.current
    let poller = Task { while true { try await Task.sleep(for: .seconds(1)) } }
    let run = Task { await clock.run() }
    await clock.sleepers(1)
    run.cancel()
    await run.value
    poller.cancel()
    await #expect(throws: CancellationError.self) { try await poller.value }
  }

  @Test(.now(start, sleeping: .untilAdvanced)) func whatSleepsIsAnIssue() async throws {
    let clock = try TestClock.current
    let poller = Task(name: "poller") { try await Task.sleep(for: .seconds(60)) }
    await clock.sleepers(1)
    withKnownIssue {
      clock.checkNothingSleeps()
    } matching: { issue in
      "\(issue.error.map { "\($0)" } ?? "")"
        == "a sleep of task 'poller' until \(Self.start + 60): cancel it and await its end, or "
        + "advance the clock"
    }
    poller.cancel()
    _ = await poller.result
    clock.checkNothingSleeps()
  }

  private final class Steps: Sendable {
    private let steps = Mutex<[String]>([])
    func add(_ step: String) { steps.withLock { $0.append(step) } }
    /// Of the same deadline, the one that began first wakes first.
    func add(_ woken: [TestClock.Sleep]) {
      add(woken.map(\.description).sorted().joined(separator: ", "))
    }
    var all: [String] { steps.withLock { $0 } }
  }

  @Test func onlyInItsTest() async throws {
    #expect(throws: FixtureError.noClock) { try TestClock.current }
    try await Fixture.now(Self.start).run {
      #expect(Date() == Self.start)
      #expect(await Task.detached { Date() }.value == Self.start)
    }
    #expect(Date() != Self.start)
  }

  /// A date within a suite's: the inner clock moves first, and the outer one if that cannot.
  @Test(arguments: 0..<20) func nests(_: Int) async throws {
    let other = Date(timeIntervalSince1970: -5_000)
    try await Fixture.now(Self.start).run {
      let outside = Task {
        try await Task.sleep(for: .seconds(10))
        return Date()
      }
      try await Fixture.now(other).run {
        try await Task.sleep(for: .seconds(50))
        #expect(Date() == other + 50)
        #expect(try await outside.value == Self.start + 10)
        #expect(Date() == other + 50)
      }
      #expect(Date() == Self.start + 10)
      try await Task.sleep(for: .seconds(1))
      #expect(Date() == Self.start + 11)
      await #expect(throws: CancellationError.self) {
        try await Fixture.now(other, sleeping: .untilAdvanced).run { throw CancellationError() }
      }
      try await Task.sleep(for: .seconds(1))
      #expect(Date() == Self.start + 12)
    }
  }

  @Test func sleepsAreCancelledAtTheEnd() async throws {
    var sleeping: Task<Void, any Error>?
    try await Fixture.now(Self.start, sleeping: .untilAdvanced).run {
      sleeping = Task { try await Task.sleep(for: .seconds(1_000_000)) }
      try await TestClock.current.sleepers(1)
    }
    await #expect(throws: CancellationError.self) { try await sleeping?.value }
  }
}
