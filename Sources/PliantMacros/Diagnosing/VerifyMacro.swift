import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#verify(a > b, "message")`.
struct VerifyMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    guard let condition = use.first else {
      throw diagnosed(.needsExpression(of: "verify"), at: use.node)
    }
    let message = use.node.arguments.dropFirst().first?.expression.trimmedDescription ?? "nil"
    let (effects, pure) = Effects.split(condition)
    let verdict = VerifiedCondition.code(for: pure, mayRead: !effects.isTry && !effects.isAwait)
    return check(
      "\(verdict), \(LoggedArgument.name(of: condition)), message: \(message)",
      effects: effects,
      namesSelf: LoggedArgument(condition).namesSelf,
      in: use
    )
  }
}

/// Expands `#verifyMainThread()`.
struct VerifyMainThreadMacro: CodeMacro {
  static func code(of use: MacroUse) -> String {
    check(".onMainThread(), \"the main thread runs this\", message: nil", in: use)
  }
}

/// Expands `#verifyBackground()`.
struct VerifyBackgroundMacro: CodeMacro {
  static func code(of use: MacroUse) -> String {
    check(
      ".inBackground(), \"another thread than the main thread runs this\", message: nil",
      in: use
    )
  }
}

/// Expands `#unimplemented()`.
struct UnimplementedMacro: CodeMacro {
  static func code(of use: MacroUse) -> String {
    never("unimplemented", "nil", in: use)
  }
}

/// Expands `#inconsistency("…")`.
struct InconsistencyMacro: CodeMacro {
  static func code(of use: MacroUse) -> String {
    never("inconsistency", use.first?.trimmedDescription ?? "nil", in: use)
  }
}

/// Returns a check that throws if the function around it can; empty code if the build omits it.
private func check(
  _ arguments: String,
  effects: Effects = Effects(),
  namesSelf: Bool = false,
  in use: MacroUse
) -> String {
  let place = LogPlace(use.context, showsSelf: namesSelf)
  guard !isSet("PLIANT_VERIFY_OFF", use.context) else { return place.nothing }
  let isTry = (effects.isTry || place.canThrow) && !place.isTried
  let marks = Effects(isTry: isTry, isAwait: effects.isAwait).code
  let function = place.canThrow ? "verifyOrThrow" : "verify"
  return "\(marks)__Pliant.\(function)(\(arguments), \(place.code))"
}

private func never(_ kind: String, _ message: String, in use: MacroUse) -> String {
  let place = LogPlace(use.context, showsSelf: false)
  let function = place.canThrow ? "failOrThrow" : "fail"
  let mark = place.canThrow && !place.isTried ? "try " : ""
  return "\(mark)__Pliant.\(function)(.\(kind), \(message), \(place.code))"
}
