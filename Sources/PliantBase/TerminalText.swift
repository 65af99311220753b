/// Text that a terminal shows.
package enum TerminalText {
  /// Escapes what could forge a line or control a terminal; not what joins characters.
  package static func escaped(_ text: String, keeping kept: Unicode.Scalar? = nil) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.properties.generalCategory {
      case _ where scalar == kept: result.unicodeScalars.append(scalar)
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}":
        result.unicodeScalars.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
