import CPliant

/// The plans of a proxy's requirements, as calls read them without a lock; immutable.
struct PlanTable {
  private struct Entry {
    let requirement: ObjectIdentifier
    let plan: Unmanaged<AnyObject>
  }

  private let count: Int
  private let entries: UnsafeMutablePointer<Entry>

  /// Returns the address of a new table, which keeps the plans; nil if there are none.
  static func made(of plans: [ObjectIdentifier: AnyObject]) -> UnsafeMutablePointer<Self>? {
    if plans.isEmpty { return nil }
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: plans.count)
    for (index, (requirement, plan)) in plans.enumerated() {
      let entry = Entry(requirement: requirement, plan: .passRetained(plan))
      (entries + index).initialize(to: entry)
    }
    let table = UnsafeMutablePointer<Self>.allocate(capacity: 1)
    table.initialize(to: Self(count: plans.count, entries: entries))
    return table
  }

  /// Returns a requirement's plan; `table` is read in a read section.
  static func plan(
    of requirement: ObjectIdentifier,
    in table: () -> UnsafeMutablePointer<Self>?
  ) -> AnyObject? {
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    // SAFETY: a table is freed once no read section reads it.
    let plan = table()?.pointee.find(requirement)?.retain()
    pliant_read_end(thread, section)
    return plan?.takeRetainedValue()
  }

  private func find(_ requirement: ObjectIdentifier) -> Unmanaged<AnyObject>? {
    for index in 0..<count where entries[index].requirement == requirement {
      return entries[index].plan
    }
    return nil
  }

  /// Frees a table that nobody reads.
  static func free(_ table: UnsafeMutablePointer<Self>?) {
    guard let table else { return }
    // SAFETY: the table keeps its plans.
    for index in 0..<table.pointee.count { table.pointee.entries[index].plan.release() }
    table.pointee.entries.deallocate()
    table.deallocate()
  }

  /// Frees a table that calls may still be reading; the caller holds no lock.
  static func retire(_ table: UnsafeMutablePointer<Self>?) {
    if table == nil { return }
    pliant_wait_for_readers()
    free(table)
  }
}
