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
      let wanted = 30 * (round + 1) - seen.count
      let events = await client.events(resuming: id) { $0.lines.count >= wanted }
      seen += events.lines
      id = events.last?.id
    }
    let client = try Client(console)
    let wanted = 500 - seen.count
    seen += await client.events(resuming: id) { $0.lines.count >= wanted }.lines
    #expect(seen == (0..<500).map { "\($0)" })
    // Another session's id means nothing here.
    let fresh = try await Client(console).events(resuming: "other.400.0.0") {
      $0.lines.count == 500
    }
    #expect(fresh.lines == seen)
    await console.stop()
  }

  @Test func droppedLinesAreCounted() async throws {
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

  @Test func aPageThatIsBehindIsShownTheNewestAndFetchesTheRest() async throws {
    let log = MemoryLog(lines: MemoryLog.Bounds(records: 20_000, bytes: 256 << 20))
    let logger = logger(to: log)
    let console = try await DebugConsole.start(log: log)
    let frozen = try Client.stream(console)
    try await frozen.answerBegins()
    let text = String(repeating: "x", count: 2_000)
    // More than all buffers on the way hold.
    for line in 1...12_000 { logger.info("\(line) \(text)") }
    let events = await frozen.moreEvents { $0.lines.last?.hasPrefix("12000 ") == true }
    let skipped = events.filter { $0.name == "skipped" }.map { event in
      (after: event.data["after"] as? Int ?? 0, through: event.data["through"] as? Int ?? 0)
    }
    #expect(events.lines.count + skipped.reduce(0) { $0 + $1.through - $1.after } == 12_000)
    #expect(!events.contains { $0.name == "lost" })
    let gap = try #require(skipped.first)
    var through = gap.through
    for _ in 0..<3 {
      let part = try await Self.lines(after: gap.after, through: through, of: console)
      #expect(part.numbers == Array(part.after + 1...through))
      #expect(part.numbers.count < 1_000 && part.after >= gap.after)
      through = part.after
    }
    await console.stop()
  }

  @Test func partsOfTheLogAreFetched() async throws {
    let log = MemoryLog(lines: MemoryLog.Bounds(records: 10, bytes: 1 << 20))
    let logger = logger(to: log)
    logger.error("1")
    for line in 2...30 { logger.info("\(line)") }
    let console = try await DebugConsole.start(log: log)
    var seen: [String] = []
    for (after, through) in [
      (0, 30), (0, 20), (0, 22), (25, 25), (28, 26), (.min, .max), (.max, .min), (-1, 1), (29, 99),
    ] {
      let part = try await Self.lines(after: after, through: through, of: console)
      seen.append("\(part.after): " + part.numbers.map { "\($0)" }.joined(separator: " "))
    }
    #expect(
      seen == [
        "0: 1 21 22 23 24 25 26 27 28 29 30", "0: 1", "0: 1 21 22", "25: ", "28: ",
        "\(Int.min): 1 21 22 23 24 25 26 27 28 29 30", "\(Int.max): ", "-1: 1", "29: 30",
      ]
    )
    await console.stop()
  }

  @Test(arguments: [
    "{}", "[]", "{\"after\": 1}", "{\"after\": \"1\", \"through\": 2}",
    "{\"after\": 1.5, \"through\": 2}", "{\"after\": 0, \"through\": 9223372036854775808}",
    "{\"after\": 0, \"through\": null}",
  ])
  func partsOfTheLogThatAreNoNumbersAreRefused(_ body: String) async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    client.request("POST", "/api/log/lines", body: body)
    #expect(await client.response().status == "400 Bad Request")
    await console.stop()
  }

  @Test func thePaceIsToldAllTheTime() async throws {
    let log = MemoryLog()
    let logger = logger(to: log)
    for line in 0..<5 { logger.info("\(line)") }
    let console = try await DebugConsole.start(log: log)
    let events = try await Client(console).events { $0.filter { $0.name == "pace" }.count > 2 }
    let paces = events.filter { $0.name == "pace" }.map { event in
      "\(event.data["received"] ?? "") \(event.data["sent"] ?? "")"
    }
    #expect(Set(paces) == ["5 5"])
    await console.stop()
  }

  private static func lines(
    after: Int,
    through: Int,
    of console: DebugConsole
  ) async throws -> (after: Int, numbers: [Int]) {
    let client = try Client(console)
    let body = "{\"after\": \(after), \"through\": \(through)}"
    client.request("POST", "/api/log/lines", body: body)
    let response = await client.response()
    #expect(response.status == "200 OK")
    let answer = try JSONSerialization.jsonObject(with: Data(response.body.utf8))
    let part = try #require(answer as? [String: Any])
    let records = part["records"] as? [[String: Any]] ?? []
    return (part["after"] as? Int ?? -1, records.compactMap { $0["n"] as? Int })
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
