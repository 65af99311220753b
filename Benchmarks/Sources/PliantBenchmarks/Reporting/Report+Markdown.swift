import Foundation

extension Report {
  /// The page of all numbers, with the picture beside it.
  func page(plot: String?) -> String {
    let others = Dictionary(grouping: rows.filter { $0.goal == nil }, by: \.section)
    let sections = rows.map(\.section).reduce(into: [String]()) { sections, section in
      if !sections.contains(section) { sections.append(section) }
    }
    var parts = [
      """
      # Numbers

      `make bench` writes this page; \(machine). Whatever stands in one line was measured in the same rounds, in turn;
      a ratio is the median of the rounds' own ratios, and half of all rounds lie between the quartiles.
      """,
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
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What the README quotes.
  var quotation: String {
    let quoted = rows.filter { $0.goal != nil || $0.isQuoted }
    let cells = quoted.map { row -> [String] in
      let beside = row.neighbour.map { "\($0): \(row.neighbourValue?.median.short ?? "")" } ?? ""
      let goal = row.goal.map { $0.text + (row.isMet == true ? "" : ", missed") } ?? ""
      return [
        row.what, "\(row.value.median.short) \(row.unit.rawValue)", beside,
        row.ratio.map { "\($0.median.short) (\($0.range))" } ?? "", goal,
      ]
    }
    return "Measured on \(machine).\n\n"
      + Self.table(["", "median", "beside it", "ratio (quartiles)", "goal"], cells)
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
