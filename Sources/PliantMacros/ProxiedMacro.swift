import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Proxied protocol P`: the class `PProxy` and the implementation of P's requirements for all
/// proxies.
struct ProxiedMacro: PeerMacro, TypeExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
      throw diagnosed(.proxiedNeedsProtocol, at: node)
    }
    if let modifier = declaration.hiding(in: context) {
      throw diagnosed(
        .proxyCannotBePrivate(declaration.name.text),
        at: modifier,
        fixIts: [PliantFixIt.write("fileprivate", for: modifier.name)]
      )
    }
    let proxied = try ProxiedProtocol(declaration, name: declaration.name.text)
    let isolation = proxied.actor.isEmpty ? "" : "nonisolated "
    let answered = proxied.answered.map { "nonisolated \($0), " }.joined()
    let members = proxied.classMembers.map(\.description).joined(separator: "\n\n")
    let kind = proxied.isActor ? "actor" : "final class"
    let head =
      "@PliantConformer \(proxied.isolation)\(proxied.access)\(kind) "
      + "\(proxied.proxy)\(proxied.parameters): "
      + "\(proxied.name), \(answered)\(isolation)PliantProxying.ProtocolProxy"
    let conditions = proxied.conditions.isEmpty ? "" : " where \(proxied.conditions)"
    return ["\(raw: Layout.indented("\(head)\(conditions) {\n\(members)\n}"))"]
  }

  static func extensions(of type: AttachedType) throws -> [String] {
    // The peer role reports the errors.
    guard let declaration = type.declaration.as(ProtocolDeclSyntax.self),
      declaration.hiding(in: type.context) == nil,
      let proxied = try? ProxiedProtocol(declaration, name: type.name.description),
      !proxied.requirements.isEmpty
    else { return [] }
    func code(_ head: String, _ members: [DeclSyntax]) -> String {
      let members = members.map(\.description).joined(separator: "\n\n")
      return "\(proxied.isolation)extension \(type.name)\(head) {\n\(members)\n}"
    }
    let ofProxies = " where Self: PliantProxying.ProtocolProxy"
    let answers = code(ofProxies, proxied.keys + proxied.witnesses)
    return proxied.defaults.isEmpty ? [answers] : [answers, code("", proxied.defaults)]
  }
}

extension ProtocolDeclSyntax {
  /// The `private` of a nested protocol, which hides it from extensions.
  fileprivate func hiding(in context: some MacroExpansionContext) -> DeclModifierSyntax? {
    guard !context.lexicalContext.isEmpty else { return nil }
    return modifiers.first { $0.name.tokenKind == .keyword(.private) }
  }
}

/// `@PliantConformer final class PProxy: P, ProtocolProxy`: a second class that conforms to P.
///
/// NB: whole-module optimization calls the only conformer of an internal protocol directly. It
/// searches extensions that a macro writes, but not a macro's peers, such as the proxy. A generic
/// conformer ends that search.
struct ConformerMacro: TypeExtensionMacro {
  static func extensions(of type: AttachedType) throws -> [String] {
    let declaration = type.declaration
    guard let inherited = declaration.inheritanceClause?.inheritedTypes,
      let adopted = inherited.first?.type.trimmedDescription
    else { return [] }
    // `Inner` is not visible in `extension Outer.InnerProxy`.
    let outer =
      type.name.as(MemberTypeSyntax.self).map { $0.baseType.trimmedDescription + "." } ?? ""
    let kind = declaration.is(ActorDeclSyntax.self) ? "actor" : "final class"
    let types =
      declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
      .parameters.map(\.name.text) ?? []
    let isNonisolated = declaration.modifiers.isNonisolated
    let isolation = isNonisolated ? "nonisolated " : ""
    let never = "Swift.preconditionFailure(\"no object of this class is made\")"
    let aliases = types.map { "typealias \($0) = Pliant\($0)\n" }.joined()
    let initializers = declaration.memberBlock.members
      .compactMap { $0.decl.as(InitializerDeclSyntax.self)?.ofRequirement }
      .map { "\($0) {\n\(never)\n}\n" }.joined()
    let code = """
      extension \(type.name) {
      \(isolation)private \(kind) PliantSecondConformer<Nothing>: \
      \(outer)\(inherited.trimmedDescription) {
      \(aliases)typealias Adopted = any \(outer)\(adopted)\(ProxiedProtocol.list(types))
      nonisolated var pliantProxy: PliantProxying.ProxyState {
      \(never)
      }
      \(initializers)}
      }
      """
    return [code]
  }
}

extension InitializerDeclSyntax {
  /// The initializer as the protocol requires it; nil for one that every proxy has.
  fileprivate var ofRequirement: String? {
    let first = signature.parameterClause.parameters.first?.firstName.text
    guard let first, !["implementer", "retaining"].contains(first) else { return nil }
    let modifiers = modifiers.filter { $0.name.tokenKind == .keyword(.nonisolated) }
    return with(\.body, nil).with(\.modifiers, modifiers).trimmedDescription
  }
}

/// `@Optional`: `@Proxied` and `@ProxyFor` read it, and it has no expansion.
struct OptionalMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let owners = context.lexicalContext.prefix(2)
    let isProxied = owners.first?.as(ProtocolDeclSyntax.self)?.attributes.name("Proxied") == true
    let isListed = owners.contains {
      $0.as(ClassDeclSyntax.self)?.attributes.name("ProxyFor") == true
    }
    guard isProxied || isListed else { throw diagnosed(.optionalNeedsProxied, at: node) }
    return []
  }
}

extension AttributeListSyntax {
  /// Whether a macro of this name is attached.
  fileprivate func name(_ macro: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == macro }
  }
}
