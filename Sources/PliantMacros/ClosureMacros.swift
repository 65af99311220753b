import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#method { (receiver: Type, argument: Int) in receiver.method(argument) }`.
struct ClosureMethodMacro: HandleMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let call = try CallClosure(try node.onlyClosure, of: node)
    let (name, labels) = try call.member(of: call.body)
    guard call.body.is(FunctionCallExprSyntax.self) else {
      // A property without isolation is named by its key path; everything else is read by a
      // closure.
      let isPlain = call.body.is(MemberAccessExprSyntax.self) && !call.receiver.isIsolated
      let read =
        isPlain
        ? "#getter(\\\(call.receiver.type).\(name))" : "#getter \(call.closure.trimmedDescription)"
      throw diagnosed(.isRead(call.body, read), at: call.body, fixIts: [call.fixIt(read)])
    }
    return try call.expansion(.method, name, labels: labels)
  }
}

/// Expands `#callable { (a: Int, b: Int) in area(a, b) }`.
struct ClosureCallableMacro: HandleMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let call = try CallClosure(try node.onlyClosure, of: node, hasReceiver: false)
    guard let body = call.body.as(FunctionCallExprSyntax.self),
      let reference = NamedReference(body.calledExpression), body.trailingClosure == nil
    else { throw call.hasOtherUse(at: call.body) }
    if call.arguments.contains(where: { $0.name == reference.owner }) {
      let method = "#method \(call.closure.trimmedDescription)"
      throw diagnosed(
        .isCalledOnParameter(call.body, method),
        at: call.body,
        fixIts: [call.fixIt(method)]
      )
    }
    // Calling a type calls its initializer.
    let isType = reference.owner == nil && reference.name.first?.isUppercase == true
    let type = isType ? reference.name : reference.type
    let isInitializer = isType || reference.name == "init"
    let closure = call.closure.trimmedDescription
    let labels = body.arguments.map { $0.label?.text ?? "_" }
    let name = body.calledExpression.trimmedDescription + (isType ? ".init" : "")
    // A closure does not tell whether an async function runs in its caller's isolation.
    let generic = GenericTypes(marksIn: call.closure, hasReceiver: false)
    let named = call.isSuspendingAnywhere && generic == nil ? name + CallClosure.list(labels) : nil
    // NB: swift-frontend 6.3.1 crashes on two async throwing functions that differ in that.
    let natural =
      isInitializer || call.effects.isThrowing
      ? nil : named.map { "__Pliant.value(#pliantType(\($0)))" }
    return HandleExpansion(
      callee: Callee(
        kind: isInitializer ? .initializer : .method,
        name: isInitializer ? "init" : reference.name,
        labels: labels,
        isStatic: type != nil,
        receiver: .none(type: type),
        parameters: .of(.method, areInout: call.arguments.map(\.isInout))
      ),
      effects: call.effects,
      boundary: Boundary(natural: natural ?? closure, isExact: natural != nil, generic: generic),
      evidence: .init(
        named: closure,
        reference: named,
        isIsolationUnknown: generic != nil && call.effects.isAsync
      ),
      invocation: .closure(closure)
    )
  }
}

/// Expands `#getter { (grid: Grid, row: Int) in grid[row: row] }`.
struct ClosureGetterMacro: HandleMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let call = try CallClosure(try node.onlyClosure, of: node)
    let (name, _) = try call.member(of: call.body)
    guard !call.body.is(FunctionCallExprSyntax.self) else {
      throw call.hasOtherUse(at: call.body)
    }
    return try call.expansion(.getter, name, labels: nil)
  }
}

/// Expands `#setter { (grid: Grid, row: Int, value: Double) in grid[row: row] = value }`.
struct ClosureSetterMacro: HandleMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let call = try CallClosure(try node.onlyClosure, of: node)
    guard let target = call.assignmentTarget else { throw call.hasOtherUse(at: call.body) }
    let (name, _) = try call.member(of: target)
    return try call.setterExpansion(name)
  }
}

// MARK: - Expansions

extension CallClosure {
  fileprivate func expansion(
    _ kind: Callee.Kind,
    _ name: String,
    labels: [String]?
  ) throws -> HandleExpansion {
    let expression = closure.trimmedDescription
    let generic = GenericTypes(marksIn: closure, hasReceiver: true)
    let reference =
      effects.isAsync && isInstance && !isIsolationUnknown && generic == nil
      ? "\(receiver.type).\(name)\(Self.list(labels ?? []))" : nil
    // NB: the same crash as for functions.
    let natural =
      effects.isThrowing ? nil : reference.map { "__Pliant.bound(#pliantType(\($0)))" }
    return HandleExpansion(
      callee: try callee(kind, name, labels: labels),
      effects: effects,
      boundary: Boundary(
        natural: receiver.isIsolated
          ? "__Pliant.value(#pliantType(__Pliant.bound(like: \(expression))))"
          : natural ?? withoutReceiver,
        valueNatural: isInstance ? withReceiverLast : nil,
        isExact: natural != nil,
        spelledTypes: isSending ? arguments.map(\.spelledType) : nil,
        generic: generic
      ),
      evidence: .init(
        named: expression,
        reference: reference,
        isIsolationUnknown: isIsolationUnknown || generic != nil && effects.isAsync,
        check: mutationCheck
      ),
      invocation: .closure(expression)
    )
  }

  /// Returns the expansion of a setter, which takes the new value first and consumes its arguments.
  fileprivate func setterExpansion(_ name: String) throws -> HandleExpansion {
    guard let value = arguments.last else { throw hasOtherUse(at: closure) }
    let indices = arguments.dropLast()
    let types = ([value] + indices).map { "__owned \($0.type)" }.joined(separator: ", ")
    return HandleExpansion(
      callee: try callee(.setter, name, labels: nil),
      effects: effects,
      boundary: Boundary(
        natural: "__Pliant.placeholder() as \(attributes)(\(types)) -> Swift.Void",
        valueNatural: isInstance
          ? "__Pliant.placeholder() as \(attributes)(\(types), \(receiver.type)) -> Swift.Void"
          : nil,
        isExact: true,
        spelledTypes: indices.isEmpty && value.isTuple ? ["__owned \(value.type)"] : nil,
        generic: GenericTypes(marksIn: closure, hasReceiver: true, isSetter: true)
      ),
      evidence: .init(named: closure.trimmedDescription, check: mutationCheck),
      invocation: .closure(closure.trimmedDescription)
    )
  }

  private var isSending: Bool { !receiver.isIsolated && arguments.contains(where: \.isSending) }

  private var isInstance: Bool { !isClassMethod && !receiver.isIsolated && !receiver.isInout }

  /// Whether the call is async and not isolated to a global actor.
  fileprivate var isSuspendingAnywhere: Bool { effects.isAsync && attributes.isEmpty }

  private var isClassMethod: Bool { receiver.type.hasSuffix(".Type") }

  private func callee(_ kind: Callee.Kind, _ name: String, labels: [String]?) throws -> Callee {
    Callee(
      kind: kind,
      name: name,
      labels: labels,
      isStatic: isClassMethod,
      receiver: try calledReceiver(name, labels),
      parameters: .of(kind, areInout: arguments.map(\.isInout))
    )
  }

  private func calledReceiver(_ name: String, _ labels: [String]?) throws -> Callee.Receiver {
    let type = isClassMethod ? String(receiver.type.dropLast(5)) : receiver.type
    let named = "\(type).\(name)" + (labels.map(Self.list) ?? "")
    if isClassMethod {
      guard !effects.isAsync else {
        throw diagnosed(
          .asyncClassMethod(named),
          at: closure,
          fixIts: [fixIt("#callable(\(named))")]
        )
      }
      return .type(type)
    }
    if receiver.isIsolated { return .actor(type) }
    // A closure does not tell whether an async method runs in its caller's isolation; its name
    // does.
    if effects.isAsync, !isIsolationUnknown, !isBeyondNames {
      throw diagnosed(.nameAsync(named), at: closure, fixIts: [fixIt("#method(\(named))")])
    }
    return receiver.isInout ? .mutating(type) : .instance(type)
  }

  /// Whether the call is async and Swift has no name for the declaration.
  private var isIsolationUnknown: Bool {
    effects.isAsync && !isClassMethod && !receiver.isIsolated
      && (receiver.isInout || !body.is(FunctionCallExprSyntax.self))
  }

  /// Whether the macros that take names have no overload for it.
  private var isBeyondNames: Bool {
    let marked = arguments.filter { $0.isInout || $0.type.contains("->") }
    // The overloads take a nonescaping closure as `() throws -> Int`, with any arguments and
    // result.
    let others = marked.filter {
      !$0.spelledType.contains("@escaping")
        && ($0.spelledType.contains("@") || $0.type.contains(" async "))
    }
    return marked.count > 1 || !others.isEmpty || arguments.count > (marked.isEmpty ? 9 : 3)
      || arguments.contains { $0.isIsolated || $0.isSending }
  }

  fileprivate func fixIt(_ replacement: String) -> FixIt {
    PliantFixIt.write(replacement, for: macro)
  }

  /// `(_:times:)`, or an empty string without labels.
  fileprivate static func list(_ labels: [String]) -> String {
    labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The left side of an assignment.
  fileprivate var assignmentTarget: ExprSyntax? {
    if let infix = body.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    {
      return infix.leftOperand
    }
    guard let sequence = body.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sequence.elements.first
  }
}

extension FreestandingMacroExpansionSyntax {
  fileprivate var onlyClosure: ExprSyntax {
    get throws {
      if let trailing = trailingClosure { return ExprSyntax(trailing) }
      guard let argument = arguments.first?.expression else {
        throw diagnosed(.needsReceiver, at: self)
      }
      return argument
    }
  }
}
