import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ProxyFor(P.self) final class PProxy: P`: the class lists the requirements of P.
struct ProxyForMacro: MemberMacro, MemberAttributeMacro, TypeExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let listed = try ListedProtocol(node, declaration)
    let members = listed.proxied.classMembers + listed.proxied.keys + listed.nested.witnesses
    return members.map { "\(raw: Layout.indented($0.description))" }
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    // The member role reports the errors.
    guard let listed = try? ListedProtocol(node, declaration),
      let requirement = try? ListedProtocol.requirements(of: DeclSyntax(member)).first
    else { return [] }
    let macro = requirement.kind == .method ? "PliantProxyBody" : "PliantProxyAccessors"
    let key = listed.proxied.key(of: requirement)
    return ["@\(raw: macro)(\(literal: key), of: \(raw: listed.proxied.existential).self)"]
  }

  static func extensions(of type: AttachedType) throws -> [String] {
    guard let listed = try? ListedProtocol(type.attribute, type.declaration) else { return [] }
    let isolation = listed.proxied.actor.isEmpty ? "" : "nonisolated "
    return ["extension \(type.name): \(isolation)ProtocolProxy {}"]
  }
}

/// The body of a method that the class lists.
struct ProxyBodyMacro: BodyMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    let forwarding = try ListedProtocol.forwarding(of: node, DeclSyntax(declaration), in: context)
    return forwarding.first.map { ["\(raw: Layout.indented($0.body))"] } ?? []
  }
}

/// The accessors of a property that the class lists.
struct ProxyAccessorsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let forwarding = try ListedProtocol.forwarding(of: node, DeclSyntax(declaration), in: context)
    guard let getter = forwarding.first else { return [] }
    let set =
      forwarding.dropFirst().first.map(\.body) ?? "preconditionFailure(\"it cannot be set\")"
    return ["get {\n\(raw: getter.body)\n}", "set {\n\(raw: set)\n}"]
  }
}

/// The requirements that a class lists.
private struct ListedProtocol {
  /// All requirements.
  let proxied: ProxiedProtocol
  /// The requirements in nested protocols, for which the class has no members.
  let nested: ProxiedProtocol

  init(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax) throws {
    guard let type = declaration.as(ClassDeclSyntax.self),
      type.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) })
    else { throw diagnosed(.proxyForNeedsClass, at: node) }
    let name = try Self.name(node)
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard inherited.contains(name) else {
      let fixIt = PliantFixIt.write("\(type.name.text): \(name)", for: type.name)
      throw diagnosed(
        .proxyForNeedsConformance(name, of: type.name.text),
        at: type.name,
        fixIts: type.inheritanceClause == nil ? [fixIt] : []
      )
    }
    let members = type.memberBlock.members.map(\.decl)
    let nested = members.compactMap { $0.as(ProtocolDeclSyntax.self) }
    let listed = try members.filter { !$0.is(ProtocolDeclSyntax.self) }.flatMap(Self.requirements)
    let others = try nested.flatMap { declaration in
      try declaration.memberBlock.members.flatMap { try ProxiedProtocol.requirements(of: $0.decl) }
    }
    func proxied(_ requirements: [ProxiedRequirement]) -> ProxiedProtocol {
      ProxiedProtocol(
        name: name,
        proxy: type.name.text,
        access: type.modifiers.access,
        actor: type.attributes.globalActor,
        isSendable: inherited.contains { $0.hasSuffix("Sendable") }
          || !type.attributes.globalActor.isEmpty,
        hasSuperclass: inherited.contains("NSObject"),
        requirements: requirements
      )
    }
    self.proxied = proxied(listed + others)
    self.nested = proxied(others)
  }

  /// Returns the protocol that the attribute names.
  private static func name(_ node: AttributeSyntax) throws -> String {
    guard case .argumentList(let arguments) = node.arguments,
      let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { throw diagnosed(.proxyForNeedsProtocol(node), at: node) }
    var text = base.trimmedDescription
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    return text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
  }

  /// Returns the requirements that one member of the class lists.
  static func requirements(of member: DeclSyntax) throws -> [ProxiedRequirement] {
    if let function = member.as(FunctionDeclSyntax.self) {
      guard function.body == nil else { throw diagnosed(.proxyForForwards, at: function) }
      return try ProxiedProtocol.requirements(of: member)
    }
    guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      let fixIt = PliantFixIt.write("private(set) var", for: variable.bindingSpecifier)
      throw diagnosed(.proxyForNeedsVariable, at: variable, fixIts: [fixIt])
    }
    let canSet = !variable.modifiers.contains { $0.detail?.detail.text == "set" }
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.accessorBlock == nil, binding.initializer == nil,
      let property = RequiredProperty(
        binding,
        of: variable,
        block: canSet ? "{ get set }" : "{ get }"
      )
    else { throw diagnosed(.proxyForForwards, at: variable) }
    return try property.requirements()
  }

  /// Returns the code that forwards the calls of a listed member, whose key is in the attribute.
  static func forwarding(
    of node: AttributeSyntax,
    _ declaration: DeclSyntax,
    in context: some MacroExpansionContext
  ) throws -> [RequirementForwarding] {
    guard let type = context.lexicalContext.first?.as(ClassDeclSyntax.self),
      case .argumentList(let arguments) = node.arguments,
      let key = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.segments
        .trimmedDescription,
      let base = arguments.last?.expression.as(MemberAccessExprSyntax.self)?.base
    else { return [] }
    let existential = base.trimmedDescription
    let proxied = ProxiedProtocol(
      name: String(existential.dropFirst("(any ".count).dropLast()),
      proxy: type.name.text,
      access: "",
      actor: "",
      isSendable: false,
      requirements: []
    )
    return try requirements(of: declaration.withoutBody).map {
      RequirementForwarding(proxied: proxied, requirement: $0, key: key)
    }
  }
}

extension DeclSyntax {
  fileprivate var withoutBody: DeclSyntax {
    self.as(FunctionDeclSyntax.self).map { DeclSyntax($0.with(\.body, nil)) } ?? self
  }
}
