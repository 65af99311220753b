import Foundation
import Logging
import Pliant
import Testing

struct DiagnosticFormatTests {
  // Dev Kit 4.2 typed formats
  @Test func values() {
    let values: [(Any, String)] = [
      (true, "YES"), (false, "NO"), (UInt16.max, "65535"), (UInt64.max, "18446744073709551615"),
      (Int64.min, "-9223372036854775808"), (1.5, "1.5"), (Float(0.25), "0.25"),
      ("c" as Character, "c"), ("text", "text"), ("text"[...], "text"),
      (CGRect(x: 0, y: 0, width: 320, height: 568), "{{0, 0}, {320, 568}}"),
      (CGPoint(x: 1.5, y: -2), "{1.5, -2}"), (CGSize(width: 3, height: 4), "{3, 4}"),
      (NSRange(location: 2, length: 5), "{2, 5}"), (0..<3, "0..<3"), (1...3, "1...3"),
      (NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "{1, 2, 3, 4}"),
      (Int.self, "Int"), (Optional(true) as Any, "YES"), (Int?.none as Any, "nil"),
      (Int??.some(nil) as Any, "nil"),
      ([true, false], "[YES, NO]"), (["a": 1], #"["a": 1]"#), ([String: Int](), "[:]"),
      ([Int](), "[]"), (Set(["x"]), #"["x"]"#), ((1, name: "n"), #"(1, name: "n")"#),
      (Direction.north, "north"), (Direction.by(3), "by(3)"), (Wrong.refused, "Wrong.refused"),
      (Told(), "Told: no"), (Local(), "Local: said"), ("", "\"\""), (Plain(x: 1), "Plain(x: 1)"),
      (Date(timeIntervalSince1970: 0.5), "1970-01-01T00:00:00.500Z"),
      (Described(), "described"), (nil as Any? as Any, "nil"),
      (Array(0..<23), "[" + (0..<20).map(String.init).joined(separator: ", ") + ", … 3 more]"),
      ([[[[[1]]]]], "[[[[[…]]]]]"),
    ]
    for (value, text) in values { #expect(DiagnosticFormat.string(for: value) == text) }
  }

  @Test func objects() {
    let object = Thing()
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    #expect(DiagnosticFormat.string(for: object) == "<Thing 0x\(address)>")
    #expect(DiagnosticFormat.string(for: [object]) == "[<Thing 0x\(address)>]")
  }

  @Test func typesCanHaveTheirOwn() {
    DiagnosticFormat.register(Money.self) { "\($0.amount) €" }
    DiagnosticFormat.register(Animal.self) { "animal \($0.name)" }
    defer {
      DiagnosticFormat.unregister(Money.self)
      DiagnosticFormat.unregister(Animal.self)
    }
    #expect(DiagnosticFormat.string(for: Money(amount: 3)) == "3 €")
    #expect(DiagnosticFormat.string(for: [Money(amount: 3)]) == "[3 €]")
    #expect(DiagnosticFormat.string(for: Dog()) == "animal Rex")
    DiagnosticFormat.unregister(Money.self)
    #expect(DiagnosticFormat.string(for: Money(amount: 3)) == "Money(amount: 3)")
  }

  @Test func longValuesAreCut() {
    let text = String(repeating: "é", count: 5 << 20)
    let cut = DiagnosticFormat.string(for: text)
    #expect(cut.utf8.count < DiagnosticFormat.longestValue + 40)
    #expect(cut.hasSuffix("é… (10485760 bytes)"))
    #expect(DiagnosticFormat.string(for: text[...]) == cut)
    let lines = logged { #log(text) }
    #expect(lines.first?.utf8.count ?? 0 < DiagnosticFormat.longestValue + 200)
  }

  /// Numbers, text and flags are written into a line without this module's function for any value.
  @Test(arguments: [0, 9, 10, -1, -10, 99, 100, 999_999_999_999_999_999, .min, .max])
  func linesContainNumbersAndTexts(number: Int) {
    let (half, flag, text, empty) = (Double(number) / 2, number > 9, "\u{301}日本語", "")
    let memory = MemoryLog()
    let logger = Logger(label: "test") { SinkLogHandler(label: $0, sinks: [memory]) }
    #log(number, half, flag, text, empty, to: logger)
    #log(number, to: logger)
    #log(text, number, to: logger)
    let (first, last) = (memory.records.first, memory.records.last)
    let values = ["\(number)", "\(half)", flag ? "YES" : "NO", text, "\"\""]
    #expect(first?.expressions.map(\.value) == values)
    #expect(first?.expressions.map(\.name) == ["number", "half", "flag", "text", "empty"])
    #expect(first?.expressions.map(\.index) == [0, 1, 2, 3, 4])
    #expect(memory.records[1].message.hasSuffix(" --- number \(number)"))
    #expect(last?.message.hasSuffix(" --- text \(text), number \(number)") == true)
  }

  @Test func descriptionsThatLogThemselves() {
    let lines = logged { #log(Loud()) }
    #expect(
      lines == [
        "-[Loud description] --- self <Loud>",
        "-[DiagnosticFormatTests descriptionsThatLogThemselves()] --- Loud() loud",
      ]
    )
  }

  @Test func handlersThatLog() {
    struct Handler: LogHandler {
      var logLevel = Logger.Level.trace
      var metadata: Logger.Metadata = [:]
      let memory: MemoryLog
      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }
      func log(event: LogEvent) {
        SinkLogHandler(label: "", level: .trace, sinks: [memory]).log(event: event)
        #log("again")
      }
    }
    let before = LogSinks.endlessLines
    let memory = MemoryLog()
    withLogger(Logger(label: "") { _ in Handler(memory: memory) }) { _ in #log("first") }
    #expect(memory.records.count == 4)
    #expect(LogSinks.endlessLines > before)
  }
}

private enum Direction {
  case north
  case by(Int)
}
private enum Wrong: Error { case refused }
private struct Told: Error, CustomStringConvertible { let description = "no" }
private struct Local: LocalizedError { let errorDescription: String? = "said" }
private struct Plain { let x: Int }
private struct Money { let amount: Int }
private final class Thing {}
private class Animal { let name = "Rex" }
private final class Dog: Animal {}
private final class Described: CustomStringConvertible { let description = "described" }
private struct Loud: CustomStringConvertible {
  var description: String {
    #log(self)
    return "loud"
  }
}
