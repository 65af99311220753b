import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// Queries, and who may do what, in a real browser.
@Suite(.serialized)
struct QueryPageTests: PageScripts {
  @Test func linesAreFoundByTheirValues() async throws {
    let log = MemoryLog()
    let logger = Logger(label: "test") { SinkLogHandler(label: $0, level: .trace, sinks: [log]) }
    for amount in 0..<20 {
      let route = amount.isMultiple(of: 2) ? "/v1/orders" : "/v2/<b>orders"
      let level: Logger.Level = amount < 10 ? .info : .warning
      logger.log(level: level, "sold", metadata: ["amount": "\(amount)", "route": "\(route)"])
    }
    withLogger(logger) { _ in
      let amount = 30
      #log(.error, amount)
    }
    let console = try await DebugConsole.start(log: log)
    let page = try await Browser()
    try await page.open(console.url)
    try await page.wait(for: "21 of 21", count)
    #expect(try await page.run(rows).contains("route=/v2/<b>orders"))
    var seen: [String] = []
    for (query, wanted) in [
      ("amount", 21), ("level>=warning", 11), ("level>=warning route=/v1/*", 5),
      ("amount>=18 route=*v*", 2), ("route!=/v1/orders", 10), ("amount>17", 3), ("amount=30", 1),
      ("message~SOLD level<warning", 10), ("*", 0), ("", 21),
    ] {
      try await page.type(query, into: "log-expression")
      seen.append(try await page.wait(for: "\(wanted) of 21", count))
    }
    try await page.type("amuont>17", into: "log-expression")
    try await page.wait(for: "0 of 21", count)
    #expect(try await page.run(text("log-mistake")).contains("No line has amuont."))
    try await page.click("log-meant")
    try await page.wait(for: "3 of 21", count)
    #expect(try await page.run(text("log-mistake")).isEmpty)
    try await page.type("rou", into: "log-expression")
    try await page.wait(
      for: "route",
      "return [...document.querySelectorAll('#log-keys option')].map(each => each.value).join()"
    )
    // A click on a value asks for it.
    try await page.type("", into: "log-expression")
    try await page.wait(for: "21 of 21", count)
    try await page.run(
      """
      const pairs = [...document.querySelectorAll('.pair')]
      const pair = pairs.find(each => each.textContent === 'route=/v2/<b>orders')
      pair.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
      return ''
      """
    )
    try await page.wait(for: "10 of 21", count)
    await page.quit()
    await console.stop()
  }

  @Test func aOneTimeAddressOpensOnePage() async throws {
    let access = ConsoleAccess(
      token: .text("full-0123456789abcdef"),
      readOnlyToken: .text("read-0123456789abcdef"),
      logger: Logger(label: "test") { SinkLogHandler(label: $0, sinks: [MemoryLog()]) }
    )
    let console = try await DebugConsole.start(access: access, log: MemoryLog())
    let page = try await Browser()
    let url = try #require(console.oneTimeURL(isReadOnly: true))
    try await page.open(url)
    try await page.wait(for: "connected", connection)
    #expect(try await page.run("return location.hash") == "")
    let clear = "document.querySelector('[data-test=log-clear]')"
    #expect(try await page.run("return String(\(clear).getClientRects().length)") == "0")
    try await page.reload()
    try await page.wait(for: "connected", connection)
    try await page.run("sessionStorage.clear(); return ''")
    try await page.open(try #require(URL(string: "about:blank")))
    try await page.open(url)
    try await page.wait(for: "refused", connection)
    try await page.open(try #require(console.oneTimeURL()))
    try await page.wait(for: "connected", connection)
    #expect(try await page.run("return String(\(clear).getClientRects().length)") == "1")
    await page.quit()
    await console.stop()
  }

  @Test func everyObservationOfThousandsIsFound() async throws {
    let owner = Keeper()
    let crowd = (0..<1_200).map { _ in Sheep() }
    for sheep in crowd { try observe(sheep, \.age, owner: owner) {} }
    let last = "0x" + String(UInt(bitPattern: ObjectIdentifier(crowd[1_199])), radix: 16)
    let console = try await DebugConsole.start(log: MemoryLog())
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-observed")
    try await page.wait(for: "true", "return String(/^1 to 1,000 of /.test(\(place)))")
    try await page.click("observed-next")
    try await page.wait(for: "true", "return String(/^1,001 to /.test(\(place)))")
    try await page.type(last, into: "observed-filter")
    try await page.wait(for: "1 to 1 of 1", "return \(place)")
    let row = try await page.run(text("observation"))
    #expect(row.contains("BrowserTests.Sheep.age"))
    #expect(row.contains("BrowserTests.Keeper"))
    try await page.click("watch-start")
    try await page.wait(for: "Watched", text("watch-start"))
    withExtendedLifetime(crowd) {}
    await page.quit()
    await console.stop()
  }

  private let place = "document.querySelector('[data-test=observed-place]').textContent"

  private func text(_ test: String) -> String {
    "return document.querySelector('[data-test=\(test)]').textContent"
  }
}

private final class Sheep {
  dynamic var age = 0
}

private final class Keeper {}
