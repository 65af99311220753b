#if Telemetry
import PliantBase
public import Metrics
public import PliantTracing

/// Measures the recorded calls by swift-metrics.
///
/// A timer `pliant.call.duration` and a counter `pliant.calls`, both with the dimension `function`;
/// the counter has `outcome`, too, which is `returned`, `threw`, `unwound` or `unknown`.
///
/// Can be used from any thread.
///
/// ```swift
/// let trace = try Trace.start(.module("Shop"), to: CallMetrics())
/// ```
public final class CallMetrics: TraceSink {
  private struct Instruments: Sendable {
    let timer: Timer
    var counters: [String: Counter] = [:]
  }

  private let factory: (any MetricsFactory)?
  private let known = Guarded<[String: Instruments]>([:])

  /// Measures by a factory, or by the process's one.
  public init(factory: (any MetricsFactory)? = nil) { self.factory = factory }

  public func ended(_ call: TracedCall) {
    let name = call.fullName
    let factory = factory ?? MetricsSystem.factory
    let (timer, counter) = known.withLock { known in
      var own =
        known[name]
        ?? Instruments(
          timer: Timer(
            label: "pliant.call.duration",
            dimensions: [("function", name)],
            factory: factory
          )
        )
      let outcome = call.outcome.word
      let counter =
        own.counters[outcome]
        ?? Counter(
          label: "pliant.calls",
          dimensions: [("function", name), ("outcome", outcome)],
          factory: factory
        )
      own.counters[outcome] = counter
      known[name] = own
      return (own.timer, counter)
    }
    counter.increment()
    timer.recordNanoseconds(Int64(clamping: call.nanoseconds))
  }
}

extension TraceSink where Self == CallMetrics {
  /// Measures by the process's metrics.
  public static var metrics: CallMetrics { CallMetrics() }
}
#endif
