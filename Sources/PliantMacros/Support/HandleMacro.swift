import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that makes a handle.
protocol HandleMacro: ExpressionMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion
}

extension HandleMacro {
  /// Formatting takes the compiler longer than all else of a handle.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    if context.lexicalContext.contains(where: \.isGeneric) {
      throw diagnosed(.inGenericCode("\(node.trimmedDescription)"), at: node)
    }
    return try handle(of: node).expression
  }
}

extension Syntax {
  /// Whether it is written as generic code; that a type is generic no extension of it tells.
  fileprivate var isGeneric: Bool {
    if self.is(ProtocolDeclSyntax.self) { return true }
    if let type = self.as(ExtensionDeclSyntax.self) { return type.genericWhereClause != nil }
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
