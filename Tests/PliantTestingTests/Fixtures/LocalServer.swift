import Foundation
import Testing

/// Answers one request whose body is a JSON object, on a port of its own.
struct LocalServer {
  let port: UInt16

  init(answering body: String) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 1) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    try #require(isBound)
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      let connection = accept(listener, nil, nil)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var received = ""
      while !received.hasSuffix("}") {
        let count = read(connection, &buffer, buffer.count)
        guard count > 0 else { break }
        received += String(decoding: buffer[..<count], as: UTF8.self)
      }
      let answer =
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
        + "\(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
      _ = answer.withCString { write(connection, $0, strlen($0)) }
      close(connection)
      close(listener)
    }
  }
}
