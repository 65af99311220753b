import Foundation
import Synchronization
import Testing

struct Export: Decodable {
  struct Attribute: Decodable {
    struct Value: Decodable { var stringValue: String?, intValue: String? }
    var key: String
    var value: Value
    var text: String { "\(key)=\(value.stringValue ?? value.intValue ?? "")" }
  }
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
    var scopeSpans: [Scope]
  }
  var resourceSpans: [ResourceSpans]
}

/// A server that takes every request, each on a connection of its own.
final class Collector: Sendable {
  private let socket: Int32
  private let received = Mutex<[String]>([])
  private let arrivals = AsyncStream.makeStream(of: Void.self)
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

  /// The spans of all requests.
  var spans: [Export.Span] {
    get throws {
      try requests.flatMap { request in
        let body = try #require(request.range(of: "\r\n\r\n").map { request[$0.upperBound...] })
        let export = try JSONDecoder().decode(Export.self, from: Data(body.utf8))
        return export.resourceSpans.flatMap(\.scopeSpans).flatMap(\.spans)
      }
    }
  }

  /// Returns once one more request has been received.
  func next() async {
    for await _ in arrivals.stream { return }
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
    arrivals.continuation.yield()
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
