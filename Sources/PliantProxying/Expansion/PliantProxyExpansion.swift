import PliantBase
public import PliantDoubles

/// The declarations that the expansions of `@Proxied` and `@ProxyFor` use.
///
/// Not for use by hand.
public enum PliantProxyExpansion {
  /// The kind of a requirement.
  public enum RequirementKind: Sendable {
    case method
    case getter
    case setter
  }

  /// A call of a requirement in progress.
  public struct ProxyCall<Function, Observer, Implementer> {
    // SAFETY: the proxy, or its type for static requirements, keeps the state during the call; the
    // requirement lasts as long as the program. Counting their references takes longer than a call.
    @usableFromInline let proxy: Unmanaged<ProxyState>
    @usableFromInline let requirement: Unmanaged<RequirementDeclaration>
    @usableFromInline let plan: Plan<Function, Observer>?
    /// The implementer, if it must be found before the call is answered.
    @usableFromInline let found: Implementer?

    @inlinable
    @inline(__always)
    init(
      proxy: ProxyState,
      requirement: RequirementDeclaration,
      plan: Plan<Function, Observer>?,
      found: Implementer?
    ) {
      self.proxy = .passUnretained(proxy)
      self.requirement = .passUnretained(requirement)
      self.plan = plan
      self.found = found
    }
  }

  /// The observers of one phase of a call, all of which are found before the first is called.
  @usableFromInline
  struct Observers<Observer>: Sequence, IteratorProtocol {
    @usableFromInline var first: Observer?
    /// In reverse; nil if there are none, because an empty array is slow to retain.
    @usableFromInline var rest: [Observer]?

    @inlinable
    @inline(__always)
    init(_ installed: [(id: UInt64, observer: Installed<Observer>)]?) {
      guard let installed, !installed.isEmpty else { return }
      if installed.count == 1 {
        first = installed[0].observer.value
      } else {
        rest = installed.reversed().compactMap(\.observer.value)
        first = rest?.popLast()
      }
    }

    @inlinable
    @inline(__always)
    mutating func next() -> Observer? {
      defer { first = rest?.popLast() }
      return first
    }
  }

  /// The executor of a proxy of actors that has no implementer.
  public actor Executor {
    public init() {}
  }

  private struct ConstantKey: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private static let constants = Guarded<[ConstantKey: any Sendable]>([:])

  /// Returns a requirement of a generic proxy, which is created once for each type of the proxy.
  public static func constant<Constant: Sendable>(
    _ name: String,
    of type: Any.Type,
    _ make: () -> Constant
  ) -> Constant {
    let key = ConstantKey(type: ObjectIdentifier(type), name: name)
    return constants.withUncheckedLock { constants in
      if let made = constants[key] as? Constant { return made }
      let new = make()
      constants[key] = new
      return new
    }
  }

  /// A wrapper that takes an object into a function with the isolation of an actor's requirement.
  public struct Transferred<Value>: @unchecked Sendable {
    // SAFETY: only the function uses it, and its caller is isolated to that actor.
    public let value: Value
    public init(_ value: Value) { self.value = value }
  }

  /// Calls a requirement that may change a value; an object's reference is not changed.
  public static func mutating<Implementer, Output, Failure: Error>(
    _ implementer: Implementer,
    _ body: (inout Implementer) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var implementer = implementer
    return try body(&implementer)
  }

  /// Returns the zero value for an `@Optional` requirement that is not implemented.
  public static func unanswered<Output>(_ requirement: String) -> Output {
    if let zero = ZeroValue.of(Output.self) { return zero }
    fatalError("\(ProxyError.notImplemented(requirement: requirement))")
  }

  /// Throws for a requirement that is not implemented, or returns its zero value if `Failure` is
  /// not an error of this module.
  public static func unanswered<Output, Failure: Error>(
    _ requirement: String,
    orThrow _: Failure.Type
  ) throws(Failure) -> Output {
    if let error = ProxyError.notImplemented(requirement: requirement) as? Failure { throw error }
    return unanswered(requirement)
  }
}

extension PliantProxyExpansion.ProxyCall {
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
  public var before: some Sequence<Observer> {
    PliantProxyExpansion.Observers<Observer>(
      plan.flatMap { $0.hasBefore ? $0.parts.before : nil }
    )
  }

  /// The observers to call after the call, without those whose objects have died meanwhile.
  @inlinable
  @inline(__always)
  public var after: some Sequence<Observer> {
    PliantProxyExpansion.Observers<Observer>(
      plan.flatMap { $0.hasAfter ? $0.parts.after : nil }
    )
  }

  /// The function that answers instead of the implementer.
  @inlinable
  @inline(__always)
  public var override: Function? { plan?.parts.override?.function.value }

  /// Reports the call to the spies, if there are any.
  @inlinable
  @inline(__always)
  public func begin<Arguments>(
    _ arguments: @autoclosure () -> Arguments
  ) -> PliantExpansion.RecordedCall {
    guard let plan, plan.hasRecorders else { return PliantExpansion.RecordedCall() }
    if let recorder = plan.onlyRecorder { return recorder.begin(arguments()) }
    return PliantExpansion.RecordedCall(plan.parts.recorders, arguments())
  }

  /// Returns the zero value of the requirement's result.
  ///
  /// If there is none, the program stops, because a result has to be returned.
  public func zero<Output>() -> Output { PliantProxyExpansion.unanswered(name) }

  /// Returns the zero value of the requirement's result, or throws.
  public func zero<Output, Failure: Error>(orThrow _: Failure.Type) throws(Failure) -> Output {
    try PliantProxyExpansion.unanswered(name, orThrow: Failure.self)
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
