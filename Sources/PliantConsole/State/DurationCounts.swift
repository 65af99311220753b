#if Console
/// How often durations occurred, of which any share's limit is known to 3 percent.
///
/// A histogram of 32 buckets for each power of two. (HdrHistogram)
struct DurationCounts: Sendable {
  private var buckets: [UInt32] = []
  private(set) var count = 0
  private(set) var total: UInt64 = 0
  private(set) var max: UInt64 = 0

  mutating func add(_ nanoseconds: UInt64) {
    let bucket = Self.bucket(of: nanoseconds)
    if bucket >= buckets.count {
      buckets += Array(repeating: 0, count: bucket + 1 - buckets.count)
    }
    buckets[bucket] &+= 1
    count += 1
    total &+= nanoseconds
    max = Swift.max(max, nanoseconds)
  }

  /// The least duration that `share` of all do not exceed; 0 if there are none.
  func limit(of share: Double) -> UInt64 {
    var left = Int((Double(count) * share).rounded(.up))
    for (bucket, count) in buckets.enumerated() where count > 0 {
      left -= Int(count)
      if left <= 0 { return min(Self.middle(of: bucket), max) }
    }
    return max
  }

  private static func bucket(of value: UInt64) -> Int {
    let shift = Swift.max(0, 58 - value.leadingZeroBitCount)
    return shift * 32 + Int(value >> UInt64(shift))
  }

  /// The first values have a bucket each.
  private static func middle(of bucket: Int) -> UInt64 {
    guard bucket >= 64 else { return UInt64(bucket) }
    let shift = UInt64(bucket / 32 - 1)
    return (UInt64(bucket % 32 + 32) << shift) + (1 << shift) / 2
  }
}
#endif
