import Foundation
import Testing

/// Pictures of every view, for the README and for reviews; `Scripts/screenshots` runs it.
@Suite(.enabled(if: Screenshots.folder != nil, "PLIANT_SCREENSHOTS names no folder"))
struct ScreenshotTests {
  @Test(arguments: [false, true])
  func everyView(dark: Bool) async throws {
    let folder = try #require(Screenshots.folder)
    let market = try MarketProcess()
    defer { market.end() }
    let page = try await Browser()
    for (size, width, height) in [("wide", 1440, 900), ("narrow", 390, 780)] {
      try await page.emulate(width: width, height: height, dark: dark)
      try await page.open(try #require(await market.url()))
      try await Task.sleep(for: .seconds(4))
      try await page.run(
        """
        const rows = document.querySelectorAll('[data-test=log-row]')
        rows[rows.length - 4].click()
        return ''
        """
      )
      for view in [
        "logs", "overridden", "observed", "watch", "objects", "now", "tasks", "profile",
      ] {
        try await page.run("document.querySelector('[data-test=tab-\(view)]').click(); return ''")
        if view == "overridden" {
          try await shoot("functions", page, folder, "\(size)-\(dark ? "dark" : "light").png")
          try await page.run(
            "document.querySelector('[data-test=redefinition-switch]').click(); return ''"
          )
        }
        if view == "now" {
          try await page.select("PliantDemo.Market.tick()", in: "requests-choice")
          try await page.click("slow-request")
        }
        if view == "profile" { try await page.click("profile-switch") }
        if view == "objects" {
          try await shootObjects(page, folder, "\(size)-\(dark ? "dark" : "light").png")
        }
        try await Task.sleep(for: .seconds(view == "watch" ? 8 : 2))
        let name = "console-\(view)-\(size)-\(dark ? "dark" : "light").png"
        try await page.screenshot().write(to: folder.appendingPathComponent(name))
        if view == "observed" {
          try await page.run(
            """
            const starts = [...document.querySelectorAll('[data-test=watch-start]')]
            starts.slice(0, 3).forEach(each => each.click())
            return ''
            """
          )
        }
      }
    }
    await page.quit()
  }

  /// The objects of the market's classes, and of one of them.
  private func shootObjects(_ page: Browser, _ folder: URL, _ end: String) async throws {
    try await page.click("objects-live")
    try await page.type("PliantDemo", into: "objects-filter")
    try await Task.sleep(for: .seconds(1))
    try await page.click("objects-track-all")
    try await Task.sleep(for: .seconds(3))
    try await page.click("objects-mark")
    try await Task.sleep(for: .seconds(2))
    try await page.run(
      """
      const open = [...document.querySelectorAll('[data-test=class-open]')]
      open.find(each => /Purchase/.test(each.textContent)).click()
      return ''
      """
    )
    try await Task.sleep(for: .seconds(2))
    try await page.run("document.querySelector('[data-test=object]')?.click(); return ''")
    try await Task.sleep(for: .seconds(2))
    try await page.screenshot().write(to: folder.appendingPathComponent("console-live-\(end)"))
    try await page.click("objects-deallocated")
  }

  /// All functions, and the calls of those of the market that are traced.
  private func shoot(_ name: String, _ page: Browser, _ folder: URL, _ end: String) async throws {
    try await page.click("functions-all")
    try await page.type("PliantDemo. market", into: "functions-filter")
    try await Task.sleep(for: .seconds(2))
    try await page.click("functions-trace-all")
    try await Task.sleep(for: .seconds(2))
    try await page.screenshot().write(to: folder.appendingPathComponent("console-\(name)-\(end)"))
    try await page.click("functions-traced")
    try await Task.sleep(for: .seconds(6))
    try await page.run("document.querySelectorAll('[data-test=call]')[2].click(); return ''")
    try await Task.sleep(for: .seconds(1))
    try await page.screenshot().write(to: folder.appendingPathComponent("console-traced-\(end)"))
    try await page.click("functions-overridden")
    try await Task.sleep(for: .seconds(1))
  }
}

private enum Screenshots {
  static let folder = ProcessInfo.processInfo.environment["PLIANT_SCREENSHOTS"].map {
    URL(fileURLWithPath: $0, isDirectory: true)
  }
}
