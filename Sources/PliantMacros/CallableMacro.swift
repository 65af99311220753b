import SwiftSyntax
import SwiftSyntaxMacros

/// `#callable(Type.function(_:))`: one type for each form, written by `Scripts/write-families`.
protocol NamedCallableMacro: HandleMacro {
  static var form: NamedForm { get }
}

extension NamedCallableMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    guard let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument)
    else { throw diagnosed(.notAFunction, at: node) }
    let isInitializer = reference.name == "init"
    // NB: swift-frontend 6.3.1 crashes on an initializer that suspends where its type is inferred in this way.
    let isConsuming = isInitializer && !form.effects.isAsync
    let isVariadic = form.parameters.contains(where: \.isVariadic)
    let expression = reference.expression
    return HandleExpansion(
      kind: isInitializer ? .initializer : .method,
      name: reference.name,
      labels: reference.knownLabels(of: form),
      isStatic: reference.owner == nil ? "false" : "true",
      receiver: .none(type: reference.owner),
      effects: form.effects,
      parameters: form.parameters,
      natural: isConsuming
        ? "var call = pliantConsuming\(form.name)(\(expression))" : "var call = \(expression)",
      isExact: isInitializer ? isConsuming : reference.coercion == nil,
      points: "pliantEntryPointsCallable\(form.name)(\(expression))",
      named: expression,
      reference: reference.coercion == nil ? expression : nil,
      inheritsIsolation: reference.inheritsIsolation(form.effects, isMember: false),
      invoke: reference.call(
        isVariadic ? "PliantExpansion.spreading(\(expression))" : "(\(expression))",
        form
      )
    )
  }
}
