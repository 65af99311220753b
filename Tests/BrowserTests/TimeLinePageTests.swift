import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// The time line, long lines and columns, in a real browser.
@Suite(.serialized)
struct TimeLinePageTests: PageScripts {
  @Test func aMarkedTimeFiltersEveryView() async throws {
    let session = Self.session
    try await withFile(session, "session.ndjson") { page in
      try await page.wait(for: "100 of 100", count)
      try await mark(from: 0.25, to: 0.5, page)
      try await page.wait(for: "true", "return String(/^2[0-9] of 100$/.test(\(countText)))")
      let marked = try await page.run("return \(textOf("time-line-text"))")
      #expect(marked.contains("lines") && marked.contains("error") && marked.contains("call"))
      #expect(marked.contains("values") && marked.contains("deallocations"))
      try await page.click("tab-overridden")
      try await page.click("functions-overridden")
      try await page.wait(for: "Shop.busy()", "return \(all("hook", "h3"))")
      try await page.wait(
        for: "true",
        "return String(/^2[0-9] calls$/.test(\(textOf("hook-calls"))))"
      )
      try await page.click("tab-objects")
      try await page.click("objects-deallocated")
      try await page.wait(for: "true", "return String(/^2[0-9] of 100/.test(\(deaths)))")
      try await page.click("tab-watch")
      try await page.wait(for: "true", "return String(/min 2[0-9] · max [45]/.test(\(range)))")
      // A link to it, and the end of it.
      try await page.wait(for: "true", "return String(/time.from=1700000/.test(location.hash))")
      try await page.reload()
      try await page.click("tab-objects")
      try await page.click("objects-deallocated")
      try await page.wait(for: "true", "return String(/^2[0-9] of 100/.test(\(deaths)))")
      try await page.click("time-line-clear")
      try await page.click("tab-logs")
      try await page.wait(for: "100 of 100", count)
      try await page.click("tab-overridden")
      try await page.wait(for: "Shop.busy()Shop.idle()", "return \(all("hook", "h3"))")
    }
  }

  @Test func twoTimesAreComparedByKeyboardAlone() async throws {
    try await withFile(Self.session, "session.ndjson") { page in
      try await page.wait(for: "100 of 100", count)
      try await page.run("document.querySelector('[data-test=time-line]').focus(); return ''")
      // Home, right, A, End, left, B, C.
      try await page.press("\u{E011}\u{E014}a\u{E010}bc")
      let table = textOf("comparison")
      try await page.wait(for: "true", "return String(\(table).includes('Shop.busy()'))")
      let rows = try await page.run(
        """
        return [...document.querySelectorAll('[data-test=comparison] tbody tr')]
          .map(row => [...row.children].map(cell => cell.textContent).join(' ')).join('\\n')
        """
      )
      for wanted in [
        "Lines error 0 10 +10", "Lines info 1 90 +89", "Calls Shop.busy() 0 99 +99",
        "Calls Shop.idle() 3 3 ", "Deallocations Shop.Order 1 100 +99",
        "Values Shop.Till.total 0 99 +99",
      ] { #expect(rows.contains(wanted), "\(wanted) is missing in\n\(rows)") }
    }
  }

  @Test func aLiveProgramFillsEveryLane() async throws {
    let market = try MarketProcess()
    defer { market.end() }
    let page = try await Browser()
    try await page.open(try #require(await market.url()))
    try await page.click("tab-observed")
    try await page.wait(for: "true", "return String(\(textOf("watch-start")) !== '')")
    try await page.click("watch-start")
    try await page.wait(
      for: "true",
      """
      const shown = \(textOf("time-line-text"))
      return String(['line', 'call', 'value', 'deallocation'].every(word => shown.includes(word)))
      """
    )
    try await page.click("time-line-toggle")
    try await page.wait(
      for: "0",
      "return String(document.querySelector('[data-test=time-line]').getClientRects().length)"
    )
    await page.quit()
  }

  @Test func longLinesAreWrappedAndValuesHaveColumns() async throws {
    let lines = (0..<2_000).map { line in
      let words = String(repeating: "wörd 語/", count: line * 7 % 90)
      return "{\"time\":\(1_700_000_000 + line),\"message\":\"line \(line). \(words)\","
        + "\"route\":\"/v1/\(line % 3)\",\"amount\":\(line)}"
    }
    try await withFile(lines.joined(separator: "\n"), "long.ndjson") { page in
      try await page.wait(for: "2,000 of 2,000", count)
      try await page.click("log-wrap")
      for place in [0, 5_000, 12_345, 40_000] {
        try await page.run("\(list).scrollTop = \(place); return ''")
        try await page.wait(for: "true", Self.rowsFollow)
      }
      try await page.run("\(list).scrollTop = 300; return ''")
      try await page.wait(for: "true", Self.rowsFollow)
      try await page.clickVisible("log-row")
      try await page.click("log-column")
      let head = textOf("log-head")
      try await page.wait(for: "true", "return String(\(head).includes('route ×'))")
      #expect(
        try await page.run("return \(all("log-row", ".cell-columns"))").contains("/v1/2/v1/0")
      )
      try await page.wait(for: "true", Self.rowsFollow)
      try await page.wait(for: "true", "return String(/logs.columns=route/.test(location.hash))")
      try await page.reload()
      try await page.wait(for: "true", "return String(\(head).includes('route ×'))")
      try await page.wait(for: "true", Self.rowsFollow)
      try await page.click("log-wrap")
      try await page.wait(
        for: "22",
        """
        const heights = [...document.querySelectorAll('[data-test=log-row]')]
          .map(row => row.offsetHeight)
        return String(Math.max(...heights))
        """
      )
    }
  }

  /// Whether the rows in sight follow on each other, without a gap, and none is cut.
  private static let rowsFollow = """
    const rows = [...document.querySelectorAll('.row')].filter(row => !row.hidden).map(row => ({
      top: row.getBoundingClientRect().top, height: row.getBoundingClientRect().height,
      needed: row.querySelector('.cell-body').scrollHeight,
      number: Number(/line ([0-9]+)/.exec(row.textContent)?.[1]),
    }))
    rows.sort((a, b) => a.top - b.top)
    const isRight = (row, index) => row.needed <= row.height + 1 && (index === 0
      || Math.abs(row.top - rows[index - 1].top - rows[index - 1].height) < 1
      && row.number === rows[index - 1].number + 1)
    return rows.length > 4 && rows.some(({ height }) => height > 22) && rows.every(isRight)
      ? 'true' : JSON.stringify(rows)
    """

  /// A hundred seconds: a line, a value and a deallocation in each, and an error in each tenth.
  private static let session: String = {
    let start = 1_700_000_000
    let seconds = 0..<100
    func json(_ name: String, _ data: String) -> String {
      "{\"event\":\"\(name)\",\"data\":\(data)}"
    }
    let records = seconds.map { second in
      """
      {"n":\(second + 1),"time":\(start + second),"level":"\(second % 10 == 9 ? "error" : "info")",\
      "label":"shop","message":"line \(second)","expressions":[],"metadata":{},"module":"Shop",\
      "file":"","function":"","line":1,"thread":1}
      """
    }
    let deaths = seconds.map { second in
      "{\"n\":\(second + 1),\"time\":\(start + second),\"class\":\"Shop.Order\",\"address\":\"0x1\","
        + "\"monitors\":1,\"thread\":1}"
    }
    let values = seconds.map { second in
      "{\"watch\":1,\"time\":\(start + second),\"number\":\(second),\"text\":\"\(second)\"}"
    }
    func hook(_ name: String, _ calls: Int) -> String {
      "{\"id\":\"\(name)\",\"declaration\":\"Shop.\(name)()\",\"reach\":\"everyCall\",\"images\":[],"
        + "\"calls\":\(calls),\"tasks\":0,\"classes\":[],\"objects\":[],\"moreObjects\":0}"
    }
    let samples = seconds.map { "[\(start + $0),\($0)]" }.joined(separator: ",")
    return [
      "{\"pliantSession\":1}",
      json("hello", "{\"process\":\"shop\",\"pid\":7,\"session\":\"ab\",\"started\":\(start)}"),
      json("log", "{\"records\":[\(records.joined(separator: ","))]}"),
      json("deaths", "{\"deaths\":[\(deaths.joined(separator: ","))],\"lost\":0,\"watched\":0}"),
      json(
        "watches",
        "{\"watches\":[{\"id\":1,\"observation\":1,\"object\":\"0x1\",\"class\":\"Shop.Till\","
          + "\"path\":\"total\",\"ended\":false}]}"
      ),
      json("values", "{\"values\":[\(values.joined(separator: ","))],\"lost\":0}"),
      json(
        "gauges",
        "{\"gauges\":[{\"name\":\"Calls: Shop.busy()\",\"samples\":[\(samples)]},"
          + "{\"name\":\"Calls: Shop.idle()\",\"samples\":[[\(start),3]]}]}"
      ),
      json(
        "overridden",
        "{\"hooks\":[\(hook("busy", 99)),\(hook("idle", 3))],\"redefinitions\":[]}"
      ),
    ]
    .joined(separator: "\n")
  }()

  /// Marks a part of the time that is shown, with the pointer.
  private func mark(from start: Double, to end: Double, _ page: Browser) async throws {
    try await page.run(
      """
      const line = document.querySelector('[data-test=time-line]')
      const box = line.getBoundingClientRect()
      const at = (type, part) => line.dispatchEvent(new PointerEvent(type, {
        bubbles: true, button: 0, pointerId: 1,
        clientX: box.left + 86 + part * (box.width - 86), clientY: box.top + 20,
      }))
      line.setPointerCapture = () => {}
      at('pointerdown', \(start)); at('pointermove', \(end)); at('pointerup', \(end))
      return ''
      """
    )
  }

  private func withFile(
    _ text: String,
    _ name: String,
    _ body: (Browser) async throws -> Void
  ) async throws {
    let file = try TemporaryFile(name)
    defer { file.remove() }
    try file.write(text)
    let sources = [try ConsoleSource(file.path)]
    let console = try await DebugConsole.start(port: 0, showing: sources)
    let page = try await Browser()
    try await page.open(console.url)
    try await body(page)
    await page.quit()
    await console.stop()
  }

  private let list = "document.querySelector('.log-list')"
  private let deaths = "document.querySelector('#objects [data-test=deaths-count]').textContent"
  private var range: String { textOf("plot-range") }

  /// The texts of a part of all elements, one after the other, in the order of the page.
  private func all(_ test: String, _ part: String) -> String {
    """
    [...document.querySelectorAll('[data-test=\(test)]')].filter(each => !each.hidden)
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map(each => each.querySelector('\(part)').textContent).join('')
    """
  }
}
