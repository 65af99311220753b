public import Foundation
import Glibc
import PliantBase
public import Testing

/// A test's clock, whose time changes only when the test, or a wait, moves it forward.
///
/// The trait `.now(_:)` creates it. `Date()`, `NSDate()`, `ContinuousClock.now`,
/// `DispatchTime.now()`, `time`, `gettimeofday` and `clock_gettime` read it, and every form of
/// `Task.sleep` waits for it.
///
/// ```swift
/// @Test(.now(Date(timeIntervalSince1970: 0), sleeping: .untilAdvanced))
/// func refreshesEachMinute() async throws {
///   let clock = try TestClock.current
///   let poller = Task { try await Poller().run() }
///   await clock.sleepers(1)
///   clock.advance(by: .seconds(60))
///   …
/// }
/// ```
///
/// It is thread-safe.
public final class TestClock: Sendable {
  /// The way in which the time of a test clock passes.
  public enum Sleeping: Sendable {
    /// As soon as no task of the test can run, the clock moves to the end of the next sleep.
    ///
    /// Sleeps end in the order of their deadlines, without waiting.
    case passing
    /// Time passes only when ``TestClock/advance(by:)`` is called. Sleeps that have not ended when
    /// the test ends do so then.
    case untilAdvanced
  }

  @TaskLocal static var local: TestClock?

  /// The clock of the current task's test.
  ///
  /// - Throws: `FixtureError.noClock` if neither the test nor its suite has the trait `.now(_:)`.
  public static var current: TestClock {
    get throws(FixtureError) {
      guard let local else { throw .noClock }
      return local
    }
  }

  struct State {
    var elapsed = Duration.zero
    var sleepers: [Sleeper] = []
    /// The number of sleepers so far, which orders those of the same deadline.
    var count = 0
    /// The jobs of the test that can run or do run, and the threads that run one.
    var running = 0
    var threads: Set<pid_t> = []
    /// The time at which run loops began to move the clock, and their number.
    var flow: (since: Duration, loops: Int)?
    /// Whether somebody looks whether the test's jobs take longer than a moment.
    var isWatched = false
    var hasEnded = false
    var counters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    var now: Duration { elapsed + (flow.map { TestClock.realTime - $0.since } ?? .zero) }

    /// Adds a sleeper, and returns its number.
    mutating func add(_ end: Duration, _ kind: Sleeper.Kind, _ wake: @escaping Wake) -> Int {
      count += 1
      sleepers.append(Sleeper(number: count, end: end, kind: kind, wake: wake))
      return count
    }

    /// Removes and returns the sleepers whose time has come, and counts the jobs that they resume.
    mutating func takeDue() -> [Sleeper] {
      let (due, now) = (sleepers.filter { $0.end <= self.now }, now)
      sleepers.removeAll { $0.end <= now }
      running += due.count { $0.kind != .wait }
      return due.sorted(by: <)
    }

    /// Removes and returns the continuations that wait for at most the present number of sleepers.
    mutating func takeCounters() -> [CheckedContinuation<Void, Never>] {
      let ready = counters.filter { $0.count <= sleepers.count }
      counters.removeAll { $0.count <= sleepers.count }
      return ready.map(\.continuation)
    }
  }

  typealias Wake = @Sendable () -> Void

  struct Sleeper {
    enum Kind {
      /// Its wake resumes a job, which is counted as running until ``TestClock/finished()``.
      case sleep
      /// A wait for what other threads may do, which ends later than its deadline.
      case wait
    }

    var number: Int
    var end: Duration
    var kind: Kind
    /// Called without a lock.
    var wake: Wake

    static func < (one: Sleeper, other: Sleeper) -> Bool {
      (one.end, one.number) < (other.end, other.number)
    }
  }

  private let start: Date
  let sleeping: Sleeping
  /// The readings of the system's clocks at the start.
  private let starts: [clockid_t: Duration]
  let state = Guarded(State())
  let timers = TestTimers()

  init(_ start: Date, _ sleeping: Sleeping) {
    self.start = start
    self.sleeping = sleeping
    let sinceEpoch = Duration.seconds(start.timeIntervalSince1970)
    var starts: [clockid_t: Duration] = [:]
    for clock in Self.steady { starts[clock] = Self.reading(of: clock) }
    for clock in Self.ofDay { starts[clock] = sinceEpoch }
    self.starts = starts
  }

  private static let ofDay = [
    CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_REALTIME_ALARM, CLOCK_TAI,
  ]
  private static let steady = [
    CLOCK_MONOTONIC, CLOCK_MONOTONIC_COARSE, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME,
    CLOCK_BOOTTIME_ALARM,
  ]

  /// The date that `Date()` returns.
  public var now: Date { start + TimeInterval(elapsed) }

  /// The time that has passed since the test started.
  public var elapsed: Duration { state.withLock { $0.now } }

  /// Moves the clock forward and wakes the tasks whose sleep has ended, in the order of those ends.
  ///
  /// The tasks resume when they are scheduled; the clock then shows the time after the whole
  /// advance.
  public func advance(by duration: Duration) { advance { $0.elapsed += duration } }

  private func advance(_ change: (inout State) -> Void) {
    let due = state.withUncheckedLock { state in
      change(&state)
      return state.takeDue()
    }
    for sleeper in due { sleeper.wake() }
  }

  /// Suspends until at least `count` waits with a deadline are under way.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.counters.append((count, continuation))
        return state.takeCounters()
      }
      for continuation in ready { continuation.resume() }
    }
  }

  // MARK: Readings

  /// Returns the reading of a clock of the system, or nil for clocks of processes and threads.
  func reading(of clock: clockid_t) -> Duration? { starts[clock].map { $0 + elapsed } }

  /// Returns the test's time at a reading of a clock of the system.
  func end(at reading: Duration, of clock: clockid_t) -> Duration? {
    starts[clock].map { reading - $0 }
  }

  func end(at date: Date) -> Duration { .seconds(date.timeIntervalSince(start)) }

  /// Returns the test's time at a `dispatch_time_t`, or nil for now and for the distant future.
  ///
  /// The highest bits of a `dispatch_time_t` identify its clock.
  func end(of time: UInt64) -> Duration? {
    guard time != DispatchTime.distantFuture.rawValue, time != 0 else { return nil }
    let (isOther, isOfDay) = (time >> 63 == 1, time >> 62 & 1 == 1)
    let clock = !isOther ? CLOCK_MONOTONIC : isOfDay ? CLOCK_REALTIME : CLOCK_BOOTTIME
    let since = !isOther ? time : isOfDay ? 0 &- time : time & ~(1 << 63)
    return end(at: .nanoseconds(Int64(since)), of: clock)
  }

  // MARK: Sleeping

  /// Calls `wake` when the clock has reached `end`; it ends with ``finished()``.
  ///
  /// - Returns: The number of the sleeper, with which ``forget(_:)`` takes it away.
  @discardableResult
  func sleep(until end: Duration, _ wake: @escaping Wake) -> Int {
    let (number, due, ready) = state.withUncheckedLock { state in
      let number = state.add(end, .sleep, wake)
      return (number, state.takeDue(), state.takeCounters())
    }
    for sleeper in due { sleeper.wake() }
    for continuation in ready { continuation.resume() }
    pass()
    return number
  }

  /// Takes a sleeper away, which is not woken; returns false if it was.
  func forget(_ number: Int) -> Bool {
    let isThere = state.withLock { state in
      defer { state.sleepers.removeAll { $0.number == number } }
      return state.sleepers.contains { $0.number == number }
    }
    pass()
    return isThere
  }

  var isFlowing: Bool { state.withLock { $0.flow != nil } }
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Moves the clock to the end of the next sleep and wakes who sleeps, if nothing of the test can
  /// run, or, if that takes more than a moment, anyway.
  func pass(anyway: Bool = false) {
    guard sleeping == .passing else { return }
    let (next, isStalled) = state.withUncheckedLock { state -> (Sleeper?, Bool) in
      guard let next = state.sleepers.min(by: <), next.kind == .sleep else { return (nil, false) }
      guard anyway || state.running <= 0 else {
        defer { state.isWatched = true }
        return (nil, !state.isWatched)
      }
      state.elapsed = max(state.elapsed, next.end)
      state.sleepers.removeAll { $0.number == next.number }
      state.running += 1
      return (next, false)
    }
    next?.wake()
    if isStalled { watch() }
  }

  /// Has the clock pass if jobs of the test only wait for a second of real time, as a server does.
  private func watch() {
    let count = state.withLock { $0.count }
    Self.really {
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        let threads = self.state.withLock { state -> Set<pid_t>? in
          state.isWatched = false
          return state.count == count && state.running <= state.threads.count ? state.threads : nil
        }
        self.pass(anyway: threads?.allSatisfy(TestJobs.waits) ?? false)
      }
    }
  }

  /// Moves the clock to the end of a wait.
  func reach(_ end: Duration) { advance { $0.elapsed += max(.zero, end - $0.now) } }

  func end() {
    let left = state.withUncheckedLock { state in
      defer { state.sleepers = [] }
      state.hasEnded = true
      state.running += state.sleepers.count { $0.kind == .sleep }
      return state.sleepers.sorted(by: <)
    }
    for sleeper in left { sleeper.wake() }
  }

  static func scope(_ date: Date, _ sleeping: Sleeping) -> Fixture {
    Fixture { operation in
      let clock = TestClock(date, sleeping)
      TestJobs.follow(clock)
      defer { TestJobs.unfollow(clock) }
      defer { clock.end() }
      try await Fixture(nesting: scopes).run {
        try await $local.withValue(clock) {
          // From here on the task's jobs are counted.
          await Task.yield()
          try await operation()
        }
      }
    }
  }
}

extension TimeInterval {
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
  }
}

extension Trait where Self == Fixture {
  /// Stops the time at `date` while the test runs; move it with ``TestClock/current``.
  ///
  /// By default a sleep ends as soon as nothing else of the test can run, so no test waits. Work
  /// outside of the test's tasks is not waited for: if a sleep races with such work, as a timeout
  /// does, use `.untilAdvanced`, with which a sleep lasts until the test advances the clock. Other
  /// tests' clocks and sleeps are not affected.
  public static func now(_ date: Date, sleeping: TestClock.Sleeping = .passing) -> Fixture {
    TestClock.scope(date, sleeping)
  }
}
