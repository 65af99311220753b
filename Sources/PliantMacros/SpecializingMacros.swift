import SwiftSyntax
import SwiftSyntaxMacros

/// What a type after `for:` is in the type of the function that was chosen.
enum TypeBinding {
  case result
  case parameter(Int)
  /// The parameter is a type.
  case metatype(Int)
  case array(Int)
  case optionalResult
  case arrayResult
}

/// `#method(Type.method(_:), for: Other.self)`: one type for each form, written by
/// `Scripts/write-families`.
protocol SpecializedMacro: HandleMacro {
  static var form: NamedForm { get }
  static var binding: TypeBinding { get }
}

extension SpecializedMacro {
  /// The reference with the types that the type checker needs to find the function, and the type.
  fileprivate static func specialized(
    _ node: some FreestandingMacroExpansionSyntax,
    isMember: Bool
  ) throws -> (reference: NamedReference, expression: String, types: GenericTypes) {
    let arguments = Array(node.arguments)
    guard let argument = arguments.first?.expression, let reference = NamedReference(argument),
      !isMember || reference.owner != nil
    else { throw diagnosed(.noName(in: node), at: node) }
    guard arguments.count > 1, let type = arguments[1].expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let base = type.base
    else { throw diagnosed(.noTypeAfterFor, at: arguments.last.map(Syntax.init) ?? Syntax(node)) }
    let name = base.trimmedDescription
    let expression =
      reference.coercion == nil
      ? "\(reference.uncoerced) as \(isMember ? "(\(reference.owner ?? "")) -> " : "")"
        + function(of: name) : reference.expression
    let types =
      GenericTypes(marksIn: reference, or: name, isMember: isMember)
      ?? GenericTypes(every: name, in: expression, form, isMember: isMember)
    return (reference, expression, types)
  }

  /// `(_, _) throws -> Order`.
  private static func function(of type: String) -> String {
    var parameters = form.parameters.map { _ in "_" }
    var result = "_"
    switch binding {
    case .result: result = type
    case .parameter(let index): parameters[index] = type
    case .metatype(let index): parameters[index] = type + ".Type"
    case .array(let index): parameters[index] = "[\(type)]"
    case .optionalResult: result = "(\(type))?"
    case .arrayResult: result = "[\(type)]"
    }
    return "(\(parameters.joined(separator: ", ")))\(form.effects.types) -> \(result)"
  }
}

protocol SpecializedMethodMacro: SpecializedMacro {}

extension SpecializedMethodMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let (reference, expression, types) = try specialized(node, isMember: true)
    return HandleExpansion(
      method: reference,
      as: expression,
      form,
      types
    )
  }
}

protocol SpecializedCallableMacro: SpecializedMacro {}

extension SpecializedCallableMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let (reference, expression, types) = try specialized(node, isMember: false)
    try reference.refuseObject(at: node)
    return HandleExpansion(function: reference, as: expression, form, types)
  }
}

extension HandleExpansion {
  /// Creates the expansion of a handle on one specialisation of a method.
  init(
    method reference: NamedReference,
    as expression: String,
    _ form: NamedForm,
    _ types: GenericTypes
  ) {
    let owner = reference.owner ?? ""
    self.init(
      name: reference.name,
      labels: reference.knownLabels(of: form),
      receiver: form.isValue ? .instance(owner) : .object(owner),
      effects: form.effects,
      parameters: form.parameters,
      natural: "",
      valueNatural: form.isValue ? "" : nil,
      named: expression,
      inheritsIsolation: form.inheritsIsolation(reference, expression),
      isUntold: form.effects.isAsync,
      invoke: reference.call("(\(expression))(receiver)", form, isCoerced: true)
    )
    effects.isNamed = false
    generic = types
    generic?.add(form.isolationCheck(isMember: true))
  }

  /// Creates the expansion of a handle on one specialisation of a function, a static or an
  /// initializer.
  init(
    function reference: NamedReference,
    as expression: String,
    _ form: NamedForm,
    _ types: GenericTypes
  ) {
    self.init(
      kind: reference.name == "init" ? .initializer : .method,
      name: reference.name,
      labels: reference.knownLabels(of: form),
      isStatic: reference.type == nil ? "false" : "true",
      receiver: .none(type: reference.type),
      effects: form.effects,
      parameters: form.parameters,
      natural: "",
      named: expression,
      inheritsIsolation: form.inheritsIsolation(reference, expression),
      isUntold: form.effects.isAsync,
      invoke: reference.call("(\(expression))", form, isCoerced: true)
    )
    effects.isNamed = false
    generic = types
    generic?.add(form.isolationCheck(isMember: false))
  }
}

extension NamedForm {
  /// Whether the compiler can be asked where an async function runs: its arguments can be those of
  /// generic parameters.
  private var tellsIsolation: Bool {
    effects.isAsync && !isSending
      && !parameters.contains { $0.isClosure || $0.isVariadic || $0.isAutoclosure }
  }

  /// An expression that tells whether an async function runs in its caller's isolation; nil if it
  /// cannot be written.
  fileprivate func inheritsIsolation(
    _ reference: NamedReference,
    _ expression: String
  ) -> String? {
    guard tellsIsolation else { return nil }
    let call = "(\(reference.uncoerced), like: \(expression))"
    return "PliantExpansion.inheritsIsolation(leaves: PliantIsolation.leaves\(call), "
      + "stays: PliantIsolation.stays\(call))"
  }

  /// The functions for that.
  ///
  /// What is `nonisolated(nonsending)` does not convert to `@isolated(any)`, and all else does.
  ///
  /// NB: swift-frontend 6.3.1 crashes if they take a pack, and are passed a generic static.
  fileprivate func isolationCheck(isMember: Bool) -> String {
    guard tellsIsolation else { return "" }
    let names = parameters.indices.map { "A\($0)" }
    let clause = (names + ["O"] + (isMember ? ["R"] : [])).joined(separator: ", ")
    let list = zip(names, parameters).map { $1.isInout ? "inout " + $0 : $0 }
      .joined(separator: ", ")
    func type(_ isolation: String) -> String {
      (isMember ? "(R) -> " : "") + "\(isolation) (\(list)) async throws -> O"
    }
    let (other, same) = (type("@isolated(any)"), type("nonisolated(nonsending)"))
    return """
      nonisolated struct PliantIsolation {
        static func leaves<\(clause)>(_: \(other), like _: \(same)) -> Swift.Bool { true }
        @_disfavoredOverload static func leaves<\(clause)>(
          _: \(same), like _: \(same), other: Swift.Void = ()
        ) -> Swift.Bool { false }
        static func stays<\(clause)>(_: \(other), like _: \(same)) -> Swift.Bool { false }
        static func stays<\(clause)>(
          _: \(same), like _: \(same), other: Swift.Void = ()
        ) -> Swift.Bool { true }
      }

      """
  }
}

extension HandleExpansion.Effects {
  /// As a function's type spells them.
  var types: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
}
