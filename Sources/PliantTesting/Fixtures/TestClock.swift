import CPliant
import Dispatch
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

  private let start: Date
  let sleeping: Sleeping
  /// The readings of the system's clocks at the start.
  private let starts: [clockid_t: Duration]
  let state: Guarded<State>
  let timers = TestTimers()

  init(_ start: Date, _ sleeping: Sleeping) {
    self.start = start
    self.sleeping = sleeping
    let sinceEpoch = Duration.seconds(start.timeIntervalSince1970)
    var starts: [clockid_t: Duration] = [:]
    for clock in Self.steady { starts[clock] = Self.reading(of: clock) }
    for clock in Self.ofDay { starts[clock] = sinceEpoch }
    self.starts = starts
    state = Guarded(State(movedAt: Self.realTime))
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
  public var elapsed: Duration { state.withLock { $0.elapsed } }

  /// Moves the clock forward and wakes the tasks whose sleep has ended, in the order of those ends.
  ///
  /// The tasks resume when they are scheduled; the clock then shows the time after the whole
  /// advance.
  public func advance(by duration: Duration) {
    let due = state.withUncheckedLock { state in
      state.move(by: duration)
      return state.takeDue()
    }
    for sleeper in due { sleeper.wake() }
  }

  /// Suspends until at least `count` waits with a deadline are under way, or the task is cancelled,
  /// as it is when its `.timeLimit` has passed.
  public func sleepers(_ count: Int) async {
    let number = state.withLock { $0.makeNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        resume(state.withLock { $0.count(count, as: number, continuation) })
      }
    } onCancel: {
      resume(state.withLock { $0.cancel(number) })
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
  /// If a task sleeps until then and is resumed before, its sleep was cancelled, and `wake` is
  /// called at once. The sleeper's number is returned, with which ``forget(_:)`` takes it away.
  @discardableResult
  func sleep(until end: Duration, of task: UInt64? = nil, _ wake: @escaping Wake) -> Int {
    add(Sleeper(end: end, kind: .sleep, task: task, wake: wake)).number
  }

  /// Adds a sleeper; its thread is not counted from then on, if it is one that waits.
  ///
  /// - Returns: Its number, and whether its thread was counted.
  func add(_ sleeper: Sleeper, blocks: Bool = false) -> (number: Int, wasCounted: Bool) {
    let (number, wasCounted, due, ready) = state.withUncheckedLock { state in
      let thread = pliant_thread_id()
      let wasCounted = blocks && state.block(thread)
      let number = state.add(sleeper, wasCounted, on: thread)
      return (number, wasCounted, state.takeDue(), state.takeCounters())
    }
    for sleeper in due { sleeper.wake() }
    resume(ready)
    return (number, wasCounted)
  }

  /// Takes a sleeper away, which is not woken; returns false if it was.
  func forget(_ number: Int) -> Bool {
    let isThere = state.withLock { $0.remove(number) != nil }
    pass()
    return isThere
  }

  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Moves the clock to the next deadline and wakes who waits for it, if nothing of the test can
  /// run.
  func pass() {
    guard sleeping == .passing else { return }
    let (next, isStalled) = state.withUncheckedLock { state in
      (state.next(), state.isStalled)
    }
    next?.wake()
    if isStalled { watch(nil, 0) }
  }

  /// Has the clock pass if the test's jobs have been blocked for a second of real time, as a
  /// server's are, in waits that the clock does not know.
  private func watch(_ before: Stillness?, _ looks: Int) {
    Self.really {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) { [self] in
        guard state.withLock({ $0.keepsWatching() }) else { return pass() }
        let now = state.withLock { $0.blocked }.flatMap { Stillness($0.epoch, $0.threads) }
        guard let now, now == before else { return watch(now, 0) }
        guard looks >= 3 else { return watch(now, looks + 1) }
        let next = state.withUncheckedLock { $0.next(thoughBlockedIn: now.epoch) }
        next?.wake()
        watch(nil, 0)
      }
    }
  }

  func end() {
    let left = state.withUncheckedLock { state in
      state.hasEnded = true
      return state.takeDue()
    }
    for sleeper in left { sleeper.wake() }
  }

  // MARK: What can run

  func began() { state.withLock { $0.begin() } }

  /// Counts a job of a task, and wakes its sleeper, if it has one: its sleep was cancelled.
  func began(_ task: UInt64) {
    let cancelled = state.withUncheckedLock { state in
      state.begin()
      return state.take { $0.task == task }
    }
    for sleeper in cancelled { sleeper.wake() }
  }

  /// Ends what ``began()`` or a sleeper began.
  func finished() {
    state.withLock { $0.finish() }
    pass()
  }

  /// Notes the thread on which a counted job runs, until ``left()``.
  func entered() { state.withLock { $0.enter(pliant_thread_id()) } }

  /// Whether the thread runs a counted job.
  private var isCounted: Bool { state.withLock { $0.isCounted(pliant_thread_id()) } }

  /// Ends the job that ``entered()`` began.
  func left() { resume(state.withLock { $0.leave(pliant_thread_id()) }) }

  /// Resumes who waited for sleepers; each is counted until its job is.
  private func resume(_ ready: [CheckedContinuation<Void, Never>]) {
    for continuation in ready {
      continuation.resume()
      state.withLock { $0.finish() }
    }
    pass()
  }

  static func scope(_ date: Date, _ sleeping: Sleeping) -> Fixture {
    Fixture { operation in
      let clock = TestClock(date, sleeping)
      try TestJobs.follow(clock)
      defer { TestJobs.unfollow(clock) }
      defer { clock.end() }
      try await Fixture(replacing: replaced).run {
        try await $local.withValue(clock) {
          // From here on the task's jobs are counted. A yield may return without suspending, if the
          // job that it schedules has run on another thread before.
          repeat { await Task.yield() } while !clock.isCounted
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
  /// By default a sleep ends as soon as nothing else of the test can run, so no test waits. What
  /// can run is exactly: the jobs of its tasks and of the tasks that they start or resume, on
  /// whatever executor; blocks of `asyncAfter` and handlers of timers; threads of such jobs that a
  /// lock, a semaphore, a group or a condition lets go on; and requests that `.network` answers.
  ///
  /// Other work, such as blocks of `DispatchQueue.async`, threads and a real network, is not waited
  /// for: if a sleep races with it, use `.untilAdvanced`, with which a sleep lasts until the test
  /// advances the clock. Other tests' clocks and sleeps are not affected.
  public static func now(_ date: Date, sleeping: TestClock.Sleeping = .passing) -> Fixture {
    TestClock.scope(date, sleeping)
  }
}
