import PliantImages

/// Which joint leads to each function of a file; the rules are those of `JointFinder` and `Handle`.
final class ListedVerdicts {
  private let file: ELFFile
  private let index: SymbolIndex
  private let owners: ListedOwners
  private let memory: UnloadedMemory
  private let classes: FileClasses

  init(_ file: ELFFile, index: SymbolIndex, owners: ListedOwners) {
    self.file = file
    self.index = index
    self.owners = owners
    memory = UnloadedMemory(file)
    classes = FileClasses(file, memory: memory)
  }

  /// The slots of a class; nothing of any other type.
  func members(of owner: ListedOwners.Owner) -> FileClasses.Members {
    guard owner.kind == .class, let descriptor = owner.descriptor else { return .init() }
    return classes.members(of: descriptor)
  }

  func verdict(
    on member: ListedMember,
    _ declaration: Declaration,
    entry: SymbolIndex.Entry,
    of owner: ListedOwners.Owner,
    _ members: FileClasses.Members
  ) -> ListedReach {
    let declaration = declaration.description
    let symbol = member.symbol
    guard !symbol.isGeneric, !symbol.signature.isGeneric, !member.isConstrained,
      owner.kind != .protocol
    else { return .nothing(.generic(declaration: declaration)) }
    return reach(of: member, entry: entry, in: owner, members, declaration)
  }

  private func reach(
    of member: ListedMember,
    entry: SymbolIndex.Entry,
    in owner: ListedOwners.Owner,
    _ members: FileClasses.Members,
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
    // Of an async function slots and imports lead to a record.
    let function = index.entry(entry.name, adding: "Tu") ?? entry
    // A library's own class is called directly, and what an async function needs is linked with its callers.
    let isDispatched = symbol.kind != .initializer && (!symbol.isStatic || file.isProgram)
    if isDispatched, let method = members.slots[function.value] {
      let isSeen =
        !MemberSymbol.isPrivate(member.mangled)
        || owner.descriptor.map { overridden.contains(Override(of: method, below: $0)) } ?? false
      return isSeen ? .virtualCalls : .nothing(.final(declaration: declaration))
    }
    if function.text == entry.text, isImported(function) { return .callsFromOtherImages }
    if symbol.kind == .initializer, owner.kind == .class {
      return .nothing(.classInitializer(declaration: declaration))
    }
    if symbol.kind == .getter || symbol.kind == .setter,
      index.entry(entry.name, droppingLast: 1, adding: "pWvd") != nil
    {
      return .nothing(.storedProperty(declaration: declaration))
    }
    return .nothing(
      owner.kind != .class || symbol.isStatic
        ? .notDynamic(declaration: declaration) : .final(declaration: declaration)
    )
  }

  private func isImported(_ function: SymbolIndex.Entry) -> Bool {
    if !file.isProgram, function.isGlobal { return true }
    return memory.ownImports.contains(function.text)
  }

  // MARK: - Private methods

  /// A method, and a class above one that has code of its own for it.
  private struct Override: Hashable {
    let method: AddressTarget
    let ancestor: UInt

    init(of method: AddressTarget, below ancestor: UInt) {
      self.method = method
      self.ancestor = ancestor
    }
  }

  /// Read when the first private method asks.
  private lazy var overridden: Set<Override> = {
    var all: Set<Override> = []
    for owner in owners.owners where owner.kind == .class {
      guard let descriptor = owner.descriptor else { continue }
      let methods = classes.members(of: descriptor).overridden
      var ancestor = descriptor
      // A damaged file could name a class as its own ancestor.
      for _ in 0..<64 where !methods.isEmpty {
        guard let next = classes.superclass(of: ancestor) else { break }
        ancestor = next
        for method in methods { all.insert(Override(of: method, below: ancestor)) }
      }
    }
    return all
  }()
}
