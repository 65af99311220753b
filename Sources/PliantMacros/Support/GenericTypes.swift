import SwiftSyntax

/// The types of one specialisation of a generic function, as the expansion of a handle writes them.
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
  /// Whether the receiver is marked itself, as what conforms to a protocol.
  private(set) var isConformer = false
  /// Declarations that these need.
  private(set) var declarations = ""

  /// The parameters of a struct, `<PliantG0>`.
  private var clause: String {
    marked.isEmpty ? "" : "<\(marked.indices.map { "PliantG\($0)" }.joined(separator: ", "))>"
  }

  /// A struct with its parameters' types, `PliantNatural<Order>`.
  func of(_ name: String, _ wrap: (String) -> String = { $0 }) -> String {
    name + (marked.isEmpty ? "" : "<\(marked.map(wrap).joined(separator: ", "))>")
  }

  /// A struct whose field is the function with more arguments at its end, all of which it owns, or
  /// none, or those that say so.
  func declared(
    _ name: String,
    _ more: [String],
    _ effects: String,
    isOwned: Bool?
  ) -> String {
    let own = parameters.map { type in
      let isWritten = type.hasPrefix("__owned ")
      // A probe would release what is not there.
      if isOwned == false, isWritten { return String(type.dropFirst("__owned ".count)) }
      return isOwned == true && !isWritten && !type.contains("->") ? "__owned " + type : type
    }
    let list = (own + more).joined(separator: ", ")
    return "nonisolated struct \(name)\(clause) { var call: (\(list))\(effects) -> \(result) }"
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
    if isMember {
      guard let inner = function.returnClause.type.as(FunctionTypeSyntax.self) else { return nil }
      called = inner
    }
    marked = reader.marked
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
    marked = reader.marked
    parameters = types
    self.result = result ?? "Swift.Void"
  }
}

extension TypeSyntax {
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
      nonisolated struct \(name): PliantExpansion.Placed {
        static let pliantPlace = PliantExpansion.Places<\(type)>()
          .at(#pliantType(pliant\(kind)\(what)Of\(count)(\(expression))))
      }

      """
    }
    declarations =
      (0..<count).map { place("PliantPlace\($0)", "\($0)") }.joined()
      + place("PliantResult", "Result")
  }
}
