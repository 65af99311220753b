import Foundation

/// The string, quoted where it could be taken for something else.
func readableText(_ string: String) -> String {
  let isPlain = string.allSatisfy { $0.isLetter || $0.isNumber || "_-./:$".contains($0) }
  let isWord = !["true", "false", "nil", "null"].contains(string) && Double(string) == nil
  guard string.isEmpty || !isPlain || !isWord else { return string }
  return "\"" + string.unicodeScalars.map(escaped).joined() + "\""
}

/// The bytes in hexadecimal, the first 64 of them.
func readableBytes(_ data: Data) -> String {
  let shown = data.prefix(64).hexadecimalString
  return data.count > 64 ? "<\(shown)… \(data.count) bytes>" : "<\(shown)>"
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": return "\\\""
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default:
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default:
      return String(scalar)
    }
  }
}
