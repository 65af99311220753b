import BenchmarkFixture
import Foundation
import Glibc
import Pliant
import PliantConsole

/// What the program's own work comes to while the console is looked at, and how much memory that takes.
///
/// The program calls an overridden method and logs one line for each 100 calls, on one thread. The clients
/// are another process, on the same cores. The one that stops reading does so for a minute.
func measureConsole(_ effort: Effort) async throws -> [Row] {
  let receiver: Plain = opaque(Overridden())
  try #method(Overridden.measure(_:)).override(on: receiver) { _, text in text.utf8.count }
  let seconds = effort.rounds > 50 ? 5.0 : 1
  // The log is as full in each row as it gets.
  _ = work(on: receiver, seconds: seconds)
  let alone = work(on: receiver, seconds: seconds)
  var highest = alone.megabytes
  var rows: [Row] = []
  func add(_ name: String, _ work: (rates: [Double], megabytes: Int)) {
    highest = max(highest, work.megabytes)
    let rate = Quartiles(alone.rates)
    rows.append(
      Row(
        section: "console",
        what: "calls beside \(name)",
        unit: .callsPerSecond,
        value: Quartiles(work.rates),
        neighbor: "without a console",
        neighborValue: rate,
        ratio: Quartiles(work.rates.map { $0 / rate.median })
      )
    )
  }
  let console = try await DebugConsole.start(port: 0)
  add("a console, no page", work(on: receiver, seconds: seconds))
  for (kind, count) in [
    (ConsoleClient.reading, 1), (.reading, 8), (.frozen, 8), (.idle, 100), (.endless, 20),
  ] {
    let clients = try kind.start(count, of: console)
    try await Task.sleep(for: .milliseconds(500))
    let seconds = kind == .frozen ? seconds * 12 : seconds
    add("\(count) × \(kind.name)", work(on: receiver, seconds: seconds))
    // A process that a task has started may have been born deaf to a polite signal.
    kill(clients.processIdentifier, SIGKILL)
    // The console notices.
    try await Task.sleep(for: .seconds(2))
  }
  await console.stop()
  add("a console that was stopped", work(on: receiver, seconds: seconds))
  let memory = Quartiles([Double(highest)])
  return rows
    + [
      Row(section: "console", what: "most memory in all of these", unit: .megabytes, value: memory)
    ]
}

/// The calls in a second, measured over and over, and the most memory meanwhile.
private func work(on receiver: Plain, seconds: Double) -> (rates: [Double], megabytes: Int) {
  let logger = Logger(label: "bench") { SinkLogHandler(label: $0, sinks: [DebugConsole.log]) }
  var (rates, sum, calls, highest) = ([Double](), 0, 0, 0)
  let end = ContinuousClock.now + .seconds(seconds)
  while .now < end {
    let before = calls
    let time = ContinuousClock().measure {
      for _ in 0..<10_000 {
        for _ in 0..<100 { sum &+= receiver.measure("ten letters") }
        calls += 100
        logger.info("line \(calls)", metadata: ["sum": "\(sum)"])
      }
    }
    rates.append(Double(calls - before) / (time / .seconds(1)))
    highest = max(highest, residentMegabytes())
  }
  return (rates, highest)
}

private func residentMegabytes() -> Int {
  let file = FileHandle(forReadingAtPath: "/proc/self/statm")
  let text = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
}

/// Clients, run as `PliantBenchmarks client KIND COUNT PORT TOKEN`.
enum ConsoleClient: String {
  case reading, frozen, idle, endless

  var name: String {
    switch self {
    case .reading: "page that reads"
    case .frozen: "page that stops reading"
    case .idle: "connection without a request"
    case .endless: "request without an end"
    }
  }

  func start(_ count: Int, of console: DebugConsole) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "client", rawValue, "\(count)", "\(console.url.port ?? 0)",
      console.url.fragment?.replacing("token=", with: "") ?? "",
    ]
    try process.run()
    return process
  }

  static func run(_ arguments: [String]) {
    guard arguments.count == 4, let kind = ConsoleClient(rawValue: arguments[0]),
      let count = Int(arguments[1]), let port = UInt16(arguments[2])
    else { return }
    let files = (0..<count).map { _ in connection(to: port) }
    let stream =
      "GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(arguments[3])\r\n\r\n"
    if kind == .reading || kind == .frozen { for file in files { send(stream, to: file) } }
    if kind == .endless { for file in files { send("GET / HTTP/1.1\r\n", to: file) } }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let part = String(repeating: "X-Header: without end\r\n", count: 1_000)
    while true {
      switch kind {
      case .reading:
        var waiting = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&waiting, nfds_t(waiting.count), 1_000)
        for client in waiting where client.revents != 0 {
          _ = recv(client.fd, &room, room.count, 0)
        }
      case .frozen, .idle: sleep(1)
      case .endless:
        for file in files {
          send(part, to: file)
          close(file)
          let new = connection(to: port)
          if new != file { dup2(new, file) }
          send("GET / HTTP/1.1\r\n", to: file)
        }
      }
    }
  }

  static func connection(to port: UInt16) -> Int32 {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return file
  }

  static func send(_ text: String, to file: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
