import PliantImages

/// Which joint leads to each function of a file; the rules are those of `JointFinder` and `Handle`.
final class ListedVerdicts {
  private let file: ELFFile
  private let index: SymbolIndex
  private let classes: FileClasses

  init(_ file: ELFFile, index: SymbolIndex) {
    self.file = file
    self.index = index
    classes = FileClasses(file)
  }

  /// The functions that a class dispatches to; none of any other type.
  func dispatched(by owner: ListedOwners.Owner) -> Set<UInt> {
    guard owner.kind == .class, let descriptor = owner.descriptor else { return [] }
    return classes.dispatched(by: descriptor)
  }

  func verdict(
    on member: ListedMember,
    _ declaration: Declaration,
    entry: SymbolIndex.Entry,
    of owner: ListedOwners.Owner,
    dispatched: Set<UInt>
  ) -> ListedReach {
    let declaration = declaration.description
    let symbol = member.symbol
    guard !symbol.usesGenericParameters, !member.isConstrained,
      owner.kind != .protocol, !isOfGenericValue(owner)
    else { return .nothing(.generic(declaration: declaration)) }
    return reach(of: member, entry: entry, in: owner, dispatched, declaration)
  }

  func isActor(_ owner: ListedOwners.Owner) -> Bool {
    guard owner.kind == .class, let descriptor = owner.descriptor else { return false }
    return classes.isActor(descriptor)
  }

  /// Whether a value's method takes its address, in the register for self: it changes the value, or that is large.
  ///
  /// Nil of what has no receiver or suspends, and of optimized code.
  func takesAddress(_ member: ListedMember, _ entry: SymbolIndex.Entry) -> Bool? {
    let symbol = member.symbol
    guard symbol.kind == .method || symbol.kind == .getter, !symbol.isStatic, entry.size > 0,
      isDebug(member.mangled), index.entry(entry.name, adding: "Tu") == nil
    else { return nil }
    return file.bytes(at: entry.value, size: entry.size).flatMap {
      FunctionCode.takesContext(Array($0))
    }
  }

  /// Whether a handle of one spelling bends what has that reach: which instantiation of a generic class is not the
  /// listing's to say.
  func bends(_ owner: ListedOwners.Owner, _ reach: ListedReach) -> Bool {
    if case .nothing = reach { return false }
    return owner.descriptor.map(classes.isGeneric) != true
  }

  /// Whether it is of a type whose values' methods get its parameters besides, as no closure does.
  private func isOfGenericValue(_ owner: ListedOwners.Owner) -> Bool {
    guard owner.kind == .struct || owner.kind == .enum, let descriptor = owner.descriptor else {
      return false
    }
    return classes.isGeneric(descriptor)
  }

  private func reach(
    of member: ListedMember,
    entry: SymbolIndex.Entry,
    in owner: ListedOwners.Owner,
    _ dispatched: Set<UInt>,
    _ declaration: String
  ) -> ListedReach {
    if index.entry(entry.name, adding: "TX") != nil { return .everyCall }
    let symbol = member.symbol
    if symbol.kind == .initializer, owner.kind == .class,
      index.entry(entry.name, adding: "Tu") == nil,
      index.entry(entry.name, droppingLast: 1, adding: "cTX") != nil
    {
      return .everyCall
    }
    // Of an async function vtables and imports lead to a record.
    let function = index.entry(entry.name, adding: "Tu") ?? entry
    let isDebug = isDebug(member.mangled)
    var rules = ReachRules(
      isOptimized: !isDebug,
      isDispatched: dispatched.contains(function.value),
      mayBeStored: mayBeStored(member, entry, in: owner),
      isSeenInOneFile: MemberSymbol.isSeenInOneFile(member.mangled),
      isPassedBy: isPassed(entry)
    )
    // Optimized callers make a class's object themselves, and call what fills it.
    var code = entry
    if !isDebug, symbol.kind == .initializer, owner.kind == .class,
      let filling = index.entry(entry.name, droppingLast: 1, adding: "c")
    {
      // Optimized callers make the object of an async one themselves, and no entry fits what fills it.
      guard function.text == entry.text else {
        return .nothing(.classInitializer(declaration: declaration))
      }
      code = filling
    }
    rules.isInternal = code.isInternal
    rules.mayBeMerged = !isDebug && index.mayBeMerged(code)
    if rules.canBeEntered, code.size > 0, !index.shared.contains(code.value),
      !MemberSymbol.runsWhileBending(member.mangled)
    {
      return rules.seesEveryCall ? .everyCall : .callsNotInlined
    }
    if function.text == entry.text, isImported(function) { return .callsFromOtherImages }
    if rules.isStored { return .nothing(.storedProperty(declaration: declaration)) }
    if rules.mayBeMerged { return .nothing(.merged(declaration)) }
    if symbol.kind == .initializer, owner.kind == .class {
      return .nothing(.classInitializer(declaration: declaration))
    }
    return .nothing(
      owner.kind != .class || symbol.isStatic
        ? .notDynamic(declaration: declaration) : .final(declaration: declaration)
    )
  }

  /// Whether a coroutine accesses the same in place, and does not call the accessor.
  private func isPassed(_ accessor: SymbolIndex.Entry) -> Bool {
    guard let name = Coroutine.name(beside: accessor.text) else { return false }
    let parts = index.parts(of: name)
    let calls = parts.contains { file.leads(at: $0.value, size: $0.size).contains(accessor.value) }
    return !parts.isEmpty && !calls
  }

  /// Whether it is of what is read and written where it is.
  private func mayBeStored(
    _ member: ListedMember,
    _ entry: SymbolIndex.Entry,
    in owner: ListedOwners.Owner
  ) -> Bool {
    guard member.symbol.kind.isAccessor else { return false }
    guard !member.symbol.isStatic else {
      return index.entry(entry.name, droppingLast: 2, adding: "au") != nil
    }
    return index.entry(entry.name, droppingLast: 1, adding: "au") != nil
      || owner.descriptor.map { classes.mayStore(member.symbol.name, in: $0) } ?? false
  }

  /// Whether a symbol's module was built for debugging.
  private func isDebug(_ mangled: String) -> Bool {
    guard isAnyDebug else { return false }
    let prefix = OptimizedModules.prefix(of: mangled)
    if let known = optimized[prefix] { return !known }
    let functions = index.functions(of: prefix)
    let code = OptimizedModules.sample(functions).compactMap { function in
      function.size > 0
        ? file.bytes(at: function.value, size: function.size).map(Array.init) : nil
    }
    let isOptimized = OptimizedModules.isOptimized(code)
    optimized[prefix] = isOptimized
    return !isOptimized
  }

  private var optimized: [String: Bool] = [:]

  private lazy var isAnyDebug =
    index.hasDebugLibrary || file.neededLibraries.contains("libswiftSwiftOnoneSupport.so")

  private func isImported(_ function: SymbolIndex.Entry) -> Bool {
    if !file.isProgram, function.isGlobal { return true }
    return ownImports.contains(function.text)
  }

  private lazy var ownImports = file.ownImports
}
