import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What the overload that the type checker chose tells of a named declaration.
struct NamedForm {
  let effects: HandleExpansion.Effects
  let parameters: [HandleExpansion.Parameter]
  let isValue: Bool
  /// What ends the names of the functions that the expansion infers types from.
  let name: String

  init(
    _ name: String,
    _ effects: HandleExpansion.Effects,
    _ count: Int,
    inoutIndex: Int? = nil,
    isVariadic: Bool = false,
    isAutoclosure: Bool = false,
    isValue: Bool = false
  ) {
    self.name = name
    self.effects = effects
    self.isValue = isValue
    parameters = (0..<count).map { index in
      HandleExpansion.Parameter(
        isInout: index == inoutIndex,
        isVariadic: isVariadic,
        isAutoclosure: isAutoclosure && index == count - 1
      )
    }
  }
}

/// `#method(Type.method(_:))`: one type for each form, written by `Scripts/write-families`.
protocol NamedMethodMacro: HandleMacro {
  static var form: NamedForm { get }
}

extension NamedMethodMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    guard let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument), let owner = reference.owner
    else { throw diagnosed(.notAMember(of: "method"), at: node) }
    let expression = reference.expression
    let isVariadic = form.parameters.contains(where: \.isVariadic)
    let bound =
      isVariadic
      ? "PliantExpansion.spreading((\(expression))(receiver))" : "(\(expression))(receiver)"
    return HandleExpansion(
      name: reference.name,
      labels: reference.knownLabels(of: form),
      receiver: form.isValue ? .instance(owner) : .object(owner),
      effects: form.effects,
      parameters: form.parameters,
      natural: "var call = (\(expression))(PliantExpansion.never())",
      valueNatural: form.isValue
        ? "var call = pliantLast\(form.name)(\(expression))" : nil,
      isExact: reference.coercion == nil,
      points: "pliantEntryPointsMethod\(form.name)(\(expression))",
      named: expression,
      reference: reference.coercion == nil ? expression : nil,
      inheritsIsolation: reference.inheritsIsolation(form.effects, isMember: true),
      invoke: reference.call(bound, form)
    )
  }
}

/// `#method(Actor.method(_:))`, the same for methods of actors.
protocol ActorMethodMacro: NamedMethodMacro {}

extension ActorMethodMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    guard let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument), let owner = reference.owner
    else { throw diagnosed(.notAMember(of: "method"), at: node) }
    guard form.effects.isAsync else { throw reference.isolated(to: owner, form, instead: node) }
    let expression = reference.expression
    return HandleExpansion(
      name: reference.name,
      labels: reference.knownLabels(of: form),
      receiver: .actor(owner),
      effects: form.effects,
      parameters: form.parameters,
      natural: "var call = PliantExpansion.bound(actor\(form.name): \(expression))",
      isExact: reference.coercion == nil,
      points: "PliantExpansion.entryPoints(actor\(form.name): \(expression))",
      named: expression,
      reference: reference.coercion == nil ? expression : nil,
      invoke: reference.call("(\(expression))(receiver)", form)
    )
  }
}

extension NamedReference {
  /// A method of an actor's that does not suspend can be named inside of the actor alone.
  fileprivate func isolated(
    to owner: String,
    _ form: NamedForm,
    instead node: some FreestandingMacroExpansionSyntax
  ) -> DiagnosticsError {
    let names = form.parameters.indices.map { "a\($0)" }
    let parameters = ["actor: isolated \(owner)"] + names.map { "\($0): <#Type#>" }
    let labels = labels ?? names.map { _ in "_" }
    let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    let call = "actor.\(name)(\(arguments.joined(separator: ", ")))"
    let closure =
      "#method { (\(parameters.joined(separator: ", "))) in "
      + (form.effects.isThrowing ? "try " : "") + call + " }"
    let fixIt = PliantFixIt.replace(
      node,
      with: ExprSyntax("\(raw: closure)").with(\.trailingTrivia, node.trailingTrivia),
      "write '\(closure)'"
    )
    return diagnosed(.nameIsIsolated("\(owner).\(name)", closure), at: node, fixIts: [fixIt])
  }
}
