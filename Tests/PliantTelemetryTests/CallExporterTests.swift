import Foundation
import PliantTelemetry
import PliantTracing
import Synchronization
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
    var spans: [Export.Span] = []
    for request in collector.requests {
      #expect(request.hasPrefix("POST /v1/traces HTTP/1.1\r\n"))
      let body = try #require(request.range(of: "\r\n\r\n").map { request[$0.upperBound...] })
      let resource = try JSONDecoder().decode(Export.self, from: Data(body.utf8)).resourceSpans[0]
      #expect(resource.resource.attributes.map(\.text) == ["service.name=a \"shop\""])
      spans += resource.scopeSpans[0].spans
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

// MARK: - What is received

private struct Export: Decodable {
  struct Attribute: Decodable {
    struct Value: Decodable { var stringValue: String?, intValue: String? }
    var key: String
    var value: Value
    var text: String { "\(key)=\(value.stringValue ?? value.intValue ?? "")" }
  }
  struct Resource: Decodable { var attributes: [Attribute] }
  struct Status: Decodable { var code: Int? }
  struct Span: Decodable {
    var traceId: String
    var spanId: String
    var parentSpanId: String?
    var name: String
    var startTimeUnixNano: String
    var endTimeUnixNano: String
    var attributes: [Attribute]
    var status: Status
  }
  struct Scope: Decodable { var spans: [Span] }
  struct ResourceSpans: Decodable {
    var resource: Resource
    var scopeSpans: [Scope]
  }
  var resourceSpans: [ResourceSpans]
}

/// A server that takes every request, each on a connection of its own.
private final class Collector: Sendable {
  private let socket: Int32
  private let received = Mutex<[String]>([])
  let port: UInt16

  var requests: [String] { received.withLock { $0 } }

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let own = socket
    // SAFETY: the system reads and writes an address of this size.
    let status = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(own, address, size) == 0 && listen(own, 4) == 0 ? getsockname(own, address, &size) : -1
      }
    }
    guard status == 0 else { throw POSIXError(.EIO) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      while receive() {}
      close(socket)
    }
  }

  func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Takes the next request; false if no more come.
  private func receive() -> Bool {
    let connection = accept(socket, nil, nil)
    guard connection >= 0 else { return false }
    defer { close(connection) }
    var bytes = [UInt8]()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isWhole(bytes) {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    received.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\n"
    let reply = Array((head + "{}").utf8)
    return write(connection, reply, reply.count) == reply.count
  }

  private func isWhole(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let head = text.range(of: "\r\n\r\n"),
      let length = text[..<head.lowerBound].lowercased().firstMatch(of: /content-length: (\d+)/)
    else { return false }
    return text[head.upperBound...].utf8.count >= Int(length.1) ?? 0
  }
}
