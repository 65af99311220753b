import Foundation

/// One line of `pliant functions --json`.
struct Declaration: Decodable {
  var module: String
  var type: String
  var `extension`: String?
  var kind: String
  var isStatic: Bool
  var name: String
  var declaration: String
  var reach: String
  var reason: String?
  var symbol: String

  private enum CodingKeys: String, CodingKey {
    case module, type, kind, name, declaration, reach, reason, symbol
    case `extension`
    case isStatic = "static"
  }

  /// Whether it is one of those that are to be overridden.
  var isCounted: Bool {
    guard let reason else { return kind != "modify" }
    return !reason.contains(" is generic") && !reason.contains(" is stored")
  }

  /// Whether its own name cannot be written in another file.
  var isPrivate: Bool { symbol.contains(#/33_[0-9A-F]{32}LL/#) }

  var title: String {
    (type.isEmpty ? module : type) + "." + name + (kind == "method" ? "" : " (\(kind))")
  }
}

/// A declaration's types, as they can be written.
struct Spelling {
  struct Parameter {
    var label: String
    var type: String
    var isInout: Bool { type.hasPrefix("inout ") }
  }

  var parameters: [Parameter] = []
  var effects = ""
  var result = "Void"

  var isAsync: Bool { effects.contains("async") }
  var isThrowing: Bool { effects.contains("throws") }
  /// The error of typed throws, in its brackets.
  var failure: String? { effects.firstMatch(of: #/throws(\(.*\))/#).map { String($0.1) } }
  var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  init(_ declaration: Declaration) {
    var text = Substring(declaration.declaration)
    if ["getter", "setter"].contains(declaration.kind), !text.hasPrefix("subscript") {
      let colon = text.firstRange(of: ": ")
      result = colon.map { String(text[$0.upperBound...]) } ?? "Void"
    } else if let open = text.firstIndex(of: "("), let close = Self.end(of: text[open...]) {
      parameters = Self.split(text[text.index(after: open)..<close]).map { part in
        let colon = part.prefixMatch(of: #/(\w+): /#)
        return Parameter(
          label: colon.map { String($0.1) } ?? "_",
          type: String(colon.map { part[$0.range.upperBound...] } ?? part)
        )
      }
      text = text[text.index(after: close)...]
      if let arrow = text.firstRange(of: "-> ") {
        result = String(text[arrow.upperBound...])
        text = text[..<arrow.lowerBound]
      }
      effects = text.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The parts between commas that no bracket encloses.
  private static func split(_ text: Substring) -> [Substring] {
    var (parts, depth, start, previous) = ([Substring](), 0, text.startIndex, Character(" "))
    for index in text.indices {
      let character = text[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(text[start..<index])
        start = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      }
      previous = character
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }

  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }
}
