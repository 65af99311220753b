extension __Pliant {
  /// A function or an object that a call uses without counting a reference.
  public struct Lent<Value> {
    // SAFETY: who made it frees it, after the last call that uses it.
    /// Where the value is.
    public let kept: UnsafePointer<Kept<Value>>

    init(_ value: Value) {
      let kept = UnsafeMutablePointer<Kept<Value>>.allocate(capacity: 1)
      kept.initialize(to: Kept(value))
      self.kept = UnsafePointer(kept)
    }

    func free() {
      let kept = UnsafeMutablePointer(mutating: kept)
      kept.deinitialize(count: 1)
      kept.deallocate()
    }
  }

  /// A value in memory of its own; it cannot be copied, so that the compiler copies nothing when
  /// it is used.
  public struct Kept<Value>: ~Copyable {
    @usableFromInline let value: Value

    init(_ value: Value) { self.value = value }

    /// The value itself.
    @inlinable
    @inline(__always)
    public var run: Value { value }

    @inlinable
    @inline(__always)
    borrowing func use<Output, Failure: Error>(
      _ body: (Value) throws(Failure) -> Output
    ) throws(Failure) -> Output {
      try body(value)
    }
  }

  /// Functions that were found for one call, and that are freed at its end.
  @usableFromInline
  final class FoundFunctions<Function> {
    fileprivate var functions: [Lent<Function>] = []
    private var taken = 0

    @usableFromInline
    init() {}

    deinit { for function in functions { function.free() } }

    @usableFromInline
    func add(_ function: Function) -> Lent<Function> {
      functions.append(Lent(function))
      return functions[functions.count - 1]
    }

    @usableFromInline
    func take() -> Lent<Function>? {
      guard taken < functions.count else { return nil }
      taken += 1
      return functions[taken - 1]
    }
  }

  /// The observers of one phase of a call, all of which are found before the first is called.
  ///
  /// Each is used until the next one is asked for.
  @usableFromInline
  struct CallObservers<Observer>: Sequence, IteratorProtocol {
    @usableFromInline var only: Lent<Observer>?
    @usableFromInline let found: FoundFunctions<Observer>?

    @inlinable
    @inline(__always)
    init(only: Lent<Observer>?) {
      self.only = only
      found = nil
    }

    @usableFromInline
    init(_ installed: [(id: UInt64, observer: Installed<Observer>)]) {
      let found = FoundFunctions<Observer>()
      for (_, observer) in installed { observer.value.map { _ = found.add($0) } }
      self.found = found
    }

    @inlinable
    @inline(__always)
    mutating func next() -> Lent<Observer>? {
      if let found { return found.take() }
      defer { only = nil }
      return only
    }
  }

  /// A requirement's plan, which a call holds until it leaves it.
  ///
  /// Calls count no reference of it, which would take longer than all else that they do. A hold is
  /// a hazard pointer; see `epochs.h`. When all holds of a thread are taken, calls count.
  public struct HeldPlan<Function, Observer> {
    // SAFETY: held until `leave`, which every call does once.
    @usableFromInline let plan: Unmanaged<Plan<Function, Observer>>?
    /// The `pliant_hold`; nil if a reference is counted instead.
    @usableFromInline let hold: UnsafeMutableRawPointer?

    @inlinable
    @inline(__always)
    init(_ held: (plan: Unmanaged<AnyPlan>?, hold: UnsafeMutableRawPointer?)) {
      // SAFETY: a plan is stored under its requirement's declaration, and so has its types.
      plan = held.plan.map { .fromOpaque($0.toOpaque()) }
      hold = held.hold
    }

    /// Returns what the override or the implementer answers, and leaves the plan; nil if the call
    /// needs more than the functions and the object that are lent here.
    @inlinable
    @inline(__always)
    public func answer<Implementer, Output, Failure: Error>(
      of proxy: ProxyState,
      as type: Implementer.Type,
      _ override: (Function) throws(Failure) -> Output,
      _ forward: (Implementer) throws(Failure) -> Output,
      _ observe: (Observer) throws -> Void
    ) throws(Failure) -> Output? {
      guard plan?._withUnsafeGuaranteedRef({ $0.isLent }) != false else { return nil }
      if let function = plan?._withUnsafeGuaranteedRef({ $0.onlyOverride }) {
        return try around(observe) { () throws(Failure) in try function.kept.pointee.use(override) }
      }
      guard proxy.hasFirst, let implementer = proxy.constant?.lent(as: type) else { return nil }
      defer { withExtendedLifetime(proxy) {} }
      return try around(observe) { () throws(Failure) in try implementer.kept.pointee.use(forward) }
    }

    @inlinable
    @inline(__always)
    func around<Output, Failure: Error>(
      _ observe: (Observer) throws -> Void,
      _ answer: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      if let before = plan?._withUnsafeGuaranteedRef({ $0.onlyBefore }) {
        try? before.kept.pointee.use(observe)
      }
      defer {
        if let plan {
          if let after = plan._withUnsafeGuaranteedRef({ $0.onlyAfter }) {
            try? after.kept.pointee.use(observe)
          }
          HeldPlans.leave(.fromOpaque(plan.toOpaque()), hold)
        }
      }
      return try answer()
    }
  }

  /// A call of a requirement in progress.
  public struct ProxyCall<Function, Observer, Implementer> {
    // SAFETY: the requirement lasts as long as the program, the plan is held until `end`, and the
    // function that makes the call keeps its proxy until its end.
    @usableFromInline let proxy: Unmanaged<ProxyState>
    @usableFromInline let requirement: Unmanaged<RequirementDeclaration>
    @usableFromInline let plan: Unmanaged<Plan<Function, Observer>>?
    @usableFromInline let hold: UnsafeMutableRawPointer?
    /// The implementer, if it must be found before the call is answered.
    @usableFromInline let found: Implementer?
    /// Keeps the function of an override whose object is kept weakly; nil without one.
    @usableFromInline let weakOverride: FoundFunctions<Function>?

    @inlinable
    @inline(__always)
    init(
      proxy: ProxyState,
      requirement: RequirementDeclaration,
      held: HeldPlan<Function, Observer>,
      type: Implementer.Type
    ) {
      self.proxy = .passUnretained(proxy)
      self.requirement = .passUnretained(requirement)
      hold = held.hold
      plan = held.plan
      let hasBefore = plan?._withUnsafeGuaranteedRef { $0.hasBefore } == true
      let isWeak = plan?._withUnsafeGuaranteedRef { $0.hasWeakOverride } == true
      weakOverride = isWeak ? FoundFunctions() : nil
      // Finds the implementer before the observers are called, which may replace it.
      let isFound = proxy.constant == nil || hasBefore
      found = isFound ? proxy.implementer(as: type) : nil
    }
  }
}

extension __Pliant.ProxyCall {
  /// The implementer that the call is passed on to.
  @inlinable
  @inline(__always)
  public var implementer: Implementer? {
    found ?? proxy._withUnsafeGuaranteedRef { $0.implementer(as: Implementer.self) }
  }

  private var name: String { requirement.takeUnretainedValue().name }

  /// The observers to call before the call is answered.
  @inlinable
  @inline(__always)
  public var before: some Sequence<__Pliant.Lent<Observer>> {
    plan?._withUnsafeGuaranteedRef { plan in
      plan.hasBefore && plan.onlyBefore == nil
        ? __Pliant.CallObservers(plan.parts.before)
        : __Pliant.CallObservers(only: plan.onlyBefore)
    } ?? __Pliant.CallObservers<Observer>(only: nil)
  }

  /// The observers to call after the call, without those whose objects have died meanwhile.
  @inlinable
  @inline(__always)
  public var after: some Sequence<__Pliant.Lent<Observer>> {
    plan?._withUnsafeGuaranteedRef { plan in
      plan.hasAfter && plan.onlyAfter == nil
        ? __Pliant.CallObservers(plan.parts.after)
        : __Pliant.CallObservers(only: plan.onlyAfter)
    } ?? __Pliant.CallObservers<Observer>(only: nil)
  }

  /// The function that answers instead of the implementer.
  @inlinable
  @inline(__always)
  public var override: __Pliant.Lent<Function>? {
    plan?._withUnsafeGuaranteedRef { plan in
      weakOverride == nil ? plan.onlyOverride : livingOverride
    }
  }

  @usableFromInline
  var livingOverride: __Pliant.Lent<Function>? {
    plan?._withUnsafeGuaranteedRef { $0.parts.override?.function.value }
      .flatMap { weakOverride?.add($0) }
  }

  /// Reports the call to the spies, if there are any.
  @inlinable
  @inline(__always)
  public func begin<Arguments>(
    _ arguments: @autoclosure () -> Arguments
  ) -> __Pliant.RecordedCall {
    plan?._withUnsafeGuaranteedRef { plan in
      guard plan.hasRecorders else { return __Pliant.RecordedCall() }
      if let recorder = plan.onlyRecorder { return recorder.begin(arguments()) }
      return __Pliant.RecordedCall(plan.parts.recorders, arguments())
    } ?? __Pliant.RecordedCall()
  }

  /// Ends the call, and with it what only the call keeps.
  ///
  /// Not a `deinit`: without optimization, Swift 6.3 calls none of a generic value that cannot be
  /// copied and whose type is another module's.
  @inlinable
  @inline(__always)
  public func end() {
    withExtendedLifetime(weakOverride) {}
    if let plan { HeldPlans.leave(.fromOpaque(plan.toOpaque()), hold) }
  }

  /// Returns the zero value of the requirement's result.
  ///
  /// If there is none, the program stops, because a result has to be returned.
  public func zero<Output>() -> Output { __Pliant.unanswered(name) }

  /// Returns the zero value of the requirement's result, or throws; a mock of a requirement that
  /// returns nothing answers once it is spied on.
  public func zero<Output, Failure: Error>(orThrow _: Failure.Type) throws(Failure) -> Output {
    let isSpied = plan?._withUnsafeGuaranteedRef { $0.hasRecorders } == true
    if isSpied, Output.self == Void.self { return zero() }
    return try __Pliant.unanswered(name, orThrow: Failure.self)
  }

  /// Returns the result of a generic requirement, from the override's answer.
  public func result<Output>(_ answer: Any, as _: Output.Type) -> Output {
    guard let result = answer as? Output else {
      fatalError(
        "Cannot return the result of '\(name)': the caller expects \(Output.self), and "
          + "the override returned \(type(of: answer)). Return a value of the expected type"
      )
    }
    return result
  }

  /// Forwards a call that may change the implementer, and stores the changed value.
  public func mutating<Output, Failure: Error>(
    _ implementer: Implementer,
    _ body: (inout Implementer) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var implementer = implementer
    defer {
      if !(type(of: implementer as Any) is AnyClass) {
        proxy.takeUnretainedValue().setImplementer(implementer)
      }
    }
    return try body(&implementer)
  }
}
