import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@ProxyFor(P.self) final class PProxy: P`: the class lists the requirements of P.
struct ProxyForMacro: MemberMacro, MemberAttributeMacro, TypeExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let listed = ListedProtocol(node, declaration)
    for mistake in listed.mistakes.flatMap(\.diagnostics) { context.diagnose(mistake) }
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    let members =
      listed.proxied.classMembers + [listed.proxied.constants] + listed.proxied.keys
      + listed.nested.witnesses
    return members.map { DeclSyntax(code: Layout.indented($0)) }
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    let listed = ListedProtocol.read(node, declaration)
    let member = DeclSyntax(member)
    // The member role reports the mistakes; a member with one gets code, too, so that the compiler
    // reports no more.
    let requirement = try? ListedProtocol.requirements(of: member).first
    let isMethod = member.as(FunctionDeclSyntax.self).map { $0.body == nil }
    let isProperty = member.as(VariableDeclSyntax.self).map(\.isPlainVariable)
    guard isMethod ?? isProperty ?? false else { return [] }
    let macro = isMethod == true ? "PliantProxyBody" : "PliantProxyAccessors"
    let key = requirement.map(listed.proxied.key) ?? ""
    let code = "\(macro)(\(stringLiteral(key)), of: \(listed.proxied.existential).self)"
    return [AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier(code)))]
  }

  static func extensions(of type: AttachedType) throws -> [String] {
    guard let declaration = type.declaration.as(ClassDeclSyntax.self), declaration.isFinal else {
      return []
    }
    let listed = ListedProtocol.read(type.attribute, type.declaration)
    let isolation = listed.proxied.actor.isEmpty ? "" : "nonisolated "
    return ["extension \(type.name): \(isolation)PliantProxying.ProtocolProxy {}"]
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
    let body = forwarding.first?.body ?? ListedProtocol.never
    return [CodeBlockItemSyntax(item: .expr(ExprSyntax(code: Layout.indented(body, by: 1))))]
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
    let get = forwarding.first.map(\.body) ?? ListedProtocol.never
    let set = forwarding.dropFirst().first.map(\.body) ?? ListedProtocol.never
    return [AccessorDeclSyntax(code: Layout.indented("get {\n\(get)\n}\nset {\n\(set)\n}", by: 1))]
  }
}

/// The requirements that a class lists.
private struct ListedProtocol {
  /// All requirements.
  let proxied: ProxiedProtocol
  /// The requirements in nested protocols, for which the class has no members.
  let nested: ProxiedProtocol

  /// The errors in the list; the code for all else is written nevertheless, so that the compiler
  /// reports nothing more.
  private(set) var mistakes: [DiagnosticsError] = []

  // SAFETY: the plugin answers one message at a time.
  nonisolated(unsafe) private static var last: (text: String, list: ListedProtocol)?

  /// Returns the list, which is read once for all members of the class.
  static func read(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax) -> ListedProtocol {
    let text = node.description + declaration.description
    if let last, last.text == text { return last.list }
    let list = ListedProtocol(node, declaration)
    last = (text, list)
    return list
  }

  init(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax) {
    var mistakes: [DiagnosticsError] = []
    @discardableResult
    func attempt<Result>(_ body: () throws -> Result) -> Result? {
      do {
        return try body()
      } catch {
        (error as? DiagnosticsError).map { mistakes.append($0) }
        return nil
      }
    }
    let type = declaration.as(ClassDeclSyntax.self)
    attempt { try Self.check(type, node) }
    let name = attempt { try Self.name(node) } ?? "Any"
    if let type, mistakes.isEmpty { attempt { try Self.check(type, conformsTo: name) } }
    let inherited = declaration.inheritedNames
    let members = declaration.memberBlock.members.map(\.decl)
    let nested = members.compactMap { $0.as(ProtocolDeclSyntax.self) }
    let listed = members.filter { !$0.is(ProtocolDeclSyntax.self) }.flatMap { member in
      attempt { try Self.requirements(of: member) } ?? []
    }
    let others = nested.flatMap(\.memberBlock.members).flatMap { member in
      attempt { try ProxiedProtocol.requirements(of: member.decl) } ?? []
    }
    self.mistakes = mistakes
    let isMistaken = !mistakes.isEmpty
    func proxied(_ requirements: [ProxiedRequirement]) -> ProxiedProtocol {
      ProxiedProtocol(
        name: name,
        proxy: type?.name.text ?? "",
        access: type?.modifiers.access ?? "",
        actor: declaration.attributes.globalActor,
        isSendable: inherited.contains { $0.hasSuffix("Sendable") }
          || !declaration.attributes.globalActor.isEmpty,
        isolation: declaration.modifiers.isNonisolated ? "nonisolated " : "",
        isListed: true,
        isMistaken: isMistaken,
        hasSuperclass: inherited.contains("NSObject"),
        requirements: requirements
      )
    }
    self.proxied = proxied(listed + others)
    self.nested = proxied(others)
  }

  /// The body of what cannot be called.
  static let never = "Swift.preconditionFailure(\"it is not in the protocol\")"

  private static func check(_ type: ClassDeclSyntax?, _ node: AttributeSyntax) throws {
    guard type?.isFinal == true else { throw diagnosed(.proxyForNeedsClass, at: node) }
  }

  private static func check(_ type: ClassDeclSyntax, conformsTo name: String) throws {
    guard !type.inheritedNames.contains(name) else { return }
    let fixIt = PliantFixIt.write("\(type.name.text): \(name)", for: type.name)
    throw diagnosed(
      .proxyForNeedsConformance(name, of: type.name.text),
      at: type.name,
      fixIts: type.inheritanceClause == nil ? [fixIt] : []
    )
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
      let property = RequiredProperty(binding, of: variable, canSet: canSet)
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
    // The macro of the class reports the mistakes.
    guard !key.isEmpty, let listed = try? requirements(of: declaration.withoutBody) else {
      return []
    }
    return listed.map {
      RequirementForwarding(proxied: proxied, requirement: $0, key: key)
    }
  }
}

extension ClassDeclSyntax {
  fileprivate var isFinal: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.final) }
  }
}

extension DeclGroupSyntax {
  fileprivate var inheritedNames: [String] {
    inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
  }
}

extension VariableDeclSyntax {
  /// Whether it is one variable without a value and without accessors.
  fileprivate var isPlainVariable: Bool {
    guard bindings.count == 1, let binding = bindings.first else { return false }
    return bindingSpecifier.tokenKind == .keyword(.var) && binding.accessorBlock == nil
      && binding.initializer == nil && binding.typeAnnotation != nil
  }
}

extension DeclSyntax {
  fileprivate var withoutBody: DeclSyntax {
    self.as(FunctionDeclSyntax.self).map { DeclSyntax($0.with(\.body, nil)) } ?? self
  }
}
