import Foundation
import Glibc
import Pliant
import PliantConsole

/// How old the newest line is when a page has it, while the program logs 50,000 lines a second.
///
/// The page is another process, on the same cores.
func measureLag(_ effort: Effort) async throws -> Row {
  let seconds = effort.rounds > 50 ? 10.0 : 3
  let log = MemoryLog(lines: MemoryLog.Bounds(records: 100_000, bytes: 64 << 20))
  let console = try await DebugConsole.start(port: 0, log: log)
  let lags = try LagClient.lags(of: console, seconds: seconds) {
    logLines(50_000, for: seconds + 1, to: log)
  }
  await console.stop()
  return Row(
    section: "console",
    what: "lag at 50,000 lines/s",
    unit: .milliseconds,
    value: Quartiles(lags),
    goal: .atMost(100)
  )
}

private func logLines(_ rate: Int, for seconds: Double, to log: MemoryLog) {
  let logger = Logger(label: "bench") { SinkLogHandler(label: $0, sinks: [log]) }
  let (clock, batch) = (ContinuousClock(), rate / 1_000)
  let start = clock.now
  for millisecond in 0..<Int(seconds * 1_000) {
    for line in 0..<batch {
      logger.info("order \(line) of \(millisecond)", metadata: ["route": "/v1/orders"])
    }
    let next = start + .milliseconds(millisecond + 1)
    if clock.now < next { usleep(500) }
  }
}

/// A client, run as `PliantBenchmarks lag PORT TOKEN SECONDS`, which prints the lags in milliseconds.
enum LagClient {
  static func lags(
    of console: DebugConsole,
    seconds: Double,
    while work: () -> Void
  ) throws -> [Double] {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.standardOutput = pipe
    process.arguments = [
      "lag", "\(console.url.port ?? 0)",
      console.url.fragment?.replacing("token=", with: "") ?? "", "\(seconds)",
    ]
    try process.run()
    work()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").compactMap { Double($0) }
  }

  static func run(_ arguments: [String]) {
    guard arguments.count == 3, let port = UInt16(arguments[0]), let seconds = Double(arguments[2])
    else { return }
    let file = ConsoleClient.connection(to: port)
    ConsoleClient.send(
      "GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(arguments[1])\r\n\r\n",
      to: file
    )
    var room = [UInt8](repeating: 0, count: 1 << 18)
    var text: [UInt8] = []
    let start = now()
    while now() < start + seconds {
      let count = recv(file, &room, room.count, 0)
      guard count > 0 else { return }
      text += room[..<count]
      // What begins before the page connected is history.
      for time in takeNewest(from: &text) where time > start + 1 {
        print((now() - time) * 1_000)
      }
    }
  }

  /// The time of the newest line of each event with lines; what is left over is kept.
  private static func takeNewest(from text: inout [UInt8]) -> [Double] {
    var (times, taken) = ([Double](), 0)
    text.withUnsafeBytes { bytes in
      var from = 0
      while from + 1 < bytes.count,
        let line = bytes[from...].firstIndex(of: 10), line + 1 < bytes.count
      {
        from = line + 1
        guard bytes[from] == 10 else { continue }
        let event = UnsafeRawBufferPointer(rebasing: bytes[taken..<line])
        if let time = newest(in: event) { times.append(time) }
        from += 1
        taken = from
      }
    }
    text.removeSubrange(..<taken)
    return times
  }

  private static func newest(in event: UnsafeRawBufferPointer) -> Double? {
    guard event.starts(with: "event: log\n".utf8) else { return nil }
    let key = Array("\"time\":".utf8)
    let place = event.indices.reversed().first { event[$0...].starts(with: key) }
    return place.flatMap { place in
      let digits = event[(place + key.count)...].prefix { $0 == 46 || (48...57).contains($0) }
      return Double(String(decoding: digits, as: UTF8.self))
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
