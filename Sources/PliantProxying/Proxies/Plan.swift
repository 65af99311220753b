import Synchronization

/// The override, the observers and the recorders of one requirement of one proxy; immutable.
///
/// Inlined into the proxies' modules, where its types are known.
@usableFromInline
final class Plan<Function, Observer>: AnyPlan {
  @usableFromInline let parts: Parts
  // Flags that calls read first, to count no reference of a part that is missing, and none of an
  // array.
  @usableFromInline let hasBefore: Bool
  @usableFromInline let hasAfter: Bool
  @usableFromInline let hasRecorders: Bool
  @usableFromInline let hasWeakOverride: Bool
  /// Whether calls need nothing but what is lent.
  @usableFromInline let isLent: Bool
  /// Each of these is nil unless it is kept and there is no other.
  @usableFromInline let onlyOverride: Lent<Function>?
  @usableFromInline let onlyBefore: Lent<Observer>?
  @usableFromInline let onlyAfter: Lent<Observer>?
  @usableFromInline let onlyRecorder: __Pliant.CallRecorder?

  @usableFromInline typealias Lent<Kept> = __Pliant.Lent<Kept>

  init(_ parts: Parts) {
    self.parts = parts
    hasBefore = !parts.before.isEmpty
    hasAfter = !parts.after.isEmpty
    hasRecorders = !parts.recorders.isEmpty
    onlyOverride = (parts.override?.function.kept).map(Lent.init)
    hasWeakOverride = parts.override != nil && onlyOverride == nil
    onlyBefore = (parts.before.count == 1 ? parts.before[0].observer.kept : nil).map(Lent.init)
    onlyAfter = (parts.after.count == 1 ? parts.after[0].observer.kept : nil).map(Lent.init)
    onlyRecorder = parts.recorders.count == 1 ? parts.recorders[0] : nil
    isLent =
      !hasRecorders && !hasWeakOverride && hasBefore == (onlyBefore != nil)
      && hasAfter == (onlyAfter != nil)
  }

  deinit {
    onlyOverride?.free()
    onlyBefore?.free()
    onlyAfter?.free()
  }

  @usableFromInline
  struct Parts {
    @usableFromInline var override: (id: UInt64, function: Installed<Function>)?
    @usableFromInline var before: [(id: UInt64, observer: Installed<Observer>)] = []
    @usableFromInline var after: [(id: UInt64, observer: Installed<Observer>)] = []
    @usableFromInline var recorders: [__Pliant.CallRecorder] = []
    /// The identifiers of `recorders`.
    var recorderIDs: [UInt64] = []
  }

  override func has(_ id: UInt64) -> Bool {
    let living = parts.living
    return living.override?.id == id || living.recorderIDs.contains(id)
      || (living.before + living.after).contains { $0.id == id }
  }

  override func removing(_ id: UInt64) -> AnyPlan? {
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

  var kept: Function? { if case .kept(let function) = self { function } else { nil } }
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
@usableFromInline
class AnyPlan {
  /// Whether it was removed from its proxy.
  let isRemoved = Atomic(false)

  /// Returns whether a part with this identifier exists, and its object lives.
  func has(_ id: UInt64) -> Bool { false }
  /// Returns the plan without a part; nil if it is empty then.
  func removing(_ id: UInt64) -> AnyPlan? { nil }
}
