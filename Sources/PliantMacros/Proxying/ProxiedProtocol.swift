import SwiftSyntax

/// A protocol that gets a proxy.
struct ProxiedProtocol {
  /// The protocol's name at the expansion, and the proxy's.
  let name: String
  let proxy: String
  let access: String
  /// `@MainActor ` or another global actor; empty without one.
  let actor: String
  let isSendable: Bool
  /// `nonisolated ` if it is written, which macros see, unlike a module's default isolation.
  var isolation = ""
  var isClassBound = false
  /// Whether a class lists the requirements.
  var isListed = false
  /// Whether the list has mistakes, so that the compiler need not see all of the code.
  var isMistaken = false
  /// Whether the proxy is an actor, which runs on its implementer's executor.
  var isActor = false
  /// The inherited protocols of the standard library that `PliantProxying` implements for all
  /// proxies.
  ///
  /// The proxy names them as nonisolated; otherwise they would have the protocol's isolation.
  var answered: [String] = []
  /// Whether the proxy class inherits an initializer without parameters.
  var hasSuperclass = false
  /// The primary associated types, in which the proxy is generic: their names, and their
  /// declarations and conditions there.
  var associated: [(name: String, declaration: String)] = []
  var conditions = ""
  /// The required initializers; each creates a proxy without an implementer.
  var initializers: [InitializerDeclSyntax] = []
  let requirements: [ProxiedRequirement]
}

extension ProxiedProtocol {
  init(_ declaration: ProtocolDeclSyntax, name: String) throws {
    self.name = name
    proxy = Self.proxyName(of: name)
    access = declaration.modifiers.access
    actor = declaration.attributes.globalActor
    isolation = declaration.modifiers.isNonisolated ? "nonisolated " : ""
    let inherited =
      declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if let actor = declaration.inheritanceClause?.inheritedTypes.first(where: {
      $0.type.trimmedDescription == "DistributedActor"
    }) {
      throw diagnosed(.proxyCannotBeDistributed(declaration.name.text), at: actor)
    }
    answered = ["Equatable", "Hashable", "CustomStringConvertible", "Encodable", "Decodable"].filter
    {
      inherited.contains($0) || $0 == "Equatable" && inherited.contains("Hashable")
        || $0.hasSuffix("codable") && inherited.contains("Codable")
    }
    isActor = inherited.contains("Actor")
    isClassBound = isActor || inherited.contains("AnyObject")
    isSendable = isActor || inherited.contains("Sendable") || !actor.isEmpty
    let members = declaration.memberBlock.members.map(\.decl)
    let types = members.compactMap { $0.as(AssociatedTypeDeclSyntax.self) }
    try types.forEach(declaration.checkIsPrimary)
    associated = declaration.primaryNames.map { name in
      let inherited = types.first { $0.name.text == name }?.inheritanceClause?.withoutSelf
      return (name, name + (inherited ?? ""))
    }
    let clauses = [declaration.genericWhereClause] + types.map(\.genericWhereClause)
    conditions =
      associated.isEmpty
      ? ""
      : clauses.compactMap { $0?.requirements.ofAssociated }.flatMap(\.self).joined(separator: ", ")
    initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter {
      // Every proxy has an initializer without parameters.
      !$0.signature.parameterClause.parameters.isEmpty
    }
    requirements = try members.flatMap { member -> [ProxiedRequirement] in
      guard !member.is(AssociatedTypeDeclSyntax.self), !member.is(InitializerDeclSyntax.self) else {
        return []
      }
      return try ProxiedProtocol.requirements(of: member, in: declaration.name.text)
    }
  }

  /// Returns the requirements of one member of a protocol.
  static func requirements(
    of member: DeclSyntax,
    in proposed: String = "P"
  ) throws -> [ProxiedRequirement] {
    try refuse(member, in: proposed)
    if let function = member.as(FunctionDeclSyntax.self) {
      return [try ProxiedRequirement(function)]
    }
    if let variable = member.as(VariableDeclSyntax.self) {
      return try variable.bindings.flatMap {
        try RequiredProperty($0, of: variable)?.requirements() ?? []
      }
    }
    return try member.as(SubscriptDeclSyntax.self).map { try RequiredProperty($0).requirements() }
      ?? []
  }

  /// Throws for a member that no proxy can forward, whatever its types.
  private static func refuse(_ member: DeclSyntax, in proposed: String) throws {
    if member.is(InitializerDeclSyntax.self) { throw diagnosed(.proxyCannotMake, at: member) }
    if member.is(IfConfigDeclSyntax.self) { throw diagnosed(.proxyCannotBranch, at: member) }
    guard
      let token = member.tokens(viewMode: .sourceAccurate).first(where: {
        $0.tokenKind == .keyword(.Self)
      })
    else { return }
    let isPart = token.parent?.parent?.is(OptionalTypeSyntax.self) == true
    let type = isPart ? "(any \(proposed))" : "any \(proposed)"
    throw diagnosed(
      .proxyIsNotSelf(type),
      at: token,
      fixIts: [PliantFixIt.write(type, for: token)]
    )
  }
}

extension ProxiedProtocol {
  var existential: String { "(any \(name)\(arguments))" }

  var metatype: String { "(any \(name)\(arguments).Type)" }

  /// `<Item>`; empty without associated types.
  var arguments: String { Self.list(associated.map(\.name)) }

  /// `<Item: Hashable>`; empty without associated types.
  var parameters: String { Self.list(associated.map(\.declaration)) }

  static func list(_ types: [String]) -> String {
    types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
  }

  /// Returns `Outer.InnerProxy` for `Outer.Inner`, in backticks only if the new name needs them.
  private static func proxyName(of name: String) -> String {
    let opening = name.dropLast().lastIndex(of: "`")
    guard name.hasSuffix("`"), let opening else { return name + "Proxy" }
    let last = name[opening...].filter { $0 != "`" }
    return name[..<opening] + RequirementForwarding.identifier(last + "Proxy")
  }

  /// Returns the name of a requirement's key path: its base name, or its full name if several
  /// requirements have the same base name.
  func key(of requirement: ProxiedRequirement) -> String {
    func count(_ name: (ProxiedRequirement) -> String) -> Int {
      requirements.count {
        $0.kind != .setter && $0.isStatic == requirement.isStatic && name($0) == name(requirement)
      }
    }
    let name =
      count(\.base) <= 1
      ? requirement.base
      : count(\.fullName) <= 1 ? requirement.fullName : requirement.typedName
    // The key is in backticks as a whole, and cannot contain others.
    return (requirement.isStatic ? "static " + name : name).filter { $0 != "`" }
  }

  /// Whether several requirements have the full name of this one.
  func isOverloaded(_ requirement: ProxiedRequirement) -> Bool {
    requirements.count { $0.kind == .method && $0.fullName == requirement.fullName } > 1
  }

  /// Returns the generic arguments of `Requirement` for a requirement.
  func types(of requirement: ProxiedRequirement) -> String {
    [
      functionType(of: requirement), observerType(of: requirement),
      Self.tuple(requirement.parameters.map(\.recordedType)), requirement.erasedOutput,
      requirement.failure ?? "Swift.Never",
    ]
    .joined(separator: ", ")
  }

  func functionType(of requirement: ProxiedRequirement) -> String {
    functionAttributes(of: requirement) + plainFunctionType(of: requirement)
  }

  func plainFunctionType(of requirement: ProxiedRequirement) -> String {
    "(\(requirement.parameters.map(\.passedType).joined(separator: ", ")))"
      + "\(requirement.effects) -> \(requirement.erasedOutput)"
  }

  func observerType(of requirement: ProxiedRequirement) -> String {
    functionAttributes(of: requirement) + plainObserverType(of: requirement)
  }

  func plainObserverType(of requirement: ProxiedRequirement) -> String {
    "(\(requirement.parameters.map(\.observedType).joined(separator: ", "))) "
      + (requirement.isAsync ? "async " : "") + "throws -> ()"
  }

  private func functionAttributes(of requirement: ProxiedRequirement) -> String {
    let inherited = requirement.isNonisolated ? "" : actor
    let own = requirement.attributes.isEmpty ? inherited : requirement.attributes + " "
    return own + (isSendable && own.isEmpty ? "@Sendable " : "")
  }

  private static func tuple(_ types: [String]) -> String {
    switch types.count {
    case 0: "()"
    case 1: types[0]
    default: "(\(types.joined(separator: ", ")))"
    }
  }
}

extension ProtocolDeclSyntax {
  fileprivate var primaryNames: [String] {
    primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
  }

  /// Throws unless the associated type is primary: a proxy forwards to `any P<Item>`.
  fileprivate func checkIsPrimary(_ type: AssociatedTypeDeclSyntax) throws {
    guard !primaryNames.contains(type.name.text) else { return }
    let names = (primaryNames + [type.name.text]).joined(separator: ", ")
    let whole = "\(name.text)<\(names)>"
    let fixIt =
      primaryAssociatedTypeClause.map { PliantFixIt.write("<\(names)>", for: $0) }
      ?? PliantFixIt.write(whole, for: name)
    throw diagnosed(
      .proxyNeedsPrimary(type.name.text, in: name.text, whole),
      at: type,
      fixIts: [fixIt]
    )
  }
}

extension SyntaxProtocol {
  /// The text without `Self.`: `Item.ID` for `Self.Item.ID`.
  fileprivate var withoutSelf: String {
    trimmedDescription.split(separator: "Self.", omittingEmptySubsequences: false).joined()
  }
}

extension GenericRequirementListSyntax {
  /// The conditions on associated types; the proxy meets those on `Self` by its conformance.
  fileprivate var ofAssociated: [String] {
    map { $0.with(\.trailingComma, nil).withoutSelf }
      .filter { !$0.hasPrefix("Self:") && !$0.hasPrefix("Self ") }
  }
}

extension DeclModifierListSyntax {
  /// The access level and a space; empty without one.
  var access: String {
    first { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
        .keyword(.private), .keyword(.open):
        modifier.detail == nil
      default: false
      }
    }
    .map { $0.name.text == "open" ? "public " : $0.name.text + " " } ?? ""
  }
}

extension AttributeListSyntax {
  /// The global actor and a space; empty without one.
  var globalActor: String {
    compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.hasSuffix("Actor") }
      .map { $0.trimmedDescription + " " } ?? ""
  }
}
