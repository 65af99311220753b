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
  /// Each is answered within three steps, besides the typing of a name.
  @Test func callsObjectsAndRequests() async throws {
    try await withMarket { page in
      var answered: [Substring] = []
      for line in Self.questions.split(separator: "\n") {
        let parts = line.split(separator: " | ").map(String.init)
        for step in parts[1].split(separator: " ") {
          let words = step.split { "=:".contains($0) }.map(String.init)
          try await page.wait(for: "true", exists(words[0]))
          if step.contains("=") {
            try await page.select(words[1], in: words[0])
          } else if words.count > 1 {
            try await page.type(words[1], into: words[0])
            let count = words[0].replacing("filter", with: "count")
            let found = #"[data-test=\#(count)][aria-busy=false]"#
            try await page.wait(for: "true", "return String(!!document.querySelector('\(found)'))")
            #expect(try await page.run(matches("^[0-9]{1,2} ", textOf(count))) == "true")
          } else if step == "log-row" {
            try await openCalls(page)
          } else {
            try await page.click(words[0])
          }
        }
        try await page.wait(for: "true", matches(parts[2], textOf(parts[3])))
        answered.append(line)
      }
      #expect(answered.joined(separator: "\n") == Self.questions)
    }
  }

  /// The question, the steps, the answer as a pattern, and its place.
  ///
  /// A step may choose in a list, or type a word that finds less than a hundred.
  private static let questions = #"""
    Its functions? | tab-overridden functions-filter:PliantDemo.Market. | ^[0-9] | functions-count
    What do they do? | functions-trace-all functions-traced | Market\.tick\(\) | calls
    This one? | functions-all functions-filter:PliantDemo.Trader.fee | ^[0-9] | functions-count
    With what values? | function-trace functions-traced | fee\(for: [0-9.]+\) → [0-9.]+ | calls
    Who calls this? | functions-traced | ← Market\.tick\(\) | calls
    How long does it take? | functions-traced | Trader\.fee\(for.*([0-9.]+ (ns|µs|ms)){4} | traced
    Which functions throw? | traced-by-threw | Trader\.fee\(for.*[0-9]Stop | traced
    Which route is slow? | tab-now requests-choice=PliantDemo.Market.tick() | [0-9] .?s | request
    With which calls? | slow-request | Market\.tick\(\) | slow-request
    Where is a class? | tab-objects objects-filter:PliantDemo.Purchase | ^1 | objects-count
    How many live, and who made them? | class-track class-open | ← Market\.tick\(\) | object
    Why does memory grow? | objects-mark | Purchase[0-9,]+\+[1-9] | class
    How does a property change? | object field-watch tab-watch | Trader | plot-current
    What waits, and for what? | tab-tasks | (task|thread) [0-9]+.*[a-z]{4} | task
    Which call is a line of? | tab-logs log-row | Market\.[a-z] | call-facts
    """#
  #endif

  @Test func aPropertyIsWatched() async throws {
    try await withMarket { page in
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
      try await page.select(2, in: "source")
      try await page.wait(for: "true", matches("the other program", rowsText))
    }
    await page.quit()
    await hub.stop()
    await other.stop()
  }

  /// Shows the call of a line, the innermost that is traced; it may not have come yet.
  private func openCalls(_ page: Browser) async throws {
    for _ in 0..<50 where try await page.run(exists("call-facts")) != "true" {
      try await page.click("tab-logs")
      try await page.clickVisible("log-row")
      try await page.click("log-calls")
    }
  }

  /// Takes the steps that answer a question, and says how long they took.
  private func ask(_ question: String, _ steps: () async throws -> Void) async throws {
    let time = try await ContinuousClock().measure(steps)
    print("\(question) Answered in \(time.formatted(.units(fractionalPart: .show(length: 1)))).")
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
