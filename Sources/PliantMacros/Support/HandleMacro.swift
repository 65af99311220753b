import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that makes a handle.
protocol HandleMacro: CodeMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion
}

extension HandleMacro {
  static func code(of use: MacroUse) throws -> String {
    let (node, context) = (use.node, use.context)
    guard !context.isOfAttribute else {
      throw diagnosed(.inAttribute(node.macroName.text), at: node)
    }
    let code = try handle(of: node, in: context)
    guard let name = try context.name(ofSelfIn: node),
      let named = SelfRewriter(name).rewrite(node).as(MacroExpansionExprSyntax.self)
    else { return code }
    return try handle(of: named, in: context)
  }

  private static func handle(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> String {
    var handle = try handle(of: node)
    var scopes = context.lexicalContext
    guard handle.boundary.generic != nil else {
      handle.boundary.isInVariables = scopes.contains(where: \.mayBeGeneric)
      return handle.code
    }
    // An extension of a type that is not generic can declare what is needed; the compiler reports
    // any other.
    scopes.removeAll { $0.is(ExtensionDeclSyntax.self) }
    guard !scopes.contains(where: \.mayBeGeneric) else {
      throw diagnosed(.genericInGenericCode(handle.callee.name), at: node)
    }
    return handle.code
  }
}

/// `#pliantType(expression)`: a macro's arguments are type-checked, and no code is generated for
/// them.
struct TypeMacro: CodeMacro {
  static func code(of use: MacroUse) -> String { ".init()" }
}

extension Syntax {
  /// Whether it is or may be generic: an extension does not tell whether its type is.
  fileprivate var mayBeGeneric: Bool {
    if self.is(ProtocolDeclSyntax.self) || self.is(ExtensionDeclSyntax.self) { return true }
    if let type = asProtocol((any DeclGroupSyntax).self) as? any WithGenericParametersSyntax {
      return type.genericParameterClause != nil || type.genericWhereClause != nil
    }
    guard let function = asProtocol((any WithGenericParametersSyntax).self) else { return false }
    return function.genericParameterClause != nil || function.genericWhereClause != nil
      || parameters.contains { $0.type.as(SomeOrAnyTypeSyntax.self)?.isSome == true }
  }

  private var parameters: FunctionParameterListSyntax {
    self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(SubscriptDeclSyntax.self)?.parameterClause.parameters ?? []
  }
}

extension SomeOrAnyTypeSyntax {
  fileprivate var isSome: Bool { someOrAnySpecifier.tokenKind == .keyword(.some) }
}

// MARK: - Places

extension MacroExpansionContext {
  /// Whether the macro of an attribute, such as `@Test(.spying(#method(…)))`, moved the handle into
  /// its own declaration.
  ///
  /// NB: swift-frontend 6.3.1 crashes on types that an expansion declares there. Only names from
  /// macros begin with a dollar sign, and those from peer macros contain `fMp_`.
  fileprivate var isOfAttribute: Bool {
    lexicalContext.contains { scope in
      let name =
        (scope.asProtocol((any NamedDeclSyntax).self))?.name
        ?? scope.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        .as(IdentifierPatternSyntax.self)?.identifier
      return name.map { $0.text.hasPrefix("$") && $0.text.contains("fMp_") } ?? false
    }
  }
}

extension MacroExpansionContext {
  /// Returns the type that `Self` denotes, if the macro contains it: in a type that the expansion
  /// declares it would be another.
  ///
  /// NB: swift-frontend 6.3.1 crashes on closures that take a class's `Self`.
  fileprivate func name(ofSelfIn node: some SyntaxProtocol) throws -> String? {
    guard let token = node.tokens(viewMode: .sourceAccurate).first(where: \.isSelf) else {
      return nil
    }
    for scope in lexicalContext {
      if let type = scope.as(ExtensionDeclSyntax.self) {
        throw diagnosed(.selfInClass(type.extendedType.trimmedDescription), at: token)
      }
      guard let type = scope.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax else {
        continue
      }
      if scope.is(ClassDeclSyntax.self) { throw diagnosed(.selfInClass(type.name.text), at: token) }
      return type.name.text
    }
    return nil
  }
}

extension TokenSyntax {
  fileprivate var isSelf: Bool { tokenKind == .keyword(.Self) }
}

private final class SelfRewriter: SyntaxRewriter {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    token.isSelf ? token.with(\.tokenKind, .identifier(name)) : token
  }
}
