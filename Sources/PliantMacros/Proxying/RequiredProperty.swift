import SwiftSyntax

/// A property or a subscript that a protocol requires.
struct RequiredProperty {
  private let name: String
  private let type: TypeSyntax
  private let accessors: [AccessorDeclSyntax]
  /// Whether it can be set, which a class that lists it says without accessors.
  private var canSet = false
  /// The parameters and the generic parameters of a subscript.
  private var indices: FunctionParameterListSyntax?
  private var generics: Set<String> = []
  private let modifiers: DeclModifierListSyntax
  private let attributes: AttributeListSyntax
  private let source: Syntax
}

extension RequiredProperty {
  /// Creates a property from one binding of a declaration; nil if it has no name or no type.
  ///
  /// `canSet` adds a setter to the declared accessors.
  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, canSet: Bool = false) {
    guard let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.init(
      name: name.identifier.text,
      type: type,
      accessors: binding.accessorBlock.list,
      canSet: canSet,
      modifiers: variable.modifiers,
      attributes: variable.attributes,
      source: Syntax(variable)
    )
  }

  init(_ subscripted: SubscriptDeclSyntax) {
    self.init(
      name: "subscript",
      type: subscripted.returnClause.type,
      accessors: subscripted.accessorBlock.list,
      indices: subscripted.parameterClause.parameters,
      generics: Set(subscripted.genericParameterClause?.parameters.map(\.name.text) ?? []),
      modifiers: subscripted.modifiers,
      attributes: subscripted.attributes,
      source: Syntax(subscripted)
    )
  }

  /// The getter and, if there is one, the setter.
  func requirements() throws -> [ProxiedRequirement] {
    let parameters = try (indices.map(Array.init) ?? []).enumerated().map {
      try RequirementParameter($1, index: $0, generics: generics)
    }
    guard generics.isEmpty else { throw diagnosed(.proxyCannotErase(name), at: source) }
    let getter = accessor(.get)
    let get = ProxiedRequirement(
      kind: .getter,
      base: name,
      isSubscript: indices != nil,
      isStatic: modifiers.isStatic,
      isOptional: attributes.isOptional,
      isMutating: getter?.modifier?.name.tokenKind == .keyword(.mutating),
      isNonisolated: modifiers.isNonisolated,
      parameters: parameters,
      isAsync: getter?.effectSpecifiers?.asyncSpecifier != nil,
      failure: try ProxiedRequirement.failure(getter?.effectSpecifiers?.throwsClause),
      output: type.unwrapped,
      erasedOutput: type.unwrapped,
      isGeneric: false,
      attributes: attributes.actors,
      source: source
    )
    let setter = accessor(.set)
    guard canSet || setter != nil else { return [get] }
    var set = get
    set.kind = .setter
    set.isMutating = setter?.modifier?.name.tokenKind != .keyword(.nonmutating)
    set.parameters.append(RequirementParameter(newValue: type))
    (set.isAsync, set.failure) = (false, nil)
    (set.output, set.erasedOutput) = ("()", "()")
    return [get, set]
  }

  private func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
    accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
  }
}

extension AccessorBlockSyntax? {
  fileprivate var list: [AccessorDeclSyntax] {
    if case .accessors(let list)? = self?.accessors { Array(list) } else { [] }
  }
}
