/// The parameters of a generic function and what it requires of them, as the demangler prints them.
package struct GenericClause {
  /// `A`, `B`; those of a method of a generic type are `A1`, `B1` in its types.
  package let parameters: [String]
  /// `A: Swift.Decodable`, `A.Element == Swift.Int`.
  package let requirements: [String]

  /// Reads `name<A, B where A: P>(…)` and `subscript.getter : <A>(…)`; without a clause both are
  /// empty.
  package init(of symbol: MemberSymbol) {
    var text = Substring(symbol.text)
    // `(name in _1234)` is the name of a private one.
    if text.hasPrefix("("), let end = text.firstIndex(of: ")") { text = text[end...].dropFirst() }
    // What an accessor's value is may have types in brackets, too.
    if symbol.kind.isAccessor {
      text = text.firstRange(of: " : ").map { text[$0.upperBound...] } ?? ""
    }
    guard !symbol.kind.isAccessor || text.hasPrefix("<"),
      let clause = TypeText.genericClause(in: text)
    else {
      (parameters, requirements) = ([], [])
      return
    }
    let parts = String(text[clause]).split(separator: " where ", maxSplits: 1)
    parameters = TypeText(parts.first ?? "").elements.map(String.init)
    requirements = parts.count > 1 ? TypeText(parts[1]).elements.map(String.init) : []
  }
}

extension FunctionText.Parameter {
  /// A parameter as a symbol prints it.
  package init(symbol text: String) { self.init(text, default: .borrowed) }
  /// Its type, with modules and contexts.
  package var text: String { type }
}

extension FunctionText {
  /// How a type is spelled at run time.
  package static func normal(_ result: String) -> String { Signature.withoutMarkers(result) }
}
