import Foundation
import Pliant
import PliantConsole
import Testing

/// Names, roles, contrast, focus and narrow screens, in a real browser.
@Suite(.serialized)
struct AccessibilityPageTests: PageScripts {
  @Test(arguments: [false, true])
  func everyViewIsNamedReadableAndReachable(dark: Bool) async throws {
    let market = try MarketProcess()
    defer { market.end() }
    let page = try await Browser()
    for (width, height) in [(1_440, 900), (390, 780)] {
      try await page.emulate(width: width, height: height, dark: dark)
      try await page.open(try #require(await market.url()))
      try await page.wait(for: "true", exists("log-row"))
      for view in [
        "logs", "overridden", "observed", "watch", "objects", "now", "tasks", "profile",
      ] {
        try await page.run("document.querySelector('[data-test=tab-\(view)]').click(); return ''")
        if view == "logs" { try await page.clickVisible("log-row") }
        if view == "observed" {
          try await page.wait(for: "true", exists("watch-start"))
          try await page.run("document.querySelector('[data-test=watch-start]').click(); return ''")
        }
        if view == "watch" { try await page.wait(for: "true", exists("plot")) }
        if view == "now" {
          try await page.select("", in: "requests-choice")
          try await page.wait(for: "true", exists("request"))
        }
        if view == "tasks" { try await page.wait(for: "true", exists("task")) }
        if view == "profile" {
          try await page.click("profile-switch")
          try await page.wait(for: "true", exists("profile-functions"))
        }
        if view == "objects" {
          try await page.click("objects-live")
          try await page.wait(for: "true", exists("class"))
          try await check(page, "live \(view)")
          try await page.click("objects-deallocated")
          try await page.wait(for: "true", exists("death"))
        }
        try await check(page, "\(view), \(width) wide, \(dark ? "dark" : "light")")
      }
    }
    await page.quit()
  }

  private func check(_ page: Browser, _ place: String) async throws {
    let faults = try await page.run(AccessibilityCheck.faults)
    #expect(faults == "[]", "\(place): \(faults)")
    let nameless = try await page.nameless()
    #expect(nameless.isEmpty, "\(place): \(nameless)")
    let order = try await focusOrder(page)
    #expect(order == "[]", "\(place): \(order)")
  }

  /// Presses Tab until the focus leaves the page; returns what is wrong, as JSON.
  private func focusOrder(_ page: Browser) async throws -> String {
    try await page.run(AccessibilityCheck.beginFocus)
    for _ in 0..<200 {
      try await page.press("\u{E004}")
      if try await page.run(AccessibilityCheck.noteFocus) == "end" { break }
    }
    return try await page.run(AccessibilityCheck.focusFaults)
  }

  @Test func nothingMovesForThoseWhoAskForIt() async throws {
    let market = try MarketProcess()
    defer { market.end() }
    let page = try await Browser()
    try await page.emulateMedia(["prefers-reduced-motion": "reduce"])
    try await page.open(try #require(await market.url()))
    try await page.click("tab-overridden")
    try await page.click("functions-overridden")
    try await page.wait(for: "true", exists("redefinition-switch"))
    try await page.click("redefinition-switch")
    let moving = try await page.run(
      """
      const lasting = [...document.querySelectorAll('*')].filter(each => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(each)
        return transitionProperty !== 'none' && !/^0s/.test(transitionDuration)
          || animationName !== 'none'
      })
      return String(lasting.length + document.getAnimations().length)
      """
    )
    #expect(moving == "0")
    await page.quit()
  }

  @Test func aPlotHasACursorForKeysAndPointer() async throws {
    let market = try MarketProcess()
    defer { market.end() }
    let page = try await Browser()
    try await page.open(try #require(await market.url()))
    try await page.click("tab-observed")
    try await page.wait(for: "true", exists("watch-start"))
    try await page.click("watch-start")
    try await page.click("tab-watch")
    let plot = "document.querySelector('[data-test=plot-canvas]')"
    try await page.wait(for: "true", "return String(\(plot) !== null && !\(plot).hidden)")
    try await page.run("\(plot).focus(); return ''")
    try await page.press("\u{E012}\u{E012}")
    try await page.wait(for: "98", "return \(plot).getAttribute('aria-valuenow')")
    try await page.wait(
      for: "true",
      "return String(/^[0-9:.]+: [0-9.-]+$/.test(\(plot).getAttribute('aria-valuetext')))"
    )
    await page.quit()
  }
}
