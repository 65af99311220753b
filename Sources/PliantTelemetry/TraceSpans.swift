#if Telemetry
import PliantBase
public import PliantTracing
public import Tracing

/// Makes a span of each recorded call, as swift-distributed-tracing has them.
///
/// ```swift
/// let trace = try Trace.start(.module("Shop"), to: .spans)
/// ```
///
/// A call that another recorded one has called is a child of its span. The others continue the
/// service context in which they were called, so that they belong to the trace of the request. A
/// span has the times of the call, its arguments as the attributes `code.argument.0` and so on, and
/// the error if it threw one.
///
/// Can be used from any thread; it is the tracer's code that takes time, on the trace's thread.
public final class TraceSpans: TraceSink {
  private struct Open: Sendable {
    let span: any Span
    /// Identifies the service context, to compare it with that of calls within it.
    let context: UInt
  }

  private let tracer: (any Tracer)?
  private let open = Guarded<[UInt64: Open]>([:])
  private let clock = WallClock()
  private let contexts = CallContext()

  /// Makes spans of a tracer, or of the process's one.
  public init(tracer: (any Tracer)? = nil) { self.tracer = tracer }

  public func began(_ call: TracedCall) {
    let identity = contexts.identity(of: call)
    let parent = call.parent.flatMap { id in open.withLock { $0[id] } }
    let inherited = parent?.context == identity ? parent?.span.context : nil
    let context = inherited ?? contexts.value(of: call) ?? .topLevel
    let start = clock.instant(call.start)
    let tracer = tracer ?? InstrumentationSystem.tracer
    let span = tracer.startSpan(call.name, context: context, ofKind: .internal, at: start)
    span.attributes["code.namespace"] = call.module
    span.attributes["thread.id"] = Int(call.thread)
    for (key, text) in call.argumentAttributes { span.attributes[key] = text }
    open.withLock { $0[call.id] = Open(span: span, context: identity) }
  }

  public func ended(_ call: TracedCall) {
    guard let span = open.withLock({ $0.removeValue(forKey: call.id) })?.span else { return }
    switch call.outcome {
    case .returned(let result): if let result { span.attributes["code.result"] = result }
    case .threw(let text):
      span.recordError(TracedError(description: text))
      span.setStatus(SpanStatus(code: .error, message: text))
    case .unwound: span.setStatus(SpanStatus(code: .error, message: "unwound"))
    case .unknown: span.attributes["code.outcome"] = "unknown"
    }
    span.end(at: clock.instant(call.start + call.nanoseconds))
  }
}

extension TraceSink where Self == TraceSpans {
  /// Spans of the process's tracer.
  public static var spans: TraceSpans { TraceSpans() }
}

/// The text of an error that a call threw; the error itself is not kept.
struct TracedError: Error, CustomStringConvertible { let description: String }

struct TraceInstant: TracerInstant {
  let nanosecondsSinceEpoch: UInt64
  static func < (one: Self, other: Self) -> Bool {
    one.nanosecondsSinceEpoch < other.nanosecondsSinceEpoch
  }
}
#endif
