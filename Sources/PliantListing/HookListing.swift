import Glibc
import PliantHooks
import PliantImages

/// Lists the functions of an ELF file that can be overridden, and why the rest cannot, without
/// loading it.
///
/// The verdicts are those of `HookFinder` in a process that runs the file. Facts that only such a
/// process knows are conditions of the verdict.
package final class HookListing {
  /// Whether only what the file exports is listed, since it has no other symbols.
  package let isStripped: Bool
  /// Whether the file is a program, from which no other image imports.
  package let isProgram: Bool
  /// The processor it is for, if that is another one than this process's.
  package let foreignMachine: String?
  private let file: ELFFile
  private let index: SymbolIndex
  private let owners: ListedOwners
  private let verdicts: ListedVerdicts
  /// The length of the texts of names that stand for more text than any that a compiler writes.
  private var wasted = 0

  /// Reads the symbols of a file; `progress` is called with the part that was read, from 0 to 1.
  ///
  /// - Throws: `ImageError`, or `ListingError`.
  package init(path: String, progress: (Double) throws -> Void = { _ in }) throws {
    file = try ELFFile(path: path)
    guard let symbols = try ELFSymbols(file) else { throw ListingError.noSymbols(path: path) }
    index = try SymbolIndex(symbols) { try progress($0 / 2) }
    guard index.hasSwift else {
      throw symbols.isStripped && file.hasSwiftSections
        ? ListingError.noSymbols(path: path) : ListingError.noSwift(path: path)
    }
    owners = try ListedOwners(index) { try progress(0.5 + $0 / 2) }
    isStripped = symbols.isStripped
    isProgram = file.isProgram
    foreignMachine = file.machine == ELFFile.ownMachine ? nil : file.machineName
    verdicts = ListedVerdicts(file, index: index)
  }

  /// Calls `body` with group after group, by module and type, each made at its turn.
  ///
  /// If modules are named, it passes only the groups that they declare, also of others' types.
  package func visit<Failure: Error>(
    modules: Set<String> = [],
    _ body: (ListedGroup) throws(Failure) -> Void
  ) throws(Failure) {
    // Functions of a module before its types.
    let order = owners.owners
      .filter { !$0.members.isEmpty && hasMembers($0, of: modules) }
      .map { (key: ($0.module, $0.name), owner: $0) }
      .sorted { $0.key < $1.key }
    let total = order.reduce(0) { $0 + $1.owner.members.count }
    var done = 0
    for (_, owner) in order {
      done += owner.members.count
      for group in groups(of: owner, progress: Double(done) / Double(total))
      where modules.isEmpty || modules.contains(group.extensionModule ?? group.module) {
        try body(group)
      }
    }
  }

  /// Whether some of its members may be of the modules, by their symbols: an extension's have
  /// `4ShopE` in theirs.
  private func hasMembers(_ owner: ListedOwners.Owner, of modules: Set<String>) -> Bool {
    if modules.isEmpty || modules.contains(owner.module) { return true }
    return modules.contains { module in
      let mark = MangledName.identifier(module) + "E"
      return owner.members.contains { number in
        // SAFETY: a symbol's name ends with a zero in its file's table, which the index checked.
        index.entries[Int(number)].name.assumingMemoryBound(to: CChar.self).baseAddress
          .map { strstr($0, mark) != nil } ?? false
      }
    }
  }

  /// A type's own functions, and those of each module that extends it.
  private func groups(of owner: ListedOwners.Owner, progress: Double) -> [ListedGroup] {
    var byModule: [String: [ListedDeclaration]] = [:]
    let members = members(of: owner)
    let type = ListedType(owner, members: members, verdicts: verdicts)
    for (entry, member) in members {
      guard member.isOwn(of: owner, among: owners), !isHiddenCoroutine(member) else { continue }
      byModule[member.extensionModule ?? owner.module, default: []]
        .append(type.declaration(of: member, entry))
    }
    // Its own functions before those of extensions.
    let order = byModule.keys.sorted {
      ($0 == owner.module ? "" : $0) < ($1 == owner.module ? "" : $1)
    }
    return order.map { module in
      ListedGroup(
        kind: owner.kind,
        module: owner.module,
        type: type.name ?? "",
        extensionModule: module == owner.module ? nil : module,
        symbol: owner.mangled,
        declarations: (byModule[module] ?? []).sorted {
          ($0.name, $0.kind.rawValue, $0.symbol) < ($1.name, $1.kind.rawValue, $1.symbol)
        },
        progress: progress
      )
    }
  }

  private func members(of owner: ListedOwners.Owner) -> [(SymbolIndex.Entry, ListedMember)] {
    owner.members.compactMap { number in
      let entry = index.entries[Int(number)]
      return ListedMember(entry.text, of: owner, wasted: &wasted).map { (entry, $0) }
    }
  }

  /// Whether it is the coroutine of a property that has a setter, which nobody overrides by itself.
  private func isHiddenCoroutine(_ member: ListedMember) -> Bool {
    guard member.symbol.kind == .modify else { return member.symbol.kind == .read }
    return verdicts.has(MangledName(member.mangled).beside("s"))
  }
}
