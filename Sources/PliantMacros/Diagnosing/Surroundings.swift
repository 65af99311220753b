import SwiftSyntax

/// The errors that a function is declared to throw.
enum Throwing {
  case nothing, anyError, otherError
}

/// The declarations around a macro, from the inside out, up to a type.
struct Surroundings {
  var functions: [String] = []
  /// The errors that the innermost function throws; nil until one is found.
  var throwing: Throwing?
  var isTried = false
  var isAwaited = false
  /// Whether a closure or a local function is between the macro and the type's member.
  var isNested = false
  var isStatic = false
  var mayBeSubclassed = false
  var typeName: String?
  /// Whether a `try` covers the macro, or the function around it can throw any error.
  var canThrow: Bool { throwing == .anyError || isTried && throwing != .otherError }
  private var isInMember = false

  init(_ context: [Syntax]) {
    var names: [String] = []
    for node in context {
      if let type = name(ofType: node) {
        if names.isEmpty { mayBeSubclassed = allowsSubclasses(node) }
        names.append(type)
      } else if names.isEmpty {
        visit(node)
      } else {
        break  // a type within a function
      }
    }
    if !names.isEmpty { typeName = names.reversed().joined(separator: ".") }
  }

  private func name(ofType node: Syntax) -> String? {
    if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    if let node = node.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax {
      return node.name.text
    }
    return nil
  }

  private func allowsSubclasses(_ node: Syntax) -> Bool {
    if let node = node.as(ClassDeclSyntax.self) {
      return !node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    }
    return node.is(ExtensionDeclSyntax.self) || node.is(ProtocolDeclSyntax.self)
  }

  private mutating func visit(_ node: Syntax) {
    if let closure = node.as(ClosureExprSyntax.self) {
      isNested = true
      readEffects(closure.signature?.effectSpecifiers?.throwsClause)
    } else if let function = node.as(FunctionDeclSyntax.self) {
      let isNamed = function.name.identifier != nil
      let labels = function.signature.parameterClause.parameters.map { parameter in
        (isNamed ? Self.plain(parameter.firstName) : "_") + ":"
      }
      add(Self.plain(function.name) + "(\(labels.joined()))", function.modifiers)
      readEffects(function.signature.effectSpecifiers?.throwsClause)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      let labels = initializer.signature.parameterClause.parameters.map {
        Self.plain($0.firstName) + ":"
      }
      add("init(\(labels.joined()))", [])
      readEffects(initializer.signature.effectSpecifiers?.throwsClause)
    } else if node.is(DeinitializerDeclSyntax.self) {
      add("deinit", [])
      readEffects(nil)
    } else if let accessor = Self.accessor(node) {
      add(accessor == "get" ? "#function" : "#function.\(accessor)", [])
      readEffects(node.as(AccessorDeclSyntax.self)?.effectSpecifiers?.throwsClause)
    } else if node.is(TryExprSyntax.self), throwing == nil {
      isTried = true
    } else if node.is(AwaitExprSyntax.self), throwing == nil {
      isAwaited = true
    } else if let item = node.as(SubscriptDeclSyntax.self) {
      let labels = item.parameterClause.parameters.map { parameter in
        (parameter.secondName == nil ? "_" : Self.plain(parameter.firstName)) + ":"
      }
      addSubscript("subscript(\(labels.joined()))", item.modifiers)
    }
  }

  /// Returns a name without backticks.
  private static func plain(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }

  /// Returns the kind of an accessor, which the compiler passes as text that is not a declaration.
  private static func accessor(_ node: Syntax) -> String? {
    if let accessor = node.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text }
    guard node.is(MissingDeclSyntax.self) else { return nil }
    let text = node.description.drop(while: \.isWhitespace).prefix { $0.isLetter || $0 == "_" }
    return ["get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify"]
      .first { $0 == text }
  }

  private mutating func readEffects(_ clause: ThrowsClauseSyntax?) {
    guard throwing == nil else { return }
    guard let clause else {
      throwing = .nothing
      return
    }
    let type = clause.type?.trimmedDescription
    let isAny = type == nil || type == "any Error" || type == "any Swift.Error"
    throwing =
      clause.throwsSpecifier.tokenKind == .keyword(.throws) && isAny ? .anyError : .otherError
  }

  private mutating func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
    if isInMember { isNested = true }
    isInMember = true
    functions.append(name)
    isStatic = modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
  }

  /// Adds a subscript, which follows its accessor or is itself an implicit getter.
  private mutating func addSubscript(_ name: String, _ modifiers: DeclModifierListSyntax) {
    if let last = functions.last, last.hasPrefix("#function") {
      functions.removeLast()
      isInMember = false
      add(name + last.dropFirst("#function".count), modifiers)
    } else {
      add(name, modifiers)
      readEffects(nil)
    }
  }
}
