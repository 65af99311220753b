import SwiftSyntax
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
      return declaration.hasGetter ? [] : [AccessorDeclSyntax(code: "get { fatalError() }")]
    }
    return [AccessorDeclSyntax(code: property.accessors)]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try ObservedProperty(declaration, node, in: context)
    let type = property.type.map { ": \($0)" } ?? ""
    let value = property.value.map { " = \($0)" } ?? ""
    let code = """
      private var \(property.storage)\(type)\(value)

      private nonisolated let \(property.observers) = __Pliant.Observers()
      """
    return [DeclSyntax(code: code + property.projection)]
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
  let type: String?
  let value: String?
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
    type = binding.typeAnnotation?.type.trimmedDescription
    value = binding.initializer?.value.trimmedDescription
    if isInActor, type == nil { throw diagnosed(.observedNeedsType(name), at: binding) }
    access = variable.modifiers.access
  }
}

// MARK: - Code

extension ObservedProperty {
  /// The property `$name` of an actor's `name`; empty in a class.
  var projection: String {
    guard isInActor, let type else { return "" }
    return """


      \(access)nonisolated var $\(name): ObservedProperty<\(type)> {
        __Pliant.property(of: self, \(observers)) { actor in
          actor.\(storage)
        }
      }
      """
  }

  var accessors: String {
    // No key path leads to an actor's property, so nobody can search for it.
    let probe = """

          if __Pliant.isProbing {
            \(observers).probed(\\.\(name), in: self)
          }
      """
    return """
        @storageRestrictions(initializes: \(storage))
        init(initialValue) {
          \(storage) = initialValue
        }
        get {\(isInActor ? "" : probe)
          return \(storage)
        }
        set {
          guard \(observers).isObserved else {
            \(storage) = newValue
            return
          }
          let change = \(observers).willChange(self)
          \(storage) = newValue
          change.end()
        }
        _modify {
          guard \(observers).isObserved else {
            yield &\(storage)
            return
          }
          let change = \(observers).willChange(self)
          defer {
            change.end()
          }
          yield &\(storage)
        }
      """
  }
}
