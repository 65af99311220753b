#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The time for Pliant's own records, read from the system because `Date()` may be overridden.
package enum WallClock {
  /// Seconds since 1970.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
