import PliantImages

/// How a parameter is passed whose type a symbol's text names.
///
/// Of a type that the process does not find by the text, the compiler's rule for all types of its
/// form is used if there is one: a function is two words, a collection one, a type parameter an
/// address or a reference. What has no such rule is unknown, with all arguments behind it.
struct ParameterPassing {
  /// The value to read; `ValueType.unread` if only its type is shown.
  var value = ValueType.unread
  var pieces: [Lowering.Piece]
  var isIndirect = false

  static let word = Self(pieces: [.word(0)])
  private static let address = Self(pieces: [.word(0)], isIndirect: true)

  /// The parts that registers are given to one after the other, of which only a single one is read;
  /// nil if they are not known.
  static func parts(of text: String) -> [Self]? {
    let parameter = FunctionText.Parameter(symbol: text)
    guard parameter.ownership == .inOut else { return parts(ofType: NameText(parameter.type)) }
    let value = TypeLookup.type(parameter.type).map { ValueType.of($0) }
    return [Self(value: value ?? .unread, pieces: [.word(0)], isIndirect: true)]
  }

  private static func parts(ofType text: NameText) -> [Self]? {
    let wrapped = text.unwrapped
    if let function = functionWords(wrapped) { return function.map { [$0] } }
    // A type parameter, `A` or `B1.Element`, or an Optional of one.
    if wrapped.parameter(at: wrapped.range.lowerBound) == wrapped.range { return [.word] }
    if let type = TypeLookup.type(text.text), let lowering = Lowering(argument: type) {
      let value = ValueType.of(type)
      switch lowering {
      case .indirect: return [Self(value: value, pieces: address.pieces, isIndirect: true)]
      case .direct(let pieces): return [Self(value: value, pieces: pieces)]
      }
    }
    if let elements = text.tupleElements {
      var all: [Self] = []
      for element in elements {
        guard let parts = parts(ofType: element) else { return nil }
        all += parts.map { Self(pieces: $0.pieces, isIndirect: $0.isIndirect) }
      }
      return all
    }
    // A reference has more bits that are never set than there are Optionals.
    return wrapped.starts(with: "[") && wrapped.inside != nil ? [.word] : nil
  }

  /// The words of a function, `(Int) -> ()` or `((Int) -> ())`; nil if the type is another, and a
  /// nil within that if it has a convention that is not known.
  private static func functionWords(_ text: NameText) -> Self?? {
    let isEnclosed = text.starts(with: "(") && text.tupleElements == nil
    let text = isEnclosed ? text.inside ?? text : text
    var type = text
    while type.starts(with: "@") || type.starts(with: "nonisolated("),
      let (_, behind) = type.halves(at: " ")
    {
      type = behind
    }
    // `Local #1 in start() -> ()` is a type in a function.
    guard type.starts(with: "("), !type.text.contains(" #"), type.function != nil else {
      return .none
    }
    guard text.starts(with: "@convention") else {
      return .some(Self(pieces: [.word(0), .word(8)]))
    }
    return .some(text.starts(with: "@convention(c) ") ? .word : nil)
  }
}

extension Lowering.Piece {
  fileprivate static func word(_ offset: Int) -> Self {
    Self(offset: offset, size: 8, isVector: false)
  }
}
