import SwiftSyntax

/// One parameter of a requirement.
struct RequirementParameter {
  /// The declaration without a default value.
  let declaration: String
  let label: String
  let name: String
  /// Its type in a function type, with `inout`.
  let passedType: String
  /// The types for observers and spies, which receive values.
  let observedType: String
  let recordedType: String
  /// Whether it has a label and a name, so that a subscript's index is written with its label.
  let hasTwoNames: Bool
  let isInout: Bool
  let isVariadic: Bool
  let isAutoclosure: Bool
  /// Whether it is a nonescaping closure.
  let isBorrowed: Bool
  /// Whether it is `consuming` or `borrowing`, so that every use of it has to be a copy.
  let isOwned: Bool

  init(_ parameter: FunctionParameterSyntax, index: Int, generics: Set<String>) throws {
    let label = parameter.firstName.text
    let mustBeEscaped = ["`inout`", "`let`", "`var`"].contains(label)
    var name = (parameter.secondName ?? parameter.firstName).text
    name = name == "_" ? "a\(index)" : RequirementForwarding.identifier(name.filter { $0 != "`" })
    self.label = mustBeEscaped ? label : label.filter { $0 != "`" }
    self.name = name
    hasTwoNames = parameter.secondName != nil
    isVariadic = parameter.ellipsis != nil
    let attributed = parameter.type.as(AttributedTypeSyntax.self)
    let specifiers = attributed?.specifiers.map(\.trimmedDescription) ?? []
    if let refused = specifiers.first(where: { ["sending", "isolated"].contains($0) }) {
      throw diagnosed(.proxyCannotPass(name, refused), at: parameter)
    }
    isInout = specifiers.contains("inout")
    isOwned = specifiers.contains { ["consuming", "borrowing"].contains($0) }
    let attributes = attributed?.attributes.map(\.trimmedDescription) ?? []
    isAutoclosure = attributes.contains("@autoclosure")
    let base = (attributed?.baseType ?? parameter.type)
    let isFunction = base.isFunction || attributes.contains("@escaping")
    isBorrowed = isFunction && !attributes.contains("@escaping") && !isVariadic
    let isGeneric = parameter.type.mentions(generics)
    if isGeneric, isInout || isBorrowed {
      throw diagnosed(.proxyCannotErase(name), at: parameter)
    }
    let kept = attributes.filter { !["@autoclosure", "@escaping"].contains($0) }
    let value = isGeneric ? "Any" : (kept + [base.unwrapped]).joined(separator: " ")
    let list = isVariadic ? "[\(isFunction ? "(\(value))" : value)]" : value
    let escaping = isFunction && !isBorrowed && !isVariadic && !isGeneric ? "@escaping " : ""
    passedType = (isInout ? "inout " : "") + escaping + list
    observedType = escaping + list
    recordedType = isBorrowed ? "PliantDoubles.BorrowedClosure" : isFunction ? "(\(list))" : list
    declaration = parameter.with(\.defaultValue, nil).with(\.trailingComma, nil)
      .declared(name: name)
  }
}

extension RequirementParameter {
  /// Creates the last parameter of a setter, which keeps a closure that it is passed.
  init(newValue type: TypeSyntax) {
    let isFunction = (type.as(AttributedTypeSyntax.self)?.baseType ?? type).isFunction
    let value = type.unwrapped
    label = "_"
    name = "newValue"
    passedType = isFunction ? "@escaping " + value : value
    observedType = passedType
    recordedType = isFunction ? "(\(value))" : value
    declaration = "_ newValue: " + passedType
    hasTwoNames = true
    (isInout, isVariadic, isAutoclosure, isBorrowed, isOwned) = (false, false, false, false, false)
  }
}

extension FunctionParameterSyntax {
  /// Returns the declaration, with `name` if it has no local name.
  fileprivate func declared(name: String) -> String {
    guard (secondName ?? firstName).text == "_" else { return trimmedDescription }
    return "\(firstName.text) \(name): \(type.trimmedDescription)\(ellipsis == nil ? "" : "...")"
  }
}

extension TypeSyntax {
  /// The type with `T?` for `T!`, which only declarations can have.
  var unwrapped: String {
    self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      .map { $0.wrappedType.trimmedDescription + "?" } ?? trimmedDescription
  }

  var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    else { return false }
    return (only.type.as(AttributedTypeSyntax.self)?.baseType ?? only.type).isFunction
  }

  /// Whether the type contains one of `names`, or `some`.
  func mentions(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      names.contains(token.text) || token.tokenKind == .keyword(.some)
    }
  }
}
