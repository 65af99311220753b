/// Which joint leads to each function of a file; the rules are those of `JointFinder` and `Handle`.
final class ListedVerdicts {
  private let file: ELFFile
  private let index: SymbolIndex
  private let owners: ListedOwners
  private let pointers: ELFPointers
  private let classes: FileClasses
  private let receivers: Receivers

  init(_ file: ELFFile, index: SymbolIndex, owners: ListedOwners) {
    self.file = file
    self.index = index
    self.owners = owners
    pointers = ELFPointers(file)
    classes = FileClasses(file, pointers: pointers)
    receivers = Receivers(file, pointers: pointers)
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
  ) -> (reach: ListedReach, condition: ListedCondition?) {
    let declaration = declaration.description
    let symbol = member.symbol
    let condition = condition(of: member, in: owner)
    if condition == .passedByAddress {
      return (.nothing(.indirectReceiver(declaration: declaration)), nil)
    }
    guard !symbol.isGeneric, !symbol.signature.isGeneric, !member.isConstrained,
      owner.kind != .protocol
    else { return (.nothing(.generic(declaration: declaration)), nil) }
    let reach = reach(of: member, entry: entry, in: owner, members, declaration)
    if case .nothing = reach { return (reach, nil) }
    return (reach, condition.listed)
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
    // Of an async function slots and imports lead to a record.
    let function = index.entry(entry.name, adding: "Tu") ?? entry
    if symbol.kind != .initializer, let method = members.slots[function.value] {
      let isSeen =
        !MemberSymbol.isPrivate(member.mangled)
        || owner.descriptor.map { overridden.contains(Override(of: method, below: $0)) } ?? false
      return isSeen ? .virtualCalls : .nothing(.final(declaration: declaration))
    }
    if isImported(function) { return .callsFromOtherImages }
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
    return pointers.ownImports.contains(function.text)
  }

  // MARK: - Private methods

  /// A method, and a class above one that has code of its own for it.
  private struct Override: Hashable {
    let method: ELFPointers.Target
    let ancestor: UInt

    init(of method: ELFPointers.Target, below ancestor: UInt) {
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

  // MARK: - Receivers

  private enum Condition: Equatable {
    case none, passedByAddress
    case listed(ListedCondition)

    var listed: ListedCondition? {
      if case .listed(let condition) = self { condition } else { nil }
    }
  }

  /// What the verdict on a value's member depends on: whether a closure can stand for a function
  /// with its receiver.
  private func condition(of member: ListedMember, in owner: ListedOwners.Owner) -> Condition {
    let kind = member.symbol.kind
    guard !member.symbol.isStatic, kind != .initializer, kind != .setter, kind != .modify else {
      return .none
    }
    let shape: Receivers.Shape
    switch owner.kind {
    case .module, .class, .protocol, .type: return .none
    case .enum: shape = .byAddress
    case .struct: shape = receivers.shape(of: owner)
    }
    switch shape {
    case .direct: return .none
    case .byAddress: return kind == .getter ? .passedByAddress : .listed(.mutating)
    case .unknown: return .listed(kind == .getter ? .direct : .directOrMutating)
    }
  }
}
