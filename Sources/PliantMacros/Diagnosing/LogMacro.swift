import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#log(self, view.frame)`.
struct LogMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    line(of: use, level: nil)
  }
}

/// Expands `#log(.error, request.url)`.
struct LevelLogMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    line(of: use, level: use.first)
  }
}

/// Refuses `#log(logger, …)`: the first argument is meant to be the logger, not a value.
struct LoggerInLogMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    let logger = use.first?.trimmedDescription ?? "logger"
    let values = use.node.arguments.dropFirst().map(\.expression.trimmedDescription)
    let replacement = "#log(\((values + ["to: \(logger)"]).joined(separator: ", ")))"
    throw diagnosed(
      .loggerIsNoValue(logger, replacement),
      at: use.node,
      fixIts: [PliantFixIt.write(replacement, for: use.node)]
    )
  }
}

/// Returns an optional chain, which evaluates the arguments only if the line is logged.
///
/// Unlike in a closure, `try`, `await` and isolation need no care in it.
private func line(of use: MacroUse, level: ExprSyntax?) -> String {
  let values = use.node.arguments.dropFirst(level == nil ? 0 : 1).filter { $0.label == nil }
    .map { LoggedArgument($0.expression) }
  let level = LogLevel(level)
  let conditions = LogConditions(use.context)
  let place = LogPlace(use.context, showsSelf: values.contains { $0.namesSelf })
  guard !conditions.leavesOut(level) else { return place.nothing }
  let options = conditions.options(level, of: use.node)
  let list = values.map(\.code).joined(separator: ", ")
  let arguments = [place.code] + (values.isEmpty ? [] : [values.count > 2 ? "[\(list)]" : list])
  let write = ".write(\(arguments.joined(separator: ", ")))"
  return "(__Pliant.line(\(options))?\(write) ?? ())"
}

/// A value and its source text.
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

  /// Returns the expression's text on one line, without `try` and `await`, as a string literal.
  static func name(of expression: ExprSyntax) -> String {
    stringLiteral(Effects.split(expression).expression.oneLine)
  }
}
