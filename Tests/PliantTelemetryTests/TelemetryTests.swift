#if Telemetry
import Foundation
import InMemoryTracing
import MetricsTestKit
import PliantTelemetry
import PliantTracing
import ServiceContextModule
import Testing
import Tracing

/// Spans and metrics of calls, with tracers and factories that keep them.
@Suite(.serialized, .enabled(if: _isDebugAssertConfiguration())) struct TelemetryTests {
  private static let outer = TraceSelection.matching("PliantTelemetryTests.order(_:)")
  private static let inner = TraceSelection.matching("PliantTelemetryTests.price(_:)")

  @Test func spans() async throws {
    let tracer = InMemoryTracer()
    let trace = try Trace.start(Self.outer, Self.inner, to: TraceSpans(tracer: tracer))
    await tracer.withSpan("request") { _ in
      _ = try? await order(2)
      _ = try? await order(-1)
    }
    trace.stop()
    let spans = tracer.finishedSpans
    let request = try #require(spans.first { $0.operationName == "request" })
    let names = Dictionary(spans.map { ($0.spanID, $0.operationName) }) { first, _ in first }
    let log = spans.filter { $0.operationName != "request" }.map { span in
      "\(span.operationName) in \(span.parentSpanID.flatMap { names[$0] } ?? "-")"
        + " \(span.attributes.get("code.argument.0").map { "\($0)" } ?? "")"
        + (span.errors.isEmpty ? "" : " failed")
    }
    #expect(log.count == 4)
    #expect(log[0].hasPrefix("price(_:) in order(_:)"))
    #expect(log[1].hasPrefix("order(_:) in request"))
    #expect(log[3].hasPrefix("order(_:) in request") && log[3].hasSuffix("failed"))
    #expect(spans.allSatisfy { $0.traceID == request.traceID })
    for span in spans where span.operationName != "request" {
      #expect(span.startInstant.nanosecondsSinceEpoch <= span.endInstant.nanosecondsSinceEpoch)
    }
  }

  @Test func exportedSpansContinueTheTraceOfTheirContext() async throws {
    let collector = try Collector()
    defer { collector.stop() }
    let address = try #require(URL(string: "http://127.0.0.1:\(collector.port)"))
    let exporter = CallExporter(to: address, service: "shop", instrument: Headers())
    let trace = try Trace.start(Self.outer, Self.inner, to: exporter)
    var context = ServiceContext.topLevel
    context[Headers.Key.self] = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    await ServiceContext.withValue(context) { _ = try? await order(2) }
    context[Headers.Key.self] = "not one"
    await ServiceContext.withValue(context) { _ = try? await order(3) }
    trace.stop()
    await exporter.finish()
    let spans = try collector.spans
    #expect(spans.map(\.name) == ["price(_:)", "order(_:)", "price(_:)", "order(_:)"])
    #expect(
      spans.prefix(2).map { $0.traceId + " " + ($0.parentSpanId ?? "-") } == [
        "0af7651916cd43dd8448eb211c80319c \(spans[1].spanId)",
        "0af7651916cd43dd8448eb211c80319c b7ad6b7169203331",
      ]
    )
    #expect(spans[3].traceId != spans[1].traceId && spans[3].parentSpanId == nil)
  }

  @Test func metrics() async throws {
    let factory = TestMetrics()
    let trace = try Trace.start(Self.inner, to: CallMetrics(factory: factory))
    for number in [1, 2, -1] { _ = try? price(number) }
    trace.stop()
    let name = ("function", "PliantTelemetryTests.price(_:)")
    let timer = try factory.expectTimer("pliant.call.duration", [name])
    #expect(timer.values.count == 3)
    let returned = try factory.expectCounter("pliant.calls", [name, ("outcome", "returned")])
    let threw = try factory.expectCounter("pliant.calls", [name, ("outcome", "threw")])
    #expect(returned.values.count == 2 && threw.values.count == 1)
  }
}

/// Writes a context as a header of W3C's trace context.
private struct Headers: Instrument {
  struct Key: ServiceContextKey { typealias Value = String }

  func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier,
    into context: inout ServiceContext,
    using extractor: Extract
  ) where Extract.Carrier == Carrier {}

  func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext,
    into carrier: inout Carrier,
    using injector: Inject
  ) where Inject.Carrier == Carrier {
    if let text = context[Key.self] { injector.inject(text, forKey: "traceparent", into: &carrier) }
  }
}

struct NoPrice: Error {}
func price(_ number: Int) throws -> Double {
  if number < 0 { throw NoPrice() }
  return 1.5 * Double(number)
}
func order(_ number: Int) async throws -> Double {
  await Task.yield()
  return try price(number)
}
#endif
