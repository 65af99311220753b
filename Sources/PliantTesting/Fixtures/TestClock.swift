public import Foundation
import Glibc
import PliantBase
import PliantOverriding
public import Testing

/// A test's clock, whose time changes only when the test, or a sleeping task, moves it forward.
///
/// The trait `.now(_:)` creates it. `Date()`, `ContinuousClock.now`, `SuspendingClock.now`,
/// `DispatchTime.now()` and `clock_gettime` read it, and every form of `Task.sleep` waits for it.
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
  /// The effect of `Task.sleep` on a test clock.
  public enum Sleeping: Sendable {
    /// Moves the clock to the end of the sleep and returns immediately.
    case passing
    /// Suspends until ``TestClock/advance(by:)`` reaches the end of the sleep, or the test ends.
    case untilAdvanced
  }

  @TaskLocal private static var local: TestClock?

  /// The clock of the current task's test.
  ///
  /// - Throws: `FixtureError.noClock` if neither the test nor its suite has the trait `.now(_:)`.
  public static var current: TestClock {
    get throws(FixtureError) {
      guard let local else { throw .noClock }
      return local
    }
  }

  private struct State {
    var elapsed = Duration.zero
    var sleepers: [Sleeper] = []
    var counters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Removes and returns the continuations that wait for at most the present number of sleepers.
    mutating func takeCounters() -> [CheckedContinuation<Void, Never>] {
      let ready = counters.filter { $0.count <= sleepers.count }
      counters.removeAll { $0.count <= sleepers.count }
      return ready.map(\.continuation)
    }
  }

  private struct Sleeper {
    var end: Duration
    /// Called without a lock.
    var wake: @Sendable () -> Void
  }

  private let start: Date
  private let sleeping: Sleeping
  /// The readings of the system's clocks at the start.
  private let starts: [clockid_t: Duration]
  private let state = Guarded(State())

  init(_ start: Date, _ sleeping: Sleeping) {
    self.start = start
    self.sleeping = sleeping
    let sinceEpoch = Duration.seconds(start.timeIntervalSince1970)
    var starts: [clockid_t: Duration] = [:]
    for clock in Self.steady {
      var time = timespec()
      clock_gettime(clock, &time)
      starts[clock] = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    for clock in Self.ofDay { starts[clock] = sinceEpoch }
    self.starts = starts
  }

  private static let ofDay = [CLOCK_REALTIME, CLOCK_REALTIME_COARSE]
  private static let steady = [
    CLOCK_MONOTONIC, CLOCK_MONOTONIC_COARSE, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME,
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
    let woken = state.withLock { state in
      state.elapsed += duration
      let awake = state.sleepers.filter { $0.end <= state.elapsed }
      state.sleepers.removeAll { $0.end <= state.elapsed }
      return awake.sorted { $0.end < $1.end }
    }
    for sleeper in woken { sleeper.wake() }
  }

  /// Suspends until at least `count` tasks are sleeping.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.counters.append((count, continuation))
        return state.takeCounters()
      }
      for continuation in ready { continuation.resume() }
    }
  }

  // MARK: Redefined functions

  /// Returns the reading of a clock of the system, or nil for clocks of processes and threads.
  private func reading(of clock: clockid_t) -> Duration? {
    starts[clock].map { $0 + elapsed }
  }

  /// Returns the test's time at a `dispatch_time_t`, or nil for now and for the distant future.
  ///
  /// The highest bits of a `dispatch_time_t` identify its clock.
  private func end(of time: UInt64) -> Duration? {
    guard time != DispatchTime.distantFuture.rawValue, time != 0 else { return nil }
    let (isOther, isOfDay) = (time >> 63 == 1, time >> 62 & 1 == 1)
    let clock = !isOther ? CLOCK_MONOTONIC : isOfDay ? CLOCK_REALTIME : CLOCK_BOOTTIME
    let since = !isOther ? time : isOfDay ? 0 &- time : time & ~(1 << 63)
    return starts[clock].map { .nanoseconds(Int64(since)) - $0 }
  }

  /// Moves the clock forward, or adds a sleeper.
  private func sleep(until end: Duration, _ wake: @escaping @Sendable () -> Void) {
    let (isAwake, ready) = state.withLock { state -> (Bool, [CheckedContinuation<Void, Never>]) in
      if sleeping == .passing { state.elapsed = max(state.elapsed, end) }
      guard end > state.elapsed else { return (true, []) }
      state.sleepers.append(Sleeper(end: end, wake: wake))
      return (false, state.takeCounters())
    }
    if isAwake { wake() }
    for continuation in ready { continuation.resume() }
  }

  private func end() {
    let left = state.withLock { state in
      defer { state.sleepers = [] }
      return state.sleepers
    }
    for sleeper in left { sleeper.wake() }
  }

  static func scope(_ date: Date, _ sleeping: Sleeping) -> Fixture {
    Fixture { operation in
      let clock = TestClock(date, sleeping)
      defer { clock.end() }
      try await Fixture(nesting: clock.scopes).run {
        try await $local.withValue(clock) { try await operation() }
      }
    }
  }

  private var scopes: [Scope] {
    [
      Bent.time.scope(around: readingTime), Bent.later.scope(around: runningLater),
      Bent.timer.scope(around: settingTimers),
    ]
  }

  /// The functions that Swift's clocks, dates and sleeps call.
  private enum Bent {
    typealias Later = (UInt64, OpaquePointer, UnsafeMutableRawPointer?, OpaquePointer) -> Void
    typealias SetTimer = (OpaquePointer, UInt64, UInt64, UInt64) -> Void

    static let time = #callable(clock_gettime(_:_:))
    static let later = #callable<
      (UInt64, OpaquePointer, UnsafeMutableRawPointer?, OpaquePointer) -> Void
    >(symbol: "dispatch_after_f")
    /// Called by sleeps with a tolerance.
    static let timer = #callable<(OpaquePointer, UInt64, UInt64, UInt64) -> Void>(
      symbol: "dispatch_source_set_timer"
    )
  }

  @Sendable private func readingTime(
    _ original: @escaping (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
  ) -> (clockid_t, UnsafeMutablePointer<timespec>) -> Int32 {
    { clock, time in
      guard let reading = self.reading(of: clock) else { return original(clock, time) }
      let (seconds, attoseconds) = reading.components
      time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
      return 0
    }
  }

  @Sendable private func runningLater(_ original: @escaping Bent.Later) -> Bent.Later {
    { time, queue, context, work in
      guard let end = self.end(of: time) else { return original(time, queue, context, work) }
      // SAFETY: the original may be called from any thread, and the queue is a global one, or
      // retained by the caller that waits.
      nonisolated(unsafe) let run = { original(0, queue, context, work) }
      self.sleep(until: end) { run() }
    }
  }

  @Sendable private func settingTimers(_ original: @escaping Bent.SetTimer) -> Bent.SetTimer {
    { source, start, interval, leeway in
      // Repeating timers are left alone.
      guard interval == .max, let end = self.end(of: start) else {
        return original(source, start, interval, leeway)
      }
      // The timer does not fire until then. To fire it immediately, its start is set to the start
      // of the system, because a start of now would be read from the test's clock.
      original(source, .max, interval, leeway)
      // SAFETY: as above; the source is retained until it has fired.
      nonisolated(unsafe) let run = { original(source, 1, interval, 0) }
      self.sleep(until: end) { run() }
    }
  }
}

extension TimeInterval {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
  }
}

extension Trait where Self == Fixture {
  /// Stops the time at `date` while the test runs; move it with ``TestClock/current``.
  ///
  /// By default a sleeping task moves the clock itself, so no test waits. With `.untilAdvanced` it
  /// sleeps until the test advances the clock; tasks that are still asleep when the test ends are
  /// woken. Other tests' clocks and sleeps are not affected.
  public static func now(_ date: Date, sleeping: TestClock.Sleeping = .passing) -> Fixture {
    TestClock.scope(date, sleeping)
  }
}
