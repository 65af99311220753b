extension __Pliant {
  /// A function that a call runs without counting a reference of what the function captured.
  public struct Lent<Function> {
    // SAFETY: who made it frees it, after the last call that runs it.
    /// Where the function is.
    public let kept: UnsafePointer<Kept<Function>>

    init(_ function: Function) {
      let kept = UnsafeMutablePointer<Kept<Function>>.allocate(capacity: 1)
      kept.initialize(to: Kept(function))
      self.kept = UnsafePointer(kept)
    }

    func free() {
      let kept = UnsafeMutablePointer(mutating: kept)
      kept.deinitialize(count: 1)
      kept.deallocate()
    }
  }

  /// A function in memory of its own; it cannot be copied, so that the compiler copies nothing when
  /// it is called.
  public struct Kept<Function>: ~Copyable {
    @usableFromInline let function: Function

    init(_ function: Function) { self.function = function }

    /// The function itself.
    @inlinable
    @inline(__always)
    public var run: Function { function }

    @inlinable
    @inline(__always)
    borrowing func use<Output, Failure: Error>(
      _ body: (Function) throws(Failure) -> Output
    ) throws(Failure) -> Output {
      try body(function)
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

    /// Whether an override is kept and nothing else is installed: `answer` is to be called.
    @inlinable
    @inline(__always)
    public var isOnlyOverridden: Bool {
      plan?._withUnsafeGuaranteedRef { $0.isOnlyOverridden } ?? false
    }

    /// Returns what the override answers, and leaves the plan.
    @inlinable
    @inline(__always)
    public func answer<Output, Failure: Error>(
      _ body: (Function) throws(Failure) -> Output
    ) throws(Failure) -> Output {
      // SAFETY: `isOnlyOverridden` was true.
      let plan = plan.unsafelyUnwrapped
      defer { HeldPlans.leave(.fromOpaque(plan.toOpaque()), hold) }
      let function = plan._withUnsafeGuaranteedRef { $0.onlyOverride.unsafelyUnwrapped }
      return try function.kept.pointee.use(body)
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
    /// What keeps an override whose object is kept weakly; nil without one.
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
      // Who answers is found before the observers are called; a value may be replaced.
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
    found ?? proxy._withUnsafeGuaranteedRef { $0.constant?.value(as: Implementer.self) }
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
