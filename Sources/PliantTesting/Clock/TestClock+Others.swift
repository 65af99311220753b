import Dispatch
import Foundation
import Glibc
import PliantBase

// Callers without a test, who see a clock that is for the process: when its fixture ends, they go
// on in real time.

extension TestClock {
  /// Whether the caller belongs to no test.
  static var isOfOthers: Bool { Surroundings.own == nil }

  /// Whether Dispatch or Foundation calls for itself: Dispatch's idle threads and its timers
  /// belong to nobody, and run loops of work without a test take real time.
  static func isOfLibraries(_ name: String, _ call: EntryPoint.Call) -> Bool {
    guard isOfOthers else { return false }
    let isOfRunLoop =
      name == "timerfd_settime" || name == "clock_gettime" && call.int32(0) == CLOCK_MONOTONIC
    return TestJobs.isOfDispatch(call.caller)
      || isOfRunLoop && TestJobs.isOfFoundation(call.caller)
  }

  /// Has Dispatch read the clock for a caller without a test, not for itself.
  static func readingForOthers(_ call: EntryPoint.Call) -> Int? {
    isOfOthers ? Surroundings.$own.withValue(.current) { call.original() } : nil
  }

  /// The real time that a caller without a test still has to wait, as the fixture has ended.
  func left(until end: Duration) -> TimeInterval {
    hasEnded ? max(0, TimeInterval(end - elapsed)) : 0
  }

  /// Wakes a sleeper whose time has come, or that is left when the fixture ends.
  func rouse(_ sleeper: Sleeper) {
    let left = sleeper.isOfOthers ? TimeInterval(sleeper.end - elapsed) : 0
    guard left > 0 else { return sleeper.wake() }
    Surroundings.really(after: left) { sleeper.wake() }
  }
}

/// A timer of Dispatch as its caller has set it, and its source.
final class RealTimer: Sendable {
  private let source: DispatchObject
  private let call: EntryPoint.Call

  init(_ source: DispatchObject, _ call: EntryPoint.Call) {
    (self.source, self.call) = (source, call)
    source.retain()
  }

  deinit { source.release() }

  func start(after time: Duration) {
    let start = Surroundings.really { DispatchTime.now() + max(0, TimeInterval(time)) }
    call.original { $0[1] = Int(bitPattern: UInt(start.rawValue)) }
  }
}
