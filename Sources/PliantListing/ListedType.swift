import PliantImages

/// The facts about a type while its members are listed.
struct ListedType {
  /// Its name for people; nil for a module's functions.
  let name: String?
  private let owner: ListedOwners.Owner
  private let verdicts: ListedVerdicts
  /// The functions that it dispatches to, if it is a class.
  private let dispatched: Set<UInt>
  /// How many members are written by a name.
  private let spellings: [String: Int]
  private let isActor: Bool
  /// Whether methods take its values themselves; one that takes an address then changes the value.
  private let isSmall: Bool

  init(
    _ owner: ListedOwners.Owner,
    members: [(SymbolIndex.Entry, ListedMember)],
    verdicts: ListedVerdicts
  ) {
    self.owner = owner
    self.verdicts = verdicts
    let readable = owner.kind == .module ? "" : owner.readableName
    name = readable.isEmpty ? nil : readable
    dispatched = verdicts.dispatched(by: owner)
    spellings = Dictionary(
      members.flatMap { HandleSpelling.names(of: $1.symbol) }.map { ($0, 1) },
      uniquingKeysWith: +
    )
    isActor = verdicts.isActor(owner)
    isSmall = owner.isOfValues && members.contains { verdicts.takesAddress($1, $0) == false }
  }

  func declaration(of member: ListedMember, _ entry: SymbolIndex.Entry) -> ListedDeclaration {
    let declaration = member.declaration(of: name)
    let reach = verdicts.verdict(
      on: member,
      declaration,
      entry: entry,
      of: owner,
      dispatched: dispatched
    )
    return ListedDeclaration(
      isStatic: member.symbol.isStatic,
      name: member.symbol.fullName,
      text: member.text,
      reach: reach,
      handle: verdicts.overrides(owner, reach) ? handle(on: member, entry) : nil,
      symbol: member.mangled,
      declaration: declaration
    )
  }

  private func handle(on member: ListedMember, _ entry: SymbolIndex.Entry) -> String? {
    guard !verdicts.isPrivateSetter(member, entry) else { return nil }
    return HandleSpelling(
      member.symbol,
      member.mangled,
      of: owner,
      isActor: isActor,
      isMutating: isSmall && member.symbol.kind == .method
        && verdicts.takesAddress(member, entry) == true,
      among: spellings
    ).text
  }
}
