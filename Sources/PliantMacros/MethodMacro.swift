import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The form of a named declaration, as the overload that the type checker chose reports it.
struct NamedForm {
  private(set) var effects: HandleExpansion.Effects
  let parameters: [HandleExpansion.Parameter]
  let isValue: Bool
  let isVariadic: Bool
  /// Whether one of its parameters is `sending`; it is not known which.
  let isSending: Bool
  /// The suffix of the functions that the expansion infers types with.
  let name: String

  /// Creates a form; each letter is one parameter: `p`lain, `i`nout, `v`ariadic, `a`utoclosure or
  /// `c`losure.
  init(
    _ name: String,
    _ effects: HandleExpansion.Effects,
    _ letters: String,
    isValue: Bool = false
  ) {
    self.name = name
    self.effects = effects
    self.effects.isNamed = true
    self.effects.isOnMain = name.hasSuffix("OnMain")
    self.isValue = isValue
    isVariadic = letters.hasSuffix("v")
    let isSending = name.contains("Sending")
    self.isSending = isSending
    parameters = letters.map { letter in
      HandleExpansion.Parameter(
        isInout: letter == "i",
        isVariadic: letter == "v",
        isAutoclosure: letter == "a",
        isClosure: letter == "c",
        isSent: (effects.isAsync || isSending) && letter == "p"
      )
    }
  }
}

/// `#method(Type.method(_:))`: one type for each form, written by `Scripts/write-families`.
protocol NamedMethodMacro: HandleMacro {
  static var form: NamedForm { get }
}

extension NamedMethodMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    try named(node)
  }

  fileprivate static func named(
    _ node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    guard let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument), let owner = reference.owner
    else { throw diagnosed(.noName(in: node), at: node) }
    let expression = reference.expression
    if let types = GenericTypes(marksIn: reference, isMember: true) {
      return HandleExpansion(method: reference, as: expression, form, types)
    }
    let bound =
      form.isVariadic
      ? "PliantExpansion.spreading((\(expression))(receiver))" : "(\(expression))(receiver)"
    return HandleExpansion(
      name: reference.name,
      labels: reference.knownLabels(of: form),
      receiver: form.isValue ? .instance(owner) : .object(owner),
      effects: form.effects,
      parameters: form.parameters,
      natural: form.isSending
        ? "PliantExpansion.value(#pliantType(pliantKeepingMethod\(form.name)(\(expression))))"
        : "PliantExpansion.bound(#pliantType(\(expression)))",
      valueNatural: form.isValue
        ? "PliantExpansion.value(#pliantType(pliantLast\(form.name)(\(expression))))" : nil,
      isExact: reference.coercion == nil && !form.isSending,
      // NB: swift-frontend 6.3.1 reports a data race for the name of a `@MainActor` method, unless
      // its type is `@MainActor`, too.
      named: form.effects.isOnMain ? reference.closureOnMain(of: owner, form) : expression,
      reference: reference.coercion == nil ? expression : nil,
      throwing: expression,
      inheritsIsolation: reference.inheritsIsolation(form.effects, isMember: true),
      invoke: reference.call(bound, form)
    )
  }
}

extension NamedReference {
  /// Returns a closure that calls a main actor's method; nil if the compiler cannot infer its
  /// types.
  fileprivate func closureOnMain(of owner: String, _ form: NamedForm) -> String? {
    let isPlain = !form.parameters.contains { $0.isInout || $0.isVariadic || $0.isAutoclosure }
    guard coercion == nil, isPlain, let labels = knownLabels(of: form) else { return nil }
    let names = labels.indices.map { "a\($0)" }
    let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(
      separator: ", "
    )
    let effects =
      (form.effects.isAsync ? " async" : "") + (form.effects.isThrowing ? " throws" : "")
    return "{ \((["receiver"] + names).joined(separator: ", ")) in "
      + "\(form.effects.marks)receiver.\(name)(\(arguments)) } as @MainActor "
      + "(\(([owner] + names.map { _ in "_" }).joined(separator: ", ")))\(effects) -> _"
  }
}

/// `#method(Actor.method(_:))`, the same for methods of actors.
protocol ActorMethodMacro: NamedMethodMacro {}

extension ActorMethodMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    var handle = try named(node)
    if case .object(let owner) = handle.receiver { handle.receiver = .actor(owner) }
    handle.inheritsIsolation = nil
    // A method that is not async can be named inside the actor only.
    if !form.effects.isAsync { (handle.named, handle.invoke) = (nil, nil) }
    return handle
  }
}
