import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#method { (receiver: Type, argument: Int) in receiver.method(argument) }`.
struct ClosureMethodMacro: HandleMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    let call = try CallClosure(try node.onlyClosure, of: node)
    let (name, labels) = try call.member(of: call.body)
    guard call.body.is(FunctionCallExprSyntax.self) else {
      throw diagnosed(.needsOneCall, at: call.body)
    }
    return try call.expansion(.method, name, labels: labels)
  }
}

/// Expands `#getter(\Type.property)`.
struct GetterMacro: HandleMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    let (type, name) = try node.property
    let call = try CallClosure("{ (receiver: \(raw: type)) in receiver.\(raw: name) }", of: node)
    return try call.expansion(.getter, name, labels: nil)
  }
}

/// Expands `#getter { (grid: Grid, row: Int) in grid[row: row] }`.
struct ClosureGetterMacro: HandleMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    let call = try CallClosure(try node.onlyClosure, of: node)
    let (name, _) = try call.member(of: call.body)
    guard !call.body.is(FunctionCallExprSyntax.self) else {
      throw diagnosed(.needsOneCall, at: call.body)
    }
    return try call.expansion(.getter, name, labels: nil)
  }
}

/// Expands `#setter(\Type.property, Value.self)`, of an object's property.
struct SetterMacro: HandleMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion { try node.setterExpansion(receiver: "") }
}

/// The same of a value's property.
struct ValueSetterMacro: HandleMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion { try node.setterExpansion(receiver: "inout ") }
}

/// Says what is missing in `#setter(\Type.property)`.
struct SetterWithoutTypeMacro: HandleMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    throw diagnosed(.setterNeedsType, at: node)
  }
}

/// Expands `#setter { (grid: Grid, row: Int, value: Double) in grid[row: row] = value }`.
struct ClosureSetterMacro: HandleMacro {
  static func handle(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> HandleExpansion {
    let call = try CallClosure(try node.onlyClosure, of: node)
    guard let target = call.assignmentTarget else { throw diagnosed(.needsOneCall, at: call.body) }
    let (name, _) = try call.member(of: target)
    return try call.setterExpansion(name)
  }
}

// MARK: - Expansions

extension CallClosure {
  fileprivate func expansion(
    _ kind: HandleExpansion.Kind,
    _ name: String,
    labels: [String]?
  ) throws -> HandleExpansion {
    let expression = closure.trimmedDescription
    return HandleExpansion(
      kind: kind,
      name: name,
      labels: labels,
      isStatic: isClassMethod ? "true" : "false",
      receiver: try expandedReceiver(kind, name, labels),
      effects: effects,
      parameters: arguments.map { HandleExpansion.Parameter(isInout: $0.isInout) },
      natural: receiver.isIsolated
        ? "var call = PliantExpansion.bound(like: \(expression))" : "var call = \(withoutReceiver)",
      valueNatural: isInstance ? "var call = \(withReceiverLast)" : nil,
      spelledTypes: isSending ? arguments.map(\.spelledType) : nil,
      points: "PliantExpansion.entryPoints(flat: \(expression))",
      named: expression,
      invoke: nil,
      closure: expression,
      check: mutationCheck
    )
  }

  /// A setter takes the new value first and consumes all that it takes.
  fileprivate func setterExpansion(_ name: String) throws -> HandleExpansion {
    guard let value = arguments.last else { throw diagnosed(.needsOneCall, at: closure) }
    let indices = arguments.dropLast()
    let types = ([value] + indices).map { "__owned \($0.type)" }.joined(separator: ", ")
    let attributes = closure.signature?.attributes.trimmedDescription ?? ""
    return HandleExpansion(
      kind: .setter,
      name: name,
      isStatic: isClassMethod ? "true" : "false",
      receiver: try expandedReceiver(.setter, name, nil),
      effects: effects,
      parameters: HandleExpansion.Parameter.ofSetter(arguments.count),
      natural: "var call: \(attributes) (\(types)) -> Void",
      valueNatural: isInstance
        ? "var call: \(attributes) (\(types), \(receiver.type)) -> Void" : nil,
      isExact: true,
      spelledTypes: indices.isEmpty && isTuple(value.type) ? ["__owned \(value.type)"] : nil,
      points: "PliantExpansion.entryPoints(flat: \(closure.trimmedDescription))",
      named: closure.trimmedDescription,
      invoke: nil,
      closure: closure.trimmedDescription,
      check: mutationCheck
    )
  }

  private func isTuple(_ type: String) -> Bool {
    var parser = Parser(type)
    let parsed = TypeSyntax.parse(from: &parser).as(TupleTypeSyntax.self)
    return (parsed?.elements.count ?? 0) > 1
  }

  private var isSending: Bool { !receiver.isIsolated && arguments.contains(where: \.isSending) }

  private var isInstance: Bool { !isClassMethod && !receiver.isIsolated && !receiver.isInout }

  private var isClassMethod: Bool { receiver.type.hasSuffix(".Type") }

  private func expandedReceiver(
    _ kind: HandleExpansion.Kind,
    _ name: String,
    _ labels: [String]?
  ) throws -> HandleExpansion.Receiver {
    let type = isClassMethod ? String(receiver.type.dropLast(5)) : receiver.type
    let named = "\(type).\(name)" + (labels.map(Self.list) ?? "")
    if isClassMethod {
      guard !effects.isAsync else {
        throw diagnosed(.asyncClassMethod, at: closure, fixIts: [fixIt("#callable(\(named))")])
      }
      return .type(type)
    }
    if receiver.isIsolated { return .actor(type) }
    // What a closure cannot say is whether an async method inherits its caller's isolation.
    guard !effects.isAsync else {
      let fixIts = kind == .method ? [fixIt("#method(\(named))")] : []
      throw diagnosed(.nameAsync(named), at: closure, fixIts: fixIts)
    }
    return receiver.isInout ? .mutating(type) : .instance(type)
  }

  private func fixIt(_ replacement: String) -> FixIt {
    PliantFixIt.replace(
      macro,
      with: ExprSyntax("\(raw: replacement)").with(\.trailingTrivia, macro.trailingTrivia),
      "write '\(replacement)'"
    )
  }

  /// `(_:times:)`, or nothing where there are no arguments.
  private static func list(_ labels: [String]) -> String {
    labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// What stands before the `=`.
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

  /// The setter of the key path's property, on a receiver with this specifier.
  fileprivate func setterExpansion(receiver specifier: String) throws -> HandleExpansion {
    let (type, name) = try property
    guard let value = arguments.last?.expression.as(MemberAccessExprSyntax.self)?.base,
      value.isWrittenAsType
    else {
      throw diagnosed(.setterNeedsType, at: self)
    }
    let call = try CallClosure(
      """
      { (receiver: \(raw: specifier)\(raw: type), value: \(value.trimmed)) -> Void in \
      receiver.\(raw: name) = value }
      """,
      of: self
    )
    return try call.setterExpansion(name)
  }

  /// The type and the property of a key path with one component.
  fileprivate var property: (type: String, name: String) {
    get throws {
      guard let argument = arguments.first?.expression,
        let path = argument.as(KeyPathExprSyntax.self), let root = path.root,
        path.components.count == 1,
        let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
      else {
        throw diagnosed(.notAProperty, at: arguments.first.map { Syntax($0) } ?? Syntax(self))
      }
      return (root.trimmedDescription, property.declName.trimmedDescription)
    }
  }
}
