import CPliant

/// How much a trace records.
public struct TraceOptions: Sendable, Hashable {
  /// One of so many calls of each function is recorded.
  public var sampling = 1
  /// How many calls of each function are recorded in a second; nil is no limit.
  ///
  /// A function that two traces record has the sampling and the limit of the later one.
  public var callsPerSecond: Int?
  /// How many calls that have ended are kept at least.
  public var keptCalls = 100_000
  /// The size in bytes of the ring of a thread that has not recorded before, rounded to a power of
  /// two.
  ///
  /// A call takes 128 bytes or more.
  public var ringSize = 1 << 20

  /// Makes options of which each may be left out.
  public init(
    sampling: Int = 1,
    callsPerSecond: Int? = nil,
    keptCalls: Int = 100_000,
    ringSize: Int = 1 << 20
  ) {
    self.sampling = sampling
    self.callsPerSecond = callsPerSecond
    self.keptCalls = keptCalls
    self.ringSize = ringSize
  }

  var roundedRingSize: Int {
    let size = min(max(ringSize, 1 << 12), 1 << 30)
    return 1 << (Int.bitWidth - (size - 1).leadingZeroBitCount)
  }
}

extension TracedFunction {
  func set(_ options: TraceOptions) {
    pliant_trace_set(
      record,
      UInt32(clamping: max(1, options.sampling)),
      UInt32(clamping: min(options.callsPerSecond ?? 0, 0xff_fffe))
    )
  }
}
