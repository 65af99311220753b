import SwiftParser
import SwiftSyntax

/// A declaration that is written by name: `Greeter.greet(_:) as (Greeter) -> (String) -> String`.
struct NamedReference {
  /// The expression as it was written.
  let expression: String
  let owner: String?
  /// The owner, if it is not one of the modules that everybody imports: those are no types.
  var type: String? { owner.flatMap { Self.modules.contains($0) ? nil : $0 } }
  let name: String
  /// The labels, where they are written.
  let labels: [String]?
  /// The expression without what is after `as`.
  let uncoerced: String
  /// The types after `as`.
  let coercion: FunctionTypeSyntax?

  private static let modules: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Swift", "Synchronization",
    "_Concurrency",
  ]

  init?(_ node: ExprSyntax) {
    var node = node
    node = node.withoutParentheses
    expression = node.trimmedDescription
    var coercion: FunctionTypeSyntax?
    if let coerced = node.as(AsExprSyntax.self) {
      node = coerced.expression
      coercion = coerced.type.as(FunctionTypeSyntax.self)
    } else if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let last = sequence.elements.last
    {
      node = first
      coercion = last.as(TypeExprSyntax.self)?.type.as(FunctionTypeSyntax.self)
    }
    self.coercion = coercion
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

  /// What tells whether an async declaration that was picked with `as` runs where its caller does.
  func inheritsIsolation(_ effects: HandleExpansion.Effects, isMember: Bool) -> String? {
    guard coercion != nil, effects.isAsync else { return nil }
    let kind = isMember ? "method" : "function"
    return "PliantExpansion.inheritsIsolation(\(kind): \(uncoerced), like: \(expression))"
  }

  /// What calls the function with `a0` and so on.
  func call(_ function: String, _ form: NamedForm) -> HandleExpansion.Invocation {
    let arguments = form.parameters.enumerated().map { $1.argument(named: "a\($0)") }
    let list = "(\(arguments.joined(separator: ", ")))"
    // A name without labels has them where it is called.
    guard labels == nil, coercion == nil, !arguments.isEmpty else {
      return HandleExpansion.Invocation(expression: function + list)
    }
    return HandleExpansion.Invocation(binding: "let call = \(function)", expression: "call" + list)
  }

  /// The labels, if they are known: what takes nothing has none.
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

  /// Whether it could be a type: `make().greet` has the form of a type's member, but no type in front.
  var isWrittenAsType: Bool {
    var parser = Parser(trimmedDescription)
    return !TypeSyntax.parse(from: &parser).hasError
  }
}
