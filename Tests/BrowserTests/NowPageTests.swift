import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// The page "Now", and the counts that the program keeps itself.
@Suite(.serialized)
struct NowPageTests: PageScripts {
  @Test func showsProcessUseAndFoldsEqualErrors() async throws {
    let log = MemoryLog()
    let logger = Logger(label: "shop") { SinkLogHandler(label: $0, sinks: [log]) }
    let console = try await DebugConsole.start(log: log)
    for order in 1...7 { logger.error("order \(order) failed") }
    logger.error("the till is empty")
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-now")
    let cards =
      "[...document.querySelectorAll('[data-test=now-card]')].map(e => e.innerText).join('\\n')"
    try await page.wait(
      for: "true",
      """
      const text = \(cards)
      return String(/CPU\\n[0-9]+ %/.test(text) && /Memory\\n[0-9.]+ MB/.test(text)
        && /Descriptors\\n[0-9]+/.test(text) && /Threads\\n[0-9]+/.test(text)
        && /Calls\\n[0-9]+\\/s/.test(text) && /p99/.test(text) && /Errors\\n[0-9]+\\/s/.test(text))
      """
    )
    let groups =
      "[...document.querySelectorAll('[data-test=error-group]')].map(e => e.innerText).join('\\n')"
    try await page.wait(
      for: "true",
      """
      const text = \(groups)
      return String(/order 7 failed.*NowPageTests.swift:[0-9]+.*\\t7\\t/.test(text)
        && /the till is empty.*\\t1\\t/.test(text))
      """
    )
    // In one press to its lines, and from there to the place in the source.
    try await page.run(
      "document.querySelectorAll('[data-test=error-group] button')[1].click(); return ''"
    )
    try await page.wait(for: "7 of 8", count)
    try await page.clickVisible("log-row")
    try await page.wait(
      for: "true",
      "return String(/^NowPageTests.swift:[0-9]+$/.test(\(textOf("log-place"))))"
    )
    // A notice goes after some seconds.
    try await page.run(
      """
      const notice = document.querySelector('#notice')
      new MutationObserver(() => { window.said = (window.said ?? '') + notice.textContent })
        .observe(notice, { childList: true, characterData: true, subtree: true })
      return ''
      """
    )
    try await page.click("log-calls")
    try await page.wait(for: "true", "return String(/No traced call/.test(window.said))")
    await page.quit()
    await console.stop()
  }

  @Test func allPagesShowTheSameRequests() async throws {
    let market = try MarketProcess()
    defer { market.end() }
    let address = try #require(await market.url())
    let pages = [try await Browser(), try await Browser()]
    for page in pages {
      try await page.open(address)
      try await page.click("tab-now")
      try await page.select("", in: "requests-choice")
      try await page.wait(for: "true", exists("request"))
    }
    try await pages[0].select("off", in: "requests-choice")
    let choice = "return document.querySelector('[data-test=requests-choice]').value"
    try await pages[1].wait(for: "off", choice)
    for page in pages { await page.quit() }
  }

  /// Events before the page was loaded are counted, and stay so when it is loaded again.
  @Test func countsOfThePastStayWhenThePageIsLoadedAgain() async throws {
    let log = MemoryLog(
      lines: .init(records: 10, bytes: 1 << 20),
      errors: .init(records: 5, bytes: 1 << 20)
    )
    let logger = Logger(label: "shop") { SinkLogHandler(label: $0, sinks: [log]) }
    let console = try await DebugConsole.start(log: log)
    // Most of them are not kept.
    for line in 1...1_234 { logger.info("line \(line)") }
    let page = try await Browser()
    try await page.open(console.url)
    let counted = "return String(\(textOf("time-line-text")).includes('1,234 lines'))"
    try await page.wait(for: "true", counted)
    try await page.reload()
    try await page.wait(for: "true", counted)
    await page.quit()
    await console.stop()
  }

}
