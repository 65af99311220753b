import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#inspect(compute(x))`.
struct InspectMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    try inspection(of: use, level: nil)
  }
}

/// Expands `#inspect(.debug, compute(x))`.
struct LevelInspectMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    try inspection(of: use, level: use.first)
  }
}

private func inspection(of use: MacroUse, level: ExprSyntax?) throws -> String {
  let arguments = use.node.arguments.filter { $0.label == nil }
  guard let expression = arguments.last?.expression else {
    throw diagnosed(.needsExpression(of: "inspect"), at: use.node)
  }
  let level = LogLevel(level)
  let conditions = LogConditions(use.context)
  let text = expression.trimmedDescription
  guard !conditions.leavesOut(level) else { return "(\(text))" }
  let argument = LoggedArgument(expression)
  let place = LogPlace(use.context, showsSelf: argument.namesSelf)
  let options = conditions.options(level, of: use.node)
  let name = LoggedArgument.name(of: expression)
  return "__Pliant.inspect(\(text), \(name), \(place.code), \(options))"
}
