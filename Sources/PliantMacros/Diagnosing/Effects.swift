import SwiftSyntax

/// What an expression is marked with in front.
struct Effects {
  var isTry = false
  var isAwait = false

  var code: String { (isTry ? "try " : "") + (isAwait ? "await " : "") }

  /// `try await f()` is `f()` and its marks.
  static func split(_ expression: ExprSyntax) -> (effects: Effects, expression: ExprSyntax) {
    var effects = Effects()
    var expression = expression
    while true {
      if let mark = expression.as(TryExprSyntax.self), mark.questionOrExclamationMark == nil {
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
