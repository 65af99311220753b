import SwiftSyntax

extension SyntaxProtocol {
  /// Its text on one line.
  var oneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// How generated code looks to who expands a macro.
enum Layout {
  /// Indents every line by the brackets that are open before it, and drops lines that are empty in
  /// the middle of a declaration.
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
