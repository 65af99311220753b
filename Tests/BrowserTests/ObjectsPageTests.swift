import Foundation
import Pliant
import PliantConsole
import Testing

/// The living objects of classes, in a real browser.
@Suite(.serialized)
struct ObjectsPageTests: PageScripts {
  @Test func growthAndSurvivorsByKeyboardAlone() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let page = try await Browser()
    try await page.open(console.url)
    try await page.wait(for: "connected", connection)
    try await page.press("5/")
    try await page.press("tests.session")
    try await page.wait(for: "1 found, 0 tracked", count)
    try await page.run(focus("class-track"))
    try await page.press("\u{E007}")
    try await page.wait(for: "1 found, 1 tracked", count)
    var kept = (0..<3).map { Session($0) }
    try await page.wait(for: "3,,,3,Stop", cells)
    try await page.run(focus("objects-mark"))
    try await page.press("\u{E007}")
    try await page.wait(for: "3,0,3 of 3,3,Stop", cells)
    kept.removeFirst()
    kept += (10..<15).map { Session($0) }
    try await page.wait(for: "7,+4,2 of 3,8,Stop", cells)
    // Which ones survived, and their values.
    try await page.run(focus("class-open"))
    try await page.press("\u{E007}")
    try await page.wait(for: "7", "return \(textOf("object-count"))")
    try await page.select("survived", in: "object-age")
    try await page.wait(for: "2", "return \(textOf("object-count"))")
    try await page.run(focus("object"))
    try await page.press("\u{E007}")
    try await page.wait(
      for: "user1Watch",
      """
      const again = document.querySelector('[data-test=object-facts][open]')
      if (!again?.querySelector('[data-test=object-read]')) {
        document.activeElement.click(); document.activeElement.click()
      }
      return \(textOf("object-values"))
      """
    )
    try await page.wait(
      for: "Nobody observes it.",
      "return \(textOf("object-observers"))"
    )
    // The address shows the same again.
    try await page.wait(for: "true", "return String(/objects.age=survived/.test(location.hash))")
    try await page.reload()
    try await page.wait(for: "2", "return \(textOf("object-count"))")
    try await page.press("\u{E00C}")
    withExtendedLifetime(kept) {}
    await page.quit()
    await console.stop()
  }

  @Test func trackedClassesAreSortedByCounts() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-objects")
    for (number, name) in ["Funnel", "Sieve", "Valve"].enumerated() {
      try await page.type("tests.\(name)", into: "objects-filter")
      try await page.wait(
        for: "1 found, \(number) tracked \(name)",
        "return \(textOf("objects-count")) + ' ' "
          + "+ document.querySelector('[data-test=class] span')?.textContent.split('.').at(-1)"
      )
      try await page.click("class-track")
      try await page.wait(for: "1 found, \(number + 1) tracked", count)
    }
    let objects: [AnyObject] = [Funnel(), Sieve(), Sieve(), Sieve(), Valve(), Valve()]
    let names =
      "return [...document.querySelectorAll('[data-test=class-open]')]"
      + ".map(row => row.textContent.split('.').at(-1)).join()"
    try await page.type("", into: "objects-filter")
    try await page.click("objects-by-live")
    try await page.wait(for: "Sieve,Valve,Funnel", names)
    try await page.wait(for: "3 found, 3 tracked", count)
    // The address keeps it, and pressed again, all classes are shown.
    try await page.wait(for: "true", "return String(/objects.order=Live/.test(location.hash))")
    try await page.reload()
    try await page.wait(for: "Sieve,Valve,Funnel", names)
    try await page.click("objects-by-live")
    try await page.wait(for: "true", "return String(/^[0-9]{2,}/.test(\(textOf("objects-count"))))")
    withExtendedLifetime(objects) {}
    await page.quit()
    await console.stop()
  }

  @Test func anObservedValueIsSetWhereThatIsAllowed() async throws {
    let access = ConsoleAccess(allowsEditing: true)
    let console = try await DebugConsole.start(access: access, log: MemoryLog())
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-objects")
    try await page.type("tests.thermostat", into: "objects-filter")
    try await page.wait(for: "1 found, 0 tracked", count)
    try await page.click("class-track")
    try await page.wait(for: "1 found, 1 tracked", count)
    let (thermostat, panel) = (Thermostat(), Panel())
    var seen: [Int] = []
    try observe(thermostat, \.degrees, owner: panel) { (_, new: Int) in seen.append(new) }
    try await page.wait(for: "1,,,1,Stop", cells)
    try await page.click("class-open")
    try await page.wait(for: "1", "return \(textOf("object-count"))")
    try await Task.sleep(for: .seconds(1.1))
    try await page.click("object")
    try await page.wait(
      for: "true",
      "return String(/degreesobserved byBrowserTests.Panel 0x/.test("
        + "\(textOf("object-observers"))))"
    )
    try await page.type("warm", into: "object-value")
    try await page.click("object-set")
    try await page.wait(
      for: "true",
      "return String(/Not set: .*'warm' is no Int/.test(\(textOf("object-facts"))))"
    )
    try await page.type("25", into: "object-value")
    try await page.click("object-set")
    try await page.wait(for: "degrees25Watch", "return \(textOf("object-values"))")
    #expect(seen == [25])
    try await page.click("field-watch")
    try await page.click("tab-watch")
    try await page.wait(for: "25", "return \(textOf("plot-current"))")
    thermostat.degrees = 26
    try await page.wait(for: "26", "return \(textOf("plot-current"))")
    await page.quit()
    await console.stop()
  }

  /// References between tracked objects are links.
  @Test func aReferenceShowsTheObjectThatItLeadsTo() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-objects")
    try await page.type("tests.wagon", into: "objects-filter")
    try await page.wait(for: "1 found, 0 tracked", count)
    try await page.click("class-track")
    try await page.wait(for: "1 found, 1 tracked", count)
    let last = Wagon("last", next: nil)
    let first = Wagon("first", next: last, others: [last, last])
    try await page.wait(for: "2,,,2,Stop", cells)
    try await page.click("class-open")
    try await page.wait(for: "2", "return \(textOf("object-count"))")
    try await page.wait(
      for: "3",
      """
      const rows = [...document.querySelectorAll('[data-test=object]')]
      if (!document.querySelector('.object-facts[open]')) rows[1].click()
      return String(document.querySelectorAll('.object-facts[open] [data-test=object-link]').length)
      """
    )
    try await page.click("object-link")
    try await page.wait(
      for: "true",
      "return String(/name.*last/.test(document.querySelector("
        + "'dd [data-test=object-values]')?.textContent))"
    )
    withExtendedLifetime(first) {}
    await page.quit()
    await console.stop()
  }

  private var count: String { "return \(textOf("objects-count"))" }

  /// The numbers beside the first class.
  private let cells =
    "return [...document.querySelector('[data-test=class]').querySelectorAll('td')]"
    + ".map(each => each.textContent).join()"

  private func focus(_ test: String) -> String {
    "document.querySelector('[data-test=\(test)]').focus(); return ''"
  }
}

private final class Session {
  let user: Int

  init(_ user: Int) { self.user = user }
}

private final class Thermostat {
  dynamic var degrees = 20
}

private final class Panel {}

private final class Wagon {
  let name: String
  var next: Wagon?
  let others: [Wagon]

  init(_ name: String, next: Wagon?, others: [Wagon] = []) {
    (self.name, self.next, self.others) = (name, next, others)
  }
}

private final class Sieve {}
private final class Valve {}
private final class Funnel {}
