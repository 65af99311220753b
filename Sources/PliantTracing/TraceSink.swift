/// Receives the calls of a trace, in the order in which they begin and end.
///
/// It is called a few milliseconds after the calls, on a thread of the trace, from one thread at a
/// time and without a lock. Its own calls are not recorded.
///
/// ```swift
/// struct Printer: TraceSink {
///   func ended(_ call: TracedCall) { print(call.name, call.duration) }
/// }
/// ```
public protocol TraceSink: Sendable {
  /// A call has begun: it has no outcome and no duration yet.
  func began(_ call: TracedCall)
  /// A call that has begun has ended.
  func ended(_ call: TracedCall)
  /// All calls until now were reported; more may follow.
  func flush()
}

extension TraceSink {
  public func began(_ call: TracedCall) {}
  public func flush() {}
}
