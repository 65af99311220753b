import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// The first questions that developers ask of a running program, each with the steps that answer
/// it.
@Suite(.serialized)
struct DeveloperQuestionsTests: PageScripts {
  #if DEBUG
  @Test func methods() async throws {
    try await withMarket { page in
      try await ask("Who calls this method?") {
        try await trace("trader fee", page)
        try await page.click("functions-traced")
        try await page.wait(for: "true", matches(#"← Market\.tick\(\)"#, textOf("call")))
      }
      try await ask("With what arguments, and what does it return?") {
        let call = #"Trader\.fee\(for: [0-9.]+\) → [0-9.]+"#
        try await page.wait(for: "true", matches(call, textOf("call")))
      }
      try await ask("How long does it take?") {
        let times = #"Trader\.fee\(for:\).*([0-9.]+ (ns|µs|ms)){4}"#
        try await page.wait(for: "true", matches(times, textOf("traced-function")))
      }
      try await ask("What do all methods of a type do, without preparing them?") {
        try await page.click("functions-all")
        try await page.type("PliantDemo. orderbook", into: "functions-filter")
        let found = #"^[0-9]+ functions$"#
        try await page.wait(for: "true", matches(found, textOf("functions-count")))
        try await page.click("functions-trace-all")
        try await page.click("functions-traced")
        let calls =
          "[...document.querySelectorAll('[data-test=call]')].map(e => e.textContent).join()"
        try await page.wait(for: "true", matches(#"OrderBook\.move\(\)"#, calls))
        try await page.wait(for: "true", matches(#"OrderBook\.accepts\("#, calls))
      }
    }
  }
  #endif

  @Test func objects() async throws {
    try await withMarket { page in
      try await ask("How many objects of a class live, and does that grow?") {
        try await page.click("tab-objects")
        try await page.type("PliantDemo.Purchase", into: "objects-filter")
        try await page.wait(for: "true", matches("^1 found", textOf("objects-count")))
        try await page.click("class-track")
        try await page.wait(for: "Stop", "return \(textOf("class-track"))")
        try await page.click("objects-mark")
        try await page.wait(
          for: "true",
          matches(#"Purchase[0-9]+[+−]?[0-9]+[0-9]+ of"#, textOf("class"))
        )
      }
      try await ask("What is the value of this property now?") {
        try await page.click("tab-observed")
        try await page.wait(for: "true", exists("watch-start"))
        try await page.click("watch-start")
        try await page.click("tab-watch")
        try await page.wait(for: "true", matches("[0-9]", textOf("plot-current")))
      }
    }
  }

  @Test func times() async throws {
    let file = try TemporaryFile("session.ndjson")
    defer { file.remove() }
    try await withMarket { page in
      try await ask("What happened at that time?") {
        let news = textOf("time-line-text")
        try await page.wait(for: "true", matches("line", news))
        try await page.wait(for: "true", matches("deallocation", news))
        try await page.run(
          """
          const line = document.querySelector('[data-test=time-line]')
          line.focus()
          for (let step = 0; step < 40; step += 1) {
            line.dispatchEvent(new KeyboardEvent('keydown', {
              key: 'ArrowLeft', shiftKey: true, bubbles: true, cancelable: true,
            }))
          }
          line.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }))
          return ''
          """
        )
        try await page.wait(for: "true", "return String(/time.from=[0-9]/.test(location.hash))")
      }
      try await ask("What differs between two times?") {
        try await page.run("document.querySelector('[data-test=time-line]').focus(); return ''")
        try await page.press("\u{E011}a\u{E010}bc")
        try await page.wait(for: "true", matches(#"Deallocations.*Purchase"#, textOf("comparison")))
        try await page.run("document.querySelector('#comparison').close(); return ''")
      }
      try await ask("What was it, once the program is gone?") {
        try file.write(try await page.save())
        try await page.choose(file.path, in: "file")
        try await page.wait(for: "saved", connection)
        try await page.wait(for: "true", matches("[1-9][0-9]* of ", countText))
      }
    }
  }

  @Test func processes() async throws {
    let log = MemoryLog()
    let logger = Logger(label: "test") { SinkLogHandler(label: $0, sinks: [log]) }
    logger.info("the other program")
    let other = try await DebugConsole.start(log: log)
    let market = try MarketProcess()
    defer { market.end() }
    let addresses = [try #require(await market.url()), other.url]
    let sources = try addresses.map { try ConsoleSource($0.absoluteString) }
    let hub = try await DebugConsole.start(port: 0, showing: sources)
    let page = try await Browser()
    try await page.open(hub.url)
    try await ask("What do the other processes do?") {
      try await page.wait(for: "true", matches("bought", rowsText))
      try await page.run(
        """
        const choice = document.querySelector('[data-test=source]')
        choice.value = '2'
        choice.dispatchEvent(new Event('change', { bubbles: true }))
        return ''
        """
      )
      try await page.wait(for: "true", matches("the other program", rowsText))
    }
    await page.quit()
    await hub.stop()
    await other.stop()
  }

  /// Takes the steps that answer a question, and says how long they took.
  private func ask(_ question: String, _ steps: () async throws -> Void) async throws {
    let time = try await ContinuousClock().measure(steps)
    print("\(question) Answered in \(time.formatted(.units(fractionalPart: .show(length: 1)))).")
  }

  private func trace(_ words: String, _ page: Browser) async throws {
    try await page.click("tab-overridden")
    try await page.type("PliantDemo. \(words)", into: "functions-filter")
    try await page.wait(for: "1 function", "return \(textOf("functions-count"))")
    try await page.click("function-trace")
    try await page.wait(for: "Stop", "return \(textOf("function-trace"))")
  }

  private func matches(_ pattern: String, _ text: String) -> String {
    "return String(/\(pattern)/.test(\(text)))"
  }

  private func withMarket(_ body: (Browser) async throws -> Void) async throws {
    let market = try MarketProcess()
    defer { market.end() }
    let page = try await Browser()
    try await page.open(try #require(await market.url()))
    try await page.wait(for: "connected", connection)
    try await body(page)
    await page.quit()
  }
}
