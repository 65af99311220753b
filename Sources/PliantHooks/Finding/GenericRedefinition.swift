package import PliantImages

/// A generic function, the one that replaces it, and the one that stands for the original; all are
/// called exactly alike.
package struct GenericRedefinition: Sendable {
  package let target: Implementation
  /// The function that is to take its place, or, if it is async, its record.
  package let replacement: UInt
  /// The dynamic function whose cell is to lead to the original.
  package let original: Implementation

  /// Finds the target by the others, which are `name` with `Replacement` and `Original` behind it.
  ///
  /// A symbol spells how a function is called: its generic parameters with what they require, and
  /// who owns each argument. Only a target whose symbol is equal but for the names is accepted.
  package init(
    of target: Declaration,
    in owner: Any.Type?,
    by name: String,
    module: String,
    search: SymbolSearch = SymbolSearch()
  ) throws {
    let finder = HookFinder(target, acceptsGeneric: true, in: search)
    let replacement = try finder.counterpart(named: name + "Replacement", of: module)
    let original = try finder.counterpart(named: name + "Original", of: module)
    let shape = replacement.shape
    guard original.shape == shape, !shape.text.contains("some ") else {
      throw finder.declaration.refusal("its result is opaque, and the redefinition's another type")
    }
    let found = try finder.function(of: shape)
    var implementation = try finder.implementation(found, of: owner)
    guard found.isAsync == replacement.found.isAsync, let code = replacement.found.function,
      original.found.cell != nil
    else {
      throw finder.declaration.refusal("the compiler left out its replacement or its original")
    }
    guard !found.isAsync || !implementation.kind.isDynamic else {
      throw finder.declaration.refusal(
        "it is 'dynamic' and suspends: write '@_dynamicReplacement(for:)', or override its callers"
      )
    }
    let isOwn = found.image.base == finder.images.first?.base
    guard implementation.kind.isDynamic || !isOwn || search.isDebug(found.mangled, in: found.image)
    else {
      throw finder.declaration.refusal(
        "an optimized build calls copies of it for each type: mark it 'dynamic'"
      )
    }
    self.original = try finder.implementation(original.found)
    // All its specializations run the code, whatever class they are members of.
    implementation.owner = nil
    self.target = implementation
    self.replacement = code
    try compareIsolation()
  }

  /// Makes calls of `original` run the target's own code, whatever the target's hook will hold.
  package func lead() throws {
    try target.hook()
    let code = try UnsafeRawPointer(codeAt: target.functionOfOriginal(), of: target.declaration)
    try original.set(code, replacing: original.original)
  }

  /// Of async functions no symbol tells whether they are passed the actor of their caller.
  private func compareIsolation() throws {
    guard target.isAsync else { return }
    var other = target
    other.function = replacement
    guard target.leavesCaller, other.leavesCaller else {
      throw target.refusal(
        "its code does not show, as a debug build's does, that both it and the "
          + "redefinition are '@concurrent': redefine what it calls"
      )
    }
  }
}

// MARK: - Shapes

/// The text of a function's symbol without its name, its module, and the extension that it is in.
private struct Shape: Equatable {
  let isStatic: Bool
  /// The owning type with the conditions of its extension; nil for a free function.
  let owner: String?
  /// The generic parameters, the arguments and the result.
  let text: String

  init(_ name: DemangledName) {
    isStatic = name.isStatic
    owner = name.isFree ? nil : name.owner?.text
    text = name.signature.text
  }
}

extension HookFinder {
  /// The function of a module that has a name, of whatever type it is a member.
  fileprivate func counterpart(
    named name: String,
    of module: String
  ) throws -> (shape: Shape, found: FoundFunction) {
    let all = try functions(named: name).filter { $0.name.module == module }
    guard let first = all.first else {
      throw notFound(nearMisses: ["no symbol of '\(name)', which its redefinition calls"])
    }
    guard Set(all.map(\.mangled)).count == 1, let found = try found(first) else {
      throw OverrideError.ambiguous(
        declaration: declaration.description,
        candidates: all.map(\.name.text).sorted()
      )
    }
    return (first.shape, found)
  }

  /// The function with the declaration's name and a shape.
  fileprivate func function(of shape: Shape) throws -> FoundFunction {
    let named = try functions(named: declaration.name)
    let matches = try named.filter { $0.shape == shape }.compactMap(found)
    guard let found = try unique(matches) else {
      throw notFound(nearMisses: Set(named.map(\.name.text)).sorted())
    }
    return found
  }

  /// The class is known to dispatch to it only if it is the one that declares it.
  fileprivate func implementation(
    _ found: FoundFunction,
    of owner: Any.Type?
  ) throws -> Implementation {
    guard let owner = owner as? AnyClass else { return try implementation(found) }
    let metadata = ClassMetadata(owner)
    let declaring = metadata.ancestry.first { type in
      guard let descriptor = type.descriptor, let function = found.function else { return false }
      return descriptor.dispatches(function)
    }
    return try implementation(found, of: declaring, declaring?.descriptor?.address)
  }
}

// MARK: - Symbols

extension HookFinder {
  private struct NamedSymbol {
    let mangled: String
    let name: DemangledName
    let image: Image
    let symbols: [(String, UInt)]
    var shape: Shape { Shape(name) }
  }

  private func functions(named name: String) throws -> [NamedSymbol] {
    var named = declaration
    named.name = name
    return try images.flatMap { image in
      let symbols = try symbols(of: image, prefix: "$s", containing: named.longestWord) ?? []
      return symbols.compactMap { mangled, _ -> NamedSymbol? in
        guard mangled.hasSuffix("F") || mangled.hasSuffix("FZ"),
          let found = Demangler.demangle(mangled).map({ DemangledName($0) }), found.name == name
        else { return nil }
        return NamedSymbol(
          mangled: mangled,
          name: found,
          image: image,
          symbols: symbols.filter { $0.0.hasPrefix(mangled) }
        )
      }
    }
  }

  private func found(_ symbol: NamedSymbol) throws -> FoundFunction? {
    FoundFunction.all(
      in: symbol.symbols,
      of: symbol.image,
      owner: symbol.shape.owner,
      for: declaration
    ).first { $0.mangled == symbol.mangled }
  }
}
