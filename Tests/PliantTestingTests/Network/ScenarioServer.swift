import Foundation
import FoundationNetworking
import PliantTesting
import Synchronization
import Testing

/// A request as a server gets it, without what libcurl adds to it.
struct Asked: Sendable {
  var method, path: String
  var headers: [String: String]
  var body: String

  var line: String {
    let ofLibcurl = [
      "Accept", "Accept-Encoding", "Content-Length", "Expect", "Host", "Transfer-Encoding",
    ]
    let fields = headers.filter { !ofLibcurl.contains($0.key) }.map { "\($0.key): \($0.value)" }
    return "\(method) \(path) \(fields.sorted()) \(body.count > 40 ? "\(body.count)" : body)"
  }
}

/// An answer that a server on loopback and `.network` give alike.
struct Answer: Sendable {
  var status = 200
  var headers: [String: String] = [:]
  var chunks: [String] = []
  var pace = Duration.zero
  /// Whether the connection is closed instead of an answer.
  var isCut = false
  var isNever = false

  init(
    _ status: Int = 200,
    _ headers: [String: String] = [:],
    _ chunks: String...,
    pace: Duration = .zero
  ) {
    (self.status, self.headers, self.chunks, self.pace) = (status, headers, chunks, pace)
  }

  func stubbed() async throws -> StubbedResponse {
    if isNever { try await Task.sleep(for: .seconds(100_000)) }
    if isCut { throw URLError(.badServerResponse) }
    var response = StubbedResponse(status: status, headers: headers)
    response.headers["Connection"] = "close"
    (response.chunks, response.pace) = (chunks.map { Data($0.utf8) }, pace)
    return response
  }

  /// The answers to all requests of scenarios.
  static func to(_ asked: Asked) -> Answer {
    let url = URLComponents(string: asked.path)
    let query = (url?.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value }
    let path = (url?.path ?? "").split(separator: "/").map(String.init)
    let number = path.count > 1 ? Int(path[1]) ?? 0 : 0
    switch path.first {
    case "ok": return Answer(200, ["Content-Type": "text/plain"], query["body"] ?? "fine")
    case "long":
      let body = String(repeating: "x", count: number)
      return Answer(200, ["Content-Length": "\(number)"], body)
    case "status": return Answer(number, query, "body of \(number)")
    case "empty": return Answer(number)
    case "drip": return Answer(200, [:], "one ", "two ", "three", pace: .milliseconds(30))
    case "slow": return Answer(200, [:], "one ", "two ", pace: .seconds(5))
    case "redirect": return Answer(number, ["Location": query["to"] ?? "/ok"], "moved")
    case "loop": return Answer(302, ["Location": "/loop"])
    case "cookie": return Answer(200, ["Set-Cookie": query["set"] ?? "a=1; path=/"], "baked")
    case "baking":
      return Answer(302, ["Location": "/echo", "Set-Cookie": query["set"] ?? "b=2; path=/"])
    case "private":
      let isKnown = asked.headers["Authorization"] == "Basic YW5uOnNlY3JldA=="
      return isKnown
        ? Answer(200, [:], "welcome")
        : Answer(401, ["WWW-Authenticate": "Basic realm=\"shop\""], "who?")
    case "cut":
      var answer = Answer()
      answer.isCut = true
      return answer
    case "never":
      var answer = Answer()
      answer.isNever = true
      return answer
    default: return Answer(200, [:], asked.line)
    }
  }
}

/// A server on a port of its own, with a thread for each connection, until it is closed.
final class ScenarioServer: Sendable {
  let port: UInt16
  private let listener: Int32
  private let note: @Sendable (Asked) -> Void

  init(_ note: @escaping @Sendable (Asked) -> Void) throws {
    self.note = note
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    try #require(isBound)
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { [self] in serve(connection) }
      }
      Glibc.close(listener)
    }
  }

  func close() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve(_ connection: Int32) {
    defer { Glibc.close(connection) }
    guard let asked = request(from: connection) else { return }
    note(asked)
    let answer = Answer.to(asked)
    if answer.isCut { return }
    if answer.isNever {
      var byte: UInt8 = 0
      _ = read(connection, &byte, 1)
      return
    }
    let fields = answer.headers.merging(["Connection": "close"]) { $1 }
      .sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    send("HTTP/1.1 \(answer.status) Any\r\n\(fields.joined())\r\n", to: connection)
    for chunk in answer.chunks where asked.method != "HEAD" {
      if answer.pace > .zero { usleep(UInt32(answer.pace / .microseconds(1))) }
      send(chunk, to: connection)
    }
    shutdown(connection, Int32(SHUT_WR))
    var rest = [UInt8](repeating: 0, count: 1_024)
    while read(connection, &rest, rest.count) > 0 {}
  }

  private func send(_ text: String, to connection: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private func request(from connection: Int32) -> Asked? {
    var bytes: [UInt8] = []
    func more() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(connection, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      return count > 0
    }
    func end(_ mark: [UInt8]) -> Int? {
      bytes.indices.first { bytes[$0...].starts(with: mark) }.map { $0 + mark.count }
    }
    let blank = Array("\r\n\r\n".utf8)
    while end(blank) == nil { guard more() else { return nil } }
    guard let start = end(blank) else { return nil }
    let lines = String(decoding: bytes[..<(start - 4)], as: UTF8.self).components(
      separatedBy: "\r\n"
    )
    bytes.removeFirst(start)
    let words = lines[0].split(separator: " ").map(String.init)
    var asked = Asked(method: words[0], path: words[1], headers: [:], body: "")
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      asked.headers[parts[0]] = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
    if asked.headers["Transfer-Encoding"] == "chunked" {
      var body: [UInt8] = []
      while true {
        while end([13, 10]) == nil { guard more() else { return nil } }
        guard let start = end([13, 10]) else { return nil }
        let size = Int(String(decoding: bytes[..<(start - 2)], as: UTF8.self), radix: 16) ?? 0
        while bytes.count < start + size + 2 { guard more() else { return nil } }
        body += bytes[start..<(start + size)]
        bytes.removeFirst(start + size + 2)
        if size == 0 { break }
      }
      bytes = body
    } else if let length = asked.headers["Content-Length"].flatMap({ Int($0) }) {
      while bytes.count < length { guard more() else { return nil } }
    }
    asked.body = String(decoding: bytes, as: UTF8.self)
    return asked
  }
}
