import Foundation
import Testing

/// A headless Chromium, driven through WebDriver. (W3C, WebDriver 2)
final class Browser: Sendable {
  private static let driver = "/usr/bin/chromedriver"

  private let process: Process
  private let port: UInt16
  private let session: String

  init(width: Int = 1280, height: Int = 800) async throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: Self.driver),
      "Chromium is needed: apt-get install chromium chromium-driver"
    )
    port = Client.unusedPort()
    process = Process()
    process.executableURL = URL(fileURLWithPath: Self.driver)
    process.arguments = ["--port=\(port)", "--log-level=OFF"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
      "--window-size=\(width),\(height)", "--hide-scrollbars",
    ]
    let options = ["args": arguments]
    let capabilities = [
      "alwaysMatch": ["goog:chromeOptions": options, "browserName": "chrome"] as [String: Any]
    ]
    try await Self.waitForDriver(at: port)
    let answer = try await Self.send("POST", "/session", ["capabilities": capabilities], to: port)
    let id = try #require((answer as? [String: Any])?["sessionId"] as? String)
    session = "/session/\(id)"
    try await post("timeouts", ["script": 600_000])
  }

  deinit { kill(process.processIdentifier, SIGKILL) }

  /// Ends the browser.
  func quit() async {
    _ = try? await Self.send("DELETE", session, to: port)
  }

  func open(_ url: URL) async throws { try await post("url", ["url": url.absoluteString]) }

  func reload() async throws { try await post("refresh", [:]) }

  /// The result of a function body, as text: JSON unless it is a string.
  @discardableResult
  func run(_ body: String) async throws -> String {
    let value = try await post("execute/sync", ["script": body, "args": [] as [String]])
    if let text = value as? String { return text }
    let data = try JSONSerialization.data(
      withJSONObject: value ?? NSNull(),
      options: .fragmentsAllowed
    )
    return String(decoding: data, as: UTF8.self)
  }

  /// The value that a function body hands to `done`, later.
  func runLater(_ body: String) async throws -> String {
    let script = "const done = arguments[arguments.length - 1];\n" + body
    let value = try await post("execute/async", ["script": script, "args": [] as [String]])
    return value as? String ?? ""
  }

  /// Waits until a function body returns what is wanted; returns what it returned last.
  @discardableResult
  func wait(
    for wanted: String,
    within seconds: Double = 300,
    _ body: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let end = Date(timeIntervalSinceNow: seconds)
    var (last, isLast) = ("", false)
    // Looks once more after the end, for this task may have had no thread since.
    repeat {
      isLast = Date() >= end
      last = try await run(body)
      if last == wanted { return last }
      try await Task.sleep(for: .milliseconds(50))
    } while !isLast
    Issue.record("it is '\(last)', not '\(wanted)': \(body)", sourceLocation: sourceLocation)
    return last
  }

  /// Clicks as a person would, on the element with this `data-test`, once it is to be seen.
  ///
  /// The page may replace it between looking and clicking.
  func click(_ test: String) async throws {
    let isVisible = "document.querySelector('\(Self.selector(test))')?.checkVisibility()"
    for _ in 0..<20 {
      try await wait(for: "true", "return String(\(isVisible))")
      do {
        try await post("element/\(element(Self.selector(test)))/click", [:])
        return
      } catch let error as BrowserError where error.description.contains("stale element") {}
    }
    throw BrowserError(description: "'\(test)' does not stay on the page")
  }

  /// Clicks on the middle one of the elements with this `data-test` that are in sight, once the page
  /// is drawn; others wait for their use.
  func clickVisible(_ test: String) async throws {
    try await wait(
      for: "",
      """
      const frame = () => new Promise(requestAnimationFrame)
      return frame().then(frame).then(() => {
        const seen = [...document.querySelectorAll('\(Self.selector(test))')].filter(each => {
          const { top, height } = each.getBoundingClientRect()
          const { top: start, bottom } = each.parentElement.parentElement.parentElement
            .getBoundingClientRect()
          return height > 0 && top >= start && top + height <= bottom
        })
        seen[seen.length >> 1]?.click()
        return seen.length ? '' : 'nothing in sight'
      })
      """
    )
  }

  /// Types into the element with this `data-test`, in place of what is there.
  func type(_ text: String, into test: String) async throws {
    let element = try await element(Self.selector(test))
    // Control-A, Backspace, and the text: clearing through the driver tells the page nothing.
    try await post("element/\(element)/value", ["text": "\u{E009}a\u{E000}\u{E003}\(text)"])
  }

  /// Chooses a file in the field with this `data-test`.
  func choose(_ path: String, in test: String) async throws {
    try await post("element/\(element(Self.selector(test)))/value", ["text": path])
  }

  /// Chooses a value in the list with this `data-test`.
  func select(_ value: some CustomStringConvertible, in test: String) async throws {
    try await run(
      """
      const choice = document.querySelector('\(Self.selector(test))')
      choice.value = '\(value)'
      choice.dispatchEvent(new Event('change', { bubbles: true }))
      return ''
      """
    )
  }

  /// The text of the file into which the page is saved.
  func save() async throws -> String {
    try await run(
      """
      const make = URL.createObjectURL
      URL.createObjectURL = blob => {
        blob.text().then(text => { window.saved = text })
        return make.call(URL, blob)
      }
      return ''
      """
    )
    try await click("save")
    try await wait(for: "string", "return typeof window.saved")
    return try await run("return window.saved")
  }

  /// Presses keys, on whatever has the focus.
  func press(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": "\(key)"], ["type": "keyUp", "value": "\(key)"]]
    }
    let source = ["type": "key", "id": "keyboard", "actions": actions] as [String: Any]
    try await post("actions", ["actions": [source]])
  }

  /// Makes the page look as on another screen.
  func emulate(width: Int, height: Int, dark: Bool) async throws {
    let size =
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false] as [String: Any]
    try await command("Emulation.setDeviceMetricsOverride", size)
    let scheme = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    try await command("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  /// A command of Chrome's own. (Chrome DevTools Protocol)
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any]) async throws -> Any? {
    try await post("goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  func screenshot() async throws -> Data {
    let text = try await Self.send("GET", session + "/screenshot", to: port) as? String
    return try #require(Data(base64Encoded: text ?? ""))
  }

  static func selector(_ test: String) -> String { "[data-test=\"\(test)\"]" }

  func element(_ selector: String) async throws -> String {
    let value = try await post("element", ["using": "css selector", "value": selector])
    let id = (value as? [String: String])?.values.first
    return try #require(id, "nothing is \(selector)")
  }
}

extension Browser {
  @discardableResult
  private func post(_ path: String, _ body: [String: Any]) async throws -> Any? {
    try await Self.send("POST", "\(session)/\(path)", body, to: port)
  }

  /// Not by `URLSession`, which does not understand the driver's headers.
  private static func send(
    _ method: String,
    _ path: String,
    _ body: [String: Any]? = nil,
    to port: UInt16
  ) async throws -> Any? {
    let client = try Client(port: port)
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    client.request(method, path, body: data.map { String(decoding: $0, as: UTF8.self) })
    let response = await client.response()
    let json = try JSONSerialization.jsonObject(with: Data(response.body.utf8))
    let value = (json as? [String: Any])?["value"]
    if let error = value as? [String: Any], error["error"] != nil {
      throw BrowserError(description: "\(path): \(error["message"] ?? "")")
    }
    return value is NSNull ? nil : value
  }

  /// The driver listens a moment after it was started.
  private static func waitForDriver(at port: UInt16) async throws {
    for _ in 0..<2_000 {
      if (try? Client(port: port)) != nil { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw BrowserError(description: "chromedriver does not listen")
  }
}

struct BrowserError: Error, CustomStringConvertible {
  let description: String
}

/// Scripts that tests of the page run in it.
protocol PageScripts {}

extension PageScripts {
  var countText: String { "document.querySelector('[data-test=log-count]').textContent.trim()" }
  var count: String { "return \(countText)" }
  var connection: String {
    "return document.querySelector('[data-test=connection]').dataset.state"
  }
  var rows: String {
    "return [...document.querySelectorAll('[data-test=log-row]')]"
      + ".map(row => row.textContent).join('\\n')"
  }

  /// Of the rows in sight.
  var rowsText: String {
    "[...document.querySelectorAll('[data-test=log-row]')]"
      + ".filter(row => row.getClientRects().length).map(row => row.textContent).join('\\n')"
  }

  /// The text of an element; empty if it is not there.
  func textOf(_ test: String) -> String {
    "(document.querySelector('[data-test=\(test)]')?.textContent ?? '')"
  }

  func exists(_ test: String) -> String {
    "return String(document.querySelector('[data-test=\(test)]') !== null)"
  }
}
