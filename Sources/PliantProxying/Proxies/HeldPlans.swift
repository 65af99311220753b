import CPliant
import Synchronization

/// The plans that calls hold; see `__Pliant.HeldPlan`.
@usableFromInline
enum HeldPlans {
  /// The removed plans that calls hold.
  private static let removed = Retired { plans, count, areHeld in
    for index in 0..<count { areHeld[index] = pliant_is_held(plans[index]) }
  }

  /// Ends a call's use of a plan.
  @usableFromInline
  static func leave(_ plan: Unmanaged<AnyPlan>, _ hold: UnsafeMutableRawPointer?) {
    guard let hold else { return plan.release() }
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    // SAFETY: the plan is held until the next line.
    let isRemoved = plan._withUnsafeGuaranteedRef { $0.isRemoved.load(ordering: .acquiring) }
    pliant_hold_end(hold.assumingMemoryBound(to: pliant_hold.self))
    pliant_read_end(thread, section)
    if isRemoved { removed.free(at: UnsafeRawPointer(plan.toOpaque())) }
  }

  /// Keeps removed plans as long as calls hold them; they have found them before the last wait for
  /// readers.
  static func retire(_ plans: [AnyPlan]) {
    removed.add(plans.map { Retired.Item(Unmanaged.passUnretained($0).toOpaque(), of: $0) })
  }
}

/// The plans of a proxy's requirements, as calls read them without a lock; immutable.
struct PlanTable {
  private struct Entry {
    let requirement: ObjectIdentifier
    let plan: Unmanaged<AnyPlan>
  }

  private let count: Int
  private let entries: UnsafeMutablePointer<Entry>

  /// Returns the address of a new table, which keeps the plans; nil if none is needed.
  static func made(
    of plans: [ObjectIdentifier: AnyPlan],
    evenIfEmpty isNeeded: Bool
  ) -> UnsafeMutablePointer<Self>? {
    if plans.isEmpty && !isNeeded { return nil }
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: plans.count)
    for (index, (requirement, plan)) in plans.enumerated() {
      let entry = Entry(requirement: requirement, plan: .passRetained(plan))
      (entries + index).initialize(to: entry)
    }
    let table = UnsafeMutablePointer<Self>.allocate(capacity: 1)
    table.initialize(to: Self(count: plans.count, entries: entries))
    return table
  }

  /// Returns a requirement's plan, held until the call ends; `table` is read in a read section.
  @inline(__always)
  static func hold(
    _ requirement: ObjectIdentifier,
    in table: () -> UnsafeMutablePointer<Self>?
  ) -> (plan: Unmanaged<AnyPlan>?, hold: UnsafeMutableRawPointer?) {
    let thread = pliant_thread_get()
    let hold = pliant_free_hold(thread)
    let section = pliant_read_begin(thread)
    // SAFETY: a table, and a plan that is not held, is freed once no read section reads it.
    let plan = table()?.pointee.find(requirement)
    if let plan {
      if let hold { pliant_hold_begin(hold, plan.toOpaque()) } else { _ = plan.retain() }
    }
    pliant_read_end(thread, section)
    return (plan, UnsafeMutableRawPointer(hold))
  }

  /// Returns a requirement's plan; `table` is read in a read section.
  static func plan(
    of requirement: ObjectIdentifier,
    in table: () -> UnsafeMutablePointer<Self>?
  ) -> AnyPlan? {
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    // SAFETY: the table, and a plan in it, is freed once no read section reads it.
    let plan = table()?.pointee.find(requirement)?.retain()
    pliant_read_end(thread, section)
    return plan?.takeRetainedValue()
  }

  @inline(__always)
  private func find(_ requirement: ObjectIdentifier) -> Unmanaged<AnyPlan>? {
    for index in 0..<count where entries[index].requirement == requirement {
      return entries[index].plan
    }
    return nil
  }

  /// Frees the table of a proxy that ends.
  ///
  /// No other thread calls the proxy; but the optimizer may end it before the call that was its
  /// last use has left its plan.
  static func end(_ table: UnsafeMutablePointer<Self>?) {
    guard let table else { return }
    // SAFETY: the table keeps its plans.
    let plans = (0..<table.pointee.count).map {
      table.pointee.entries[$0].plan.takeUnretainedValue()
    }
    for plan in plans { plan.isRemoved.store(true, ordering: .sequentiallyConsistent) }
    HeldPlans.retire(plans)
    free(table)
  }

  /// Frees a table that nobody reads.
  private static func free(_ table: UnsafeMutablePointer<Self>?) {
    guard let table else { return }
    // SAFETY: the table keeps its plans.
    for index in 0..<table.pointee.count { table.pointee.entries[index].plan.release() }
    table.pointee.entries.deallocate()
    table.deallocate()
  }

  /// Frees a table that calls may still be reading, and the plans that are not in the new one; the
  /// caller holds no lock.
  static func retire(_ table: UnsafeMutablePointer<Self>?, removing plans: [AnyPlan]) {
    for plan in plans { plan.isRemoved.store(true, ordering: .sequentiallyConsistent) }
    if table == nil { return }
    pliant_wait_for_readers()
    HeldPlans.retire(plans)
    free(table)
  }
}
