import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Observed var name = value`: accessors that report changes, and their storage.
struct ObservedMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The other role reports the errors; this expansion is then never run.
    guard let property = try? ObservedProperty(declaration, node, in: context) else {
      return declaration.hasGetter ? [] : ["get { fatalError() }"]
    }
    return [property.initAccessor, property.getter, property.setter, property.modify]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try ObservedProperty(declaration, node, in: context)
    let type = property.type.map { ": \($0)" } ?? ""
    let value = property.value.map { " = \($0)" } ?? ""
    var peers: [DeclSyntax] = [
      "private var \(raw: property.storage)\(raw: type)\(raw: value)",
      "private nonisolated let \(raw: property.observers) = __Pliant.Observers()",
    ]
    if property.isInActor, let type = property.type {
      peers.append(
        """
        \(raw: property.access)nonisolated var $\(raw: property.name): ObservedProperty<\(type)> {
          __Pliant.property(of: self, \(raw: property.observers)) { actor in
            actor.\(raw: property.storage)
          }
        }
        """
      )
    }
    return peers
  }
}

extension DeclSyntaxProtocol {
  fileprivate var hasGetter: Bool {
    let accessors = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors
    if case .accessors(let all) = accessors {
      return all.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
    return accessors != nil
  }
}

/// A property that can be `@Observed`.
private struct ObservedProperty {
  let name: String
  let type: TypeSyntax?
  let value: ExprSyntax?
  /// `public ` or another level; empty if none is written.
  let access: String
  let isInActor: Bool

  var storage: String { "_\(name)" }
  var observers: String { "_observersOf_\(name)" }

  init(
    _ declaration: some DeclSyntaxProtocol,
    _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw diagnosed(.observedNeedsOneVariable, at: node) }
    name = token.identifier?.name ?? token.text
    let container = context.lexicalContext.first
    isInActor = container?.is(ActorDeclSyntax.self) == true
    guard isInActor || container?.is(ClassDeclSyntax.self) == true else {
      throw diagnosed(.observedNeedsClass(name), at: node)
    }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      let fixIt = PliantFixIt.write("var", for: variable.bindingSpecifier)
      let node = variable.bindingSpecifier
      throw diagnosed(.observedNeedsVariable(name), at: node, fixIts: [fixIt])
    }
    let refused: Set = ["static", "class", "lazy", "weak", "unowned", "dynamic", "override"]
    if let modifier = variable.modifiers.first(where: { refused.contains($0.name.text) }) {
      throw diagnosed(.observedCannotBe(modifier.name.text, name), at: modifier)
    }
    if let accessors = binding.accessorBlock {
      throw diagnosed(.observedHasAccessors(name), at: accessors)
    }
    // Only its name distinguishes a wrapper from a global actor.
    let wrapper = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.first {
      let name = $0.attributeName.trimmedDescription
      return name.first?.isUppercase == true && !name.hasSuffix("Actor")
        && name != node.attributeName.trimmedDescription
    }
    if let wrapper { throw diagnosed(.observedHasWrapper(name), at: wrapper) }
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    if isInActor, type == nil { throw diagnosed(.observedNeedsType(name), at: binding) }
    access = variable.modifiers.access
  }
}

// MARK: - Accessors

extension ObservedProperty {
  var initAccessor: AccessorDeclSyntax {
    """
    @storageRestrictions(initializes: \(raw: storage))
    init(initialValue) {
      \(raw: storage) = initialValue
    }
    """
  }

  var getter: AccessorDeclSyntax {
    // No key path leads to an actor's property, so nobody can search for it.
    let probe: ExprSyntax =
      isInActor
      ? ""
      : """
      if __Pliant.isProbing {
        \(raw: observers).probed(\\.\(raw: name), in: self)
      }

      """
    return """
      get {
        \(probe)return \(raw: storage)
      }
      """
  }

  var setter: AccessorDeclSyntax {
    """
    set {
      guard \(raw: observers).isObserved else {
        \(raw: storage) = newValue
        return
      }
      let change = \(raw: observers).willChange(self)
      \(raw: storage) = newValue
      change.end()
    }
    """
  }

  var modify: AccessorDeclSyntax {
    """
    _modify {
      guard \(raw: observers).isObserved else {
        yield &\(raw: storage)
        return
      }
      let change = \(raw: observers).willChange(self)
      defer {
        change.end()
      }
      yield &\(raw: storage)
    }
    """
  }
}
