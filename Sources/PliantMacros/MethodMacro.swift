import SwiftSyntax
import SwiftSyntaxMacros

/// `#method(Type.method(_:))`: one type for each kind that the declared overloads tell apart.
protocol NamedMethodMacro: ExpressionMacro {
  static var effects: HandleExpansion.Effects { get }
  static var inoutIndex: Int? { get }
  static var isVariadic: Bool { get }
  static var isValue: Bool { get }
}

extension NamedMethodMacro {
  static var inoutIndex: Int? { nil }
  static var isVariadic: Bool { false }
  static var isValue: Bool { false }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument), let owner = reference.owner
    else { throw diagnosed(.notAMember(of: "method"), at: node) }
    let count = reference.parameterCount(afterReceiver: true)
    let parameters = (0..<count).map {
      HandleExpansion.Parameter(isInout: $0 == inoutIndex, isVariadic: isVariadic)
    }
    let expression = reference.expression
    let arguments = parameters.indices.map { parameters[$0].isInout ? "&a\($0)" : "a\($0)" }
    let bound =
      isVariadic
      ? "PliantExpansion.spreading((\(expression))(receiver))" : "(\(expression))(receiver)"
    return HandleExpansion(
      name: reference.name,
      labels: reference.knownLabels,
      receiver: isValue ? .instance(owner) : .object(owner),
      effects: effects,
      parameters: parameters,
      natural: "var call = (\(expression))(PliantExpansion.never())",
      valueNatural: isValue ? "var call = PliantExpansion.last(\(expression))" : nil,
      isExact: reference.coercion == nil,
      points: "PliantExpansion.entryPoints(\(isValue ? "value" : "like"): \(expression))",
      reference: reference.coercion == nil ? expression : nil,
      inheritsIsolation: reference.inheritsIsolation(effects, isMember: true),
      invoke: "\(bound)(\(arguments.joined(separator: ", ")))"
    ).expression
  }
}

extension HandleExpansion.Effects {
  static let plain = Self()
  static let throwing = Self(isThrowing: true, isTyped: true)
  static let async = Self(isAsync: true)
  static let asyncThrowing = Self(isAsync: true, isThrowing: true, isTyped: true)
}

struct PlainMethodMacro: NamedMethodMacro { static let effects = HandleExpansion.Effects.plain }
struct ThrowingMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.throwing
}
struct AsyncMethodMacro: NamedMethodMacro { static let effects = HandleExpansion.Effects.async }
struct AsyncThrowingMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.asyncThrowing
}

struct InoutFirstMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.plain
  static let inoutIndex: Int? = 0
}
struct ThrowingInoutFirstMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.throwing
  static let inoutIndex: Int? = 0
}
struct InoutSecondMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.plain
  static let inoutIndex: Int? = 1
}
struct ThrowingInoutSecondMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.throwing
  static let inoutIndex: Int? = 1
}
struct VariadicMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.plain
  static let isVariadic = true
}
struct ThrowingVariadicMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.throwing
  static let isVariadic = true
}

struct PlainValueMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.plain
  static let isValue = true
}
struct ThrowingValueMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.throwing
  static let isValue = true
}
struct AsyncValueMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.async
  static let isValue = true
}
struct AsyncThrowingValueMethodMacro: NamedMethodMacro {
  static let effects = HandleExpansion.Effects.asyncThrowing
  static let isValue = true
}
