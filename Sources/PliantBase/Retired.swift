/// Memory that no new call can reach, kept until no running call uses it.
///
/// A writer unlinks an item and marks it, both under its own lock, and under none calls
/// `pliant_wait_for_readers` and adds it here. A call that ends its use of a marked item frees it.
/// If an item is put in place again while a call uses it, it stays here until it is unlinked again.
package struct Retired: ~Copyable, Sendable {
  package struct Item: @unchecked Sendable {
    // SAFETY: constant; its owner is only kept, and freed.
    package let address: UnsafeRawPointer
    private let owner: AnyObject

    /// - Parameters:
    ///   - address: The item, which calls use.
    ///   - owner: The object to keep as long.
    package init(_ address: UnsafeRawPointer, of owner: AnyObject) {
      self.address = address
      self.owner = owner
    }
  }

  package typealias Find =
    @Sendable (
      _ sorted: UnsafePointer<UnsafeRawPointer>, _ count: Int, _ isUsed: UnsafeMutablePointer<Bool>
    ) -> Void

  private let items = Guarded<[Item]>([])
  private let find: Find

  /// - Parameter find: Finds out which items calls use, by one look at the threads.
  package init(_ find: @escaping Find) { self.find = find }

  /// Adds items, and frees those that no call uses, under no lock; returns how many it freed.
  @discardableResult
  package func add(_ new: [Item]) -> Int {
    if new.isEmpty { return 0 }
    if new.count == 1, items.withUncheckedLock({ $0.isEmpty }), !isUsed(new[0].address) { return 1 }
    let addresses = Set(new.map(\.address))
    return free(adding: new) { addresses.contains($0) }
  }

  private func isUsed(_ address: UnsafeRawPointer) -> Bool {
    var (address, isUsed) = (address, false)
    find(&address, 1, &isUsed)
    return isUsed
  }

  /// Frees the items at an address, or all if it is nil, that no call uses any more.
  ///
  /// Items that other threads' calls used are left to those threads: one that took them might not
  /// have freed them when the calls have ended.
  package func free(at address: UnsafeRawPointer?) {
    free(adding: []) { address == nil || $0 == address }
  }

  /// It looks under the lock: of two threads that end at once the second sees both ends.
  @discardableResult
  private func free(adding new: [Item], where isChosen: (UnsafeRawPointer) -> Bool) -> Int {
    let unused = items.withUncheckedLock { items -> [Item] in
      items += new
      let chosen = Set(items.lazy.map(\.address).filter(isChosen)).sorted()
      guard !chosen.isEmpty else { return [] }
      var isUsed = Array(repeating: false, count: chosen.count)
      find(chosen, chosen.count, &isUsed)
      let free = Set(zip(chosen, isUsed).lazy.filter { !$0.1 }.map(\.0))
      defer { items.removeAll { free.contains($0.address) } }
      return items.filter { free.contains($0.address) }
    }
    return unused.count
  }
}
