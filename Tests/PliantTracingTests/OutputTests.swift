import CPliant
import Foundation
import PliantTracing
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The formats of one trace of `top`, which calls `mid` twice and `leaf` in these.
@Suite(.enabled(if: isDebug)) struct OutputTests {
  private static let trace: Trace = {
    // SAFETY: the functions are in this file, and debug builds keep them.
    guard
      let trace = try? Trace.start(
        .matching("PliantTracingTests.top(_:)"),
        .matching("PliantTracingTests.mid(_:)"),
        .matching("PliantTracingTests.leaf(_:)")
      )
    else { fatalError("no trace") }
    inThread { _ = try? top("a \"quoted\"\n") }
    trace.stop()
    return trace
  }()

  private func text(_ format: TraceFormat) -> String { Self.trace.text(as: format) }

  @Test func tree() {
    let text = text(.tree).replacing(#/ *[0-9.]+ [mnu]?s \|/#, with: "T |")
      .replacing(#/thread [0-9]+/#, with: "thread")
    #expect(
      text == """
        # thread
                     | top("a \\"quoted\\"\\n") {
                     |   mid(1) {
        T |     leaf(1) -> 2
        T |   } -> 2
                     |   mid(-1) {
        T |     leaf(-1) -> 0
        T |   } throws Failure.none
        T | } throws Failure.none

        """
    )
  }

  @Test func flameGraph() throws {
    let text = text(.flameGraph)
    let parser = XMLParser(data: Data(text.utf8))
    let bars = Bars()
    parser.delegate = bars
    #expect(parser.parse())
    #expect(
      bars.titles.map { $0.prefix { $0 != ":" } } == [
        "Time in traced calls", "all", "top(_", "mid(_", "leaf(_",
      ]
    )
    #expect(bars.widths.first == 1200 && bars.widths.allSatisfy { $0 <= 1200 })
    #expect(text.contains("all: ") && text.contains(", 100.00 %</title>"))
  }

  @Test func foldedStacks() {
    let lines = text(.foldedStacks).split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map(\.first) == ["top(_:)", "top(_:);mid(_:)", "top(_:);mid(_:);leaf(_:)"])
    let times = lines.compactMap { UInt64($0[1]) }.reduce(0, +)
    let whole = Self.trace.recorded.first { $0.depth == 0 }?.duration
    #expect(whole == .nanoseconds(Int64(times)))
  }

  @Test func chromeTrace() throws {
    let whole = try #require(
      JSONSerialization.jsonObject(with: Data(text(.chromeTrace).utf8)) as? [String: Any]
    )
    var events = try #require(whole["traceEvents"] as? [[String: Any]])
    let head = events.removeFirst()
    #expect(head["ph"] as? String == "M" && head["name"] as? String == "thread_name")
    let thread = try #require(head["tid"] as? Int)
    #expect(head["args"] as? [String: String] == ["name": "thread \(thread)"])
    #expect(
      events.map { $0["name"] as? String } == [
        "top(_:)", "mid(_:)", "leaf(_:)", "mid(_:)", "leaf(_:)",
      ]
    )
    let details = events.map { $0["args"] as? [String: String] ?? [:] }
    #expect(details[0] == ["0": "\"a \\\"quoted\\\"\\n\"", "throws": "Failure.none"])
    #expect(details[1] == ["0": "1", "->": "2"])
    #expect(events.allSatisfy { $0["ph"] as? String == "X" && $0["dur"] is Double })
  }

  @Test func summary() throws {
    let rows = Self.trace.summary
    #expect(
      rows.map(\.name) == ["top(_:)", "mid(_:)", "leaf(_:)"].map { "PliantTracingTests." + $0 }
    )
    #expect(rows.map(\.calls) == [1, 2, 2] && rows.map(\.errors) == [1, 1, 0])
    #expect(rows[0].own == rows[0].total - rows[1].total)
    #expect(rows[2].mean == rows[2].total / 2 && rows[2].percentile99 <= rows[2].total)
    #expect(text(.summary).hasPrefix("calls  errors"))
  }

  @Test func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID()).json")
    try Self.trace.write(to: file, as: .foldedStacks)
    #expect(try String(contentsOf: file, encoding: .utf8) == text(.foldedStacks))
    try FileManager.default.removeItem(at: file)
  }
}

private func top(_ text: String) throws -> Int { try mid(1) + mid(-1) }
private func mid(_ number: Int) throws -> Int {
  let result = leaf(number)
  if number < 0 { throw Failure.none }
  return result
}
private func leaf(_ number: Int) -> Int { number + 1 }

private final class Bars: NSObject, XMLParserDelegate {
  var titles: [String] = []
  var widths: [Double] = []
  private var text = ""

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    if element == "rect" { widths.append(Double(attributes["width"] ?? "") ?? 0) }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "title" { titles.append(text) }
  }
}
