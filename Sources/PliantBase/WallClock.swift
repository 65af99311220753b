import CPliant

/// The time for Pliant's own records, read from the kernel because the C library's may be
/// overridden.
package enum WallClock {
  /// Seconds since 1970.
  package static var seconds: Double { Double(pliant_wall_time()) / 1e9 }
}
