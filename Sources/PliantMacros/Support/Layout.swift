import SwiftSyntax

extension SyntaxProtocol {
  /// The text on one line.
  var oneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The layout of generated code, for readers of the expansion.
enum Layout {
  /// Indents every line by `depth` and by the open brackets before it, and removes empty lines
  /// inside declarations.
  ///
  /// It reads bytes, because characters take a plugin built for debugging many times as long.
  static func indented(_ code: String, by depth: Int = 0) -> String {
    var depth = depth
    let bytes = Array(code.utf8)
    var lines: [UInt8] = []
    var start = 0
    while start < bytes.count {
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      var (end, indentation, isClosing) = (start, depth, true)
      let outside = depth
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
        switch bytes[end] {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
          (depth, isClosing) = (depth + 1, false)
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          depth -= 1
          if isClosing { indentation -= 1 }
        default: isClosing = false
        }
        end += 1
      }
      if end > start {
        lines += repeatElement(UInt8(ascii: " "), count: 2 * max(indentation, 0))
        lines += bytes[start..<end]
      }
      if end > start || outside == 1 { lines.append(UInt8(ascii: "\n")) }
      start = end + 1
    }
    return String(decoding: lines.dropLast(), as: UTF8.self)
  }
}
