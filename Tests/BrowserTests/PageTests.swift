import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// The page in a real browser.
@Suite(.serialized)
struct PageTests: PageScripts {
  // Dev Kit 4.6#9
  @Test func linesArriveAndAreFiltered() async throws {
    try await withPage { page, log in
      let logger = logger(to: log)
      for line in 0..<50 { logger.info("plain \(line)") }
      logger.error("broken 50")
      withLogger(logger) { _ in
        let amount = 3
        #log(.debug, amount)
      }
      try await page.wait(for: "52 of 52", count)
      try await page.type("plain 4", into: "log-filter")
      try await page.wait(for: "11 of 52", count)
      try await page.click("log-regex")
      try await page.type("4$|broken", into: "log-filter")
      try await page.wait(for: "6 of 52", count)
      try await page.click("log-invert")
      try await page.wait(for: "46 of 52", count)
      try await page.type("(", into: "log-filter")
      try await page.wait(
        for: "true",
        "return document.querySelector('[data-test=log-filter]').getAttribute('aria-invalid')"
      )
      try await page.type("", into: "log-filter")
      try await page.click("log-invert")
      try await page.type("amount=3", into: "log-expression")
      try await page.wait(for: "1 of 52", count)
      try await page.type("", into: "log-expression")
      try await page.click("level-info")
      try await page.wait(for: "2 of 52", count)
      let rows = try await page.run(rows)
      #expect(rows.contains("broken 50") && rows.contains("amount 3") && !rows.contains("plain"))
    }
  }

  @Test func textOfTheProgramStaysText() async throws {
    try await withPage { page, log in
      let hostile =
        "<img src=x onerror=\"window.pwned=1\"><script>window.pwned=1</script>\u{202E}\u{1B}[31m\n2"
      logger(to: log).info("\(hostile)", metadata: ["<b>": "</script>"])
      try await page.wait(for: "1 of 1", count)
      #expect(try await page.run(rows).contains("<img src=x onerror"))
      try await page.click("log-row")
      try await page.wait(
        for: "true",
        "return String(document.querySelector('[data-test=log-detail]').textContent"
          + ".includes('</script>'))"
      )
      #expect(try await page.run("return String(window.pwned)") == "undefined")
      #expect(try await page.run("return String(document.querySelectorAll('img').length)") == "0")
    }
  }

  @Test func aReloadShowsEveryLineOnce() async throws {
    try await withPage { page, log in
      let logger = logger(to: log)
      for line in 0..<500 { logger.info("line \(line)") }
      try await page.wait(for: "500 of 500", count)
      try await page.reload()
      for line in 500..<600 { logger.info("line \(line)") }
      try await page.wait(for: "600 of 600", count)
      try await page.type("line 599", into: "log-filter")
      try await page.wait(for: "1 of 600", count)
    }
  }

  @Test func anotherStartOfTheProgramIsFoundAgain() async throws {
    let log = MemoryLog()
    let token = "0123456789abcdef"
    let port = Client.unusedPort()
    let first = try await DebugConsole.start(port: port, token: token, log: log)
    logger(to: log).info("first")
    let page = try await Browser()
    try await page.open(first.url)
    try await page.wait(for: "1 of 1", count)
    await first.stop()
    try await page.wait(
      for: "false",
      "return String(\(connection).textContent.includes('Connected'))"
    )
    let second = try await DebugConsole.start(port: port, token: token, log: MemoryLog())
    try await page.wait(
      for: "true",
      "return String(\(connection).textContent.includes('Connected'))"
    )
    #expect(try await page.run(rows).contains("first"))
    await page.quit()
    await second.stop()
  }

  @Test func followingStopsAboveTheEndAndSaysSo() async throws {
    try await withPage { page, log in
      let logger = logger(to: log)
      for line in 0..<1_000 { logger.info("line \(line)") }
      try await page.wait(for: "1,000 of 1,000", count)
      try await page.wait(for: "true", "return String(\(rowsText).includes('line 999'))")
      try await page.run("const list = \(scroller); list.scrollTop = 0; return ''")
      try await page.wait(for: "true", "return String(\(rowsText).includes('line 0'))")
      for line in 1_000..<1_020 { logger.info("line \(line)") }
      try await page.wait(for: "1,020 of 1,020", count)
      try await page.wait(for: "true", "return String(/20/.test(\(follow).textContent))")
      #expect(try await page.run("return String(\(rowsText).includes('line 0'))") == "true")
      try await page.click("log-follow")
      try await page.wait(for: "true", "return String(\(rowsText).includes('line 1019'))")
    }
  }

  @Test func skippedLinesAreFetchedWhereOneScrolls() async throws {
    let log = MemoryLog(lines: MemoryLog.Bounds(records: 50_000, bytes: 64 << 20))
    try await withPage(log) { page, log in
      let logger = logger(to: log)
      logger.info("first")
      try await page.wait(for: "1 of 1", count)
      // Far faster than lines can be sent one by one.
      for line in 1...40_000 { logger.info("line \(line).") }
      try await page.wait(for: "true", "return String(\(rowsText).includes('line 40000.'))")
      let bar = "document.querySelector('.statusbar').textContent"
      try await page.wait(for: "true", "return String(/[1-9][0-9,]* skipped/.test(\(bar)))")
      try await page.wait(for: "true", "return String(/lines.s · lag /.test(\(bar)))")
      let before = try await page.run(count)
      let gap = "document.querySelector('[data-test=log-gap]:not([hidden])')"
      try await page.wait(
        for: "true",
        """
        \(scroller).scrollTop -= 200
        return String(Boolean(\(gap)) || \(countText) !== '\(before)')
        """
      )
      try await page.wait(for: "true", "return String(\(countText) !== '\(before)')")
      // The lines above the oldest that was there follow on it.
      try await page.wait(
        for: "true",
        """
        const shown = [...\(rowsText).matchAll(/line ([0-9]+)[.]/g)].map(each => Number(each[1]))
        shown.sort((a, b) => a - b)
        \(scroller).scrollTop -= 20
        return String(shown.length > 5
          && shown.every((number, index) => index === 0 || number === shown[index - 1] + 1))
        """
      )
    }
  }

  @Test func aStoppedProgramIsNeverGreen() async throws {
    try await withMarket { page, market in
      try await page.wait(for: "connected", "return \(connection).dataset.state")
      try await page.wait(for: "following", "return \(follow).dataset.state")
      // It is silent for some seconds, and then not connected.
      try await page.run(
        """
        setInterval(() => {
          const text = \(connection).textContent
          window.seen = `${window.seen ?? ''}${(() => { \(states) })()} ${text};`
        }, 100)
        return ''
        """
      )
      market.pause()
      try await page.wait(
        for: "true",
        "return String(/silent blind [^;]*No answer/.test(window.seen))"
      )
      market.resume()
      try await page.wait(for: "connected following", states)
    }
  }

  @Test func aHundredThousandLinesScroll() async throws {
    let log = MemoryLog(lines: MemoryLog.Bounds(records: 100_000, bytes: 64 << 20))
    let logger = logger(to: log)
    for line in 1...100_000 { logger.info("line \(line)", metadata: ["n": "\(line)"]) }
    try await withPage(log) { page, _ in
      try await page.wait(for: "100,000 of 100,000", count)
      let frames = try await page.runLater(
        """
        const list = \(scroller); const times = []; let last = performance.now(); let step = 0;
        const frame = now => {
          times.push(now - last); last = now;
          list.scrollTop = (list.scrollHeight * (step * 37 % 100)) / 100;
          if (++step < 120) requestAnimationFrame(frame);
          else done(times.slice(1).sort((a, b) => a - b)[113].toFixed(1)
            + ' ms; ' + document.querySelectorAll('[data-test=log-row]').length);
        };
        requestAnimationFrame(frame);
        """
      )
      print("100,000 lines: 19 of 20 frames within \(frames) rows in the document")
      let rows = try #require(Int(frames.split(separator: " ").last ?? ""))
      #expect(rows > 5 && rows < 200)
      try await page.run("const list = \(scroller); list.scrollTop = 0; return ''")
      try await page.wait(for: "true", "return String(/line 1(?![0-9])/.test(\(rowsText)))")
      try await page.type("line 77777", into: "log-filter")
      try await page.wait(for: "1 of 100,000", count)
    }
  }

  @Test func aRedefinitionSwitchedOffInThePageChangesWhatTheProgramPrints() async throws {
    try await withMarket { page, market in
      try await page.click("tab-overridden")
      try await page.click("functions-overridden")
      let toggle = """
        [...document.querySelectorAll('[data-test=redefinition-switch]')].find(
          each => each.closest('li, tr, div').textContent.includes('Trader.fee'))
        """
      try await page.wait(for: "true", "return String(Boolean(\(toggle)))")
      #expect(try await market.line { $0.contains("fee on 100: 0.50") })
      try await page.run("\(toggle).click(); return ''")
      #expect(try await market.line { $0.contains("fee on 100: 0.00") })
      // A click while the switch waits for the program does nothing.
      try await page.wait(
        for: "true false",
        "const it = \(toggle); return it.ariaChecked + ' ' + it.ariaBusy"
      )
      try await page.run("\(toggle).click(); return ''")
      #expect(try await market.line { $0.contains("fee on 100: 0.50") })
    }
  }

  @Test func everyViewShowsTheMarket() async throws {
    try await withMarket { page, _ in
      try await page.press("2")
      try await page.click("functions-overridden")
      try await page.wait(
        for: "true",
        "return String(document.querySelectorAll('[data-test=hook]').length >= 4)"
      )
      try await page.press("3")
      try await page.wait(
        for: "true",
        "return String(document.querySelectorAll('[data-test=watch-start]').length >= 1)"
      )
      try await page.run("document.querySelector('[data-test=watch-start]').click(); return ''")
      try await page.press("4")
      try await page.wait(
        for: "1",
        "return String(document.querySelectorAll('[data-test=plot]').length)"
      )
      try await page.press("5")
      try await page.click("objects-deallocated")
      try await page.wait(
        for: "true",
        "return String(document.querySelectorAll('[data-test=death]').length > 3)"
      )
    }
  }

  private func withMarket(_ body: (Browser, MarketProcess) async throws -> Void) async throws {
    let market = try MarketProcess()
    defer { market.end() }
    let page = try await Browser()
    try await page.open(try #require(await market.url()))
    try await body(page, market)
    await page.quit()
  }

  private func withPage(
    _ log: MemoryLog = MemoryLog(),
    _ body: (Browser, MemoryLog) async throws -> Void
  ) async throws {
    let console = try await DebugConsole.start(log: log)
    let page = try await Browser()
    try await page.open(console.url)
    try await page.run(
      """
      window.violations = 0
      addEventListener('securitypolicyviolation', () => window.violations++)
      return ''
      """
    )
    try await body(page, log)
    let violations = try await page.run("return String(window.violations ?? 0)")
    #expect(violations == "0")
    await page.quit()
    await console.stop()
  }

  private func logger(to log: MemoryLog) -> Logger {
    Logger(label: "test") { SinkLogHandler(label: $0, level: .trace, sinks: [log]) }
  }

  private var states: String {
    "return \(connection).dataset.state + ' ' + \(follow).dataset.state"
  }
  private var rows: String { "return \(rowsText)" }
  private let follow = "document.querySelector('[data-test=log-follow]')"
  private let connection = "document.querySelector('[data-test=connection]')"
  private let scroller = "document.querySelector('.sizer').parentElement"
}
