import CPliant
import Dispatch
import Foundation
import Glibc
import PliantBase

// Waits that block their thread.

extension TestClock {
  static var realTime: Duration { .nanoseconds(Int64(pliant_trace_now())) }

  static func reading(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return Duration(time)
  }

  /// Blocks the thread until the clock has reached `end`.
  func blockingSleep(until end: Duration) {
    let semaphore = DispatchSemaphore(value: 0)
    let sleeper = Sleeper(end: end) { semaphore.signal() }
    let (_, depth) = add(sleeper, blocks: true)
    Surroundings.really { semaphore.wait() }
    // Its wake counted the thread again.
    if depth > 0 { entered(depth) } else { finished() }
  }

  /// Waits until `attempt`, which is given the real time that it may take, succeeds or `end` is
  /// reached, as when others have had so much real time.
  ///
  /// Whether the clock may pass is decided when an attempt fails that began when nothing of the
  /// test could run any more.
  func wait(until end: Duration, isRipe: Bool = false, _ attempt: (TimeInterval) -> Bool) -> Bool {
    if attempt(0) { return true }
    guard end > elapsed else { return false }
    let (number, depth) = add(Sleeper(end: end) {}, as: Wait(isRipe: isRipe), blocks: true)
    while let look = look(number) {
      if attempt(min(look.left, 0.002)) {
        resume(number, depth)
        return true
      }
      state.withLock { $0.note(number, look.epoch) }
      pass()
    }
    if depth > 0 { entered(depth) }
    return attempt(left(until: end))
  }

  private func look(_ number: Int) -> (left: TimeInterval, epoch: Int, wakes: Int)? {
    state.withLock { $0.look(number, passes: sleeping == .passing) }
  }

  /// Goes on with a thread whose wait has ended before its deadline.
  private func resume(_ number: Int, _ depth: Int) {
    state.withLock { state in
      let isThere = state.remove(number) != nil
      guard depth > 0 else { return }
      if isThere { state.begin() }
      state.enter(pliant_thread_id(), depth)
    }
    pass()
  }

  // MARK: Conditions

  // Their signals are lost to those who do not wait, so that nobody can try whether there was one:
  // those of the test are counted when they are given.

  func wait(for condition: NSCondition, until end: Duration) -> Bool {
    guard end > elapsed else { return Surroundings.really { condition.wait(until: .distantPast) } }
    // At the fixture's end the caller waits for the rest of its time itself.
    let sleeper = Sleeper(end: end, isOfOthers: false) { [self] in
      // The caller holds the condition's lock until it waits.
      TestJobs.async {
        condition.withLock {
          condition.broadcast()
          self.state.withLock { $0.wakes += 1 }
        }
      }
    }
    let wait = Wait(condition: ObjectIdentifier(condition))
    let (number, depth) = add(sleeper, as: wait, blocks: true)
    while let look = look(number) {
      if look.left > 1e7 { pass() }
      // NB: a wait until the distant future traps in Foundation.
      let isWoken = Surroundings.really {
        condition.wait(until: Date(timeIntervalSinceNow: look.left))
      }
      if isWoken, self.look(number)?.wakes == look.wakes {
        resume(number, depth)
        return true
      }
    }
    if depth > 0 { entered(depth) }
    if state.withLock({ $0.signalled.remove(number) != nil }) { return true }
    // The wake that ended the loop may come only now, and is no signal.
    while case let left = left(until: end), left > 0 {
      let wakes = state.withLock(\.wakes)
      guard Surroundings.really({ condition.wait(until: Date(timeIntervalSinceNow: left)) }) else {
        break
      }
      if state.withLock(\.wakes) == wakes { return true }
    }
    return false
  }

  /// Ends waits for a condition; returns false if there are none.
  func signal(_ condition: NSCondition, all: Bool) -> Bool {
    let signalled = state.withUncheckedLock { state in
      state.takeWaits(for: ObjectIdentifier(condition), all: all)
    }
    for sleeper in signalled { sleeper.wake() }
    return !signalled.isEmpty
  }

  // MARK: Run loops

  /// Runs a run loop until `end`; `once` handles what is ready, and returns what the library does.
  func run(until end: Duration, _ once: () -> Int32) -> Int32 {
    var result: Int32 = 3  // kCFRunLoopRunTimedOut
    _ = wait(until: end, isRipe: true) { left in
      result = once()
      if result == 3, left > 0 { Surroundings.really { _ = usleep(UInt32(min(left, 1) * 1e6)) } }
      return result != 3
    }
    return result
  }
}

extension Duration {
  init(_ time: timespec) { self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) }

  var timespec: timespec {
    let (seconds, attoseconds) = components
    let nanoseconds = attoseconds / 1_000_000_000
    // Parts of a second are added, before 1970, too.
    return nanoseconds < 0
      ? Glibc.timespec(tv_sec: Int(seconds) - 1, tv_nsec: Int(nanoseconds) + 1_000_000_000)
      : Glibc.timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
  }
}
