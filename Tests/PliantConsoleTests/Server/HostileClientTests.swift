import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// Clients that mean no good, or have hung; `PliantBenchmarks console` measures what they cost.
struct HostileClientTests {
  @Test func aHundredIdleConnectionsKeepNobodyOut() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let idle = try (0..<100).map { _ in try Client(console) }
    for client in idle { client.send("GET / HT") }
    let page = try Client(console)
    page.request("GET", "/")
    #expect(await page.response().status == "200 OK")
    let stream = try Client(console)
    #expect(await stream.events { !$0.isEmpty }.first?.name == "hello")
    withExtendedLifetime(idle) {}
    await console.stop()
  }

  @Test func aPageThatStopsReadingMissesOnlyWhatIsCounted() async throws {
    let log = MemoryLog(lines: MemoryLog.Bounds(records: 200, bytes: 64 << 20))
    let logger = Logger(label: "") { SinkLogHandler(label: $0, sinks: [log]) }
    let console = try await DebugConsole.start(log: log)
    let frozen = try Client.stream(console)
    _ = try await Client.stream(console).moreEvents { !$0.isEmpty }
    let text = String(repeating: "x", count: 2_000)
    for line in 1...20_000 { logger.info("\(line) \(text)") }
    logger.info("the end")
    let events = Event.all(
      in: await frozen.receive { $0.contains("the end") && $0.hasSuffix("\n\n") }
    )
    let shown = events.lines.filter { !$0.hasPrefix("lost ") }.count
    let lost = events.filter { $0.name == "lost" }.compactMap { $0.data["count"] as? Int }.reduce(
      0,
      +
    )
    let skipped = events.filter { $0.name == "skipped" }.reduce(0) { sum, event in
      sum + (event.data["through"] as? Int ?? 0) - (event.data["after"] as? Int ?? 0)
    }
    #expect(shown + lost + skipped == 20_001)
    #expect(lost > 0)
    await console.stop()
  }

  @Test(arguments: 0..<8)
  func bytesWithoutMeaningEndTheirConnectionAndNothingElse(_ seed: UInt64) async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      let client = try Client(console)
      var bytes = Array(
        "POST /api/watches HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nContent-Length: 40\r\n\r\n"
          .utf8
      )
      bytes += (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      client.send(bytes.count.isMultiple(of: 2) ? bytes : Array(bytes.dropLast(50)))
    }
    let page = try Client(console)
    page.request("GET", "/")
    #expect(await page.response().status == "200 OK")
    await console.stop()
  }

  @Test func aClientThatGoesInTheMiddleIsForgotten() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    for _ in 0..<30 {
      let client = try Client(console)
      client.request("GET", "/api/events")
    }
    try await Client.admitted(to: console)
    await console.stop()
  }
}
