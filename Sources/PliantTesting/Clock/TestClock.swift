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
/// Every thread may use it.
public final class TestClock: Sendable {
  /// The way in which the time of a test clock passes.
  public enum Sleeping: Sendable {
    /// The clock moves to the end of the next sleep as soon as no task of the test can run.
    ///
    /// Sleeps end in the order of their deadlines, without waiting.
    case passing
    /// Time passes only when ``TestClock/advance(by:)`` is called. Sleeps that have not ended when
    /// the test ends throw `CancellationError` then.
    case untilAdvanced
  }

  static var local: TestClock? { Replacements.current?.clock }
  /// The clock of the test that the current work belongs to.
  static var own: TestClock? { Surroundings.own?.clock }

  /// The clock of the current task's test.
  ///
  /// - Throws: `FixtureError.noClock` if neither the test nor its suite has the trait `.now(_:)`.
  public static var current: TestClock {
    get throws(FixtureError) {
      guard let local else { throw .noClock }
      return local
    }
  }

  let test = Test.current
  private let start: Date
  let sleeping: Sleeping
  /// The readings of the system's clocks at the start.
  private let starts: [clockid_t: Duration]
  /// The time by which Dispatch's times of day are later, so that it can have those before 1970.
  private let shift: Duration
  let state: Guarded<State>
  let timers = TestTimers()
  /// The clock of the fixture around this one's, which moves if this one cannot.
  let outer: TestClock?

  init(_ start: Date, _ sleeping: Sleeping, in outer: TestClock? = nil) {
    self.outer = outer
    self.start = start
    self.sleeping = sleeping
    let sinceEpoch = Duration.seconds(start.timeIntervalSince1970)
    shift = Self.days.contains(sinceEpoch) ? .zero : Self.days.lowerBound - sinceEpoch
    var starts: [clockid_t: Duration] = [:]
    for clock in Self.steady { starts[clock] = Self.reading(of: clock) }
    for clock in Self.ofDay { starts[clock] = sinceEpoch }
    self.starts = starts
    state = Guarded(State(at: sinceEpoch, movedAt: Self.realTime))
  }

  private static let ofDay = [
    CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_REALTIME_ALARM, CLOCK_TAI,
  ]
  /// The times of day that Dispatch can have, and decades before and after, in its 62 bits.
  private static let days = Duration.nanoseconds(1 << 60)..<Duration.nanoseconds(15 << 58)
  private static let steady = [
    CLOCK_MONOTONIC, CLOCK_MONOTONIC_COARSE, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME,
    CLOCK_BOOTTIME_ALARM,
  ]

  /// The date that `Date()` returns.
  public var now: Date { date(at: elapsed) }

  /// The time that has passed since the test started.
  public var elapsed: Duration { state.withLock { $0.elapsed } }

  // MARK: Readings

  /// The date for a file system's files since 1970; it is told before the clock moves.
  func date(of files: Overlay) -> Duration {
    state.withLock { state in
      state.files[ObjectIdentifier(files)] = files
      return state.date
    }
  }

  /// Returns the reading of a clock of the system, or nil for clocks of processes and threads.
  func reading(of clock: clockid_t) -> Duration? { starts[clock].map { $0 + elapsed } }

  /// Returns the test's time at a reading of a clock of the system.
  func end(at reading: Duration, of clock: clockid_t) -> Duration? {
    starts[clock].map { reading - $0 }
  }

  func end(at date: Date) -> Duration { .seconds(date.timeIntervalSince(start)) }

  func date(at end: Duration) -> Date { start + TimeInterval(end) }

  /// Returns the test's time at a `dispatch_time_t`, or nil for now and for the distant future.
  ///
  /// The highest bits of a `dispatch_time_t` identify its clock.
  func end(of time: UInt64) -> Duration? {
    guard time != DispatchTime.distantFuture.rawValue, time != 0, time != Self.nowOfDay else {
      return nil
    }
    let (isOther, isOfDay) = (time >> 63 == 1, time >> 62 & 1 == 1)
    let clock = !isOther ? CLOCK_MONOTONIC : isOfDay ? CLOCK_REALTIME : CLOCK_BOOTTIME
    let since = !isOther ? time : isOfDay ? 0 &- time : time & ~(1 << 63)
    return end(at: .nanoseconds(Int64(since)) - (isOfDay ? shift : .zero), of: clock)
  }

  /// Dispatch's time of day for a time in nanoseconds after a date, or after now.
  func timeOfDay(_ nanoseconds: Int, after date: timespec?) -> Int {
    let date = date.map { Duration($0) } ?? reading(of: CLOCK_REALTIME)
    let time = date.map { max($0 + .nanoseconds(nanoseconds) + shift, .nanoseconds(3)) }
    guard let time, time < .nanoseconds(1 << 62) else { return -1 }  // DISPATCH_TIME_FOREVER
    let (seconds, attoseconds) = time.components
    return -Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The `DISPATCH_WALLTIME_NOW` of C.
  static let nowOfDay = ~UInt64(1)

  // MARK: Sleeping

  /// Calls `wake` when the clock has reached `end`; it ends with ``finished()``.
  ///
  /// If a task sleeps until then and is resumed before, its sleep was cancelled, and `wake` is
  /// called at once. The sleeper's number is returned, with which ``forget(_:)`` takes it away.
  @discardableResult
  func sleep(
    until end: Duration,
    of task: UInt64? = nil,
    isOfOthers: Bool = isOfOthers,
    _ wake: @escaping Wake
  ) -> Int {
    let cancel = task == nil || Self.isOfOthers ? nil : TestJobs.cancellation
    if hasEnded { cancel?() }
    let sleeper = Sleeper(
      end: end,
      task: task,
      cancel: cancel,
      isOfOthers: isOfOthers,
      wake: wake
    )
    return add(sleeper).number
  }

  /// Adds a sleeper; its thread is not counted from then on, if it is one that waits.
  ///
  /// - Returns: Its number, and how often its thread was counted.
  func add(
    _ sleeper: Sleeper,
    as wait: Wait? = nil,
    blocks: Bool = false
  ) -> (number: Int, depth: Int) {
    var sleeper = sleeper
    let kind = wait != nil ? "a wait" : blocks || sleeper.task != nil ? "a sleep" : "a timer"
    sleeper.name = Task.name.map { "\(kind) of task '\($0)'" } ?? kind
    let (number, depth, due, ready) = state.withUncheckedLock { state in
      let thread = pliant_thread_id()
      // Nothing but real time slows down what outlives the test.
      if state.hasEnded, sleeper.task == nil { sleeper.isOfOthers = true }
      let depth = blocks ? state.block(thread) : 0
      var wait = wait
      wait?.isCounted = depth > 0
      let number = state.add(sleeper, wait, on: thread)
      return (number, depth, state.takeDue(), state.takeCounters())
    }
    for sleeper in due { rouse(sleeper) }
    resume(ready)
    return (number, depth)
  }

  /// Removes a sleeper without waking it; returns false if it was already woken.
  func forget(_ number: Int) -> Bool {
    let isThere = state.withLock { $0.remove(number) != nil }
    pass()
    return isThere
  }

  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Moves the clock to the next deadline and wakes who waits for it, if nothing of the test can
  /// run.
  func pass() {
    defer { outer?.pass() }
    let passes = sleeping == .passing
    let step = state.withUncheckedLock { $0.pass(passes) }
    if !step.settled.isEmpty { resume(step.settled) }
    guard passes else { return noteStillness() }
    step.next?.wake()
    if let carrying = step.carrying { look(at: carrying) }
    if step.isStalled { watch(nil, 0) }
  }

  /// Whether something of the test can run, or will, within a fixture around which this one's
  /// clock is.
  var holdsOuter: Bool {
    state.withLock { state in
      state.isHeld || state.hasEnded || !state.isIdle
        || sleeping == .passing && !state.isWithoutSleepers
    }
  }

  func end() {
    let left = state.withUncheckedLock { state in
      state.settleFiles()
      state.hasEnded = true
      return state.takeDue()
    }
    timers.leave(at: elapsed)
    for sleeper in left {
      sleeper.cancel?()
      rouse(sleeper)
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
  /// can run is: the jobs of its tasks and of the tasks that they start or resume, on whatever
  /// executor; blocks of queues, threads and handlers, unless asleep in the kernel; threads
  /// that a lock, a semaphore, a group or a condition lets go on; and requests that `.network`
  /// answers.
  ///
  /// Work from before the test and a real network are not waited for: if a sleep races with
  /// them, use `.untilAdvanced`, with which a sleep lasts until the test advances the clock. Other
  /// tests' clocks and sleeps are not affected.
  public static func now(
    _ date: Date,
    sleeping: TestClock.Sleeping = .passing,
    for callers: Fixture.Callers = .test
  ) -> Fixture {
    TestClock.scope(date, sleeping, for: callers)
  }
}
