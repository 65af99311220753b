import SwiftSyntax
import SwiftSyntaxMacros

/// `#callable(Type.function(_:))`: one type for each form, written by `Scripts/write-families`.
protocol NamedCallableMacro: HandleMacro {
  static var form: NamedForm { get }
}

extension NamedCallableMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    guard let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument)
    else { throw diagnosed(.noName(in: node), at: node) }
    try reference.refuseObject(at: node)
    if let types = GenericTypes(marksIn: reference, isMember: false) {
      return HandleExpansion(function: reference, as: reference.expression, form, types)
    }
    let isInitializer = reference.name == "init"
    // NB: swift-frontend 6.3.1 crashes if the type of an async initializer is inferred in this way.
    let isConsuming = isInitializer && !form.effects.isAsync
    let expression = reference.expression
    let change = isConsuming ? "pliantConsuming" : form.isSending ? "pliantKeeping" : nil
    let natural = change.map { "\($0)\(form.name)(\(expression))" } ?? expression
    return HandleExpansion(
      kind: isInitializer ? .initializer : .method,
      name: reference.name,
      labels: reference.knownLabels(of: form),
      isStatic: reference.type == nil ? "false" : "true",
      receiver: .none(type: reference.type),
      effects: form.effects,
      parameters: form.parameters,
      natural: "PliantExpansion.value(#pliantType(\(natural)))",
      isExact: isInitializer ? isConsuming : reference.coercion == nil && !form.isSending,
      named: expression,
      reference: reference.coercion == nil ? expression : nil,
      throwing: expression,
      inheritsIsolation: reference.inheritsIsolation(form.effects, isMember: false),
      invoke: reference.call(
        form.isVariadic ? "PliantExpansion.spreading(\(expression))" : "(\(expression))",
        form
      )
    )
  }
}
