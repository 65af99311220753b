// Parsing of demangled type names.

extension NameText {
  /// The text without module names, private contexts, ownership and attributes:
  /// `Swift.Array<Mod.Outer.Inner>` becomes `Array<Inner>`.
  var withoutContexts: String {
    var result: [UInt8] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if let name = path(at: at).last {
        if !isWord(name.name, of: Self.noise) { result += bytes(name.name) }
        at = name.end
      } else if let end = endOfExtension(at: at) {
        at = end
      } else if starts(with: "...", at: at) {
        result = Array("Array<".utf8) + result + ">".utf8
        at += 3
      } else if byte(at) == UInt8(ascii: "@") {
        at = component(at: at + 1)?.end ?? at + 1
      } else {
        if byte(at) != UInt8(ascii: " "), byte(at) != UInt8(ascii: ".") { result.append(byte(at)) }
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  func isWord(_ word: Range<Int>, of words: [String]) -> Bool {
    words.contains { $0.utf8.count == word.count && starts(with: $0, at: word.lowerBound) }
  }

  private static let noise = [
    "__owned", "__shared", "inout", "any", "some", "isolated", "sending", "borrowing", "consuming",
  ]

  /// The type that Optionals wrap: `A` of `A??`.
  package var unwrapped: NameText {
    var text = self
    while text.ends(with: "?") { text = text.dropLast(1) }
    return text
  }

  /// The types of a tuple's elements; nil if it is none of several.
  package var tupleElements: [NameText]? {
    guard starts(with: "("), let elements = inside?.elements, elements.count > 1 else { return nil }
    return elements.map(\.unlabelled)
  }

  /// A nominal type's name and its arguments: `Swift.Array` and `A` of `Swift.Array<A>`.
  package var typeArguments: (name: NameText, arguments: [NameText]) {
    guard let end = path(at: range.lowerBound).last?.end, let inside = from(end).inside else {
      return (self, [])
    }
    return (upTo(end), inside.elements)
  }

  /// The parts of a dotted name, with the discriminators of private ones; nil of another text.
  package var names: [(name: String, discriminator: String?)]? {
    let path = path(at: range.lowerBound)
    guard path.last?.end == range.upperBound, !path.contains(where: \.name.isEmpty) else {
      return nil
    }
    return path.map { (self[$0.name].text, $0.discriminator.map { self[$0].text }) }
  }

  /// Whether it names a parameter of a generic context: `A`, `B`, or `A1` of an inner one.
  ///
  /// A type of that name is printed with its module or, if it is local, with a number after it.
  var namesGenericParameter: Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      while byte(at).isOfName || byte(at) == UInt8(ascii: ".") { at += 1 }
      if isParameter(start..<at) { return true }
      if at == start { at += 1 }
    }
    return false
  }

  /// Whether a name is that of a generic parameter.
  func isParameter(_ name: Range<Int>) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte(name.lowerBound))
      && bytes(name).dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && !starts(with: " #", at: name.upperBound)
  }

  /// The parameter, with its associated types, at a place: `A`, `B1`, `A.Response`.
  ///
  /// It is nil if another name is there, or a part of one.
  package func parameter(at place: Int) -> Range<Int>? {
    let previous = byte(place - 1)
    guard !previous.isOfName, previous != UInt8(ascii: "."), let first = path(at: place).first,
      isParameter(first.name)
    else { return nil }
    let types = path(at: place).dropFirst().prefix { type in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte(type.name.lowerBound))
        && !["Type", "Protocol"].contains(self[type.name].text)
    }
    return place..<(types.last ?? first).end
  }

  /// The end of the type at a place: a bracket that closes what was open before, a comma, a space
  /// after it, or the `.Type` of its metatype, which is part of a type argument.
  package func endOfType(from start: Int, isArgument: Bool) -> Int {
    var at = start
    while at < range.upperBound {
      switch byte(at) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","): return at
      case UInt8(ascii: ">") where byte(at - 1) != UInt8(ascii: "-"): return at
      case UInt8(ascii: " ") where starts(with: " -> ", at: at): return at
      case UInt8(ascii: ".") where !isArgument && starts(with: ".Type", at: at): return at
      default: at = next(after: at)
      }
    }
    return at
  }
}
