import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#inspect(compute(x))`.
struct InspectMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    try inspection(of: node, level: nil, in: context)
  }
}

/// Expands `#inspect(.debug, compute(x))`.
struct LevelInspectMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    try inspection(of: node, level: node.arguments.first?.expression, in: context)
  }
}

private func inspection(
  of node: some FreestandingMacroExpansionSyntax,
  level: ExprSyntax?,
  in context: some MacroExpansionContext
) throws -> ExprSyntax {
  let arguments = node.arguments.filter { $0.label == nil }
  guard let expression = arguments.last?.expression else {
    throw diagnosed(.needsExpression(of: "inspect"), at: node)
  }
  let level = LogLevel(level)
  let conditions = LogConditions(context)
  guard !conditions.leavesOut(level) else { return "(\(expression.trimmed))" }
  let argument = LoggedArgument(expression)
  let place = LogPlace(context, showsSelf: argument.namesSelf)
  let options = conditions.options(level, of: node)
  return """
    __Pliant.inspect(\(expression.trimmed), \
    \(raw: LoggedArgument.name(of: expression)), \(raw: place.code), \(raw: options))
    """
}
