import CPliant

/// How much a trace records.
///
/// A function that is called millions of times a second need not be recorded each time:
///
/// ```swift
/// let trace = try Trace.start(.type(Cart.self), options: TraceOptions(sampling: 100))
/// ```
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
  /// Whether values appear as their own `description` or `debugDescription`, if they have one.
  ///
  /// Dictionaries and sets then appear with up to eight elements. If this is true, for any trace of
  /// a function, its calls run code of the program on their threads: before the function for its
  /// arguments, and after it for results and errors. That code must not wait for what callers hold,
  /// such as a lock, and must not read what they are changing. What it calls is not recorded, and
  /// its time is not the call's. 120 bytes of a text are kept; a type of which two texts in a
  /// row take longer than 10 ms is not described any more.
  public var describesValues = false

  /// Makes options of which each may be left out.
  public init(
    sampling: Int = 1,
    callsPerSecond: Int? = nil,
    keptCalls: Int = 100_000,
    ringSize: Int = 1 << 20,
    describesValues: Bool = false
  ) {
    self.sampling = sampling
    self.callsPerSecond = callsPerSecond
    self.keptCalls = keptCalls
    self.ringSize = ringSize
    self.describesValues = describesValues
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
