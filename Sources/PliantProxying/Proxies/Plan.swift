import CPliant
public import PliantDoubles

/// The override, the observers and the recorders of one requirement of one proxy; immutable.
///
/// Inlined into the proxies' modules, where its types are known.
@usableFromInline
final class Plan<Function, Observer> {
  @usableFromInline let parts: Parts
  // What calls ask first, so that they need not count a reference of an array that is empty.
  @usableFromInline let hasBefore: Bool
  @usableFromInline let hasAfter: Bool
  @usableFromInline let hasRecorders: Bool
  /// The recorder if there is no other.
  @usableFromInline let onlyRecorder: PliantExpansion.CallRecorder?

  init(_ parts: Parts) {
    self.parts = parts
    hasBefore = !parts.before.isEmpty
    hasAfter = !parts.after.isEmpty
    hasRecorders = !parts.recorders.isEmpty
    onlyRecorder = parts.recorders.count == 1 ? parts.recorders[0] : nil
  }

  @usableFromInline
  struct Parts {
    @usableFromInline var override: (id: UInt64, function: Installed<Function>)?
    @usableFromInline var before: [(id: UInt64, observer: Installed<Observer>)] = []
    @usableFromInline var after: [(id: UInt64, observer: Installed<Observer>)] = []
    @usableFromInline var recorders: [PliantExpansion.CallRecorder] = []
    /// The identifiers of `recorders`.
    var recorderIDs: [UInt64] = []
  }
}

/// A function that answers or observes calls.
@usableFromInline
enum Installed<Function> {
  case kept(Function)
  /// A method of an object; nil once that has died.
  case weakly(() -> Function?)

  @inlinable
  @inline(__always)
  var value: Function? {
    switch self {
    case .kept(let function): function
    case .weakly(let function): function()
    }
  }
}

extension Plan.Parts {
  /// The parts without those whose objects have died.
  var living: Self {
    var living = self
    if override?.function.value == nil { living.override = nil }
    living.before.removeAll { $0.observer.value == nil }
    living.after.removeAll { $0.observer.value == nil }
    return living
  }
}

/// A plan of any types.
protocol RemovablePlan: AnyObject {
  /// Returns whether a part with this identifier exists, and its object lives.
  func has(_ id: UInt64) -> Bool
  /// Returns the plan without a part; nil if it is empty then.
  func removing(_ id: UInt64) -> AnyObject?
}

extension Plan: RemovablePlan {
  func has(_ id: UInt64) -> Bool {
    let living = parts.living
    return living.override?.id == id || living.recorderIDs.contains(id)
      || (living.before + living.after).contains { $0.id == id }
  }

  func removing(_ id: UInt64) -> AnyObject? {
    var parts = parts
    if parts.override?.id == id { parts.override = nil }
    parts.before.removeAll { $0.id == id }
    parts.after.removeAll { $0.id == id }
    if let index = parts.recorderIDs.firstIndex(of: id) {
      parts.recorders.remove(at: index)
      parts.recorderIDs.remove(at: index)
    }
    let isEmpty =
      parts.override == nil && parts.before.isEmpty && parts.after.isEmpty
      && parts.recorders.isEmpty
    return isEmpty ? nil : Plan(parts)
  }
}

// MARK: - What calls read

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
