import Foundation
import PliantTelemetry
import PliantTracing
import Testing

@Suite(.enabled(if: _isDebugAssertConfiguration())) struct CallExporterTests {
  @Test func spansReachACollector() async throws {
    let collector = try Collector()
    defer { collector.stop() }
    let address = try #require(URL(string: "http://127.0.0.1:\(collector.port)"))
    let exporter = CallExporter(to: address, service: "a \"shop\"")
    let trace = try Trace.start(
      .matching("PliantTelemetryTests.total(_:)"),
      .matching("PliantTelemetryTests.tax(_:)"),
      to: exporter
    )
    _ = try total(10)
    _ = try? total(-1)
    trace.stop()
    await exporter.finish()
    #expect(exporter.counts.sent == 4 && exporter.counts.dropped == 0)
    let spans = try collector.spans
    for request in collector.requests {
      #expect(request.hasPrefix("POST /v1/traces HTTP/1.1\r\n"))
      #expect(request.contains(#"{"key":"service.name","value":{"stringValue":"a \"shop\""}}"#))
    }
    let names = Dictionary(spans.map { ($0.spanId, $0.name) }) { first, _ in first }
    #expect(
      spans.map { "\($0.name) in \($0.parentSpanId.flatMap { names[$0] } ?? "-")" } == [
        "tax(_:) in total(_:)", "total(_:) in -", "tax(_:) in total(_:)", "total(_:) in -",
      ]
    )
    #expect(spans.map { $0.status.code ?? 0 } == [0, 0, 2, 2])
    #expect(spans[1].attributes.map(\.text).suffix(2) == ["code.argument.0=10", "code.result=12"])
    #expect(Set(spans.map(\.traceId)).count == 2 && spans.allSatisfy { $0.traceId.count == 32 })
    for span in spans { #expect(span.startTimeUnixNano <= span.endTimeUnixNano) }
  }

  @Test func aFewSpansAreSentWithinASecondWithoutBeingAskedFor() async throws {
    let collector = try Collector()
    defer { collector.stop() }
    let address = try #require(URL(string: "http://127.0.0.1:\(collector.port)"))
    let exporter = CallExporter(to: address, service: "shop")
    let trace = try Trace.start(.matching("PliantTelemetryTests.few(_:)"), to: exporter)
    few(1)
    await collector.next()  // while it is active, and makes no other call
    few(2)
    trace.stop()
    await collector.next()
    #expect(collector.requests.map { $0.components(separatedBy: "few(_:)").count - 1 } == [1, 1])
  }

  @Test func aCollectorThatIsAwayLosesSpansAndNoMore() async throws {
    let address = try #require(URL(string: "http://127.0.0.1:1"))
    let exporter = CallExporter(to: address, service: "shop")
    let trace = try Trace.start(.matching("PliantTelemetryTests.away(_:)"), to: exporter)
    away(1)
    trace.stop()
    await exporter.finish()
    #expect(exporter.counts.sent == 0 && exporter.counts.dropped == 1)
  }
}

private func total(_ number: Int) throws -> Int { number + (try tax(number)) }
private func tax(_ number: Int) throws -> Int {
  if number < 0 { throw CocoaError(.featureUnsupported) }
  return number / 5
}
private func away(_ number: Int) {}
private func few(_ number: Int) {}
