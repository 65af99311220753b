import PliantImages

/// How a parameter is passed whose type a symbol's text names.
///
/// Of a type that the process does not find by the text, the compiler's rule for all types of its
/// form is used if there is one: a function is two words, a collection one, a type parameter an
/// address or a reference. What has no such rule is unknown, with all arguments behind it.
struct ParameterPassing {
  /// What is read of it; `ValueType.unread` if only its type is told.
  var value = ValueType.unread
  var pieces: [Lowering.Piece]
  var isIndirect = false

  static let word = Self(pieces: [.word(0)])
  private static let address = Self(pieces: [.word(0)], isIndirect: true)

  /// The parts that registers are given to one after the other, of which only a single one is read;
  /// nil if they are not known.
  static func parts(of text: String) -> [Self]? {
    var text = text[...]
    var isInOut = false
    while let space = text.firstIndex(of: " "), specifiers.contains(text[..<space]) {
      isInOut = isInOut || text[..<space] == "inout"
      text = text[space...].dropFirst()
    }
    if isInOut {
      let value = TypeLookup.type(String(text)).map { ValueType.of($0) }
      return [Self(value: value ?? .unread, pieces: [.word(0)], isIndirect: true)]
    }
    return parts(ofType: text)
  }

  private static let specifiers: Set<Substring> = [
    "__owned", "__shared", "inout", "isolated", "sending",
  ]

  private static func parts(ofType text: Substring) -> [Self]? {
    if let function = functionWords(text) { return function.map { [$0] } }
    if isParameter(text) { return [.word] }
    if let type = TypeLookup.type(String(text)), let lowering = Lowering(argument: type) {
      let value = ValueType.of(type)
      switch lowering {
      case .indirect: return [Self(value: value, pieces: address.pieces, isIndirect: true)]
      case .direct(let pieces): return [Self(value: value, pieces: pieces)]
      }
    }
    if TypeLookup.isTuple(text) {
      var all: [Self] = []
      for element in TypeLookup.elements(ofTuple: text) {
        guard let parts = parts(ofType: element) else { return nil }
        all += parts.map { Self(pieces: $0.pieces, isIndirect: $0.isIndirect) }
      }
      return all
    }
    var wrapped = text
    while wrapped.hasSuffix("?") { wrapped.removeLast() }
    // A reference has more bits that are never set than there are Optionals.
    if wrapped.hasPrefix("["), wrapped.hasSuffix("]"), TypeLookup.isWhole(wrapped) {
      return [.word]
    }
    return nil
  }

  /// The words of a function or an Optional of one; nil if the type is another, and a nil within
  /// that if it has a convention that is not known.
  private static func functionWords(_ text: Substring) -> Self?? {
    var text = text
    while text.hasSuffix("?") { text.removeLast() }
    // `((Int) -> ())?`
    if text.hasPrefix("("), TypeLookup.isWhole(text), !TypeLookup.isTuple(text) {
      text = text.dropFirst().dropLast()
    }
    guard isFunction(text) else { return .none }
    guard text.hasPrefix("@convention") else {
      return .some(Self(pieces: [.word(0), .word(8)]))
    }
    return .some(text.hasPrefix("@convention(c) ") ? .word : nil)
  }

  /// Whether it is a function, and not a type in one: `Local #1 in start() -> ()`.
  private static func isFunction(_ text: Substring) -> Bool {
    var text = text
    while text.hasPrefix("@") || text.hasPrefix("nonisolated("),
      let space = text.firstIndex(of: " ")
    {
      text = text[space...].dropFirst()
    }
    return text.hasPrefix("(") && !text.contains(" #") && FunctionText(String(text)) != nil
  }

  /// Whether it is a type parameter, `A` or `B1.Element`, or an Optional of one.
  private static func isParameter(_ text: Substring) -> Bool {
    var text = text
    while text.last == "?" { text.removeLast() }
    return TypeText.parameter(startOf: text, after: " ") == String(text)
  }
}

extension Lowering.Piece {
  fileprivate static func word(_ offset: Int) -> Self {
    Self(offset: offset, size: 8, isVector: false)
  }
}
