import SwiftSyntax

/// One function that a protocol requires: a method, a getter or a setter.
struct ProxiedRequirement {
  enum Kind: String {
    case method
    case getter
    case setter
  }

  var kind: Kind
  /// The name of the method or property.
  let base: String
  let isSubscript: Bool
  let isStatic: Bool
  let isOptional: Bool
  var isMutating: Bool
  let isNonisolated: Bool
  var parameters: [RequirementParameter]
  var isAsync: Bool
  /// ``anyError`` or the declared type of error; nil if it throws nothing.
  var failure: String?
  /// The declared result, and the result of an override.
  var output: String
  var erasedOutput: String
  let isGeneric: Bool
  /// The global actor as written, to which overrides are isolated, too; its name ends in `Actor`.
  let attributes: String
  let source: Syntax

  /// The error of `throws`; the user's module may declare an `Error` of its own.
  static let anyError = "any Swift.Error"

  /// `try ` if it throws.
  var tryMark: String { failure == nil ? "" : "try " }

  /// ` async throws(E)`, or the part of it that applies.
  var effects: String {
    (isAsync ? " async" : "")
      + (failure.map { $0 == Self.anyError ? " throws" : " throws(\($0))" } ?? "")
  }
}

extension ProxiedRequirement {
  init(_ function: FunctionDeclSyntax) throws {
    let generics = Set(
      function.genericParameterClause?.parameters.map(\.name.text) ?? []
    )
    if let pack = function.genericParameterClause?.parameters.first(where: { $0.specifier != nil })
    {
      throw diagnosed(.proxyCannotPass(pack.name.text, "each"), at: pack)
    }
    if case .binaryOperator = function.name.tokenKind {
      throw diagnosed(.proxyCannotForwardOperator(function.name.text), at: function.name)
    }
    kind = .method
    base = function.name.text
    isSubscript = false
    isStatic = function.modifiers.isStatic
    isOptional = function.attributes.isOptional
    isMutating = function.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
    isNonisolated = function.modifiers.isNonisolated
    let parameterList = function.signature.parameterClause.parameters
    parameters = try parameterList.enumerated().map {
      try RequirementParameter($1, index: $0, generics: generics)
    }
    isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    failure = try Self.failure(function.signature.effectSpecifiers?.throwsClause)
    let type = function.signature.returnClause?.type
    output = type?.unwrapped ?? "()"
    isGeneric =
      function.genericParameterClause != nil
      || parameterList.contains { $0.type.mentions([]) }
    erasedOutput = type?.mentions(generics) == true ? "Any" : output
    attributes = function.attributes.actors
    source = Syntax(function)
    if isMutating, isAsync { throw diagnosed(.proxyCannotMutate(fullName, "async"), at: function) }
    if isMutating, parameters.contains(where: \.isVariadic) {
      throw diagnosed(.proxyCannotMutate(fullName, "variadic"), at: function)
    }
    if type?.trimmedDescription == "Never" {
      throw diagnosed(.proxyNeverReturns(fullName), at: function)
    }
  }

  static func failure(_ clause: ThrowsClauseSyntax?) throws -> String? {
    guard let clause else { return nil }
    guard clause.throwsSpecifier.tokenKind != .keyword(.rethrows) else {
      throw diagnosed(
        .proxyCannotRethrow,
        at: clause,
        fixIts: [PliantFixIt.write("throws", for: clause.throwsSpecifier)]
      )
    }
    let type = clause.type?.trimmedDescription
    return type == "Never" ? nil : type ?? Self.anyError
  }
}

// MARK: - Names

extension ProxiedRequirement {
  /// The name with labels: `move(to:by:)`, `title`, `subscript(row:)`.
  var fullName: String {
    let indices = kind == .setter ? Array(parameters.dropLast()) : parameters
    if kind != .method, !isSubscript { return base }
    let labels = indices.map { isSubscript && !$0.hasTwoNames ? "_" : $0.label }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The name with labels and types, for overloads that differ only in these.
  var typedName: String {
    let indices = kind == .setter ? Array(parameters.dropLast()) : parameters
    let list = indices.map { parameter in
      (isSubscript && !parameter.hasTwoNames ? "_" : parameter.label) + ": " + parameter.passedType
    }
    return base + "(" + list.joined(separator: ", ") + ")"
  }
}

// MARK: - Syntax

extension DeclModifierListSyntax {
  var isStatic: Bool { contains { $0.name.tokenKind == .keyword(.static) } }
  var isNonisolated: Bool {
    contains { $0.name.tokenKind == .keyword(.nonisolated) && $0.detail == nil }
  }
}

extension AttributeListSyntax {
  var isOptional: Bool { contains { $0.attributeName == "Optional" } }

  /// The global actor, to which overrides are isolated, too.
  var actors: String {
    filter { attribute in
      guard let name = attribute.attributeName else { return false }
      return name.hasSuffix("Actor")
    }
    .map(\.trimmedDescription).joined(separator: " ")
  }
}

extension AttributeListSyntax.Element {
  fileprivate var attributeName: String? {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription
  }
}
