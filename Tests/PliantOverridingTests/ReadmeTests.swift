// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

// example: one-test
import Foundation
import Pliant
import PliantTesting
import Testing

// end of example

/// The examples of README.md, word for word, compiled and run.
///
/// An example stands between `// example: name` and `// end of example`, in one piece or several;
/// in the README the comment `<!-- example: name -->` marks its block. Change both together.
struct ReadmeTests {
  // example: one-test
  struct Coupon {
    var expires: Date
    var isValid: Bool { Date() < expires }  // no clock is injected
  }

  @Test(.now(Date(timeIntervalSince1970: 1_000)))
  func validBeforeItExpires() {
    #expect(Coupon(expires: Date(timeIntervalSince1970: 2_000)).isValid)
  }

  @Test(.now(Date(timeIntervalSince1970: 3_000)))
  func invalidAfterwards() {
    #expect(!Coupon(expires: Date(timeIntervalSince1970: 2_000)).isValid)
  }
  // end of example

  private let log = Log()

  /// Logs the output of the examples, for comparing it with the comments beside their calls.
  private func print(_ value: Any) { log("\(value)") }

  @Test func observing() throws {
    // example: observing
    class Address { dynamic var city = "Oslo" }
    class Customer { @Observed var address = Address() }

    let customer = Customer()
    try observe(customer, \.address.city, owner: customer) { old, new in print("\(old) > \(new)") }
    customer.address.city = "Bergen"  // Oslo > Bergen
    customer.address = Address()  // Bergen > Oslo
    // end of example
    #expect(try log.text == Examples.inReadme().output(of: "observing"))
  }

  @Test func examplesAreInTheReadmeWordForWord() throws {
    let (readme, here) = (try Examples.inReadme(), try Examples.inThisFile())
    #expect(readme.lines.keys.sorted() == ["doubles", "observing", "one-object", "one-test"])
    #expect(here.lines.keys.sorted() == readme.lines.keys.sorted())
    for (name, lines) in readme.lines { #expect(here.lines[name] == lines) }
  }
}

// Nothing here is marked `dynamic`, and so it can be overridden in debug builds alone.
#if DEBUG
extension ReadmeTests {
  @Test func oneObject() throws {
    // example: one-object
    final class Till { func greeting() -> String { "Next, please" } }

    let till = Till()
    try #method(Till.greeting).wrap(on: till) { original, till in original(till) + "!" }
    print(till.greeting())  // Next, please!
    print(Till().greeting())  // Next, please
    // end of example
    #expect(try log.text == Examples.inReadme().output(of: "one-object"))
  }

  // example: doubles
  final class Mailer { func send(_ text: String, to name: String) -> Bool { false } }

  @Test func sendsOneMail() throws {
    let mailer = Mailer()
    let spy = try #method(Mailer.send(_:to:)).stub(on: mailer, returning: true)
    #expect(mailer.send("Hello", to: "Ann"))
    spy.verify("Hello", "Ann", count: 1)
  }
  // end of example

  struct Order: Codable { var id: Int }

  @Test func decodesOrdersAlone() throws {
    let decoder = JSONDecoder()
    try #method(JSONDecoder.decode(_:from:), for: Order.self)
      .stub(on: decoder, returning: Order(id: 1))
    #expect(try decoder.decode(Order.self, from: Data()).id == 1)  // of other types as before
  }
}

/// Code without preparation that a test may need to replace: struct methods, statics, C functions.
private struct Basket {
  var prices: [Int]
  func total() -> Int { prices.reduce(0, +) }
}

private enum Shop {
  static func isOpen(at hour: Int) -> Bool { hour >= 9 && hour < 17 }
}

@Test func nothingIsPrepared() throws {
  let total = #method(Basket.total)
  let opening = #callable(Shop.isOpen(at:))
  let redefinitions = [
    try total.redefine(around: { original in { basket in original(basket) / 2 } }),
    try opening.redefine { _ in true },
  ]
  #expect(Basket(prices: [20, 22]).total() == 21)
  #expect(Shop.isOpen(at: 3))
  for redefinition in redefinitions { redefinition.stop() }

  let ann = strdup("Ann")
  let environment = #callable(getenv(_:))
  try environment.withRedefinition({ _ in ann }) {
    #expect(String(cString: getenv("USER")) == "Ann")
  }
}
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
        lines[started] = lines[started] ?? []
        name = started
      } else if line == end {
        name = nil
      } else if let name, line != "```swift" {
        lines[name]?.append(line)
      }
    }
  }

  /// The output that an example's comments promise, with a space between the values.
  func output(of name: String) -> String {
    (lines[name] ?? [])
      .compactMap { $0.components(separatedBy: "  // ").dropFirst().first }
      .joined(separator: " ")
  }
}
