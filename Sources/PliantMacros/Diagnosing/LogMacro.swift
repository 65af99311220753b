import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#log(self, view.frame)`.
struct LogMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    line(of: node, level: nil, in: context)
  }
}

/// Expands `#log(.error, request.url)`.
struct LevelLogMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    line(of: node, level: node.arguments.first?.expression, in: context)
  }
}

/// `#log(logger, …)`: a logger among the values is meant to be the one that logs them.
struct LoggerInLogMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let logger = node.arguments.first?.expression.trimmedDescription ?? "logger"
    let values = node.arguments.dropFirst().map(\.expression.trimmedDescription)
    let replacement = "#log(\((values + ["to: \(logger)"]).joined(separator: ", ")))"
    throw diagnosed(
      .loggerIsNoValue(logger, replacement),
      at: node,
      fixIts: [PliantFixIt.write(replacement, for: node)]
    )
  }
}

/// Arguments stand where they are not evaluated unless the line is wanted; an optional chain does that
/// without a closure, so that `try`, `await` and isolation need no care.
private func line(
  of node: some FreestandingMacroExpansionSyntax,
  level: ExprSyntax?,
  in context: some MacroExpansionContext
) -> ExprSyntax {
  let values = node.arguments.dropFirst(level == nil ? 0 : 1).filter { $0.label == nil }
    .map { LoggedArgument($0.expression) }
  let level = LogLevel(level)
  let conditions = LogConditions(context)
  let place = LogPlace(context, showsSelf: values.contains { $0.namesSelf })
  guard !conditions.leavesOut(level) else { return place.nothing }
  let options = conditions.options(level, of: node)
  let list = values.map(\.code).joined(separator: ", ")
  return """
    (PliantDiagnosticsExpansion.line(\(raw: options))?.write(\(raw: place.code), [\(raw: list)]) ?? ())
    """
}

/// A value and its text in the source.
struct LoggedArgument {
  let code: String
  let namesSelf: Bool

  init(_ expression: ExprSyntax) {
    namesSelf = expression.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.self)
    }
    let text = expression.trimmedDescription
    code =
      expression.is(StringLiteralExprSyntax.self)
      ? ".message(\(text))" : ".value(\(Self.name(of: expression)), \(text))"
  }

  /// The expression on one line, without the marks of what it may do, as a literal.
  static func name(of expression: ExprSyntax) -> String {
    literal(Effects.split(expression).expression.oneLine)
  }

  static func literal(_ text: String) -> String {
    StringLiteralExprSyntax(content: text).description
  }
}
