import CPliant
import Dispatch
import Foundation
import Glibc
import PliantBase

// Waits that block their thread.

extension TestClock {
  /// Runs `body` with the system's clocks.
  static func really<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $local.withValue(nil, operation: body)
  }

  static var realTime: Duration { really { reading(of: CLOCK_MONOTONIC) } }

  static func reading(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return Duration(time)
  }

  /// Notes that a thread waits, so that jobs which can run are those of others.
  ///
  /// - Returns: The sleeper's number, and whether the thread ran a counted job.
  private func block(
    until end: Duration,
    _ kind: Sleeper.Kind,
    _ wake: @escaping Wake
  ) -> (number: Int, isCounted: Bool) {
    let (blocked, due, ready) = state.withUncheckedLock { state in
      let isCounted = state.threads.contains(pliant_thread_id())
      if isCounted { state.running -= 1 }
      let number = state.add(end, kind, wake)
      return ((number, isCounted), state.takeDue(), state.takeCounters())
    }
    for sleeper in due { sleeper.wake() }
    for continuation in ready { continuation.resume() }
    pass()
    return blocked
  }

  /// Blocks the thread until the clock has reached `end`.
  func blockingSleep(until end: Duration) {
    let semaphore = DispatchSemaphore(value: 0)
    let blocked = block(until: end, .sleep) { semaphore.signal() }
    Self.really { semaphore.wait() }
    // Its wake counted the thread again.
    if !blocked.isCounted { finished() }
  }

  /// Runs a wait that other threads may end, and that otherwise takes, in real time, as long as it
  /// says, or until the clock is moved to its end.
  private func wait<Result>(
    until end: Duration,
    waking wake: Wake? = nil,
    _ body: (_ isDue: () -> Bool) -> Result
  ) -> Result {
    let blocked = block(until: end, .wait, wake ?? {})
    let result = body { state.withLock { !$0.sleepers.contains { $0.number == blocked.number } } }
    state.withLock { state in
      if blocked.isCounted { state.running += 1 }
      state.sleepers.removeAll { $0.number == blocked.number }
    }
    pass()
    return result
  }

  /// How long a wait lasts that nobody ends: for ever, if the test alone moves the clock.
  private func realEnd(of end: Duration) -> Duration? {
    sleeping == .passing ? Self.realTime + max(.zero, end - elapsed) : nil
  }

  /// Waits until `attempt`, which is given the time that it may take, succeeds or `end` is reached.
  func wait(until end: Duration, _ attempt: (TimeInterval) -> Bool) -> Bool {
    if Self.really({ attempt(0) }) { return true }
    guard end > elapsed else { return false }
    let last = realEnd(of: end)
    let hasSucceeded = wait(until: end, waking: nil) { isDue in
      while !isDue() {
        let left = last.map { TimeInterval($0 - Self.realTime) } ?? 1
        if Self.really({ attempt(min(max(left, 0), 0.005)) }) { return true }
        if left <= 0 { return false }
      }
      return Self.really { attempt(0) }
    }
    if !hasSucceeded { reach(end) }
    return hasSucceeded
  }

  /// The same of a condition, whose signals are lost to those who do not wait.
  func wait(
    for condition: NSCondition,
    until limit: Date,
    _ original: @escaping (NSCondition, Date) -> Bool
  ) -> Bool {
    let end = end(at: limit)
    guard end > elapsed else { return Self.really { original(condition, .distantPast) } }
    // NB: a wait until the distant future traps in Foundation.
    let last = realEnd(of: end).map { TimeInterval($0 - Self.realTime) } ?? 1e8
    // The caller holds the condition's lock until it waits.
    let wake: Wake = {
      DispatchQueue.global().async { condition.withLock { condition.broadcast() } }
    }
    let hasSucceeded = wait(until: end, waking: wake) { isDue in
      Self.really { original(condition, Date(timeIntervalSinceNow: last)) } && !isDue()
    }
    if !hasSucceeded { reach(end) }
    return hasSucceeded
  }

  /// Runs a run loop, which moves the clock as the real time passes.
  func flow<Result>(until limit: Date, _ body: () -> Result) -> Result {
    wait(until: end(at: limit), waking: nil) { _ in
      state.withLock { state in
        state.flow = (state.flow?.since ?? Self.realTime, (state.flow?.loops ?? 0) + 1)
      }
      defer { stopFlowing() }
      return body()
    }
  }

  private func stopFlowing() {
    let due = state.withUncheckedLock { state in
      state.elapsed = state.now
      state.flow = state.flow.flatMap { $0.loops > 1 ? (Self.realTime, $0.loops - 1) : nil }
      return state.takeDue()
    }
    for sleeper in due { sleeper.wake() }
  }
}

extension Duration {
  init(_ time: timespec) { self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) }

  var timespec: timespec {
    let (seconds, attoseconds) = components
    return Glibc.timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
