extension TypeText {
  /// The parameter, with its associated types, that a text begins with: `A`, `B1`, `A.Response`.
  ///
  /// `previous` is the character before it; nil if it is another name.
  package static func parameter(startOf text: Substring, after previous: Character) -> String? {
    guard let first = text.first, first.isASCII, first.isUppercase,
      !isName(previous), previous != "."
    else { return nil }
    var end = text.firstIndex { !isName($0) } ?? text.endIndex
    guard text[..<end].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
      !text[end...].hasPrefix(" #")
    else { return nil }
    while text[end...].first == "." {
      let start = text.index(after: end)
      let next = text[start...].firstIndex { !isName($0) } ?? text.endIndex
      guard text[start..<next].first?.isUppercase == true,
        !["Type", "Protocol"].contains(text[start..<next])
      else { break }
      end = next
    }
    return String(text[..<end])
  }

  /// The inside of the `<A, B where A: P>` before a function's arguments; nil if it has none.
  static func genericClause(in text: Substring) -> Range<Substring.Index>? {
    var (start, end): (Substring.Index?, Substring.Index?)
    walk(text) { index, depth in
      guard depth == 0 else { return true }
      if text[index] == "<", start == nil { start = text.index(after: index) }
      if text[index] == ">", start != nil { end = index }
      return end == nil && !(start == nil && text[index] == "(")
    }
    return start.flatMap { start in end.map { start..<$0 } }
  }

  /// The end of the type that a text begins with: a bracket that closes what was open before, a
  /// comma, a space after it, or the `.Type` of its metatype, which is part of a type argument.
  package static func endOfType(in text: Substring, isArgument: Bool) -> Substring.Index {
    var end = text.endIndex
    walk(text) { index, depth in
      let character = text[index]
      let isEnd =
        depth < 0
        || depth == 0
          && (character == "," || character == " " && text[index...].hasPrefix(" -> ")
            || !isArgument && text[index...].hasPrefix(".Type"))
      if isEnd { end = index }
      return !isEnd
    }
    return end
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
