import Foundation

extension Report {
  /// All numbers, for the article that explains them; the picture is one of its resources.
  func page(plot: String?) -> String {
    let others = Dictionary(grouping: rows.filter { $0.goal == nil }, by: \.section)
    let sections = rows.map(\.section).reduce(into: [String]()) { sections, section in
      if !sections.contains(section) { sections.append(section) }
    }
    var parts = [
      "Measured on \(machine).",
      "## Numbers to reach",
      Self.table(Row.head, rows.filter { $0.goal != nil }.map(\.cells)),
    ]
    for section in sections {
      guard let rows = others[section] else { continue }
      parts += [
        "## Beside them: \(section)",
        Self.table(Array(Row.head.dropLast(2)), rows.map { Array($0.cells.dropLast(2)) }),
      ]
    }
    if !growth.isEmpty {
      parts.append("## How it grows")
      if let plot { parts.append("![The tables below as curves.](\(plot))") }
      for growth in growth {
        parts += ["### \(growth.title)", Self.table(growth.head, growth.cells)]
      }
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
