import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// `#method<(Cart) -> Int>(symbol: "total()")`: one type for each kind of declaration.
protocol SymbolMacro: HandleMacro {
  static var kind: Callee.Kind { get }
  static var hasReceiver: Bool { get }
}

extension SymbolMacro {
  static var hasReceiver: Bool { true }

  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let type = try SpelledType(of: node)
    let symbol = try SpelledSymbol(of: node)
    guard !type.effects.isAsync || !type.isIsolated else {
      throw diagnosed(.asyncSymbol, at: node)
    }
    var parameters = type.parameters
    var receiver = Callee.Receiver.none(type: symbol.owner)
    if hasReceiver {
      guard let first = parameters.first else { throw diagnosed(.needsReceiver, at: node) }
      parameters.removeFirst()
      receiver = first.receiver
      guard symbol.owner == nil || symbol.owner == first.type else {
        throw diagnosed(
          .symbolOfAnotherType("\(symbol.owner ?? "").\(symbol.name)", first.type),
          at: node
        )
      }
    }
    // Initializers and setters consume their arguments, and a setter takes the new value first.
    let isInitializer = symbol.name == "init"
    let isOwning = kind == .setter || isInitializer
    var types = parameters.map { (isOwning ? "__owned " : "") + $0.spelling }
    if kind == .setter, let value = types.popLast() { types.insert(value, at: 0) }
    func closure(_ types: [String]) -> String {
      "__Pliant.placeholder() as \(type.attributes)"
        + "(\(types.joined(separator: ", ")))\(type.end)"
    }
    var valueNatural: String?
    if case .instance(let owner) = receiver { valueNatural = closure(types + [owner]) }
    let isOfC = !hasReceiver && symbol.owner == nil && symbol.labels == nil
    return HandleExpansion(
      callee: Callee(
        kind: isInitializer ? .initializer : kind,
        name: symbol.name,
        labels: kind == .method && !isOfC ? symbol.labels ?? [] : nil,
        isStatic: receiver.isType || !hasReceiver && symbol.owner != nil,
        receiver: receiver,
        parameters: .of(kind, areInout: parameters.map(\.isInout))
      ),
      effects: type.effects,
      boundary: Boundary(natural: closure(types), valueNatural: valueNatural, isExact: isOwning),
      evidence: .init(isIsolationUnknown: type.effects.isAsync, isSpelled: true)
    )
  }
}

struct SymbolMethodMacro: SymbolMacro { static let kind = Callee.Kind.method }
struct SymbolGetterMacro: SymbolMacro { static let kind = Callee.Kind.getter }
struct SymbolSetterMacro: SymbolMacro { static let kind = Callee.Kind.setter }
struct SymbolCallableMacro: SymbolMacro {
  static let kind = Callee.Kind.method
  static let hasReceiver = false
}

// MARK: - What is written

/// A function type that is written after a macro's name.
private struct SpelledType {
  struct Parameter {
    let type: String
    let specifiers: [String]

    var isInout: Bool { specifiers.contains("inout") }
    /// The type with the same ownership for a closure's parameter that can be copied.
    var spelling: String {
      (specifiers.map { CallClosure.copyable[$0] ?? $0 } + [type]).joined(separator: " ")
    }

    var receiver: Callee.Receiver {
      if type.hasSuffix(".Type") { return .type(String(type.dropLast(5))) }
      if specifiers.contains("isolated") { return .actor(type) }
      return isInout ? .mutating(type) : .instance(type)
    }
  }

  let parameters: [Parameter]
  let effects: HandleExpansion.Effects
  /// The attributes before it, as in `@MainActor `.
  let attributes: String
  var isIsolated: Bool {
    attributes.contains("Actor") || parameters.contains { $0.specifiers.contains("isolated") }
  }
  /// The text after its parameters, as in ` throws(E) -> Int`.
  let end: String

  init(of node: some FreestandingMacroExpansionSyntax) throws {
    guard let argument = node.genericArgumentClause?.arguments.first?.argument,
      case .type(let type) = argument
    else { throw diagnosed(.needsFunctionType, at: node) }
    let attributed = type.as(AttributedTypeSyntax.self)
    guard let function = (attributed?.baseType ?? type).as(FunctionTypeSyntax.self) else {
      throw diagnosed(.needsFunctionType, at: node)
    }
    attributes = attributed.map { $0.attributes.trimmedDescription + " " } ?? ""
    parameters = function.parameters.map { parameter in
      let type = parameter.type.as(AttributedTypeSyntax.self)
      let specifiers = type?.specifiers.map(\.trimmedDescription) ?? []
      let bare = type.map { $0.attributes.description + $0.baseType.trimmedDescription }
      return Parameter(type: bare ?? parameter.type.trimmedDescription, specifiers: specifiers)
    }
    let clause = function.effectSpecifiers?.throwsClause
    effects = HandleExpansion.Effects(
      isAsync: function.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: clause != nil,
      typed: (clause?.type).map { (type.trimmedDescription, $0.trimmedDescription) }
    )
    end =
      (effects.isAsync ? " async" : "")
      + (clause.map { " " + $0.trimmedDescription } ?? "")
      + " " + function.returnClause.trimmedDescription
  }
}

/// `Cart.find(_:in:)`: a type unless it is the receiver's, a name, and labels, which C functions do
/// not have.
private struct SpelledSymbol {
  let owner: String?
  let name: String
  let labels: [String]?

  init(of node: some FreestandingMacroExpansionSyntax) throws {
    guard let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue, !text.isEmpty
    else { throw diagnosed(.needsLiteral, at: node) }
    var head = text[...]
    var list: Substring?
    if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
      head = text[..<open]
      list = text[open...].dropFirst().dropLast()
    }
    labels = list?.split(separator: ":").map(String.init)
    // The name of an operator may contain dots.
    let dot = head.indices.last { index in
      head[index] == "."
        && head[..<index].last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        && head[index...].dropFirst().first != nil
    }
    owner = dot.map { String(head[..<$0]) }
    name = String(dot.map { head[$0...].dropFirst() } ?? head)
  }
}
