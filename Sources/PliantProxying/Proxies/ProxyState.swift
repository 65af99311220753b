public import Synchronization

/// The state of a proxy: its implementer, and everything installed on its requirements.
///
/// Not for use by hand; the macros' expansions name it.
@_documentation(visibility: internal)
public final class ProxyState {
  private let storage: Guarded<Storage>
  /// The first implementer, if calls do not replace it, as they may a value.
  @usableFromInline let constant: AnyImplementer?
  /// Whether another one was set since; `table` is not nil then.
  @usableFromInline let isReplaced = Atomic<Bool>(false)
  /// The `PlanTable` that calls read; nil if nothing is installed.
  @usableFromInline let table = Atomic<UnsafeMutableRawPointer?>(nil)
  /// Whether each requirement has a spy from its first call on.
  @usableFromInline let spiesOnAll = Atomic<Bool>(false)
  /// Whether it belongs to a class of proxies, for static requirements.
  let isOfType: Bool

  /// The last identifier, which is unique among all proxies.
  private static let lastID = Atomic<UInt64>(0)

  struct Storage {
    var implementer: AnyImplementer
    var plans: [ObjectIdentifier: AnyPlan] = [:]
    var respondsWhenObserved = false
    /// The spies that ``spyAll()`` made, by their requirements.
    var spies: [(requirement: ObjectIdentifier, spy: any CallRecording)] = []
  }

  /// Creates the state of a proxy without an implementer: a mock.
  public convenience init<Implementer>(adopting _: Implementer.Type) {
    self.init(Proxied<Implementer>(kept: nil))
  }

  /// Creates the state of a proxy whose implementer is returned by `weak` as long as it lives.
  public convenience init<Implementer>(
    adopting _: Implementer.Type,
    weak implementer: @escaping () -> Implementer?
  ) {
    self.init(Proxied(weakly: implementer))
  }

  /// Creates the state of a proxy that keeps its implementer.
  public convenience init<Implementer>(
    adopting _: Implementer.Type,
    retaining implementer: Implementer
  ) {
    let isObject = type(of: implementer as Any) is AnyClass
    self.init(Proxied(kept: implementer, isObject: isObject), isConstant: isObject)
  }

  init(_ implementer: AnyImplementer, isConstant: Bool = true, isOfType: Bool = false) {
    self.isOfType = isOfType
    constant = isConstant ? implementer : nil
    // SAFETY: the proxy's type tells whether the implementer may be shared.
    nonisolated(unsafe) let initial = Storage(implementer: implementer)
    storage = Guarded(initial)
  }

  deinit { PlanTable.end(publishedTable) }

  func locked<Result>(_ body: (inout Storage) -> Result) -> Result {
    storage.withUncheckedLock(body)
  }

  func editPlans<Result>(_ body: (inout [ObjectIdentifier: AnyPlan]) -> Result) -> Result {
    let (result, removed, old) = locked { storage in
      let before = storage.plans
      let result = body(&storage.plans)
      let removed = before.filter { storage.plans[$0.key] !== $0.value }.values
      let isNeeded = spiesOnAll.load(ordering: .relaxed) || isReplaced.load(ordering: .relaxed)
      let new = PlanTable.made(of: storage.plans, evenIfEmpty: isNeeded)
      let old = table.exchange(UnsafeMutableRawPointer(new), ordering: .acquiringAndReleasing)
      return (result, Array(removed), old)
    }
    // Frees the captures of the removed plans without a lock.
    PlanTable.retire(old?.assumingMemoryBound(to: PlanTable.self), removing: removed)
    return result
  }

  private var publishedTable: UnsafeMutablePointer<PlanTable>? {
    table.load(ordering: .acquiring)?.assumingMemoryBound(to: PlanTable.self)
  }
}

extension ProxyState {
  /// Removes everything from static requirements, whose proxies never die.
  package static func removeAllOfTypes() {
    for state in ofTypes.withUncheckedLock({ Array($0.values) }) {
      state.spiesOnAll.store(false, ordering: .relaxed)
      // Frees the recorded calls without a lock.
      let spies = state.locked { exchange(&$0.spies, with: []) }
      withExtendedLifetime(spies) {}
      state.editPlans { plans in plans = [:] }
    }
  }
}

// MARK: - Calls

extension ProxyState {
  /// Returns the implementer if a call can be forwarded at once; nil if anything is installed.
  @inlinable
  @inline(__always)
  public func plain<Implementer>(as wanted: Implementer.Type) -> Implementer? {
    guard table.load(ordering: .acquiring) == nil, let constant else { return nil }
    return constant.value(as: wanted)
  }

  /// Returns what the implementer answers if a call can be forwarded at once.
  @inlinable
  @inline(__always)
  public func plain<Implementer, Output, Failure: Error>(
    as wanted: Implementer.Type,
    _ forward: (Implementer) throws(Failure) -> Output
  ) throws(Failure) -> Output? {
    guard table.load(ordering: .acquiring) == nil else { return nil }
    if let lent = constant?.lent(as: wanted) {
      defer { withExtendedLifetime(self) {} }
      return try lent.kept.pointee.use(forward)
    }
    return try constantValue(as: wanted).map(forward)
  }

  /// Not inlined: calls that the implementer is lent to would count a reference for it.
  @inlinable
  @inline(never)
  func constantValue<Implementer>(as wanted: Implementer.Type) -> Implementer? {
    constant?.value(as: wanted)
  }

  /// Returns the call of a requirement, with the functions that answer and observe it.
  @inlinable
  @inline(__always)
  public func call<Function, Observer, Arguments, Output, Failure, Implementer>(
    _ requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>,
    _ held: __Pliant.HeldPlan<Function, Observer>,
    of type: Implementer.Type
  ) -> __Pliant.ProxyCall<Function, Observer, Implementer> {
    __Pliant.ProxyCall(
      proxy: self,
      requirement: requirement.declaration,
      held: held,
      type: type
    )
  }

  /// Returns the plan of a requirement, which a call has to leave.
  @inlinable
  @inline(__always)
  public func hold<Function, Observer, All, Output, Failure>(
    _ requirement: @autoclosure () -> __Pliant.Requirement<Function, Observer, All, Output, Failure>
  ) -> __Pliant.HeldPlan<Function, Observer> {
    if spiesOnAll.load(ordering: .relaxed) { addSpy(on: requirement()) }
    return __Pliant.HeldPlan(hold(requirement().declaration))
  }

  @usableFromInline
  func hold(
    _ requirement: RequirementDeclaration
  ) -> (plan: Unmanaged<AnyPlan>?, hold: UnsafeMutableRawPointer?) {
    PlanTable.hold(ObjectIdentifier(requirement)) { publishedTable }
  }

  func plan<Function, Observer, Arguments, Output, Failure>(
    of requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>
  ) -> Plan<Function, Observer>? {
    // SAFETY: a plan is stored under its requirement's declaration, and so has its types.
    plan(of: requirement.declaration)
      .map { unsafeDowncast($0, to: Plan<Function, Observer>.self) }
  }

  func plan(of requirement: RequirementDeclaration) -> AnyPlan? {
    PlanTable.plan(of: ObjectIdentifier(requirement)) { publishedTable }
  }
}

// MARK: - Installing

extension ProxyState {
  func override<Function, Observer, Arguments, Output, Failure>(
    _ requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>,
    by function: Installed<Function>
  ) throws -> ProxyOverride {
    try check(requirement.declaration)
    let place = try edit(requirement) { plan, id in
      // An override whose target has died can be replaced.
      guard plan.override == nil || plan.override?.function.value == nil else {
        throw ProxyError.alreadyOverridden(requirement: requirement.declaration.name)
      }
      plan.override = (id, function)
    }
    let override = ProxyOverride(place)
    TokenLog.add(override)
    return override
  }

  func observe<Function, Observer, Arguments, Output, Failure>(
    _ requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>,
    _ phase: ProxyPhase,
    by observer: Installed<Observer>
  ) throws -> ProxyObservation {
    try check(requirement.declaration)
    let place = edit(requirement) { plan, id in
      switch phase {
      case .before: plan.before.append((id, observer))
      case .after: plan.after.append((id, observer))
      }
    }
    let observation = ProxyObservation(place)
    TokenLog.add(observation)
    return observation
  }

  /// Throws if calls of the requirement never reach this state: those of static ones reach a
  /// type's, all others a proxy's.
  private func check(_ requirement: RequirementDeclaration) throws {
    guard requirement.isStatic == isOfType else {
      throw ProxyError.otherControl(requirement: requirement.name)
    }
  }

  /// Returns whether the part of a requirement's plan with this identifier still exists.
  func has(_ id: UInt64, of requirement: RequirementDeclaration) -> Bool {
    plan(of: requirement)?.has(id) ?? false
  }

  /// Removes the part of a requirement's plan with this identifier.
  func remove(_ id: UInt64, of requirement: RequirementDeclaration) {
    let key = ObjectIdentifier(requirement)
    editPlans { plans in plans[key] = plans[key]?.removing(id) }
  }

  /// Replaces a requirement's plan by one that `body` has edited, with a part of a new identifier.
  func edit<Function, Observer, Arguments, Output, Failure>(
    _ requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>,
    _ body: (inout Plan<Function, Observer>.Parts, UInt64) throws -> Void
  ) rethrows -> ProxyPlace {
    while true {
      let seen = plan(of: requirement)
      let id = Self.lastID.add(1, ordering: .relaxed).newValue
      var parts = seen?.parts.living ?? Plan<Function, Observer>.Parts()
      try body(&parts, id)
      let edited = Plan(parts)
      let key = ObjectIdentifier(requirement.declaration)
      let isDone = editPlans { plans in
        guard plans[key] === seen else { return false }
        plans[key] = edited
        return true
      }
      if isDone { return ProxyPlace(id, of: requirement.declaration, in: self) }
    }
  }
}
