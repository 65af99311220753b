import SwiftSyntax
import SwiftSyntaxMacros

extension HandleExpansion {
  /// Creates the expansion of `#method(Type.method(_:), for: Other.self)`.
  init(
    of reference: NamedReference,
    in node: some FreestandingMacroExpansionSyntax,
    for form: NamedForm
  ) throws {
    let arguments = Array(node.arguments)
    guard arguments.count > 1, let type = arguments[1].expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let base = type.base
    else { throw diagnosed(.noTypeAfterFor, at: arguments.last.map(Syntax.init) ?? Syntax(node)) }
    let name = base.trimmedDescription
    guard !name.contains("->") else { throw diagnosed(.functionAfterFor(name), at: base) }
    let isMember = form.role != .callable
    // With the types that the type checker needs to find the function.
    let expression =
      reference.coercion == nil
      ? "\(reference.uncoerced) as \(isMember ? "(\(reference.owner ?? "")) -> " : "")"
        + form.function(of: name) : reference.expression
    let types =
      GenericTypes(marksIn: reference, or: name, isMember: isMember)
      ?? GenericTypes(every: name, in: expression, form, isMember: isMember)
    self.init(of: reference, form, isMember: isMember)
    specialize(types, of: reference, as: expression, form)
  }

  /// Makes it a handle on one specialization of what it names.
  mutating func specialize(
    _ types: GenericTypes,
    of reference: NamedReference,
    as expression: String,
    _ form: NamedForm
  ) {
    let isMember = form.role != .callable
    boundary = Boundary(natural: "", valueNatural: form.isValue ? "" : nil, generic: types)
    boundary.generic?.add(form.isolationCheck(isMember: isMember))
    evidence = Evidence(
      named: expression,
      inheritsIsolation: form.inheritsIsolation(reference, expression),
      isIsolationUnknown: form.effects.isAsync
    )
    let function = "(\(expression))\(isMember ? "(receiver)" : "")"
    invocation = reference.call(function, form, isCoerced: true)
    effects.isNamed = false
  }
}

extension NamedForm {
  /// `(_, _) throws -> Order`.
  fileprivate func function(of type: String) -> String {
    var types = parameters.map { _ in "_" }
    var result = "_"
    switch binding {
    case .result: result = type
    case .parameter(let index): types[index] = type
    case .metatype(let index): types[index] = type + ".Type"
    case .array(let index): types[index] = "[\(type)]"
    case .optionalResult: result = "(\(type))?"
    case .arrayResult: result = "[\(type)]"
    case nil: break
    }
    return "(\(types.joined(separator: ", ")))\(effects.types) -> \(result)"
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
    return "__Pliant.inheritsIsolation(leaves: PliantIsolation.leaves\(call), "
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
