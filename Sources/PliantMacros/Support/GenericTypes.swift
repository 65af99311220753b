import SwiftSyntax

/// The types of one specialization of a generic function, as the expansion of a handle writes them.
///
/// A function in a struct that is generic is called as a generic function is: what is of a
/// parameter's type is passed by its address, and metatypes and closures are passed in their most
/// general form.
struct GenericTypes {
  /// The types in place of the struct's parameters.
  private(set) var marked: [String]
  /// Types that are parameters and are classes, which are passed as they are.
  private(set) var classes: [String] = []
  /// The types of the function's parameters, in terms of the struct's.
  private(set) var parameters: [String]
  private(set) var result: String
  /// The one type of error that it throws.
  private(set) var failure: String?
  /// Where an async function runs, if that is said: `@concurrent`.
  private(set) var isolation = ""
  /// Whether the receiver is marked itself, as what conforms to a protocol.
  private(set) var isConformer = false
  /// Declarations that these need.
  private(set) var declarations = ""

  mutating func add(_ declaration: String) { declarations += declaration }

  /// The parameters of a struct, `<PliantG0>`.
  private func clause(_ more: [String]) -> String {
    Self.list(marked.indices.map { "PliantG\($0)" } + more)
  }

  /// A struct with its parameters' types, `PliantNatural<Order>`.
  func of(_ name: String, more: [String] = [], _ wrap: (String) -> String = { $0 }) -> String {
    name + Self.list(marked.map(wrap) + more)
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// A struct whose field is the function with more arguments at its end, all of which it owns, or
  /// none, or those that say so.
  func declared(
    _ name: String,
    _ more: [String],
    _ effects: HandleExpansion.Effects,
    isOwned: Bool
  ) -> String {
    let own = parameters.map { type in
      isOwned && !type.hasPrefix("__owned ") && !type.contains("->") ? "__owned " + type : type
    }
    let list = (own + more).joined(separator: ", ")
    let thrown = failure.map { "(\($0))" } ?? ""
    let marks = effects.types + (effects.isThrowing ? thrown : "")
    let type = "\(isolation)(\(list))\(marks) -> \(result)"
    return "nonisolated struct \(name)\(clause([])) { var call: \(type) }"
  }

  /// A struct whose field is a function of the same arguments, and of one word behind them.
  ///
  /// It does not suspend, and returns two values more in place of one that does, so that calls pass
  /// the addresses of all its results as arguments.
  func probe(_ name: String, _ more: [String], _ effects: HandleExpansion.Effects) -> String {
    // It would release what is not there.
    let own = parameters.map { $0.hasPrefix("__owned ") ? String($0.dropFirst(8)) : $0 }
    let list = (own + more + ["Swift.UInt"]).joined(separator: ", ")
    guard effects.isAsync else {
      return "nonisolated struct \(name)\(clause([])) { var call: (\(list)) -> \(result) }"
    }
    return "nonisolated struct \(name)\(clause(["PliantOther"])) "
      + "{ var call: (\(list)) -> (\(result), PliantOther, PliantOther) }"
  }
}

// MARK: - Marks

extension GenericTypes {
  /// Reads the marks in the types after `as`; nil if there are none.
  ///
  /// `type` is one that is a parameter whether or not it is marked.
  init?(marksIn reference: NamedReference, or type: String? = nil, isMember: Bool) {
    guard let coercion = reference.coercion else { return nil }
    let reader = MarkReader()
    let function = reader.rewrite(coercion).as(FunctionTypeSyntax.self) ?? coercion
    isConformer = isMember && coercion.parameters.first?.type.isMark == true
    guard !reader.marked.isEmpty || type != nil else { return nil }
    var called = function
    isolation = reference.isolation
    if isMember {
      guard let inner = function.returnClause.type.function else { return nil }
      called = inner
      isolation = function.returnClause.type.isolation
    }
    marked = reader.marked
    failure = called.effectSpecifiers?.throwsClause?.type?.trimmedDescription
    classes = type.map { [$0] } ?? []
    parameters = called.parameters.map(\.type.trimmedDescription)
    result = called.returnClause.type.trimmedDescription
  }

  /// Reads the marks in the signature of a closure; nil if there are none.
  ///
  /// A setter takes its new value first.
  init?(marksIn closure: ClosureExprSyntax, hasReceiver: Bool, isSetter: Bool = false) {
    let reader = MarkReader()
    guard let signature = closure.signature,
      let clause = signature.parameterClause?.as(ClosureParameterClauseSyntax.self)
    else { return nil }
    var types = clause.parameters.compactMap(\.type).map { type in
      CallClosure.copyable.reduce(reader.rewrite(type).trimmedDescription) { text, ownership in
        text.hasPrefix(ownership.key + " ")
          ? ownership.value + text.dropFirst(ownership.key.count) : text
      }
    }
    let result = (signature.returnClause?.type).map { reader.rewrite($0).trimmedDescription }
    guard !reader.marked.isEmpty else { return nil }
    if hasReceiver, !types.isEmpty {
      types.removeFirst()
      let type = clause.parameters.first?.type
      isConformer = (type?.as(AttributedTypeSyntax.self)?.baseType ?? type)?.isMark == true
    }
    if isSetter, let value = types.popLast() { types.insert(value, at: 0) }
    let isConcurrent = signature.attributes.trimmedDescription.contains("@concurrent")
    isolation = isConcurrent ? "@concurrent " : ""
    failure = signature.effectSpecifiers?.throwsClause?.type?.trimmedDescription
    marked = reader.marked
    parameters = types
    self.result = result ?? "Swift.Void"
  }
}

extension TypeSyntax {
  /// The function type, without attributes.
  var function: FunctionTypeSyntax? {
    self.as(FunctionTypeSyntax.self) ?? self.as(AttributedTypeSyntax.self)?.baseType.function
  }

  /// Where a function type says that it runs: `@concurrent `, or `nonisolated(nonsending) `.
  var isolation: String {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return "" }
    let end = attributed.baseType.position
    let words = attributed.trimmedDescription.utf8.prefix(
      end.utf8Offset - attributed.positionAfterSkippingLeadingTrivia.utf8Offset
    )
    let text = String(Substring(words))
    if text.contains("@concurrent") { return "@concurrent " }
    return text.contains("nonisolated") ? "nonisolated(nonsending) " : ""
  }

  /// Whether it is `Generic<X>`.
  fileprivate var isMark: Bool { self.as(IdentifierTypeSyntax.self)?.name.text == "Generic" }
}

/// Replaces each `Generic<X>` by a parameter, the same for the same type.
private final class MarkReader: SyntaxRewriter {
  private(set) var marked: [String] = []

  init() { super.init() }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.text == "Generic", let arguments = node.genericArgumentClause?.arguments,
      arguments.count == 1, let type = arguments.first?.argument
    else { return super.visit(node) }
    let text = type.trimmedDescription
    let index =
      marked.firstIndex(of: text)
      ?? {
        marked.append(text)
        return marked.count - 1
      }()
    let name = TokenSyntax.identifier(
      "PliantG\(index)",
      leadingTrivia: node.leadingTrivia,
      trailingTrivia: node.trailingTrivia
    )
    return TypeSyntax(IdentifierTypeSyntax(name: name))
  }
}

// MARK: - Every place of a type

extension GenericTypes {
  /// Takes every place in a function's type that is `type`, or is made of it, for the parameter's.
  init(every type: String, in expression: String, _ form: NamedForm, isMember: Bool) {
    let count = form.parameters.count
    marked = [type]
    parameters = (0..<count).map { "PliantPlace\($0).PliantPlace.In<PliantG0>" }
    result = "PliantResult.PliantPlace.In<PliantG0>"
    let kind = isMember ? "Method" : "Function"
    func place(_ name: String, _ what: String) -> String {
      """
      nonisolated struct \(name): __Pliant.Placed {
        static let pliantPlace = __Pliant.Places<\(type)>()
          .at(#pliantType(pliant\(kind)\(what)Of\(count)(\(expression))))
      }

      """
    }
    declarations =
      (0..<count).map { place("PliantPlace\($0)", "\($0)") }.joined()
      + place("PliantResult", "Result")
  }
}
