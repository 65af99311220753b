import SwiftSyntax
import SwiftSyntaxMacros

/// `@Redefinition(of: "decode(_:from:)") func traced…`: what calls the original, what takes its
/// place, and what starts that.
///
/// Both functions have the signature of the user's, and so are called as the generic function is.
/// The optimizer must neither leave them out nor make specialized copies of them in their place.
struct RedefinitionMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let function = try RedefiningFunction(declaration, node, in: context)
    return [function.original, function.replacement, function.start].map(DeclSyntax.init(code:))
  }
}

/// A function that redefines another of the same signature.
private struct RedefiningFunction {
  private let source: FunctionDeclSyntax
  private let name: String
  private let target: String
  private let targetLabels: [String]
  private let isMember: Bool
  private let arguments: String

  init(
    _ declaration: some DeclSyntaxProtocol,
    _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard let source = declaration.as(FunctionDeclSyntax.self), source.body != nil,
      source.name.identifier != nil
    else { throw diagnosed(.redefinitionNeedsFunction, at: node) }
    let container = context.lexicalContext.first
    isMember = container != nil
    guard container == nil || container?.asProtocol((any DeclGroupSyntax).self) != nil else {
      throw diagnosed(.redefinitionIsLocal, at: node)
    }
    self.source = source
    name = source.name.identifier?.name ?? source.name.text
    (target, targetLabels) = try Self.target(node)
    guard target != name else { throw diagnosed(.redefinitionHasName(of: target), at: source.name) }
    let parameters = source.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.identifier?.name ?? $0.firstName.text }
    guard labels == targetLabels else {
      let full = Self.fullName(target, targetLabels)
      throw diagnosed(
        .redefinitionHasLabels(Self.fullName(name, labels), of: full),
        at: source.signature.parameterClause
      )
    }
    arguments = try parameters.enumerated().map { try Self.argument($1, at: $0) }
      .joined(separator: ", ")
  }

  private static func fullName(_ base: String, _ labels: [String]) -> String {
    "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The name and the labels that the attribute's text spells.
  private static func target(_ node: AttributeSyntax) throws -> (String, [String]) {
    guard case .argumentList(let arguments) = node.arguments,
      let text = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.segments
        .trimmedDescription,
      let match = text.wholeMatch(of: #/([\p{L}_][\w]*)\(((?:[\p{L}_]\w*:)*)\)/#)
    else { throw diagnosed(.redefinitionNeedsName(node), at: node) }
    return (String(match.1), match.2.split(separator: ":").map(String.init))
  }

  private static func argument(_ parameter: FunctionParameterSyntax, at index: Int) throws -> String
  {
    let name = localName(of: parameter, at: index)
    guard parameter.ellipsis == nil else {
      throw diagnosed(.redefinitionCannotPass(name), at: parameter)
    }
    let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
    let attributed = parameter.type.as(AttributedTypeSyntax.self)
    let isInout = attributed?.specifiers.contains { $0.trimmedDescription == "inout" } == true
    let isAutoclosure =
      attributed?.attributes.contains { $0.trimmedDescription == "@autoclosure" } == true
    let isPack = parameter.type.is(PackExpansionTypeSyntax.self)
    return label + (isPack ? "repeat each " : isInout ? "&" : "") + name
      + (isAutoclosure ? "()" : "")
  }

  private static func localName(of parameter: FunctionParameterSyntax, at index: Int) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    return name == "_" ? "a\(index)" : name
  }
}

// MARK: - Peers

extension RedefiningFunction {
  /// Calls the original; outside a redefinition, the function itself.
  var original: String {
    peer(named: name + "Original", "dynamic ", calling: target)
  }

  /// The code that calls of the target arrive at.
  ///
  /// The compiler leaves out the record of an async function that nothing refers to, unless it is
  /// dynamic.
  var replacement: String {
    let isAsync = source.signature.effectSpecifiers?.asyncSpecifier != nil
    return peer(named: name + "Replacement", isAsync ? "dynamic " : "", calling: name)
  }

  var start: String {
    let isStatic = isMember ? "static " : ""
    let labels = targetLabels.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      \(source.modifiers.access)\(isStatic)func \(name)Redefinition() throws -> Redefinition {
        try __Pliant.redefineGeneric(
          "\(target)", labels: [\(labels)],
          isStatic: \(source.modifiers.isStatic), of: \(isMember ? "Self.self" : "nil"),
          by: "\(name)", fileID: #fileID
        )
      }
      """
  }

  private func peer(named peer: String, _ dynamic: String, calling base: String) -> String {
    var parameters = source.signature.parameterClause.parameters
    for (offset, index) in parameters.indices.enumerated()
    where (parameters[index].secondName ?? parameters[index].firstName).text == "_" {
      let name = TokenSyntax.identifier(" a\(offset)")
      parameters[index].secondName = name
    }
    let effects = source.signature.effectSpecifiers
    let attempt = effects?.throwsClause == nil ? "" : "try "
    let suspension = effects?.asyncSpecifier == nil ? "" : "await "
    let attributes = source.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { attribute in
        let name = attribute.attributeName.trimmedDescription
        return name.hasSuffix("Actor") || ["concurrent", "available"].contains(name)
      }
      .map { $0.trimmedDescription + " " }.joined()
    let modifiers = source.modifiers
      .filter { !["dynamic", "override", "final", "open"].contains($0.name.text) }
      .map { $0.trimmedDescription + " " }.joined()
    let isOpen = source.modifiers.contains { $0.name.text == "open" } ? "public " : ""
    let result = source.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
    let conditions = source.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let specifiers = effects.map { " " + $0.trimmedDescription } ?? ""
    let call = attempt + suspension + (isMember ? "self." : "") + "\(base)(\(arguments))"
    return """
      @_optimize(none)
      \(attributes)\(isOpen)\(modifiers)\(dynamic)func \(peer)\
      \(source.genericParameterClause?.trimmedDescription ?? "")\
      (\(parameters.trimmedDescription))\(specifiers)\(result)\(conditions) {
        \(call)
      }
      """
  }
}
