import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The one macro of all forms of `#method(Type.method(_:))` and `#callable(Type.function(_:))`,
/// with `for:` and without.
enum NamedMacro: HandleMacro {
  /// The form that the compiler asked for.
  // SAFETY: the plugin answers one message at a time, and resolves a name before what uses it.
  nonisolated(unsafe) private static var form: NamedForm?

  static func of(_ form: NamedForm) -> any Macro.Type {
    self.form = form
    return Self.self
  }

  /// The standard library's functions that are never called.
  private static let transparent: Set = [
    "assert(_:_:file:line:)", "assertionFailure(_:file:line:)", "fatalError(_:file:line:)",
    "precondition(_:_:file:line:)", "preconditionFailure(_:file:line:)",
  ]

  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    guard let form, let argument = node.arguments.first?.expression,
      let reference = NamedReference(argument),
      form.role == .callable || reference.owner != nil
    else { throw diagnosed(.noName(in: node), at: node) }
    if form.role == .callable { try reference.refuseObject(at: node) }
    guard !transparent.contains(reference.uncoerced) else {
      throw diagnosed(.isTransparent(reference.uncoerced), at: node)
    }
    if form.binding != nil { return try HandleExpansion(of: reference, in: node, for: form) }
    let isMember = form.role != .callable
    var handle =
      isMember
      ? HandleExpansion(method: reference, form) : HandleExpansion(function: reference, form)
    if let types = GenericTypes(marksIn: reference, isMember: isMember) {
      handle.specialize(types, of: reference, as: reference.expression, form)
    }
    guard form.role == .actor, case .object(let owner) = handle.receiver else { return handle }
    // NB: swift-frontend 6.3.1 crashes over the closure that it makes of such a method.
    guard !form.parameters.contains(where: \.isClosure) else {
      throw diagnosed(.lendsToAnActor(reference.uncoerced), at: node)
    }
    handle.receiver = .actor(owner)
    handle.inheritsIsolation = nil
    handle.named = nil
    // A method that is not async can be named inside the actor only.
    handle.invoke = form.effects.isAsync ? reference.callOfMember(form) ?? handle.invoke : nil
    return handle
  }
}

extension HandleExpansion {
  /// Creates the expansion of a handle on a method of an object or a value.
  init(method reference: NamedReference, _ form: NamedForm) {
    let owner = reference.owner ?? ""
    let expression = reference.expression
    let bound =
      form.isVariadic
      ? "__Pliant.spreading((\(expression))(receiver))" : "(\(expression))(receiver)"
    self.init(
      name: reference.name,
      labels: reference.knownLabels(of: form),
      receiver: form.isValue ? .instance(owner) : .object(owner),
      effects: form.effects,
      parameters: form.parameters,
      natural: form.differs
        ? "__Pliant.value(#pliantType(pliantKeepingMethod\(form.name)(\(expression))))"
        : "__Pliant.bound(#pliantType(\(expression)))",
      valueNatural: form.isValue
        ? "__Pliant.value(#pliantType(pliantLast\(form.name)(\(expression))))" : nil,
      isExact: reference.coercion == nil && !form.differs,
      // NB: swift-frontend 6.3.1 reports a data race for the name of a `@MainActor` method, unless
      // its type is `@MainActor`, too.
      named: form.effects.isOnMain ? reference.closureOnMain(of: owner, form) : expression,
      reference: reference.coercion == nil ? expression : nil,
      throwing: expression,
      inheritsIsolation: reference.inheritsIsolation(form.effects, isMember: true),
      invoke: reference.call(bound, form)
    )
  }

  /// Creates the expansion of a handle on a function, a static method or an initializer.
  init(function reference: NamedReference, _ form: NamedForm) {
    let isInitializer = reference.name == "init"
    // NB: swift-frontend 6.3.1 crashes if the type of an async initializer is inferred in this way.
    let isConsuming = isInitializer && !form.effects.isAsync
    let expression = reference.expression
    let change = isConsuming ? "pliantConsuming" : form.differs ? "pliantKeeping" : nil
    let natural = change.map { "\($0)\(form.name)(\(expression))" } ?? expression
    self.init(
      kind: isInitializer ? .initializer : .method,
      name: reference.name,
      labels: reference.knownLabels(of: form),
      isStatic: reference.type == nil ? "false" : "true",
      receiver: .none(type: reference.type),
      effects: form.effects,
      parameters: form.parameters,
      natural: "__Pliant.value(#pliantType(\(natural)))",
      isExact: isInitializer ? isConsuming : reference.coercion == nil && !form.differs,
      named: expression,
      reference: reference.coercion == nil ? expression : nil,
      throwing: expression,
      inheritsIsolation: reference.inheritsIsolation(form.effects, isMember: false),
      invoke: reference.call(
        form.isVariadic ? "__Pliant.spreading(\(expression))" : "(\(expression))",
        form
      )
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
    let arguments = Self.list(labels, names)
    return "{ \((["receiver"] + names).joined(separator: ", ")) in "
      + "\(form.effects.marks)receiver.\(name)(\(arguments)) } as @MainActor "
      + "(\(([owner] + names.map { _ in "_" }).joined(separator: ", ")))\(form.effects.types) -> _"
  }
}
