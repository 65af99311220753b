import Foundation
import Glibc
import PliantConsole
import Synchronization

/// A client that sends whatever bytes it likes.
final class Client: Sendable {
  private let file: Int32
  private let inbox: Inbox
  let port: UInt16
  let token: String

  convenience init(_ console: DebugConsole) throws {
    try self.init(
      port: UInt16(console.url.port ?? 0),
      token: console.url.fragment.map { String($0.dropFirst("token=".count)) } ?? ""
    )
  }

  init(port: UInt16, token: String = "") throws {
    clientsMayBeLate.store(true, ordering: .relaxed)
    self.port = port
    self.token = token
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    inbox = Inbox(file)
    guard Self.loopback(port, { connect(file, $0, $1) }) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  private static func loopback(
    _ port: UInt16,
    _ use: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Each of the two modules that have this file has numbers of its own.
  private static let ports = Atomic(
    UInt16(20_000 + getpid() % 60 * 100 + (#fileID.hasPrefix("Browser") ? 6_000 : 0))
  )

  /// A port on which nothing listens until the caller does: below those that the kernel hands out,
  /// so that no other test is given it meanwhile.
  static func unusedPort() -> UInt16 {
    while true {
      let port = ports.add(1, ordering: .relaxed).newValue
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(file) }
      if loopback(port, { bind(file, $0, $1) }) == 0 { return port }
    }
  }

  /// Ends the reading, too.
  deinit { shutdown(file, Int32(SHUT_RDWR)) }

  /// Whether all of it went out.
  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Waits for an answer without reading it.
  func answerBegins() async throws {
    var place = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while poll(&place, 1, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
  }

  /// Asks for the stream anew until there is room for one more page.
  static func admitted(to console: DebugConsole) async throws {
    while true {
      let client = try Client(console)
      client.request("GET", "/api/events")
      if await client.response().status == "200 OK" { return }
      await Task.yield()
    }
  }

  /// Sends a request with the headers that a page sends.
  func request(
    _ method: String,
    _ path: String,
    headers: [String] = [],
    body: String? = nil,
    host: String? = nil,
    token: String? = nil
  ) {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
    lines.append("Authorization: Bearer \(token ?? self.token)")
    if let body {
      lines += ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
    }
    send((lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
  }

  /// The received bytes, until they are those that the caller waits for, or the server ends the
  /// connection.
  ///
  /// A thread reads everything from the first call on, because a test may wait long for its turn.
  func receive(
    until isEnough: @escaping @Sendable (String) -> Bool,
    then body: @escaping @Sendable (String) -> Void
  ) {
    inbox.take(until: isEnough, then: body)
  }

  func receive(until isEnough: @escaping @Sendable (String) -> Bool) async -> String {
    await withCheckedContinuation { continuation in
      receive(until: isEnough) { continuation.resume(returning: $0) }
    }
  }

  /// Everything until the server ends the connection.
  func receiveAll() async -> String { await receive { _ in false } }

  /// The answer to a request, once it is whole.
  func response() async -> Response {
    let text = await receive { text in
      guard let head = text.firstRange(of: "\r\n\r\n") else { return false }
      let length = text[..<head.lowerBound].firstMatch(of: /Content-Length: ?([0-9]+)/)
      return text[head.upperBound...].utf8.count >= length.flatMap { Int($0.1) } ?? 0
    }
    return Response(text)
  }
}

struct Response {
  let status: String
  let head: String
  let body: String

  init(_ text: String) {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    head = parts.first.map(String.init) ?? ""
    body = parts.count > 1 ? String(parts[1]) : ""
    status = head.prefix { $0 != "\r\n" }.dropFirst("HTTP/1.1 ".count).description
  }
}
