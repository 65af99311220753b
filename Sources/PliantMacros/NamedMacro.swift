import SwiftSyntax
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
    var handle = HandleExpansion(of: reference, form, isMember: isMember)
    if let types = GenericTypes(marksIn: reference, isMember: isMember) {
      handle.specialize(types, of: reference, as: reference.expression, form)
    }
    guard form.role == .actor, case .object(let owner) = handle.callee.receiver else {
      return handle
    }
    // NB: swift-frontend 6.3.1 crashes over the closure that it makes of such a method.
    guard !form.parameters.contains(where: \.isClosure) else {
      throw diagnosed(.lendsToAnActor(reference.uncoerced), at: node)
    }
    handle.callee.receiver = .actor(owner)
    (handle.evidence.inheritsIsolation, handle.evidence.named) = (nil, nil)
    // A method that is not async can be named inside the actor only.
    handle.invocation =
      form.effects.isAsync ? reference.callOfMember(form) ?? handle.invocation : nil
    return handle
  }
}

extension HandleExpansion {
  /// Creates the expansion of a handle on a method of an object or a value or, if it is no member,
  /// on a function, a static method or an initializer.
  init(of reference: NamedReference, _ form: NamedForm, isMember: Bool) {
    let (owner, expression) = (reference.owner ?? "", reference.expression)
    let isInitializer = !isMember && reference.name == "init"
    // NB: swift-frontend 6.3.1 crashes if the type of an async initializer is inferred in this way.
    let isConsuming = isInitializer && !form.effects.isAsync
    func inferred(_ name: String) -> String { "\(name)\(form.name)(\(expression))" }
    let natural =
      isConsuming
      ? inferred("pliantConsuming")
      : form.differs ? inferred(isMember ? "pliantKeepingMethod" : "pliantKeeping") : expression
    let called = isMember ? "(\(expression))(receiver)" : expression
    self.init(
      callee: Callee(
        kind: isInitializer ? .initializer : .method,
        name: reference.name,
        labels: reference.knownLabels(of: form),
        isStatic: !isMember && reference.type != nil,
        receiver: !isMember
          ? .none(type: reference.type) : form.isValue ? .instance(owner) : .object(owner),
        parameters: form.parameters
      ),
      effects: form.effects,
      boundary: Boundary(
        natural:
          "__Pliant.\(isMember && !form.differs ? "bound" : "value")(#pliantType(\(natural)))",
        valueNatural: form.isValue
          ? "__Pliant.value(#pliantType(\(inferred("pliantLast"))))" : nil,
        isExact: isInitializer ? isConsuming : reference.coercion == nil && !form.differs
      ),
      evidence: Evidence(
        // NB: swift-frontend 6.3.1 reports a data race for the name of a `@MainActor` method,
        // unless its type is `@MainActor`, too.
        named: isMember && form.effects.isOnMain
          ? reference.closureOnMain(of: owner, form) : expression,
        reference: expression,
        isCoerced: reference.coercion != nil,
        inheritsIsolation: reference.inheritsIsolation(form.effects, isMember: isMember)
      ),
      invocation: reference.call(
        form.isVariadic ? "__Pliant.spreading(\(called))" : isMember ? called : "(\(called))",
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
