import SwiftSyntax

/// The `try` and the `await` before an expression.
struct Effects {
  var isTry = false
  var isAwait = false

  var code: String { (isTry ? "try " : "") + (isAwait ? "await " : "") }

  /// Splits `try await f()` into its effects and `f()`; with `anyTry`, `try?` and `try!`, too.
  static func split(
    _ expression: ExprSyntax,
    anyTry: Bool = false
  ) -> (effects: Effects, expression: ExprSyntax) {
    var effects = Effects()
    var expression = expression
    while true {
      if let mark = expression.as(TryExprSyntax.self),
        anyTry || mark.questionOrExclamationMark == nil
      {
        effects.isTry = true
        expression = mark.expression
      } else if let mark = expression.as(AwaitExprSyntax.self) {
        effects.isAwait = true
        expression = mark.expression
      } else {
        return (effects, expression)
      }
    }
  }
}
