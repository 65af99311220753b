import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that writes extensions of the type that it is attached to.
protocol TypeExtensionMacro: ExtensionMacro {
  static func extensions(of type: AttachedType) throws -> [String]
}

/// The declaration of a type and the attribute of the macro that is attached to it.
struct AttachedType {
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
  /// The type's name in an extension.
  let name: TypeSyntax
  let context: any MacroExpansionContext
}

extension TypeExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let name = TypeSyntax(type.trimmed)
    return try extensions(
      of: AttachedType(attribute: node, declaration: declaration, name: name, context: context)
    )
    .map { ExtensionDeclSyntax(code: Layout.indented($0)) }
  }
}
