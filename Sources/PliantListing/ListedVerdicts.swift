import PliantHooks
import PliantImages

/// Decides which hook leads to each function of a file, by the rules of `HookFinder`.
final class ListedVerdicts {
  private let file: ELFFile
  private let index: SymbolIndex
  private let classes: FileClasses

  init(_ file: ELFFile, index: SymbolIndex) {
    self.file = file
    self.index = index
    classes = FileClasses(file)
  }

  /// Whether a setter is for fewer than its getter, as of `private(set)`: its symbol is local.
  func isPrivateSetter(_ member: ListedMember, _ entry: SymbolIndex.Entry) -> Bool {
    guard member.symbol.kind == .setter, !entry.isGlobal else { return false }
    return function(MangledName(member.mangled).beside("g"))?.isGlobal == true
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
    let symbol = member.symbol
    let name = declaration.description
    guard !symbol.usesGenericParameters, owner.kind != .protocol,
      !isOfGenericValue(owner)
    else { return .nothing(.generic(declaration: name)) }
    // Vtables and imports lead to the record of an async function.
    let record = function(member.mangled + "Tu")
    let makesObject = symbol.kind == .initializer && owner.kind == .class
    let filler: String? = makesObject ? member.mangled.dropLast() + "c" : nil
    let cells = [member.mangled, record == nil ? filler : nil].compactMap(\.self)
    if cells.contains(where: { has($0 + "TX") }) {
      return isPassed(member, entry, in: owner, dispatched) ? .callsNotInlined : .everyCall
    }
    var rules = rules(of: member, entry, function: record ?? entry, in: owner, dispatched)
    var code = entry
    // Optimized callers make a class's object themselves, and call the function that fills it.
    if rules.isOptimized, let filling = filler.flatMap(function) {
      guard record == nil else { return .nothing(.classInitializer(declaration: name)) }
      code = filling
    }
    rules.isInternal = code.isInternal
    rules.mayBeMerged = rules.isOptimized && index.mayBeMerged(code)
    if rules.dependsOnReach {
      rules.isReached =
        isImported(record ?? entry)
        || targets.contains(code: code.value, record: record?.value)
    }
    if rules.canBeHooked, code.size > 0, !index.shared.contains(code.value) {
      return rules.seesEveryCall ? .everyCall : .callsNotInlined
    }
    if record == nil, isImported(entry) { return .callsFromOtherImages }
    return .nothing(
      rules.refusal(
        of: name,
        kind: symbol.kind,
        isStatic: symbol.isStatic,
        isOfClass: owner.kind == .class
      )
    )
  }

  func isActor(_ owner: ListedOwners.Owner) -> Bool {
    owner.kind == .class && owner.descriptor.map { classes.type($0).isActor } == true
  }

  /// Whether a value's method takes its address, in the register for self: it changes the value, or
  /// the value is large.
  ///
  /// Nil if it has no receiver or suspends, or if its code is optimized.
  func takesAddress(_ member: ListedMember, _ entry: SymbolIndex.Entry) -> Bool? {
    let symbol = member.symbol
    guard symbol.kind == .method || symbol.kind == .getter, !symbol.isStatic,
      isDebug(member.mangled), !has(member.mangled + "Tu")
    else { return nil }
    return bytes(of: entry).flatMap(FunctionCode.takesContext)
  }

  /// Whether a handle of one spelling overrides a declaration of that reach.
  ///
  /// None does in a generic class, since a handle must name an instantiation.
  func overrides(_ owner: ListedOwners.Owner, _ reach: ListedReach) -> Bool {
    if case .nothing = reach { return false }
    return owner.descriptor.map { classes.type($0).isGeneric } != true
  }

  /// Whether it is a generic type of values, whose methods also take its type parameters.
  private func isOfGenericValue(_ owner: ListedOwners.Owner) -> Bool {
    owner.isOfValues && owner.descriptor.map { classes.type($0).isGeneric } == true
  }

  /// The facts about a function apart from its code.
  private func rules(
    of member: ListedMember,
    _ entry: SymbolIndex.Entry,
    function: SymbolIndex.Entry,
    in owner: ListedOwners.Owner,
    _ dispatched: Set<UInt>
  ) -> ReachRules {
    var rules = ReachRules(of: member.mangled, isOptimized: !isDebug(member.mangled))
    rules.isDispatched = dispatched.contains(function.value)
    noteStorage(member, member.symbol.kind, in: owner, &rules)
    rules.isPassedBy = isPassed(member, entry, in: owner, dispatched)
    return rules
  }

  /// Whether a coroutine accesses the same in place, and neither calls the accessor nor can be made
  /// to.
  private func isPassed(
    _ member: ListedMember,
    _ accessor: SymbolIndex.Entry,
    in owner: ListedOwners.Owner,
    _ dispatched: Set<UInt>
  ) -> Bool {
    guard member.symbol.kind.isAccessor else { return false }
    let mayBeHidden = owner.descriptor.map { classes.type($0).mayWrap(member.symbol) } ?? false
    let passing = Coroutine.passing(
      member.mangled,
      at: accessor.value,
      in: self,
      isHidden: mayBeHidden && !isDebug(member.mangled)
    )
    guard let passing else { return false }
    guard isDebug(member.mangled), owner.descriptor.map({ classes.type($0).isGeneric }) == false,
      let modify = Coroutine.alone(passing, passing: member.symbol.kind, in: self)?.modify
    else { return true }
    var rules = ReachRules(of: passing, isOptimized: false)
    rules.isDispatched = dispatched.contains(modify.value)
    noteStorage(member, .modify, in: owner, &rules)
    return !rules.canBeHooked || index.shared.contains(modify.value)
  }

  /// Notes whether it is an accessor of a property that may be read and written in place.
  private func noteStorage(
    _ member: ListedMember,
    _ kind: Declaration.Kind,
    in owner: ListedOwners.Owner,
    _ rules: inout ReachRules
  ) {
    guard kind.isAccessor else { return }
    let isAddressed = has(MangledName(member.mangled).property + "au")
    guard !isAddressed, !member.symbol.isStatic, let type = owner.descriptor else {
      rules.mayBeStored = isAddressed
      return
    }
    let (symbol, name) = (member.symbol, member.mangled)
    rules.noteStorage(kind, of: symbol, named: name, in: classes.type(type), self)
  }

  /// Whether a symbol's module was built for debugging.
  private func isDebug(_ mangled: String) -> Bool {
    guard isAnyDebug else { return false }
    let prefix = OptimizedModules.prefix(of: mangled)
    if let known = optimized[prefix] { return !known }
    let isOptimized = OptimizedModules.isOptimized(prefix, in: self)
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
  private lazy var targets = file.codeTargets
}

extension ListedVerdicts: DeclarationSource {
  func functions(
    prefix: String,
    where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) -> [SymbolIndex.Entry] { index.entries(from: prefix, where: isWanted) }

  func bytes(of function: SymbolIndex.Entry) -> [UInt8]? {
    function.size > 0 ? file.bytes(at: function.value, size: function.size).map(Array.init) : nil
  }

  func leads(of function: SymbolIndex.Entry) -> [UInt] {
    file.leads(at: function.value, size: function.size)
  }

  func address(of function: SymbolIndex.Entry) -> UInt { function.value }
}
