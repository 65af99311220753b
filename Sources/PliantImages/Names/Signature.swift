/// The types of a function in a form in which a symbol's and a handle's can be compared.
///
/// It leaves out module names, labels, ownership and attributes, and the types of parameters that
/// are functions. Two overloads in one class can then look alike only if they differ in types of
/// the same name from two modules, or in a closure's type; these are ambiguous.
package struct Signature: Hashable, Sendable {
  package let parameters: [String]
  package let result: String
  /// `async`, `throws`, `throws(E)`; nil for accessors, whose symbols do not say.
  package let effects: String?

  /// Whether a parameter of a generic context is named.
  package let isGeneric: Bool

  /// Whether a parameter is a function.
  package var takesFunction: Bool { parameters.contains(Self.function) }

  package init(parameters: [String], result: String, effects: String? = nil) {
    self.init(
      parameters: parameters.map { NameText($0) },
      result: NameText(result),
      effects: effects.map { NameText($0) }
    )
  }

  init(parameters: [NameText], result: NameText, effects: NameText?) {
    isGeneric = result.namesGenericParameter || parameters.contains(where: \.namesGenericParameter)
    self.parameters = parameters.map(Self.normal)
    self.result = Self.normal(result)
    self.effects = effects.map(Self.normalEffects)
  }

  /// The signature of a function type, `(A, B) -> C`, without its first `dropping` parameters.
  package init?(of type: Any.Type, dropping: Int) {
    guard let function = Demangler.text(of: type).flatMap({ NameText($0).function }) else {
      return nil
    }
    self.init(
      parameters: Array(function.parameters.dropFirst(dropping)),
      result: function.result,
      effects: function.effects
    )
  }

  /// Whether `other` may be the signature of the same declaration; `Self` fits any class.
  package func matches(_ other: Signature) -> Bool {
    parameters == other.parameters
      && (effects == nil || other.effects == nil || effects == other.effects)
      && (result == other.result || Self.namesSelf(result) || Self.namesSelf(other.result))
  }

  private static func namesSelf(_ type: String) -> Bool {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains("Self")
  }

  private static func normal(_ type: NameText) -> String {
    type.function == nil ? withoutMarkers(type.withoutContexts) : function
  }

  /// Without `Sendable`, which symbols spell in existential types and types at run time do not.
  static func withoutMarkers(_ type: String) -> String {
    guard type.contains("Sendable") else { return type }
    return type.replacing(#/ ?& ?(Swift\.)?Sendable\b|\b(Swift\.)?Sendable ?& ?/#, with: "")
      .replacing(#/\b(Swift\.)?Sendable\b/#, with: "Any")
  }

  /// Returns `async throws(E)` with a normal `E`.
  private static func normalEffects(_ effects: NameText) -> String {
    guard let open = effects.first(of: "("), let close = effects.partner(of: open) else {
      return effects.withoutContexts
    }
    let error = normal(effects[open + 1..<close])
    return effects.upTo(open).withoutContexts + "(" + error + ")"
  }

  private static let function = "->"
}
