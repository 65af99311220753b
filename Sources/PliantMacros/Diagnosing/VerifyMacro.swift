import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#verify(a > b, "message")`.
struct VerifyMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let condition = node.arguments.first?.expression else {
      throw diagnosed(.needsExpression(of: "verify"), at: node)
    }
    let message = node.arguments.dropFirst().first?.expression.trimmedDescription ?? "nil"
    let (effects, pure) = Effects.split(condition)
    let verdict = VerifiedCondition.code(for: pure, mayRead: !effects.isTry && !effects.isAwait)
    return check(
      "\(verdict), \(LoggedArgument.name(of: condition)), message: \(message)",
      effects: effects,
      namesSelf: LoggedArgument(condition).namesSelf,
      in: context
    )
  }
}

/// Expands `#verifyMainThread()`.
struct VerifyMainThreadMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    check(".onMainThread(), \"the main thread runs this\", message: nil", in: context)
  }
}

/// Expands `#verifyBackground()`.
struct VerifyBackgroundMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    check(
      ".inBackground(), \"another thread than the main thread runs this\", message: nil",
      in: context
    )
  }
}

/// Expands `#unimplemented()`.
struct UnimplementedMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    never("unimplemented", "nil", in: context)
  }
}

/// Expands `#inconsistency("…")`.
struct InconsistencyMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    never(
      "inconsistency",
      node.arguments.first?.expression.trimmedDescription ?? "nil",
      in: context
    )
  }
}

/// Returns a check that throws if the function around it can; empty code if the build omits it.
private func check(
  _ arguments: String,
  effects: Effects = Effects(),
  namesSelf: Bool = false,
  in context: some MacroExpansionContext
) -> ExprSyntax {
  let place = LogPlace(context, showsSelf: namesSelf)
  guard !isSet("PLIANT_VERIFY_OFF", context) else { return ExprSyntax(code: place.nothing) }
  let isTry = (effects.isTry || place.canThrow) && !place.isTried
  let marks = Effects(isTry: isTry, isAwait: effects.isAwait).code
  let function = place.canThrow ? "verifyOrThrow" : "verify"
  return ExprSyntax(code: "\(marks)__Pliant.\(function)(\(arguments), \(place.code))")
}

private func never(
  _ kind: String,
  _ message: String,
  in context: some MacroExpansionContext
) -> ExprSyntax {
  let place = LogPlace(context, showsSelf: false)
  let function = place.canThrow ? "failOrThrow" : "fail"
  let mark = place.canThrow && !place.isTried ? "try " : ""
  return ExprSyntax(code: "\(mark)__Pliant.\(function)(.\(kind), \(message), \(place.code))")
}
