import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// Saved sessions, logs and traces, in a real browser.
@Suite(.serialized)
struct SavedFilePageTests: PageScripts {
  @Test func aSavedSessionIsShownWithoutItsProgram() async throws {
    let file = try TemporaryFile("session.ndjson")
    defer { file.remove() }
    let page = try await Browser()
    let market = try MarketProcess()
    defer { market.end() }
    try await page.open(try #require(await market.url()))
    try await page.click("tab-observed")
    try await page.wait(for: "true", exists("watch-start"))
    try await page.click("watch-start")
    try await page.click("tab-watch")
    try await page.wait(for: "true", "return String(/[0-9]/.test(\(textOf("plot-current"))))")
    try await page.click("tab-objects")
    try await page.click("objects-deallocated")
    try await page.wait(for: "true", exists("death"))
    let text = try await page.save()
    try file.write(text)
    let lines = text.components(separatedBy: "\"thread\":").count - 1
    market.end()
    // In the same page, and then by another process.
    try await page.choose(file.path, in: "file")
    try await page.wait(for: "saved", connection)
    // Its lines are drawn with the next frame, in place of the program's.
    _ = try await page.runLater("requestAnimationFrame(() => requestAnimationFrame(done))")
    try await page.wait(
      for: "true",
      "const [a, b] = \(countText).split(' of '); return String(a === b && a !== '0')"
    )
    let shown = try await page.run(count)
    #expect(lines > 10 && shown.hasSuffix(" of " + shown.prefix { $0 != " " }))
    let opened = try MarketProcess("pliant", ["console", file.path])
    defer { opened.end() }
    try await page.open(try #require(await opened.url()))
    for turn in 0..<2 {
      if turn == 1 { try await page.reload() }
      try await page.wait(for: "saved", connection)
      try await page.wait(for: shown, count)
      try await page.click("tab-overridden")
      try await page.click("functions-overridden")
      try await page.wait(
        for: "true",
        "return String(/Trader.fee/.test(document.querySelector('#overridden').textContent))"
      )
      try await page.click("tab-observed")
      try await page.wait(for: "true", exists("observation"))
      try await page.click("tab-watch")
      try await page.wait(for: "true", "return String(/[0-9]/.test(\(textOf("plot-current"))))")
      try await page.click("tab-objects")
      try await page.click("objects-deallocated")
      try await page.wait(for: "true", "return String(/Purchase/.test(\(textOf("death"))))")
      try await page.click("tab-logs")
      #expect(try await page.run(visible("log-clear")) == "0")
    }
    await page.quit()
  }

  @Test func logsOfOtherProgramsAndTracesAreShown() async throws {
    let log = try TemporaryFile("other.ndjson")
    defer { log.remove() }
    try log.write(
      """
      {"ts":1700000000123,"lvl":50,"msg":"first","__proto__":{"a":1},"route":"/v1"}
      this is no JSON
      {"@timestamp":"2026-01-02T03:04:05Z","severity":"WARN","message":"<b>second","n":{"deep":1}}
      {"marker":1767323046,"text":"here"}

      """
    )
    let trace = try TemporaryFile("trace.json")
    defer { trace.remove() }
    try trace.write(
      """
      {"displayTimeUnit":"ns","traceEvents":[
      {"ph":"X","pid":1,"tid":7,"ts":0.000,"dur":2000.000,"name":"Shop.total()","cat":"Shop",\
      "args":{"->":"3"}},
      {"ph":"X","pid":1,"tid":7,"ts":500.000,"dur":500.000,"name":"Shop.tax()","cat":"Shop"},
      {"ph":"Q"}
      ]}

      """
    )
    let (console, page) = try await show([log.path, trace.path])
    try await page.wait(for: "saved", connection)
    try await page.wait(for: "2 of 2", count)
    #expect(try await page.run("return \(textOf("file-bar"))").contains("1 line of the file"))
    let rows = try await page.run(rows)
    for part in ["error", "first", "route=/v1", "warning", "<b>second"] {
      #expect(rows.contains(part), "\(part) is missing in \(rows)")
    }
    try await page.select(2, in: "source")
    try await page.wait(for: "2 of 2 calls", "return \(textOf("trace-count"))")
    let table = "document.querySelector('[data-test=trace-functions] tbody').textContent"
    #expect(try await page.run("return \(table)") == Self.functions)
    try await page.click("flames")
    try await page.press("\u{E011}")
    #expect(try await page.run("return \(textOf("trace-details"))").contains("Shop.total()"))
    try await page.type("tax", into: "trace-filter")
    try await page.wait(for: "1 of 2 calls", "return \(textOf("trace-count"))")
    await page.quit()
    await console.stop()
  }

  /// Calls, total, self, mean, p50 and p99 of both.
  private static let functions =
    "Shop.total()12 ms1.5 ms2 ms2 ms2 ms" + "Shop.tax()1500 µs500 µs500 µs500 µs500 µs"

  @Test func brokenFilesEndInASentence() async throws {
    let neither = "is neither a saved session, nor lines of JSON, nor a trace"
    let head = "{\"pliantSession\":1}\n"
    let contents = [
      ("", neither), ("\u{0}\u{1}[[[", neither), ("{\"traceEvents\":[\n{]", neither),
      ("{\"traceEvents\":[]}", "it is a trace without calls"), ("[1,2]", "a trace without calls"),
      (head, neither), (head + "{\"event\":\"overridden\",\"data\":{\"hooks\":[{}]}}", neither),
      (head + "{\"event\":\"values\",\"data\":{\"values\":null}}\n", neither),
      (String(repeating: "[", count: 3 << 20), neither),
      ("{\"a\":" + String(repeating: "[", count: 200_000) + "\n{\"msg\":\"x\"}", neither),
    ]
    let files = try contents.enumerated().map { index, content in
      let file = try TemporaryFile("broken-\(index).json")
      try file.write(content.0)
      return file
    }
    defer { for file in files { file.remove() } }
    let (console, page) = try await show(files.map(\.path))
    for (index, content) in contents.enumerated() {
      if index > 0 { try await page.select(index + 1, in: "source") }
      let bar = textOf("file-bar")
      let wanted = "\(bar).includes('broken-\(index).json') && \(bar).includes('\(content.1)')"
      try await page.wait(for: "true", "return String(\(wanted))")
    }
    // More than a page can hold.
    let answer = try await page.runLater(
      """
      import('/saved-file.js').then(async ({ readFile }) => {
        const piece = new TextEncoder().encode('['.repeat(8 << 20))
        const stream = new ReadableStream({ pull: it => it.enqueue(piece) })
        await readFile(stream, { name: 'huge', size: null }, () => {})
      }).then(() => done('opened'), error => done(error.message))
      """
    )
    #expect(answer.contains("a trace of more than 256 MB"))
    try FileManager.default.removeItem(atPath: files[0].path)
    try await page.select(1, in: "source")
    try await page.wait(
      for: "true",
      "return String(\(textOf("file-bar")).includes('the file cannot be read: No such file'))"
    )
    await page.quit()
    await console.stop()
  }

  @Test func overridesAndObjectsAreKept() async throws {
    let file = try TemporaryFile("session.ndjson")
    defer { file.remove() }
    let override =
      "{\"id\":1,\"function\":2,\"module\":\"Shop\",\"name\":\"Cart.total()\","
      + "\"action\":\"answer\",\"text\":\"7\",\"calls\":3,\"changed\":2}"
    let objects =
      "{\"id\":\"0x1\",\"name\":\"Shop.Cart\",\"living\":9,\"allocated\":12,"
      + "\"marked\":4,\"survivors\":3}"
    let events = [
      "hello": "{\"process\":\"shop\",\"pid\":1,\"session\":\"a\",\"started\":0}",
      "overrides": "{\"overrides\":[\(override)]}",
      "objects": "{\"mark\":1,\"canEdit\":false,\"classes\":[\(objects)]}",
    ]
    let lines = events.sorted { $0.key < $1.key }.map { name, data in
      "{\"event\":\"\(name)\",\"data\":\(data)}"
    }
    try file.write((["{\"pliantSession\":1}"] + lines).joined(separator: "\n"))
    let (console, page) = try await show([file.path])
    try await page.wait(for: "saved", connection)
    try await page.click("tab-overridden")
    try await page.click("functions-overridden")
    try await page.wait(
      for: "StopCart.total()returns 72 of 3 calls changedby the console",
      "return \(textOf("page-override"))"
    )
    try await page.click("tab-objects")
    try await page.wait(for: "Shop.CartShop.Cart9+53 of 412Stop", "return \(textOf("class"))")
    try await page.click("class-open")
    try await page.wait(
      for: "only counted: the file has no program",
      "return \(textOf("object-count"))"
    )
    await page.quit()
    await console.stop()
  }

  private func show(_ paths: [String]) async throws -> (DebugConsole, Browser) {
    let sources = try paths.map { try ConsoleSource($0) }
    let console = try await DebugConsole.start(port: 0, showing: sources)
    let page = try await Browser()
    try await page.open(console.url)
    return (console, page)
  }

  private func visible(_ test: String) -> String {
    "return String(document.querySelector('[data-test=\(test)]').getClientRects().length)"
  }
}
