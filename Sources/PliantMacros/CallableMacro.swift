import SwiftSyntax
import SwiftSyntaxMacros

/// `#callable(Type.function(_:))`: one type for each kind of effects.
protocol NamedCallableMacro: ExpressionMacro {
  static var effects: HandleExpansion.Effects { get }
}

extension NamedCallableMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument)
    else { throw diagnosed(.notAFunction, at: node) }
    let isInitializer = reference.name == "init"
    let count = reference.parameterCount(afterReceiver: false)
    let names = (0..<count).map { "a\($0)" }.joined(separator: ", ")
    let expression = reference.expression
    return HandleExpansion(
      kind: isInitializer ? .initializer : .method,
      name: reference.name,
      labels: reference.knownLabels,
      isStatic: reference.owner == nil ? "false" : "true",
      receiver: .none(type: reference.owner),
      effects: effects,
      parameters: Array(repeating: HandleExpansion.Parameter(), count: count),
      natural: isInitializer
        ? "var call = PliantExpansion.consuming(\(expression))" : "var call = \(expression)",
      isExact: reference.coercion == nil || isInitializer,
      points: "PliantExpansion.entryPoints(callable: \(expression))",
      reference: reference.coercion == nil ? expression : nil,
      inheritsIsolation: reference.inheritsIsolation(effects, isMember: false),
      invoke: "(\(expression))(\(names))"
    ).expression
  }
}

struct PlainCallableMacro: NamedCallableMacro { static let effects = HandleExpansion.Effects.plain }
struct ThrowingCallableMacro: NamedCallableMacro {
  static let effects = HandleExpansion.Effects.throwing
}
struct AsyncCallableMacro: NamedCallableMacro { static let effects = HandleExpansion.Effects.async }
struct AsyncThrowingCallableMacro: NamedCallableMacro {
  static let effects = HandleExpansion.Effects.asyncThrowing
}
