import PliantImages

extension HookFinder {
  /// The function that was found, with the hook through which it is called.
  ///
  /// `metadata` is the class whose code it is, and `type` the descriptor of the declaring type.
  func implementation(
    _ found: FoundFunction,
    of metadata: ClassMetadata? = nil,
    _ type: UInt? = nil
  ) throws -> Implementation {
    try refuseGeneric(found)
    try refuseGenericInitializer(found)
    let coroutine = try coroutine(passing: found, of: metadata, type)
    let modify = coroutine.flatMap { self.modify(named: $0, passing: found, of: metadata, type) }
    var isStored = false
    func called(_ function: UInt, by kind: HookKind, fills: Bool) -> Implementation {
      Implementation(
        declaration: declaration.description,
        function: function,
        kind: kind,
        owner: metadata,
        symbol: found.symbol,
        borrowsClosure: found.borrowsClosure,
        fillsObject: fills,
        isAsync: found.isAsync,
        coroutine: coroutine,
        isStored: isStored,
        modify: modify
      )
    }
    if let cell = found.cell, found.checks == nil {
      return called(found.function ?? cell, by: .cell(cell), fills: found.fillsObject)
    }
    var rules = rules(of: found, in: metadata, type)
    rules.isPassedBy = coroutine != nil && modify == nil
    guard let own = found.function else { throw withoutHook(found, metadata, rules) }
    let filling = rules.isOptimized && metadata != nil ? try filling(of: found) : nil
    if !rules.isStored, isInlined(found, coroutine: coroutine) {
      throw inlined(through: coroutine)
    }
    let function = filling ?? own
    if var code = try code(of: found, at: function, &rules) {
      code.specialization = found.calls(of: code.start)
      isStored = rules.mayBeStored
      return called(function, by: .code(code), fills: filling != nil)
    }
    guard found.checks == nil, !found.isAsync, isImported(found) else {
      throw withoutHook(found, metadata, rules)
    }
    return called(function, by: .imports(found.importName), fills: filling != nil)
  }

  private func refuseGenericInitializer(_ found: FoundFunction) throws {
    guard found.checks != nil, found.fillsObject else { return }
    throw declaration.refusal(
      "it is a generic initializer of a class, which is handed an object: "
        + "override a function that calls it"
    )
  }

  /// The facts about a function apart from its code.
  private func rules(
    of found: FoundFunction,
    in metadata: ClassMetadata?,
    _ type: UInt?
  ) -> ReachRules {
    var rules = ReachRules(
      of: found.mangled,
      isOptimized: !search.isDebug(found.mangled, in: found.image)
    )
    rules.isDispatched =
      found.function.flatMap { metadata?.descriptor?.dispatches($0) } ?? false
    if declaration.kind.isAccessor, !found.symbol.isStatic, let type,
      let file = try? file(of: found.image)
    {
      let (kind, type) = (declaration.kind, LoadedType(type))
      rules.noteStorage(kind, of: found.symbol, named: found.mangled, in: type, file)
    }
    if found.isAddressed {
      rules.mayBeStored = true
      rules.isSeenInOneFile = true
    }
    return rules
  }

  /// The function that optimized callers call in an initializer's place, since they make the object
  /// themselves.
  private func filling(of found: FoundFunction) throws -> UInt? {
    guard found.filling == nil || !found.isAsync else {
      throw OverrideError.classInitializer(declaration: declaration.description)
    }
    return found.filling
  }

  /// The mangled name of the coroutine that accesses the same in place and does not call the
  /// accessor.
  private func coroutine(
    passing found: FoundFunction,
    of metadata: ClassMetadata?,
    _ type: UInt?
  ) throws -> String? {
    guard declaration.kind.isAccessor, let accessor = found.function else { return nil }
    let name = declaration.name
    let mayBeHidden =
      type.map { LoadedType($0).mayWrap(found.symbol) } ?? false
      || metadata?.superclass?.ancestry.contains { $0.fields.contains { $0.name == name } } ?? false
    return Coroutine.passing(
      found.mangled,
      at: accessor,
      in: try file(of: found.image),
      isHidden: mayBeHidden && !search.isDebug(found.mangled, in: found.image)
    )
  }

  /// The coroutine of that name, if it can be made to call the accessors of its property instead.
  ///
  /// The optimizer puts it into its callers, and the instantiations of a generic class share it.
  private func modify(
    named coroutine: String,
    passing found: FoundFunction,
    of metadata: ClassMetadata?,
    _ type: UInt?
  ) -> ModifyCoroutine? {
    guard let type, !LoadedType(type).isGeneric, search.isDebug(found.mangled, in: found.image),
      let file = try? file(of: found.image),
      let (function, setter) = Coroutine.alone(coroutine, passing: declaration.kind, in: file)
    else { return nil }
    let finder = HookFinder(declaration.with(.modify), acceptsGeneric: acceptsGeneric, in: search)
    guard let own = try? finder.member(of: type, elsewhere: [false, true]),
      own.mangled == coroutine, own.function == function,
      let implementation = try? finder.implementation(own, of: metadata, type)
    else { return nil }
    return ModifyCoroutine(implementation, setter: setter)
  }

  /// Whether calls go through the cells of import tables.
  ///
  /// Those of an async function cannot be led elsewhere: callers have read how large its context is
  /// from the record that they were linked with.
  private func isImported(_ found: FoundFunction) -> Bool {
    images.contains { !ImportTable.cells(of: $0, symbol: found.importName).isEmpty }
  }

  /// The code of a function, if it can be hooked; facts about the code are noted in the rules.
  private func code(
    of found: FoundFunction,
    at function: UInt,
    _ rules: inout ReachRules
  ) throws -> FunctionCode? {
    let record = found.isAsync ? AsyncRecord(at: function) : nil
    let start = record?.code ?? function
    let file = try file(of: found.image)
    rules.mayBeMerged = rules.isOptimized && file.mayBeMerged(start)
    guard let code = file.function(at: start) else {
      // A linker may fold functions of the same code (`--icf=all`), which then has all their names.
      if file.function(at: start, hasOtherNames: true) != nil { rules.mayBeMerged = true }
      return nil
    }
    // Calls of a dynamic function are those that its type says, whoever can see its code.
    rules.isInternal = code.isInternal && (found.checks == nil || found.cell == nil)
    if rules.dependsOnReach {
      rules.isReached =
        isImported(found) || file.leads(to: start, record: record == nil ? nil : function)
    }
    guard rules.canBeHooked else { return nil }
    // Dynamic functions are never inlined, nor copied for some types.
    let isWhole =
      found.checks != nil && found.cell != nil && !rules.mayBeStored && !rules.isPassedBy
    return FunctionCode(
      start: start,
      size: code.size,
      room: code.room,
      contextSize: record?.contextSize,
      inlined: rules.seesEveryCall || isWhole ? nil : found.mangled
    )
  }
}

// MARK: - Declarations without a hook

extension HookFinder {
  /// The error for a declaration without a hook.
  private func withoutHook(
    _ found: FoundFunction,
    _ metadata: ClassMetadata?,
    _ rules: ReachRules
  ) -> OverrideError {
    let name = declaration.description
    let isOwn = found.image.base == images.first?.base
    if rules.mayBeMerged, (try? ImageFile.of(found.image).isStripped) == true {
      guard !isOwn else { return .stripped(declaration: name, image: found.image.name) }
      return .unexpectedLayout(
        declaration: name,
        detail: "\(found.image.name) has no symbols, so that nothing shows whether the optimizer "
          + "made it one with another of the same code. Override a function of yours that calls it"
      )
    }
    // Users of a library cannot mark its declarations.
    if found.function != nil, !isOwn {
      return .foreign(declaration: name, library: found.image.name)
    }
    if let error = observed(in: metadata.map { [$0] } ?? []) { return error }
    return rules.refusal(
      of: name,
      kind: declaration.kind,
      isStatic: declaration.isStatic == true,
      isOfClass: metadata != nil
    )
  }

  private func isInlined(_ found: FoundFunction, coroutine: String?) -> Bool {
    denotation?.isInlined(
      found.mangled,
      at: [found.function, found.filling],
      coroutine: coroutine
    ) ?? false
  }

  /// The error for a declaration that the expression does not call, as its code shows.
  func inlined(through coroutine: String?) -> OverrideError {
    declaration.refusal(
      coroutine == nil
        ? "the compiler puts its code in the place of each call, as '@_transparent' tells it to: "
          + "override what calls it"
        : "it is accessed through its '_read' or '_modify', which no handle can stand for: "
          + "give it 'get' and 'set' alone"
    )
  }
}
