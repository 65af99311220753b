// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation
import Pliant
import Testing

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
    try greet.wrap(on: greeter, key: "loud") { next, greeter, who in next(greeter, who) + "!" }
    print(greeter.greet("Ann"))  // Hi Ann!
    print(Greeter().greet("Ann"))  // Hello Ann

    greet.removeOverride(on: greeter, key: "loud")
    print(greeter.greet("Ann"))  // Hi Ann
    // end of example
    #expect(try log.text == Examples.inReadme().output(of: "one-object"))
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

  // example: doubles
  class Mailer {
    dynamic func send(_ text: String, to name: String) -> Bool { true }
  }

  @Test func tellsEverybody() throws {
    let mailer = Mailer()
    let spy = try #method(Mailer.send(_:to:)).spy(on: mailer)
    spy.stub(for: .arguments(.any, "Ben"), returning: false)
    let sent = ["Ann", "Ben"].map { mailer.send("Hello", to: $0) }
    #expect(sent == [true, false])
    spy.verify("Hello", "Ann", count: 1)
    spy.verify(.any, "Cid", count: .never)
  }
  // end of example

  @Test func examplesStandInTheReadmeWordForWord() throws {
    let (readme, here) = (try Examples.inReadme(), try Examples.inThisFile())
    #expect(
      readme.lines.keys.sorted() == [
        "doubles", "observing", "one-object", "one-task", "unprepared",
      ]
    )
    #expect(here.lines.keys.sorted() == readme.lines.keys.sorted())
    for (name, lines) in readme.lines { #expect(here.lines[name] == lines) }
  }
}

#if DEBUG
// example: unprepared
struct Basket {
  var prices: [Int]
  func total() -> Int { prices.reduce(0, +) }
}

final class Till {
  func greeting() -> String { "Next, please" }
}

enum Shop {
  static func isOpen(at hour: Int) -> Bool { hour >= 9 && hour < 17 }
}

@Test func nothingIsPrepared() throws {
  let total = #method(Basket.total)
  let greeting = #method(Till.greeting)
  let opening = #callable(Shop.isOpen(at:))
  let bent = [
    try total.redefine(around: { original in { basket in original(basket) / 2 } }),
    try greeting.redefine { _ in "Have a seat" }, try opening.redefine { _ in true },
  ]
  #expect(Basket(prices: [20, 22]).total() == 21)
  #expect(Till().greeting() == "Have a seat")
  #expect(Shop.isOpen(at: 3))
  for redefinition in bent { redefinition.stop() }

  let ann = strdup("Ann")
  let environment = #callable(getenv(_:))
  try environment.withRedefinition({ _ in ann }) {
    #expect(String(cString: getenv("USER")) == "Ann")
  }
}
// end of example
#endif

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
