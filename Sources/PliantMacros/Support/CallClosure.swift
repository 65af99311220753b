import SwiftDiagnostics
import SwiftSyntax

/// A closure that calls, reads or assigns one member of its first parameter.
struct CallClosure {
  let closure: ClosureExprSyntax
  let receiver: Parameter
  let arguments: [Parameter]
  /// The expression, without `try` and `await`.
  let body: ExprSyntax
  let effects: HandleExpansion.Effects
  /// The attributes before its parameters, as in `@MainActor `.
  let attributes: String
  /// The text after its parameters, as in ` throws(E) -> Int`; empty without typed throws.
  let end: String
  /// The macro expression, which a fix-it replaces.
  let macro: any FreestandingMacroExpansionSyntax

  struct Parameter {
    var name = ""
    var type = ""
    var isInout = false
    var isIsolated = false
    var isSending = false
    var isTuple = false
    /// `borrowing` or `consuming`, if one is written.
    var owner: String?
    /// The type with the same ownership for a closure's parameter that can be copied.
    var spelledType = ""
  }

  /// Ownership specifiers that leave the parameter copyable.
  static let copyable = ["borrowing": "__shared", "consuming": "__owned"]

  init(
    _ node: ExprSyntax,
    of macro: some FreestandingMacroExpansionSyntax,
    hasReceiver: Bool = true
  ) throws {
    self.macro = macro
    guard let closure = node.as(ClosureExprSyntax.self) else {
      throw diagnosed(.writeAClosure(node), at: node)
    }
    self.closure = closure
    let known = ["MainActor", "Sendable", "concurrent"]
    for case .attribute(let attribute) in closure.signature?.attributes ?? []
    where !known.contains(attribute.attributeName.trimmedDescription) {
      throw diagnosed(.isOfAGlobalActor(attribute.trimmedDescription), at: attribute)
    }
    let list = try closure.parameters(hasReceiver: hasReceiver)
    let parameters = try list.map(Parameter.init)
    guard let receiver = hasReceiver ? parameters.first : Parameter() else {
      throw diagnosed(.needsReceiver, at: closure)
    }
    guard receiver.owner == nil || !hasReceiver else {
      throw diagnosed(.ownsReceiver(receiver.owner ?? ""), at: closure)
    }
    self.receiver = receiver
    arguments = Array(parameters.dropFirst(hasReceiver ? 1 : 0))
    guard closure.statements.count == 1,
      let body = closure.statements.first?.item.as(ExprSyntax.self)
    else { throw diagnosed(.needsOneUse(in: macro), at: closure) }
    let (effects, expression) = Effects.split(body, anyTry: true)
    var own = HandleExpansion.Effects(isAsync: effects.isAwait, isThrowing: effects.isTry)
    self.body = expression
    attributes =
      closure.signature.flatMap {
        $0.attributes.isEmpty ? nil : $0.attributes.trimmedDescription + " "
      } ?? ""
    guard let failure = closure.failure else {
      (end, self.effects) = ("", own)
      return
    }
    guard let result = closure.signature?.returnClause else {
      throw diagnosed(.needsResult, at: failure.clause)
    }
    let types = list.compactMap { $0.type?.trimmedDescription }
    end =
      (effects.isAwait ? " async" : "")
      + " \(failure.clause.trimmedDescription) \(result.trimmedDescription)"
    own.typed = ("\(attributes)(\(types.joined(separator: ", ")))\(end)", failure.type)
    self.effects = own
  }

  func hasOtherUse(at node: some SyntaxProtocol) -> DiagnosticsError {
    diagnosed(.needsOneUse(in: macro), at: node)
  }

  /// Returns the name and the labels of the receiver's member that `expression` uses.
  func member(of expression: ExprSyntax) throws -> (name: String, labels: [String]) {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let (name, _) = try member(of: call.calledExpression)
      let trailing = call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count
      guard trailing == 0 else { throw hasOtherUse(at: expression) }
      return (name, call.arguments.map { $0.label?.text ?? "_" })
    }
    if let call = expression.as(SubscriptCallExprSyntax.self) {
      try checkReceiver(call.calledExpression)
      return ("subscript", call.arguments.map { $0.label?.text ?? "_" })
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      throw hasOtherUse(at: expression)
    }
    try checkReceiver(base)
    return (access.declName.baseName.text, [])
  }

  private func checkReceiver(_ expression: ExprSyntax) throws {
    guard expression.trimmedDescription == receiver.name else {
      throw hasOtherUse(at: expression)
    }
  }

  /// The closure without its receiver, for which a value of its type is substituted that is never
  /// made.
  var withoutReceiver: String {
    let body = receiver.replaced(in: Syntax(closure.statements)).trimmedDescription
    return
      "{ \(attributes)(\(parameterTexts.dropFirst().joined(separator: ", ")))\(end) in \(body) }"
  }

  /// An expression that is true if the closure changes its receiver, which only a mutating member
  /// does.
  var mutationCheck: String? {
    guard receiver.isInout else { return nil }
    let body = arguments.reduce(Syntax(closure.statements)) { $1.replaced(in: $0) }
    return
      "__Pliant.mutates((\(receiver.type)).self, "
      + "{ \(attributes)\(receiver.name) in \(body.trimmedDescription) })"
  }

  /// The closure with its receiver as the last parameter.
  var withReceiverLast: String {
    let list = (parameterTexts.dropFirst() + parameterTexts.prefix(1)).joined(separator: ", ")
    return "{ \(attributes)(\(list))\(end) in \(closure.statements.trimmedDescription) }"
  }

  private var parameterTexts: [String] {
    let clause = closure.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)
    return clause?.parameters.map { $0.with(\.trailingComma, nil).trimmedDescription } ?? []
  }
}

/// Replaces a parameter by an expression of its type.
private final class ParameterRewriter: SyntaxRewriter {
  private let name: String
  private let replacement: ExprSyntax

  init(name: String, replacement: ExprSyntax) {
    self.name = name
    self.replacement = replacement
    super.init()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard node.baseName.text == name, node.parent?.as(MemberAccessExprSyntax.self)?.declName != node
    else { return ExprSyntax(node) }
    return replacement
  }
}

extension CallClosure.Parameter {
  /// Returns code with an expression of the parameter's type in its place.
  fileprivate func replaced(in code: Syntax) -> Syntax {
    let stand =
      isInout
      ? "(__Pliant.never() as UnsafeMutablePointer<\(type)>).pointee"
      : "(__Pliant.never() as \(type))"
    return ParameterRewriter(name: name, replacement: ExprSyntax(code: stand)).rewrite(code)
  }

  fileprivate init(_ parameter: ClosureParameterSyntax) throws {
    name = (parameter.secondName ?? parameter.firstName).text
    guard let type = parameter.type else { throw diagnosed(.needsType(name), at: parameter) }
    let attributed = type.as(AttributedTypeSyntax.self)
    let specifiers = attributed?.specifiers.map(\.trimmedDescription) ?? []
    let base = attributed?.baseType ?? type
    self.type = base.trimmedDescription
    isTuple = (base.as(TupleTypeSyntax.self)?.elements.count ?? 0) > 1
    isInout = specifiers.contains("inout")
    isIsolated = specifiers.contains("isolated")
    isSending = specifiers.contains("sending")
    owner = specifiers.first { CallClosure.copyable[$0] != nil }
    spelledType =
      specifiers.map { CallClosure.copyable[$0] ?? $0 }.joined(separator: " ")
      + " \(attributed.map { $0.attributes.trimmedDescription + " " } ?? "")\(self.type)"
  }
}

extension ClosureExprSyntax {
  /// Returns the parameters in parentheses; without a receiver there may be none.
  fileprivate func parameters(hasReceiver: Bool) throws -> ClosureParameterListSyntax {
    let clause = signature?.parameterClause
    if case .parameterClause(let clause) = clause { return clause.parameters }
    if case .simpleInput(let names) = clause, let first = names.first {
      throw diagnosed(.needsType(first.name.text), at: self)
    }
    guard !hasReceiver else { throw diagnosed(.needsReceiver, at: self) }
    return []
  }

  /// The type of error and the clause of `throws(E)`.
  fileprivate var failure: (type: String, clause: ThrowsClauseSyntax)? {
    guard let clause = signature?.effectSpecifiers?.throwsClause, let type = clause.type else {
      return nil
    }
    return (type.trimmedDescription, clause)
  }
}
