import SwiftSyntax

extension SyntaxProtocol {
  /// The text on one line.
  var oneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The layout of generated code, for readers of the expansion.
enum Layout {
  /// Indents every line by the open brackets before it, and removes empty lines inside
  /// declarations.
  static func indented(_ code: String) -> String {
    var depth = 0
    var lines: [String] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      guard !text.isEmpty else {
        if depth == 1 { lines.append("") }
        continue
      }
      let closing = text.prefix { "})]".contains($0) }.count
      lines.append(String(repeating: "  ", count: max(depth - closing, 0)) + text)
      depth += text.count { "{([".contains($0) } - text.count { "})]".contains($0) }
    }
    return lines.joined(separator: "\n")
  }
}
