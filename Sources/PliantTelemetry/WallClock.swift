import CPliant
import Glibc

/// The times of the day that the times of calls stand for.
struct WallClock: Sendable {
  private let offset: UInt64

  init() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let wall = UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
    offset = wall &- pliant_trace_now()
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
