import SwiftParser
import SwiftSyntax
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
    let kind = proxied.isActor ? "actor" : "final class"
    let inherited = "\(proxied.name), \(answered)\(isolation)PliantProxying.ProtocolProxy"
    // Other types of Outer are not visible in `extension Outer.InnerProxy`.
    let outer = Surroundings(context.lexicalContext).typeName.map { $0 + "." } ?? ""
    let second = proxied.secondConformer(kind, inherited, in: outer)
    let (inside, outside) = outer.isEmpty ? ([], [proxied.constants]) : ([proxied.constants], [])
    let conditions = proxied.conditions.isEmpty ? "" : " where \(proxied.conditions)"
    let code = """
      @PliantConformer(
      #\"""
      \((outside + [second]).joined(separator: "\n"))
      \"""#
      )
      \(proxied.isolation)\(proxied.access)\(kind) \(proxied.proxy)\(proxied.parameters): \
      \(inherited)\(conditions) {
      \((proxied.classMembers + inside).joined(separator: "\n\n"))
      }
      """
    return [DeclSyntax(code: Layout.indented(code))]
  }

  static func extensions(of type: AttachedType) throws -> [String] {
    // The peer role reports the errors.
    guard let declaration = type.declaration.as(ProtocolDeclSyntax.self),
      declaration.hiding(in: type.context) == nil,
      let proxied = try? ProxiedProtocol(declaration, name: type.name.description),
      !proxied.requirements.isEmpty
    else { return [] }
    func code(_ head: String, _ members: [String]) -> String {
      "\(proxied.isolation)extension \(type.name)\(head) {\n"
        + members.joined(separator: "\n\n") + "\n}"
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

/// `@PliantConformer("enum Requirements …") final class PProxy: P`: an extension of the proxy.
///
/// The attribute has its text: the compiler sends all of the class to this macro, and a plugin that
/// is built for debugging parses a text faster than its code.
struct ConformerMacro: TypeExtensionMacro {
  static func extensions(of type: AttachedType) -> [String] {
    guard case .argumentList(let arguments) = type.attribute.arguments,
      let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let code = literal.representedLiteralValue
    else { return [] }
    return ["extension \(type.name) {\n\(code)\n}"]
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
