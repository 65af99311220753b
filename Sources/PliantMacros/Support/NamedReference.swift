import SwiftParser
import SwiftSyntax

/// A declaration referred to by name: `Greeter.greet(_:) as (Greeter) -> (String) -> String`.
struct NamedReference {
  /// The expression as written.
  let expression: String
  let owner: String?
  /// The owner, unless it is a common module, which is not a type.
  var type: String? { owner.flatMap { Self.modules.contains($0) ? nil : $0 } }
  let name: String
  /// The labels, if written.
  let labels: [String]?
  /// The expression without `as`.
  let uncoerced: String
  /// The types after `as`.
  let coercion: FunctionTypeSyntax?
  /// Where a function, and not a method, says after `as` that it runs.
  let isolation: String

  private static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Swift", "Synchronization",
    "_Concurrency",
  ]

  init?(_ node: ExprSyntax) {
    var node = node.withoutParentheses
    expression = node.trimmedDescription
    var type: TypeSyntax?
    if let coerced = node.as(AsExprSyntax.self) {
      node = coerced.expression
      type = coerced.type
    } else if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let last = sequence.elements.last
    {
      node = first
      type = last.as(TypeExprSyntax.self)?.type
    }
    coercion = type?.function
    isolation = type?.isolation ?? ""
    node = node.withoutParentheses
    uncoerced = node.trimmedDescription
    let reference: DeclReferenceExprSyntax
    if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
      guard base.isWrittenAsType else { return nil }
      reference = member.declName
      owner = base.trimmedDescription
    } else if let free = node.as(DeclReferenceExprSyntax.self) {
      reference = free
      owner = nil
    } else {
      return nil
    }
    name = reference.baseName.identifier?.name ?? reference.baseName.text
    labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
  }

  /// Refuses `cart.total(_:)`, which is bound to its receiver.
  func refuseObject(at node: some SyntaxProtocol) throws {
    guard let owner, owner.first?.isLowercase == true else { return }
    throw diagnosed(.ownerIsAnObject(owner, uncoerced), at: node)
  }

  /// Returns an expression that is true if an async declaration named with `as` runs in its
  /// caller's isolation.
  func inheritsIsolation(_ effects: HandleExpansion.Effects, isMember: Bool) -> String? {
    guard coercion != nil, effects.isAsync else { return nil }
    let kind = isMember ? "method" : "function"
    return "__Pliant.inheritsIsolation(\(kind): \(uncoerced), like: \(expression))"
  }

  /// Returns a call of the function with `a0` and so on.
  func call(
    _ function: String,
    _ form: NamedForm,
    isCoerced: Bool = false
  ) -> HandleExpansion.Invocation {
    let arguments = form.parameters.enumerated().map { $1.argument(named: "a\($0)") }
    let list = "(\(arguments.joined(separator: ", ")))"
    // A function named without labels is called with them, but a constant is not.
    guard labels == nil, coercion == nil, !isCoerced, !arguments.isEmpty else {
      return .call(function + list)
    }
    return .call("call" + list, after: "let call = \(function)")
  }

  /// Returns a call of the method on the receiver, which region isolation allows even if it refuses
  /// the method's name; nil if it is not certain which method that calls.
  func callOfMember(_ form: NamedForm) -> HandleExpansion.Invocation? {
    guard coercion == nil, !form.isVariadic, let labels = knownLabels(of: form) else { return nil }
    let arguments = form.parameters.enumerated().map { $1.argument(named: "a\($0)") }
    let list = Self.list(labels, arguments)
    return .call("receiver.\(name)(\(list))")
  }

  /// `a0, to: a1`.
  static func list(_ labels: [String], _ arguments: [String]) -> String {
    zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
  }

  /// Returns the labels, if known: a function without parameters has none.
  func knownLabels(of form: NamedForm) -> [String]? {
    labels ?? (form.parameters.isEmpty ? [] : nil)
  }
}

extension ExprSyntax {
  fileprivate var withoutParentheses: ExprSyntax {
    var node = self
    while let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      node = only.expression
    }
    return node
  }

  /// Whether it can be a type: `make()` in `make().greet` cannot.
  fileprivate var isWrittenAsType: Bool {
    let isPath = tokens(viewMode: .sourceAccurate).allSatisfy { token in
      if case .identifier = token.tokenKind { true } else { token.tokenKind == .period }
    }
    if isPath, !trimmedDescription.hasPrefix(".") { return true }
    var parser = Parser(trimmedDescription)
    return !TypeSyntax.parse(from: &parser).hasError
  }
}
