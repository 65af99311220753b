import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// The functions of the program, and their calls, in a real browser.
@Suite(.serialized)
struct FunctionsPageTests {
  #if DEBUG
  @Test func tracedCallsShowCallerArgumentsAndDuration() async throws {
    try await withPage { page in
      try await page.click("tab-overridden")
      try await page.type("greenhouse water", into: "functions-filter")
      try await page.wait(for: "1 function", text("functions-count"))
      try await page.click("function-trace")
      try await page.wait(for: "Stop", text("function-trace"))
      for litres in 1...5 { waterAll(litres) }
      try await page.click("functions-traced")
      try await page.wait(for: "5 of 5 calls", text("calls-count"))
      // Lists are drawn a moment later.
      try await page.wait(for: "true", holds(all("call"), "litres: 5) threw"))
      let calls = try await page.run(all("call"))
      #expect(calls.contains("Greenhouse.water(litres: 4) → \"4 l\""))
      #expect(calls.contains("← waterAll(_:)"))
      let row = try await page.run(all("traced-function"))
      #expect(
        row.hasPrefix("Greenhouse.water(litres:)") && row.contains("ns") || row.contains("µs")
      )
      let chart = "return document.querySelector('[data-test=flame]').getAttribute('aria-label')"
      #expect(try await page.run(chart).hasPrefix("Flame chart of "))
      try await page.type("litres: 3", into: "calls-filter")
      try await page.wait(for: "true", holds(text("call"), "litres: 3"))
      try await page.click("call")
      let facts = try await page.run(text("call-facts"))
      #expect(facts.contains("litres3Returned\"3 l\"Duration") && facts.contains("Called from"))
      try await page.click("traced-stop")
      try await page.wait(for: "0", number("traced-function"))
      waterAll(6)
      try await page.type("", into: "calls-filter")
      try await page.wait(for: "5 of 5 calls", text("calls-count"))
    }
  }

  /// The caller is found across `await`.
  @Test func tracedAsyncCallsShowTheirCaller() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-overridden")
    try await page.type("greenhouse grow", into: "functions-filter")
    try await page.wait(for: "1 function", text("functions-count"))
    try await page.click("function-trace")
    try await page.wait(for: "Stop", text("function-trace"))
    #expect(await growAll() == 2)
    try await page.click("functions-traced")
    try await page.wait(for: "true", holds(all("call"), "← growAll()"))
    await page.quit()
    await console.stop()
  }

  @Test func aFunctionIsOverriddenByKeyboardAlone() async throws {
    try await withPage { page in
      try await page.press("2/")
      try await page.press("greenhouse water")
      try await page.wait(for: "1 function", text("functions-count"))
      try await page.press("\u{E004}\u{E004}\u{E004}o")
      try await page.press("\"7 l\"\u{E007}")
      let list = all("page-override")
      try await page.wait(for: "true", list.replacing("return ", with: "return String(!!") + ")")
      #expect(try Greenhouse().water(litres: 9) == "7 l")
      try await page.click("functions-overridden")
      try await page.wait(
        for: "StopGreenhouse.water(litres:)returns \"7 l\"1 of 1 calls changedby the console",
        list
      )
      try await page.click("override-stop")
      try await page.wait(for: "0", number("page-override"))
      #expect(throws: Flooded.self) { try Greenhouse().water(litres: 9) }
    }
  }

  // Shows who installed a layer, and what happens without it.
  @Test func aLayerSaysWhoInstalledItAndIsSwitchedByKeyboard() async throws {
    let fence = Fence()
    let line = #line + 1
    try #method(Fence.paint).override(on: fence, key: "red") { _ in "red" }
    try await withPage { page in
      try await page.click("tab-overridden")
      try await page.click("functions-overridden")
      try await page.type("fence.paint", into: "overridden-filter")
      try await page.wait(for: "1", number("layer-switch"))
      let installer = text("layer-installer")
      try await page.wait(for: "true", holds(installer, "FunctionsPageTests.swift:\(line)"))
      let shown = try await page.run(installer)
      #expect(shown.hasPrefix("by FunctionsPageTests.aLayerSays"))
      // With the key of the space bar; the focus stays.
      let layer = "document.querySelector('[data-test=layer-switch]')"
      try await page.run("\(layer).focus(); return ''")
      for (state, answer) in [("false", "bare"), ("true", "red"), ("false", "bare")] {
        try await page.press(" ")
        try await page.wait(
          for: "\(state) false true",
          "const it = \(layer); return it.ariaChecked + ' ' + it.ariaBusy + ' ' + "
            + "(it === document.activeElement)"
        )
        #expect(fence.paint() == answer)
      }
      let label = try await page.run("return \(layer).ariaLabel")
      #expect(label.hasPrefix("override red of BrowserTests.Fence 0x"))
      try await page.reload()
      try await page.run("window.mistakes = []; return ''")
      try await page.click("functions-overridden")
      try await page.wait(for: "false", "return String(\(layer)?.ariaChecked)")
    }
    withExtendedLifetime(fence) {}
  }

  @Test func aFunctionIsTracedByKeyboardAlone() async throws {
    try await withPage { page in
      try await page.press("2")
      try await page.press("/")
      try await page.press("greenhouse prune")
      try await page.wait(for: "1 function", text("functions-count"))
      // Past the list of modules and the button to the list of functions.
      try await page.press("\u{E004}\u{E004}\u{E004}")
      try await page.wait(
        for: "functions-list",
        "return document.activeElement.dataset.test ?? document.activeElement.outerHTML"
      )
      try await page.press("\u{E007}")
      try await page.wait(for: "Stop", text("function-trace"))
      Greenhouse().prune()
      try await page.run(
        "document.querySelector('[data-test=functions-traced]').focus(); return ''"
      )
      try await page.press("\u{E007}")
      try await page.wait(for: "1 of 1 call", text("calls-count"))
      try await page.run("document.querySelector('[data-test=calls]').focus(); return ''")
      try await page.press("\u{E015}")
      try await page.wait(for: "true", isShown("call-detail"))
      try await page.press("\u{E00C}")
      try await page.wait(for: "false", isShown("call-detail"))
    }
  }
  #endif

  @Test func tensOfThousandsOfFunctionsAreScrolled() async throws {
    try await withPage { page in
      try await page.click("tab-overridden")
      let count = "document.querySelector('[data-test=functions-count]').textContent"
      try await page.wait(for: "true", "return String(/^[0-9]+,[0-9]+ functions$/.test(\(count)))")
      try await page.run(
        "document.querySelector('[data-test=functions-list]').scrollTop = 1e9; return ''"
      )
      let names =
        "[...document.querySelectorAll('[data-test=function]')]"
        + ".filter(row => !row.hidden && row.ariaRowIndex > 1000)"
      try await page.wait(
        for: "true",
        "return String(\(names).length > 3 && \(names).every(row => row.function !== null))"
      )
      #expect(try await page.run(number("function")).count <= 2)
      try await page.run(
        """
        const modules = document.querySelector('[data-test=functions-module]')
        modules.value = 'BrowserTests'
        modules.dispatchEvent(new Event('change'))
        return ''
        """
      )
      try await page.type("greenhouse", into: "functions-filter")
      try await page.wait(for: "4 functions", text("functions-count"))
    }
  }

  @Test func aPageThatMayOnlyReadOffersNoTraces() async throws {
    let access = ConsoleAccess(readOnlyToken: .text("read-0123456789abcdef"))
    let console = try await DebugConsole.start(access: access, log: MemoryLog())
    let page = try await Browser()
    try await page.open(try #require(console.oneTimeURL(isReadOnly: true)))
    try await page.click("tab-overridden")
    try await page.type("greenhouse", into: "functions-filter")
    try await page.wait(for: "4 functions", text("functions-count"))
    #expect(try await page.run(isShown("function-trace")) == "false")
    #expect(try await page.run(isShown("functions-trace-all")) == "false")
    await page.quit()
    await console.stop()
  }

  private func withPage(_ body: (Browser) async throws -> Void) async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let page = try await Browser()
    try await page.open(console.url)
    try await page.run(
      """
      window.mistakes = []
      addEventListener('securitypolicyviolation', () => mistakes.push('policy'))
      addEventListener('error', event => mistakes.push(event.message))
      return ''
      """
    )
    try await body(page)
    #expect(try await page.run("return mistakes.join()") == "")
    await page.quit()
    await console.stop()
  }

  private func text(_ test: String) -> String {
    "return document.querySelector('[data-test=\(test)]').textContent.trim()"
  }

  private func all(_ test: String) -> String {
    "return [...document.querySelectorAll('[data-test=\(test)]')].filter(row => !row.hidden)"
      + ".map(row => row.textContent).join('\\n')"
  }

  private func holds(_ text: String, _ part: String) -> String {
    text.replacing("return ", with: "return String((") + ").includes('\(part)'))"
  }

  private func number(_ test: String) -> String {
    "return String(document.querySelectorAll('[data-test=\(test)]').length)"
  }

  private func isShown(_ test: String) -> String {
    "return String(document.querySelector('[data-test=\(test)]').getClientRects().length > 0)"
  }
}

@inline(never) private func waterAll(_ litres: Int) { _ = try? Greenhouse().water(litres: litres) }

private final class Fence {
  dynamic func paint() -> String { "bare" }
}

private struct Flooded: Error {}

private struct Greenhouse {
  @inline(never) func water(litres: Int) throws -> String {
    if litres > 4 { throw Flooded() }
    return "\(litres) l"
  }

  @inline(never) func prune() {}

  @inline(never) func grow() async -> Int {
    await Task.yield()
    return 1
  }
}

@inline(never) private func growAll() async -> Int {
  let first = await Greenhouse().grow()
  return first + 1
}
