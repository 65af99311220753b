import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

// The code that a macro generates, as one token in the smallest node that its role returns.
//
// The compiler parses the code of an expansion in any case. Parsing it here, too, and formatting
// the nodes, takes a plugin built for debugging longer than all of its other work.

/// A macro in place of an expression.
protocol CodeMacro: ExpressionMacro {
  static func code(of use: MacroUse) throws -> String
}

/// A place where a macro is written.
struct MacroUse {
  let node: any FreestandingMacroExpansionSyntax
  let context: any MacroExpansionContext

  var first: ExprSyntax? { node.arguments.first?.expression }
}

func stringLiteral(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
  return isPlain ? "\"\(text)\"" : StringLiteralExprSyntax(content: text).description
}

extension CodeMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    ExprSyntax(code: try code(of: MacroUse(node: node, context: context)))
  }
}

extension AttachedMacro {
  static var formatMode: FormatMode { .disabled }
}

extension FreestandingMacro {
  static var formatMode: FormatMode { .disabled }
}

extension ExprSyntax {
  init(code: String) { self.init(DeclReferenceExprSyntax(baseName: .identifier(code))) }
}

extension DeclSyntax {
  init(code: String) { self.init(MissingDeclSyntax(placeholder: .identifier(code))) }
}

extension AccessorDeclSyntax {
  init(code: String) { self.init(accessorSpecifier: .identifier(code)) }
}

extension ExtensionDeclSyntax {
  init(code: String) {
    self.init(
      extensionKeyword: .keyword(.extension, presence: .missing),
      extendedType: IdentifierTypeSyntax(name: .identifier(code)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(presence: .missing),
        members: [],
        rightBrace: .rightBraceToken(presence: .missing)
      )
    )
  }
}
