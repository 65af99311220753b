// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation
import Pliant
import Testing

// example: proxy
@Proxied protocol SheetDelegate: AnyObject {
  func shouldDismiss(_ sheet: String) -> Bool
  @Optional func didDismiss(_ sheet: String)
}

final class Owner: SheetDelegate {
  func shouldDismiss(_ sheet: String) -> Bool { true }
}

@Test func dismissing() throws {
  let proxy = SheetDelegateProxy(retaining: Owner())
  var dismissed: [String] = []
  try proxy.override(\.shouldDismiss) { sheet in sheet != "Login" }
  try proxy.observe(\.didDismiss, .after) { sheet in dismissed.append(sheet) }
  for sheet in ["Login", "Help"] where proxy.shouldDismiss(sheet) { proxy.didDismiss(sheet) }
  #expect(dismissed == ["Help"])

  let mock = SheetDelegateProxy()
  let spy = mock.stub(\.shouldDismiss, for: .equal("Help"), returning: true)
  #expect(mock.shouldDismiss("Help") && !mock.shouldDismiss("Login"))
  spy.verify(count: 2)
}
// end of example

/// The examples of README.md, word for word, compiled and run.
///
/// An example stands between `// example: name` and `// end of example`; in the README the comment
/// `<!-- example: name -->` marks its block. Change both together.
struct ReadmeTests {
  private let log = Log()

  /// What the examples print, for comparing it with the comments beside their calls.
  private func print(_ value: Any) { log("\(value)") }

  @Test func oneObject() throws {
    // example: one-object
    class Greeter {
      dynamic func greet(_ who: String) -> String { "Hello \(who)" }
    }

    let greeter = Greeter()
    let greet = #method(Greeter.greet(_:))

    try greet.override(on: greeter) { _, who in "Hi \(who)" }
    try greet.wrap(on: greeter, key: "loud") { layer in
      { greeter, who in layer.next(greeter, who) + "!" }
    }
    print(greeter.greet("Ann"))  // Hi Ann!
    print(Greeter().greet("Ann"))  // Hello Ann

    greet.removeOverride(on: greeter, key: "loud")
    print(greeter.greet("Ann"))  // Hi Ann
    // end of example
    #expect(try log.text == Examples.inReadme().output(of: "one-object"))
  }

  @Test func allInstances() throws {
    // example: all-instances
    class Thermometer {
      dynamic func celsius() -> Int { 21 }
    }

    let celsius = #method(Thermometer.celsius)
    let redefinition = try celsius.redefine(around: { original in
      { thermometer in original(thermometer) - 30 }
    })
    print(Thermometer().celsius())  // -9

    redefinition.stop()
    print(Thermometer().celsius())  // 21
    // end of example
    #expect(try log.text == Examples.inReadme().output(of: "all-instances"))
  }

  @Test func observing() throws {
    // example: observing
    class Address {
      dynamic var city = "Oslo"
    }

    class Customer {
      @Observed var address = Address()
      dynamic var label = ""
    }

    let customer = Customer()
    let observation = try observe(customer, \.address.city) { old, new in print("\(old) > \(new)") }
    try bind(customer, \.label, to: customer, \.address.city) { city in "lives in \(city)" }

    customer.address.city = "Bergen"  // Oslo > Bergen
    customer.address = Address()  // Bergen > Oslo
    print(customer.label)  // lives in Oslo
    observation.stop()

    onDeallocation(of: customer.address) { print("gone") }
    customer.address = Address()  // gone
    // end of example
    #expect(try log.text == Examples.inReadme().output(of: "observing"))
  }

  @Test func double() throws {
    // example: double
    class Mailer {
      dynamic func open() {}
      dynamic func send(_ text: String, to name: String) -> Bool { true }
    }

    let mailer = Mailer()
    let send = #method(Mailer.send(_:to:))
    let sent = try send.spy(on: mailer)
    let opened = try #method(Mailer.open).spy(on: mailer)
    sent.stub(for: .arguments(.any, .equal("Ben")), returning: false)

    mailer.open()
    print(mailer.send("Hi", to: "Ann"))  // true
    print(mailer.send("Hi", to: "Ben"))  // false
    print(sent.calls[1].arguments.1)  // Ben

    sent.verify(.arguments(.equal("Hi"), .any), count: 2)
    verifyInOrder {
      opened.call()
      sent.call(.arguments(.any, .equal("Ben")))
    }
    // end of example
    #expect(try log.text == Examples.inReadme().output(of: "double"))
  }

  @Test func diagnostics() throws {
    let memory = MemoryLog()
    try withLogger(Logger(label: "") { SinkLogHandler(label: $0, sinks: [memory]) }) { _ in
      // example: diagnostics
      class Cart {
        var items = ["pen": 2]
        func add(_ item: String, count: Int) throws {
          #log("adding", item, count, items.count)
          try #verify(count > 0 && !item.isEmpty, "nothing to add")
          items[item, default: 0] += count
        }
      }

      try Cart().add("ink", count: 3)
      // -[Cart add(_:count:)] --- adding, item ink, count 3, items.count 1

      do {
        try VerificationPolicy.with(.throw) { try Cart().add("ink", count: 0) }
      } catch {
        print(error)
      }
      // -[Cart add(_:count:)] --- verification failed: count > 0 && !item.isEmpty; count 0: nothing to add
      // end of example
    }
    let shown = (try Examples.inReadme().lines["diagnostics"] ?? []).filter { $0.hasPrefix("// ") }
    #expect(shown == ["// \(memory.records[0].message)", "// \(log.text)"])
  }

  // example: one-task
  struct Coupon {
    var expires: Date
    var isValid: Bool { Date() < expires }
  }

  @Test func validBeforeItExpires() throws {
    let now = #callable(Date.init as () -> Date)
    try now.withRedefinition({ Date(timeIntervalSince1970: 1_000) }) {
      #expect(Coupon(expires: Date(timeIntervalSince1970: 2_000)).isValid)
    }
  }

  @Test func invalidAfterwards() throws {
    let now = #callable(Date.init as () -> Date)
    try now.withRedefinition({ Date(timeIntervalSince1970: 3_000) }) {
      #expect(!Coupon(expires: Date(timeIntervalSince1970: 2_000)).isValid)
    }
  }
  // end of example

  @Test func examplesStandInTheReadmeWordForWord() throws {
    let (readme, here) = (try Examples.inReadme(), try Examples.inThisFile())
    let names = [
      "all-instances", "diagnostics", "double", "observing", "one-object", "one-task", "proxy",
    ]
    #expect(readme.lines.keys.sorted() == names)
    #expect(here.lines.keys.sorted() == readme.lines.keys.sorted())
    for (name, lines) in readme.lines { #expect(here.lines[name] == lines) }
  }
}

/// The marked examples of a file, by name, their lines without the space around them.
private struct Examples {
  private(set) var lines: [String: [String]] = [:]

  static func inReadme() throws -> Self {
    let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let text = try String(contentsOf: readme, encoding: .utf8)
    return Self(text, "<!-- example: ", " -->", "```")
  }

  static func inThisFile() throws -> Self {
    let text = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    return Self(text, "// example: ", "", "// end of example")
  }

  private init(_ text: String, _ prefix: String, _ suffix: String, _ end: String) {
    var name: String?
    for line in text.components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix(prefix), line.hasSuffix(suffix) {
        let started = String(line.dropFirst(prefix.count).dropLast(suffix.count))
        lines[started] = []
        name = started
      } else if line == end {
        name = nil
      } else if let name, line != "```swift" {
        lines[name]?.append(line)
      }
    }
  }

  /// What an example says that it prints, with a space between the values.
  func output(of name: String) -> String {
    (lines[name] ?? [])
      .compactMap { $0.components(separatedBy: "  // ").dropFirst().first }
      .joined(separator: " ")
  }
}
