import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

struct EventStreamTests {
  // Dev Kit 4.6#1, 4.6#5: what was logged before is there, and what is logged is told soon.
  @Test func linesArriveInOrderWithAllThatIsKnownOfThem() async throws {
    let log = MemoryLog()
    let logger = logger(to: log)
    logger.warning("before", metadata: ["k": "v"])
    let console = try await DebugConsole.start(log: log)
    let client = try Client(console)
    let first = await client.events { $0.lines.count == 1 }
    #expect(first.map(\.name).first == "hello")
    let record = try #require(first.last("log")?.list("records").first)
    #expect(record["n"] as? Int == 1)
    #expect(record["level"] as? String == "warning")
    #expect(record["label"] as? String == "test")
    #expect(record["metadata"] as? [String: String] == ["k": "v"])
    #expect((record["file"] as? String)?.hasSuffix("EventStreamTests.swift") == true)

    logger.info("after <b>&\u{1B}[31m\n\u{202E}")
    let value = 7
    withLogger(logger) { _ in #log(value) }
    let more = await client.moreEvents { $0.lines.count == 2 }
    #expect(more.lines.first == "after <b>&\u{1B}[31m\n\u{202E}")
    let expressions = more.last("log")?.list("records").last?["expressions"] as? [[String]]
    #expect(expressions == [["value", "7"]])
    await console.stop()
  }

  @Test func resumingNeitherLosesNorRepeats() async throws {
    let log = MemoryLog()
    let logger = logger(to: log)
    let console = try await DebugConsole.start(log: log)
    var seen: [String] = []
    var id: String?
    for round in 0..<5 {
      for line in 0..<100 { logger.info("\(round * 100 + line)") }
      let client = try Client(console)
      let wanted = 30 * (round + 1)
      let already = seen.count
      let events = await client.events(resuming: id) { $0.lines.count + already >= wanted }
      seen += events.lines
      id = events.last?.id
    }
    let client = try Client(console)
    let already = seen.count
    seen += await client.events(resuming: id) { $0.lines.count + already >= 500 }.lines
    #expect(seen == (0..<500).map(String.init))
    // Another session's id means nothing here.
    let fresh = try await Client(console).events(resuming: "other.400.0.0") {
      $0.lines.count == 500
    }
    #expect(fresh.lines == seen)
    await console.stop()
  }

  @Test func whatIsNotKeptIsCounted() async throws {
    let log = MemoryLog(
      lines: MemoryLog.Bounds(records: 10, bytes: 1 << 20),
      errors: MemoryLog.Bounds(records: 10, bytes: 1 << 20)
    )
    let logger = logger(to: log)
    for line in 1...5 { logger.info("\(line)") }
    logger.error("error")
    for line in 7...30 { logger.info("\(line)") }
    let console = try await DebugConsole.start(log: log)
    let events = try await Client(console).events { $0.lines.last == "30" }
    #expect(
      events.lines.joined(separator: " ") == "lost 5 error lost 14 21 22 23 24 25 26 27 28 29 30"
    )
    await console.stop()
  }

  // Dev Kit 4.6#6
  @Test func clearingIsToldToEveryPage() async throws {
    let log = MemoryLog()
    let logger = logger(to: log)
    logger.info("one")
    let console = try await DebugConsole.start(log: log)
    let reader = try Client.stream(console)
    _ = await reader.moreEvents { $0.lines.count == 1 }
    let other = try Client(console)
    other.request("POST", "/api/log/clear", body: "{}")
    #expect(await other.response().status == "204 No Content")
    logger.info("two")
    #expect(await reader.moreEvents { $0.lines.last == "two" }.lines == ["cleared", "two"])
    let fresh = try await Client(console).events { $0.lines.last == "two" }
    #expect(fresh.lines == ["two"])
    #expect(log.cleared == 1)
    await console.stop()
  }

  @Test func longLinesAreCut() async throws {
    let log = MemoryLog()
    logger(to: log).info("\(String(repeating: "é", count: 1 << 20))")
    let console = try await DebugConsole.start(log: log)
    let events = try await Client(console).events { $0.lines.count == 1 }
    let line = try #require(events.lines.first)
    #expect(line.hasSuffix("… (cut here; 2097152 bytes in all)"))
    #expect(line.utf8.count < 40_000)
    await console.stop()
  }

  @Test func theNinthPageIsRefusedUntilOneGoes() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    var pages = try (0..<8).map { _ in try Client.stream(console) }
    for page in pages { _ = await page.moreEvents { $0.contains { $0.name == "hello" } } }
    let ninth = try Client(console)
    ninth.request("GET", "/api/events")
    let refused = await ninth.response()
    #expect(refused.status == "503 Service Unavailable")
    #expect(refused.head.contains("Retry-After: 5"))
    pages.removeLast()
    try await Client.admitted(to: console)
    await console.stop()
  }
}

private func logger(to log: MemoryLog) -> Logger {
  Logger(label: "test") { SinkLogHandler(label: $0, level: .trace, sinks: [log]) }
}
