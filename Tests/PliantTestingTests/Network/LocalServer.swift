import Foundation
import Testing

/// A server on a port of its own, which answers each connection's request.
struct LocalServer {
  let port: UInt16

  /// Answers one request with JSON.
  init(answering body: String) throws {
    try self.init { _ in
      "200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
  }

  /// Answers `count` requests with what `answer` makes of a request's text, from its status on.
  init(count: Int = 1, _ answer: @escaping @Sendable (String) -> String) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    try #require(isBound)
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      for _ in 0..<count {
        let connection = accept(listener, nil, nil)
        let text =
          "HTTP/1.1 "
          + answer(Self.request(from: connection)).replacing(
            "\r\n",
            with: "\r\nConnection: close\r\n",
            maxReplacements: 1
          )
        _ = text.withCString { write(connection, $0, strlen($0)) }
        close(connection)
      }
      close(listener)
    }
  }

  private static func request(from connection: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var received = ""
    while true {
      let parts = received.split(
        separator: "\r\n\r\n",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let length = received.firstMatch(of: /(?i)content-length: (\d+)/).flatMap { Int($0.output.1) }
      if parts.count == 2, parts[1].utf8.count >= length ?? 0 { return received }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return received }
      received += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
