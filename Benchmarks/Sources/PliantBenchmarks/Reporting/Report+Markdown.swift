import Foundation

extension Report {
  /// All numbers that have a goal, for the article that explains them; the picture is one of its resources.
  func page(plot: String?) -> String {
    var parts = [
      "Measured on \(machine).",
      "## Goals",
      Self.table(Row.pageHead, rows.filter { $0.goal != nil }.map(\.pageCells)),
    ]
    if let plot, !growth.isEmpty {
      parts += ["## How it grows", "![All sizes as curves, with the quartiles.](\(plot))"]
    }
    return parts.joined(separator: "\n\n")
  }

  /// The three figures of the README, in words that need no other page; nil if a run has left one of them out.
  var quotation: String? {
    let quoted = [
      ("call, redefined for all", "call of a plain method", "call of a redefined method"),
      (
        "@Observed set, unobserved", "set of a plain property",
        "set of an `@Observed` property without observers"
      ),
      (
        "call of a spy on a method", "call of a double by hand, which records",
        "call that a spy records"
      ),
    ]
    let cells = quoted.compactMap { what, neighbor, text -> [String]? in
      guard let row = rows.first(where: { $0.what == what && $0.neighbor == neighbor }),
        let value = row.neighborValue
      else { return nil }
      let unit = row.unit.rawValue
      return [
        text, "\(row.value.median.short) \(unit)", "\(neighbor): \(value.median.short) \(unit)",
      ]
    }
    guard cells.count == quoted.count else { return nil }
    return Self.table(["", "Pliant", "beside it"], cells)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

extension Row {
  fileprivate static let pageHead = ["what", "median", "beside it", "ratio", "goal"]

  fileprivate var pageCells: [String] {
    func text(_ value: Quartiles) -> String { "\(value.median.short) \(unit.rawValue)" }
    let excess = excess.flatMap { $0 > 0 ? "; \(Int(($0 * 100).rounded(.up))) % from it" : nil }
    return [
      what, text(value), neighborValue.map { "\(neighbor ?? ""): \(text($0))" } ?? "",
      ratio.map { "\($0.median.short) (\($0.range))" } ?? "", (goal?.text ?? "") + (excess ?? ""),
    ]
  }
}

/// Puts `text` between the marks of a file, which stay.
func replaceNumbers(inFile path: String, with text: String) throws {
  let (begin, end) = ("<!-- numbers: begin -->\n", "<!-- numbers: end -->")
  let old = try String(contentsOfFile: path, encoding: .utf8)
  guard let first = old.range(of: begin), let last = old.range(of: end),
    first.upperBound <= last.lowerBound
  else { throw MarksMissing(file: path) }
  let new = old[..<first.upperBound] + text + "\n" + old[last.lowerBound...]
  try String(new).write(toFile: path, atomically: true, encoding: .utf8)
}

struct MarksMissing: Error {
  let file: String
}
