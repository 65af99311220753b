package import PliantImages

extension HookFinder {
  /// A method of a mock class and the declaration that it stands in for.
  package struct Mock: Sendable {
    package let declaration: Declaration
    package let function: UInt
  }

  /// The members of `mock` whose names start with `prefix`, as declarations of `type` without it.
  package static func mocks(
    in mock: ClassMetadata,
    prefix: String,
    of type: ClassMetadata,
    search: SymbolSearch
  ) throws -> [Mock] {
    guard let descriptor = mock.descriptor, let target = type.descriptor else { return [] }
    return try [Declaration.Kind.method, .getter, .setter].flatMap { kind in
      let pattern = Declaration(
        kind: kind,
        isStatic: false,
        name: prefix,
        owner: descriptor.name
      )
      let members = try HookFinder(pattern, in: search)
        .members(of: descriptor.address, elsewhere: false, part: "")
      return try members.filter { $0.symbol.kind == kind }
        .compactMap { try Mock($0, of: mock, prefix: prefix, target: target.name) }
    }
  }
}

extension HookFinder.Mock {
  /// Returns nil if the member replaces no other.
  fileprivate init?(
    _ found: FoundFunction,
    of mock: ClassMetadata,
    prefix: String,
    target: String
  ) throws {
    let symbol = found.symbol
    guard symbol.name.hasPrefix(prefix), !symbol.isStatic, !symbol.isGeneric,
      let function = found.function
    else { return nil }
    // Without its record, the code of an async method cannot be told from that of another.
    guard found.isAsync == symbol.signature.effects?.contains("async") ?? false else {
      throw OverrideError.unexpectedLayout(
        declaration: "\(mock.type).\(symbol.name)",
        detail: "nothing refers to it, so the compiler left out its async function pointer; "
          + "mark it 'dynamic'"
      )
    }
    declaration = Declaration(
      kind: symbol.kind,
      isStatic: false,
      name: String(symbol.name.dropFirst(prefix.count)),
      labels: symbol.kind == .method ? symbol.labels : nil,
      owner: target,
      signature: symbol.signature
    )
    self.function = function
  }
}
