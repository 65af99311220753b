import SwiftSyntax

/// The code of a condition, split into its comparisons.
///
/// Every comparison becomes a call, so that the type checker solves one at a time. An operand whose
/// type depends on the other one, such as `0`, `.ready` and `nil`, stays in the comparison.
enum VerifiedCondition {
  /// Returns the code; `mayRead` if variables can be read again without `try`, `fails` if the
  /// condition is negated.
  static func code(for condition: ExprSyntax, mayRead: Bool, fails: Bool = false) -> String {
    let condition = unwrapped(condition)
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return ".not(\(code(for: negated.expression, mayRead: mayRead, fails: !fails)))"
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self),
      let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    {
      switch symbol {
      case "&&", "||":
        let sides = [infix.leftOperand, infix.rightOperand].map {
          code(for: $0, mayRead: mayRead, fails: fails)
        }
        return ".\(symbol == "&&" ? "both" : "either")(\(sides.joined(separator: ", ")))"
      case "===", "!==":
        let same = ".same(\(operand(infix.leftOperand)), \(operand(infix.rightOperand)))"
        return symbol == "===" ? same : ".not(\(same))"
      case "==", "!=", "<", ">", "<=", ">=", "~=":
        return comparison(infix, symbol, mayRead: mayRead, fails: fails)
      default:
        break
      }
    }
    if let cast = condition.as(IsExprSyntax.self) {
      return ".cast(\(operand(cast.expression)), (\(cast.type.trimmedDescription)).self)"
    }
    return plain(condition, mayRead: mayRead, fails: fails)
  }

  private static func comparison(
    _ infix: InfixOperatorExprSyntax,
    _ symbol: String,
    mayRead: Bool,
    fails: Bool
  ) -> String {
    let left = infix.leftOperand.trimmedDescription
    let right = infix.rightOperand.trimmedDescription
    // An operand in the comparison's closure must not refer to the parameters of an outer one.
    switch (needsOtherSide(infix.leftOperand), needsOtherSide(infix.rightOperand)) {
    case (true, _) where namesParameters(infix.leftOperand),
      (_, true) where namesParameters(infix.rightOperand):
      return plain(ExprSyntax(infix), mayRead: mayRead, fails: fails)
    case (false, false):
      return
        ".two(\(operand(infix.leftOperand)), \(operand(infix.rightOperand)), { $0 \(symbol) $1 })"
    case (false, true): return ".one(\(operand(infix.leftOperand)), { $0 \(symbol) \(right) })"
    case (true, false): return ".one(\(operand(infix.rightOperand)), { \(left) \(symbol) $0 })"
    case (true, true): return plain(ExprSyntax(infix), mayRead: mayRead, fails: fails)
    }
  }

  /// Returns the code of a condition that cannot be split; if it fails, its variables are shown.
  private static func plain(_ condition: ExprSyntax, mayRead: Bool, fails: Bool) -> String {
    let isAlone = VariableFinder.isVariable(condition)
    let variables = mayRead && !isAlone ? VariableFinder.variables(in: condition) : []
    let list = variables.map { ".value(\(stringLiteral($0)), \($0))" }
    let reading = list.joined(separator: ", ")
    let failing = fails ? ", failsWhere: true" : ""
    return ".plain(\(condition.trimmedDescription), [\(reading)]\(failing))"
  }

  private static func operand(_ expression: ExprSyntax) -> String {
    "\(expression.trimmedDescription), \(LoggedArgument.name(of: expression))"
  }

  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return expression }
    return unwrapped(only.expression)
  }

  /// Whether the type of an operand is known from the other one only.
  private static func needsOtherSide(_ expression: ExprSyntax) -> Bool {
    let expression = unwrapped(expression)
    if let choice = expression.as(TernaryExprSyntax.self) {
      return needsOtherSide(choice.thenExpression) || needsOtherSide(choice.elseExpression)
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      return needsOtherSide(infix.leftOperand) && needsOtherSide(infix.rightOperand)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.map(needsOtherSide) ?? true
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.is(MemberAccessExprSyntax.self)
        && needsOtherSide(call.calledExpression)
    }
    let inner =
      expression.as(PrefixOperatorExprSyntax.self)?.expression
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    if let inner { return needsOtherSide(inner) }
    return expression.is(StringLiteralExprSyntax.self) || expression.is(ArrayExprSyntax.self)
      || expression.is(DictionaryExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self)
      || expression.is(FloatLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
      || expression.is(NilLiteralExprSyntax.self) || expression.is(RegexLiteralExprSyntax.self)
  }

  private static func namesParameters(_ expression: ExprSyntax) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).contains { token in
      if case .dollarIdentifier = token.tokenKind { true } else { false }
    }
  }
}

/// Finds variables that can be read again: `names`, `self.names`.
private final class VariableFinder: SyntaxVisitor {
  private var found: [String] = []
  private var mayRead = true

  static func variables(in expression: ExprSyntax) -> [String] {
    let finder = VariableFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.mayRead ? finder.found : []
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    mayRead = false
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    mayRead = false
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Only the base of a called member is a value.
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if let base = member.base { walk(base) }
    } else if !node.calledExpression.is(DeclReferenceExprSyntax.self) {
      walk(node.calledExpression)
    }
    walk(node.arguments)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isVariable(ExprSyntax(node)) {
      add(node.trimmedDescription)
    } else if let base = node.base {
      walk(base)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isVariable(ExprSyntax(node)) { add(node.trimmedDescription) }
    return .skipChildren
  }

  private func add(_ text: String) {
    if !found.contains(text) { found.append(text) }
  }

  /// Returns whether an expression is a variable; not if its path contains other objects, because
  /// reading it may need `try` or `await`.
  static func isVariable(_ expression: ExprSyntax) -> Bool {
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.as(DeclReferenceExprSyntax.self),
        base.baseName.tokenKind == .keyword(.self)
      else { return false }
      reference = member.declName
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else {
      return false
    }
    guard case .identifier(let name) = reference.baseName.tokenKind else { return false }
    return reference.argumentNames == nil && name.first?.isLowercase == true
  }
}
