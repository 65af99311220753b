import Foundation
import Glibc
import Logging
import PliantConsole
import PliantDiagnostics
import PliantObserving
import PliantOverriding
import Synchronization

extension FuzzTarget {
  /// What a client sends to the console: one or several requests, in as many pieces as the first
  /// byte says.
  static let console = FuzzTarget(
    name: "console",
    prepare: { try await ConsoleUnderTest.begin() },
    run: { input in
      let request = ConsoleUnderTest.request(in: input.dropFirst())
      let answer = try ConsoleUnderTest.ask(request, pieces: Int(input.first ?? 0) % 8 + 1)
      try Answers(answer).check(against: request)
    }
  )
}

/// A console that shows something of everything.
private final class ConsoleUnderTest: Sendable {
  // SAFETY: set once, before the first input.
  nonisolated(unsafe) private static var shared: ConsoleUnderTest?

  static let token = "fuzzing-0123456789"
  static let readOnlyToken = "reading-0123456789"
  private let port: UInt16
  private let kept: Kept

  private struct Kept: @unchecked Sendable {
    // SAFETY: only kept.
    let console: DebugConsole
    let redefinition: Redefinition
    let model: ConsoleModel
    let observation: KeyPathObservation
  }

  static func begin() async throws {
    let log = MemoryLog(
      lines: MemoryLog.Bounds(records: 8, bytes: 1 << 16),
      errors: MemoryLog.Bounds(records: 8, bytes: 1 << 16)
    )
    refusalsAreHeldUp.store(false, ordering: .relaxed)
    let console = try await DebugConsole.start(
      access: ConsoleAccess(
        token: .text(token),
        readOnlyToken: .text(readOnlyToken),
        logger: Logger(label: "fuzzing") { SinkLogHandler(label: $0, sinks: [log]) }
      ),
      log: log
    )
    let model = ConsoleModel()
    shared = ConsoleUnderTest(
      port: UInt16(console.url.port ?? 0),
      kept: Kept(
        console: console,
        redefinition: try replaceMethods(
          of: ConsoleModel.self,
          with: ConsoleModelDouble.self,
          prefix: "double"
        ),
        model: model,
        observation: try observe(model, \.number) { (_: Change<Int>) in }
      )
    )
    // What it answers to what is right, so that silence is not taken for good.
    for (token, status) in [(token, "204"), (readOnlyToken, "403"), ("another", "401")] {
      let request =
        "POST /api/log/clear HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAuthorization: Bearer \(token)\r\n"
        + "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
      let answer = String(
        decoding: try ask(Self.request(in: request.utf8), pieces: 1),
        as: UTF8.self
      )
      guard answer.hasPrefix("HTTP/1.1 \(status) ") else { throw Find("it answers \(answer)") }
    }
  }

  private init(port: UInt16, kept: Kept) {
    self.port = port
    self.kept = kept
  }

  /// The input with the port, which each run has another of, in its place.
  static func request(in input: some Sequence<UInt8>) -> [UInt8] {
    let port = Array("\(shared?.port ?? 0)".utf8)
    return Array(Array(input).replacing(Array("PORT".utf8), with: port))
  }

  static func ask(_ request: [UInt8], pieces: Int) throws -> [UInt8] {
    guard let shared else { throw Find("there is no console") }
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard file >= 0 else { throw Find("no socket can be made") }
    defer { close(file) }
    // So many connections come and go that their ports would be used up.
    var leave = linger(l_onoff: 1, l_linger: 0)
    setsockopt(file, SOL_SOCKET, SO_LINGER, &leave, socklen_t(MemoryLayout<linger>.size))
    var atOnce: Int32 = 1
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &atOnce, 4)
    var time = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = shared.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw Find("no connection: \(String(cString: strerror(errno)))") }
    var rest = request[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(request.count / pieces + 1))
      // The console closes connections whose requests it cannot tell apart.
      guard send(file, piece, piece.count, Int32(MSG_NOSIGNAL)) == piece.count else { break }
      rest = rest.dropFirst(piece.count)
      if pieces > 1 { sched_yield() }
    }
    shutdown(file, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(file, &room, room.count, 0)
      if count < 0, errno == EAGAIN { throw Find("no answer for 20 s, and no end") }
      // A reset is an end, too: more was sent than was read.
      guard count > 0 else { return answer }
      answer += room.prefix(count)
    }
  }
}

class ConsoleModel {
  dynamic var number = 1
  dynamic func name() -> String { "a" }
}

final class ConsoleModelDouble: ConsoleModel {
  @inline(never) dynamic func doublename() -> String { "b" }
}

/// What came back, taken apart.
private struct Answers {
  private var answers: [(status: String, type: String, body: ArraySlice<UInt8>)] = []

  init(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      // Cut short, where the connection was reset.
      guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else { return }
      guard let head = String(validating: rest[..<end.lowerBound], as: UTF8.self) else {
        throw Find("the head of an answer is no text")
      }
      rest = rest[end.upperBound...]
      let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
      guard lines[0].hasPrefix("HTTP/1.1 "), Self.known.contains(String(lines[0].dropFirst(9)))
      else { throw Find("an answer begins with \(lines[0])") }
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let colon = line.firstRange(of: ": ") else { throw Find("a header is \(line)") }
        headers[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
      }
      let type = headers["Content-Type"] ?? ""
      let length = headers["Content-Length"].flatMap { Int($0) }
      let body = rest.prefix(length ?? (type == "text/event-stream" ? rest.count : 0))
      answers.append((String(lines[0].dropFirst(9)), type, body))
      rest = rest.dropFirst(body.count)
    }
  }

  private static let known: Set<String> = [
    "200 OK", "204 No Content", "400 Bad Request", "401 Unauthorized", "403 Forbidden",
    "404 Not Found", "405 Method Not Allowed", "409 Conflict", "411 Length Required",
    "413 Content Too Large", "415 Unsupported Media Type", "431 Request Header Fields Too Large",
    "429 Too Many Requests", "503 Service Unavailable", "505 HTTP Version Not Supported",
  ]

  func check(against request: [UInt8]) throws {
    let knowsToken = [ConsoleUnderTest.token, ConsoleUnderTest.readOnlyToken].contains { token in
      request.firstRange(of: Array(token.utf8)) != nil
    }
    let heads = request.ranges(of: Array("\r\n\r\n".utf8)).count
    guard answers.count <= heads + 1 else {
      throw Find("\(answers.count) answers to \(heads) requests")
    }
    for (status, type, body) in answers {
      let isPage = status == "200 OK" && type.hasPrefix("text/") && type != "text/event-stream"
      if status.hasPrefix("20"), !isPage, !knowsToken, !type.hasPrefix("image/") {
        throw Find("\(status) \(type) without the token")
      }
      guard type == "application/json" else { continue }
      guard (try? JSONSerialization.jsonObject(with: Data(body))) != nil else {
        throw Find("no JSON: \(String(decoding: body, as: UTF8.self))")
      }
    }
  }
}
