import SwiftSyntax
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
  let text = expression.trimmedDescription
  guard !conditions.leavesOut(level) else { return ExprSyntax(code: "(\(text))") }
  let argument = LoggedArgument(expression)
  let place = LogPlace(context, showsSelf: argument.namesSelf)
  let options = conditions.options(level, of: node)
  let name = LoggedArgument.name(of: expression)
  return ExprSyntax(code: "__Pliant.inspect(\(text), \(name), \(place.code), \(options))")
}
