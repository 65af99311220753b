import PliantImages

// The errors for declarations that were not found.

extension HookFinder {
  func notFound(nearMisses: [String] = []) -> OverrideError {
    .notFound(declaration: declaration.description, nearMisses: nearMisses)
  }

  /// The error for a declaration that none of the types has; `asked` is the one that was asked.
  func nothingFound(in descriptors: [UInt], of asked: Any.Type) throws -> OverrideError {
    // Most properties have no such part, and nobody is told why.
    if [.willSet, .didSet, .modify].contains(declaration.kind) { return notFound() }
    let type = (asked as? AnyClass).map { ClassMetadata($0) }
    if let error = observed(in: type?.ancestry ?? []) { return error }
    if declaration.kind.isAccessor, let type, stores(type) {
      return .storedProperty(declaration: declaration.description)
    }
    let near = try descriptors.flatMap { try members(of: $0, elsewhere: false, part: "") }
      .map(\.symbol)
      .filter { $0.name == declaration.name || declaration.isSimilar(to: $0.name) }
    if near.isEmpty, let descriptor = descriptors.first,
      let error = try inProtocolExtension(of: asked, home: home(of: descriptor))
    {
      return error
    }
    return denotedOther ?? notFound(nearMisses: Set(near.map(\.text)).sorted())
  }

  /// The error for the setter of a dynamic property with a `willSet` or a `didSet`: these are
  /// dynamic in its place.
  func observed(in types: [ClassMetadata]) -> OverrideError? {
    guard declaration.kind == .setter else { return nil }
    let isObserved = [Declaration.Kind.willSet, .didSet].contains { kind in
      var observer = declaration
      observer.kind = kind
      let finder = HookFinder(observer, in: search)
      return types.compactMap(\.descriptor?.address).contains { type in
        let members = try? finder.members(of: type, elsewhere: false, part: observer.longestWord)
        return members?.contains { $0.cell != nil && $0.symbol.name == declaration.name } ?? false
      }
    }
    guard isObserved else { return nil }
    return declaration.refusal(
      "its 'willSet' or 'didSet' is dynamic, and not its setter, which the optimizer puts "
        + "into its callers: observe it with 'observe', or give it 'get' and 'set' alone"
    )
  }

  /// The error for an expression that denotes another declaration of the name.
  var denotedOther: OverrideError? {
    guard let other = denotation?.other(than: declaration) else { return nil }
    let name = declaration.description
    if other.contains(".unsafeMutableAddressor : ") { return .storedProperty(declaration: name) }
    let detail =
      declaration.kind == .initializer && other.contains(#/ #\d+ in /#)
      ? "its type is declared in a function, which hides it: declare the type outside of functions"
      : "the expression names '\(other)', of another type: "
        + (declaration.isOperator
          ? "an operator of a generic type has no handle: override what calls it"
          : "a static is named with its type")
    return .unexpectedLayout(declaration: name, detail: detail)
  }

  /// The error for a declaration that its type does not have, but an extension of a protocol may.
  private func inProtocolExtension(of type: Any.Type, home: Image) throws -> OverrideError? {
    let word = declaration.longestWord
    guard !word.isEmpty else { return nil }
    for image in [home] + images.prefix(1).filter({ $0.base != home.base }) {
      guard let symbols = try symbols(of: image, prefix: "$s", containing: word) else { continue }
      let protocols = Set(symbols.compactMap { extended($0.0) })
      guard protocols.contains(where: { conformance(of: type, to: $0) != nil }) else { continue }
      return image.base == images.first?.base
        ? .generic(declaration: declaration.description)
        : .foreign(declaration: declaration.description, library: image.name)
    }
    return nil
  }

  /// Whether the property is stored in a class or one above it.
  private func stores(_ type: ClassMetadata) -> Bool {
    type.ancestry.contains { $0.fields.contains { $0.name == declaration.name } }
  }
}

extension Declaration {
  /// Whether a misspelling of two letters makes one name of the other.
  fileprivate func isSimilar(to other: String) -> Bool {
    let (a, b) = (Array(name.lowercased()), Array(other.lowercased()))
    guard abs(a.count - b.count) <= 2, a.count > 2 else { return false }
    // Levenshtein's distance, one row at a time.
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let cost = Swift.min(row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count] <= 2
  }
}
