import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// Several programs in one page, and links to what one sees, in a real browser.
@Suite(.serialized)
struct SourcesPageTests: PageScripts {
  @Test func severalProgramsAreShownInOnePage() async throws {
    let logs = [MemoryLog(), MemoryLog()]
    var consoles: [DebugConsole] = []
    for (index, log) in logs.enumerated() {
      for line in 0...index { logger(to: log).info("program \(index) line \(line)") }
      consoles.append(try await DebugConsole.start(log: log))
    }
    let sources = try consoles.map { try ConsoleSource($0.url.absoluteString) }
    let hub = try await DebugConsole.start(port: 0, showing: sources)
    let page = try await Browser()
    try await page.open(hub.url)
    try await page.wait(for: "1 of 1", count)
    try await page.select(2, in: "source")
    try await page.wait(for: "2 of 2", count)
    #expect(try await page.run(rows).contains("program 1 line 1"))
    #expect(try await page.run(rows).contains("program 0") == false)
    logger(to: logs[1]).info("program 1 line 2")
    try await page.wait(for: "3 of 3", count)
    // A reload and a link come back to the same program.
    try await page.wait(for: "true", "return String(location.hash.includes('source.number=2'))")
    try await page.reload()
    try await page.wait(for: "3 of 3", count)
    try await page.click("log-clear")
    try await page.wait(for: "0 of 0", count)
    #expect(logs[0].records.count == 1 && logs[1].records.isEmpty)
    await consoles[1].stop()
    try await page.wait(for: "waiting", connection)
    try await page.select(1, in: "source")
    try await page.wait(for: "1 of 1", count)
    await page.quit()
    await hub.stop()
    await consoles[0].stop()
  }

  @Test func theLogsOfAllProgramsAreOneList() async throws {
    let logs = [MemoryLog(), MemoryLog()]
    for line in 0..<6 { logger(to: logs[line % 2]).info("line \(line)") }
    let first = try await DebugConsole.start(log: logs[0])
    let second = try await DebugConsole.start(log: logs[1])
    let sources = try [first, second].map { try ConsoleSource($0.url.absoluteString) }
    let hub = try await DebugConsole.start(port: 0, showing: sources)
    let page = try await Browser()
    try await page.open(hub.url)
    try await page.wait(for: "3 of 3", count)
    try await page.select("all", in: "source")
    try await page.wait(for: "6 of 6", count)
    let lines = "return (\(rowsText)).match(/line [0-9]+/g).join()"
    try await page.wait(for: (0..<6).map { "line \($0)" }.joined(separator: ","), lines)
    try await page.wait(for: "connected", connection)
    let shown =
      "return [...document.querySelectorAll('[role=tab]')].filter(tab => !tab.hidden).length"
    #expect(try await page.run("\(shown) + ''") == "1")
    logger(to: logs[1]).info("line 6")
    try await page.wait(for: "7 of 7", count)
    // Both are of this process.
    try await page.type("program=*\(sources[1].name)", into: "log-expression")
    try await page.wait(for: "4 of 7", count)
    try await page.wait(for: "line 1,line 3,line 5,line 6", lines)
    // A reload comes back to it, and a program that ends is named.
    let link =
      "return String(/source.number=all/.test(location.hash) && /program/.test(location.hash))"
    try await page.wait(for: "true", link)
    try await page.reload()
    try await page.wait(for: "4 of 7", count)
    await second.stop()
    try await page.wait(for: "partly", connection)
    logger(to: logs[0]).info("line 7")
    try await page.wait(for: "4 of 8", count)
    try await page.select(1, in: "source")
    try await page.wait(for: "0 of 4", count)
    try await page.wait(for: "connected", connection)
    #expect(try await page.run("\(shown) + ''") == "8")
    await page.quit()
    await hub.stop()
    await first.stop()
  }

  @Test func aLinkShowsWhatOneSees() async throws {
    let log = MemoryLog()
    for line in 0..<400 {
      logger(to: log).log(
        level: line % 2 == 0 ? .info : .error,
        "line \(line)",
        metadata: [
          "part": "\(line % 10)"
        ]
      )
    }
    let console = try await DebugConsole.start(log: log)
    let page = try await Browser()
    try await page.open(console.url)
    try await page.wait(for: "400 of 400", count)
    try await page.type("LINE .*7$", into: "log-filter")
    try await page.click("log-regex")
    try await page.click("level-info")
    try await page.type("part=7", into: "log-expression")
    try await page.wait(for: "40 of 400", count)
    try await page.run(
      "const list = document.querySelector('.log-list'); list.scrollTop = 0; return ''"
    )
    try await page.wait(for: "true", "return String(/line 7(?![0-9])/.test(\(rowsText)))")
    try await page.clickVisible("log-row")
    try await page.wait(for: "true", "return String(/logs.line=/.test(location.hash))")
    let detail = try await page.run("return \(textOf("log-detail"))")
    let link = try await page.run("return location.href")
    let token = try #require(console.url.fragment)
    #expect(!link.contains(token))
    let other = try await Browser()
    try await other.open(try #require(URL(string: link + "&" + token)))
    try await other.wait(for: "40 of 400", count)
    try await other.wait(for: "true", "return String(\(textOf("log-detail")) !== '')")
    #expect(try await other.run("return \(textOf("log-detail"))") == detail)
    #expect(try await other.run("return location.href") == link)
    // Another view and its filter.
    try await other.click("tab-objects")
    try await other.click("objects-deallocated")
    try await other.type("Purchase", into: "deaths-filter")
    try await other.wait(for: "true", "return String(/objects.filter=P/.test(location.hash))")
    try await other.reload()
    try await other.wait(
      for: "Purchase",
      "return document.querySelector('[data-test=deaths-filter]').value"
    )
    #expect(
      try await other.run(
        "return document.querySelector('[data-test=tab-objects]').getAttribute('aria-selected')"
      ) == "true"
    )
    await other.quit()
    await page.quit()
    await console.stop()
  }

  private func logger(to log: MemoryLog) -> Logger {
    Logger(label: "test") { SinkLogHandler(label: $0, level: .trace, sinks: [log]) }
  }

  private var rows: String { "return \(rowsText)" }
}
