import PliantImages

extension HookFinder {
  /// A free function of any module, or one of C, whose type only the handle says.
  ///
  /// If `isOfC` is set, only functions of C are meant.
  package func freeFunction(
    of type: Any.Type? = nil,
    isOfC: Bool = false
  ) throws -> Implementation {
    if let type, let function = denotation?.functionOfC(named: declaration.name) {
      return try functionOfC(type, named: function.name, at: function.address)
    }
    if isOfC, let type { return try functionOfC(type, named: declaration.name) }
    if let specialization {
      let found = try freeFunctions([(prefix: "$s", part: declaration.spelledPart)], any: true)
      guard let found = try specialized(found.matches, of: { _ in nil }, by: specialization) else {
        throw notFound(nearMisses: [])
      }
      return try implementation(found)
    }
    if let function = localFunction { return try implementation(function) }
    // The functions that the expression leads to or, if its code does not tell, all of the name.
    let named = denotation?.declared.map { (prefix: $0, part: "") } ?? []
    var matches = try freeFunctions(named).matches.filter(isDenoted)
    var near: [MemberSymbol] = []
    if matches.isEmpty {
      (matches, near) = try freeFunctions([(prefix: "$s", part: declaration.spelledPart)])
    }
    guard let found = try unique(Self.narrowed(matches, by: type)) else {
      throw noFreeFunction(near: near)
    }
    return try implementation(found)
  }

  /// The local function that the handle's expression is.
  private var localFunction: FoundFunction? {
    guard let function = denotation?.localFunction(named: declaration.name),
      let symbol = MemberSymbol(local: function.mangled), symbol.matches(declaration),
      let image = Image.holding(function.address)
    else { return nil }
    return FoundFunction(
      symbol: symbol,
      mangled: function.mangled,
      image: image,
      function: function.address,
      cell: nil,
      importName: function.mangled + (function.isAsync ? "Tu" : "")
    )
  }

  private func freeFunctions(
    _ symbols: [(prefix: String, part: String)],
    any: Bool = false
  ) throws -> (matches: [FoundFunction], near: [MemberSymbol]) {
    let found = try images.flatMap { image in
      try symbols.flatMap { prefix, part in
        let symbols = try self.symbols(of: image, prefix: prefix, containing: part)
        return FoundFunction.all(in: symbols ?? [], of: image, owner: nil, for: declaration)
      }
    }
    return (
      any
        ? found.filter { $0.symbol.isNamed(like: declaration) && $0.symbol.isFree }
        : found.filter { $0.symbol.matches(declaration) },
      found.map(\.symbol).filter { $0.isNamed(like: declaration) }
    )
  }

  /// Types of the same name may be in several modules; the handle's own then decide.
  private static func narrowed(_ matches: [FoundFunction], by type: Any.Type?) -> [FoundFunction] {
    guard matches.count > 1, let type = type.flatMap({ FunctionText($0) }) else { return matches }
    let own = matches.filter { $0.symbol.isSpelled(by: type) }
    return own.isEmpty ? matches : own
  }

  private func noFreeFunction(near: [MemberSymbol]) -> OverrideError {
    if near.contains(where: \.isGeneric) { return .generic(declaration: declaration.description) }
    if let other = denotedOther { return other }
    if near.isEmpty, denotation?.isInlined(declaration.name, at: [], coroutine: nil) == true {
      return inlined(through: nil)
    }
    // Of the images without symbols only the program probably has the function.
    if near.isEmpty, let program = images.first, (try? file(of: program))?.isStripped == true {
      return .stripped(declaration: declaration.description, image: program.name)
    }
    return notFound(nearMisses: near.map(\.text).sorted())
  }
}
