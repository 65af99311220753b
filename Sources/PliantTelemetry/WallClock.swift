import CPliant
import Glibc

/// The times of the day that the times of calls stand for.
struct WallClock: Sendable {
  private let offset: UInt64

  init() {
    offset = pliant_wall_time() &- pliant_trace_now()
  }

  /// The time of now, in nanoseconds of the system's monotonic clock.
  var now: UInt64 { pliant_trace_now() }

  /// In nanoseconds since 1970.
  func time(_ monotonic: UInt64) -> UInt64 { offset &+ monotonic }
}

#if Telemetry
extension WallClock {
  func instant(_ monotonic: UInt64) -> TraceInstant {
    TraceInstant(nanosecondsSinceEpoch: time(monotonic))
  }
}
#endif
