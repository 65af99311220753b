import Foundation

extension Report {
  /// What is printed.
  var text: String {
    let goals = rows.filter { $0.goal != nil }
    let others = rows.filter { $0.goal == nil }
    var parts = [machine]
    if !goals.isEmpty {
      parts.append(Self.table("Numbers to reach", Row.head, goals.map(\.cells)))
    }
    if !others.isEmpty {
      parts.append(
        Self.table(
          "Beside them",
          Array(Row.head.dropLast(2)),
          others.map { Array($0.cells.dropLast(2)) }
        )
      )
    }
    parts += growth.map { Self.table($0.title, $0.head, $0.cells) }
    return parts.joined(separator: "\n\n")
  }

  /// Columns as wide as what stands in them; all but words stand to the right.
  private static func table(_ title: String, _ head: [String], _ rows: [[String]]) -> String {
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { cell, width in
        let room = String(repeating: " ", count: width - cell.count)
        return cell.first?.isLetter == true || cell.first == "#" || cell.first == "@"
          ? cell + room : room + cell
      }.joined(separator: "  ")
    }
    return ([title.uppercased(), line(head)] + rows.map(line)).joined(separator: "\n")
  }
}

extension Row {
  static let head = [
    "what", "median", "quartiles", "unit", "beside it", "median", "ratio", "quartiles", "goal",
    "met",
  ]

  var cells: [String] {
    [
      what, value.median.short, value.range, unit.rawValue, neighbor ?? "",
      neighborValue?.median.short ?? "", ratio?.median.short ?? "", ratio?.range ?? "",
      goal?.text ?? "", isMet.map { $0 ? "yes" : "NO" } ?? "",
    ]
  }
}

extension Growth {
  var head: [String] { [axis] + curves.flatMap { ["\($0.name), \(unit)", "quartiles"] } }

  var cells: [[String]] {
    let counts = Set(curves.flatMap { $0.points.map(\.count) }).sorted()
    return counts.map { count in
      ["\(count.grouped)"]
        + curves.flatMap { curve in
          let value = curve.points.first { $0.count == count }?.value
          return [value?.median.short ?? "", value?.range ?? ""]
        }
    }
  }
}

extension Goal {
  var text: String {
    switch self {
    case .ratioAtMost(let number): "≤ \(number.short) ×"
    case .ratioAtLeast(let number): "≥ \(number.short) ×"
    case .atMost(let number): "≤ \(number.short)"
    }
  }
}

extension Quartiles {
  var range: String { "\(lower.short)–\(upper.short)" }
}

extension Double {
  /// Three digits, which is more than a run repeats.
  var short: String {
    if self >= 1_000 { return Int((self / 10).rounded() * 10).grouped }
    if self >= 99.5 { return "\(Int(rounded()))" }
    if self >= 9.95 { return String(format: "%.1f", self) }
    return String(format: "%.2f", self)
  }
}

extension Int {
  /// In groups of three digits.
  var grouped: String {
    let digits = Array("\(self)")
    return digits.indices.map { index in
      let isGroup = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isGroup ? "," : "") + String(digits[index])
    }.joined()
  }
}
