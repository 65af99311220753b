/// A type, or a list of parameters, as the demangler prints it.
package struct TypeText {
  let text: Substring

  init(_ text: some StringProtocol) {
    self.text = Self.trimmed(Substring(text))
  }

  /// The parts between commas that no bracket encloses.
  var elements: [Substring] { split(on: ",") }

  /// `(A, B) -> C` taken apart; nil if it is not a function.
  ///
  /// Attributes before it are skipped.
  var function: (parameters: [String], result: String, effects: String, labels: [String])? {
    guard let arrow = Self.topLevel("->", in: text) else { return nil }
    var head = TypeText(text[..<arrow]).text
    let effects = [" async", " throws"].compactMap { Self.topLevel($0, in: head) }.min()
    let effectsText = effects.map { String(head[$0...]) } ?? ""
    head = TypeText(head[..<(effects ?? head.endIndex)]).text
    guard head.hasSuffix(")"), let open = Self.opening(of: head) else { return nil }
    let inside = head[head.index(after: open)..<head.index(before: head.endIndex)]
    let elements = TypeText(inside).elements
    let parameters = elements.map { String(TypeText.unlabelled($0)) }
    let labels = elements.map { TypeText.label(of: $0) ?? "_" }
    let result = Self.trimmed(text[text.index(arrow, offsetBy: 2)...])
    return (parameters, String(result), effectsText, labels)
  }

  /// The text without module names, private contexts, ownership and attributes:
  /// `Swift.Array<Mod.Outer.Inner>` becomes `Array<Inner>`.
  var withoutContexts: String {
    var result = ""
    for word in tokens where !word.allSatisfy(\.isWhitespace) {
      guard !Self.noise.contains(String(word)), !word.hasPrefix("@") else { continue }
      if word == "." {
        // A context is before the dot: a module, a type, or a private name in brackets.
        while let last = result.last, last.isLetter || last.isNumber || last == "_" {
          result.removeLast()
        }
      } else {
        result += word
      }
    }
    if result.hasSuffix("...") { return "Array<" + result.dropLast(3) + ">" }
    return result
  }

  /// Whether it names a parameter of a generic context: `A`, `B`, or `A1` of an inner one.
  ///
  /// A type of that name is printed with its module or, if it is local, with a number after it.
  var namesGenericParameter: Bool {
    let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    var rest = text
    while let start = rest.firstIndex(where: isName) {
      let end = rest[start...].firstIndex { !isName($0) } ?? rest.endIndex
      let name = rest[start..<end]
      rest = rest[end...]
      let isParameter =
        name.first.map { $0.isUppercase && $0.isASCII } ?? false
        && name.dropFirst().allSatisfy(\.isNumber)
      if isParameter, !rest.hasPrefix(" #") { return true }
    }
    return false
  }

  private static let noise: Set = [
    "__owned", "__shared", "inout", "any", "some", "isolated", "sending", "borrowing", "consuming",
  ]

  /// Names, punctuation and spaces; `(Name in _1234)` counts as the name.
  private var tokens: [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "(", let end = Self.end(ofBracket: rest),
        let range = Self.range(of: " in _", in: rest[..<end])
      {
        tokens.append(rest[rest.index(after: rest.startIndex)..<range])
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("(unknown context at "), let end = Self.end(ofBracket: rest) {
        tokens.append("unknown")
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("(extension in "), let end = Self.end(ofBracket: rest),
        let colon = rest[end...].dropFirst().first, colon == ":"
      {
        rest = rest[end...].dropFirst(2)
      } else if rest.hasPrefix("...") {
        tokens.append(rest.prefix(3))
        rest = rest.dropFirst(3)
      } else {
        let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
        let end =
          isName(first) ? rest.firstIndex { !isName($0) } : rest.index(after: rest.startIndex)
        tokens.append(rest[..<(end ?? rest.endIndex)])
        rest = rest[(end ?? rest.endIndex)...]
      }
    }
    return tokens
  }
}

// MARK: - Brackets

extension TypeText {
  /// The end of the bracket that a text begins with, if none is opened within.
  ///
  /// It is looked for no further, because a name may hold thousands that nothing closes.
  private static func end(ofBracket text: Substring) -> Substring.Index? {
    let end = text.dropFirst().firstIndex { $0 == "(" || $0 == ")" }
    return end.flatMap { text[$0] == ")" ? $0 : nil }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private func split(on separator: Character) -> [Substring] {
    guard !text.isEmpty else { return [] }
    var parts: [Substring] = []
    var start = text.startIndex
    Self.walk(text) { index, depth in
      if depth == 0, text[index] == separator {
        parts.append(Self.trimmed(text[start..<index]))
        start = text.index(after: index)
      }
      return true
    }
    return parts + [Self.trimmed(text[start...])]
  }

  /// The first place of a part that no bracket encloses.
  private static func topLevel(_ part: String, in text: Substring) -> Substring.Index? {
    var found: Substring.Index?
    walk(text) { index, depth in
      if depth == 0, text[index...].hasPrefix(part) { found = index }
      return found == nil
    }
    return found
  }

  /// The bracket that the last character closes.
  private static func opening(of text: Substring) -> Substring.Index? {
    var opening: Substring.Index?
    walk(text) { index, depth in
      if depth == 0, text[index] == "(" { opening = index }
      return true
    }
    return opening
  }

  /// Visits every character with the number of brackets around it; an arrow's `>` closes nothing.
  package static func walk(_ text: Substring, _ visit: (Substring.Index, Int) -> Bool) {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      let closes = character == ")" || character == "]" || character == ">" && previous != "-"
      if closes { depth -= 1 }
      guard visit(index, depth) else { return }
      if character == "(" || character == "[" || character == "<" { depth += 1 }
      previous = character
    }
  }

  private static func range(of part: String, in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix(part) }
  }

  private static func label(of parameter: Substring) -> String? {
    topLevel(": ", in: parameter).map { String(trimmed(parameter[..<$0])) }
  }

  /// `times: Swift.Int` without its label.
  private static func unlabelled(_ parameter: Substring) -> Substring {
    guard let colon = topLevel(": ", in: parameter) else { return parameter }
    return trimmed(parameter[parameter.index(after: colon)...])
  }
}
