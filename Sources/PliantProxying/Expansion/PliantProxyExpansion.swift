import PliantBase
public import PliantDoubles

/// What the expansions of `@Proxied` and `@ProxyFor` are made of.
///
/// Not for use by hand.
public enum PliantProxyExpansion {
  /// What a requirement is.
  public enum RequirementKind: Sendable {
    case method
    case getter
    case setter
  }

  /// A call of a requirement in progress.
  public struct ProxyCall<Function, Observer, Implementer> {
    @usableFromInline let proxy: ProxyState
    @usableFromInline let requirement: RequirementDeclaration
    @usableFromInline let plan: Plan<Function, Observer>?
    /// What the call is passed on to.
    public let implementer: Implementer?

    @inlinable
    @inline(__always)
    init(
      proxy: ProxyState,
      requirement: RequirementDeclaration,
      plan: Plan<Function, Observer>?,
      implementer: Implementer?
    ) {
      self.proxy = proxy
      self.requirement = requirement
      self.plan = plan
      self.implementer = implementer
    }
  }

  /// What a proxy of actors runs on that has no implementer.
  public actor Executor {
    public init() {}
  }

  private struct ConstantKey: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private static let constants = Guarded<[ConstantKey: any Sendable]>([:])

  /// A requirement of a proxy that is generic, made once for each of its types, as its identity must be.
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

  /// Takes an object into a function that is isolated to an actor, as its requirement is.
  public struct Transferred<Value>: @unchecked Sendable {
    // SAFETY: only the function uses it, and who calls the function is on that actor.
    public let value: Value
    public init(_ value: Value) { self.value = value }
  }

  /// Calls a requirement that may change a value; an object's reference stays what it is.
  public static func mutating<Implementer, Output, Failure: Error>(
    _ implementer: Implementer,
    _ body: (inout Implementer) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var implementer = implementer
    return try body(&implementer)
  }

  /// What an `@Optional` requirement answers where nobody implements it.
  public static func unanswered<Output>(_ requirement: String) -> Output {
    if let zero = ZeroValue.of(Output.self) { return zero }
    fatalError("\(ProxyError.notImplemented(requirement: requirement))")
  }

  /// Throws for a requirement that nobody implements, or answers it if `Failure` is another error than ours.
  public static func unanswered<Output, Failure: Error>(
    _ requirement: String,
    orThrow _: Failure.Type
  ) throws(Failure) -> Output {
    if let error = ProxyError.notImplemented(requirement: requirement) as? Failure { throw error }
    return unanswered(requirement)
  }
}

extension PliantProxyExpansion.ProxyCall {
  /// Whom to tell before the call is answered.
  @inlinable
  public var before: [Observer] { plan?.parts.before.compactMap { $0.observer() } ?? [] }

  /// Whom to tell afterwards; asked for then, so that an object that died meanwhile is not.
  @inlinable
  public var after: [Observer] { plan?.parts.after.compactMap { $0.observer() } ?? [] }

  /// What answers instead of the implementer.
  @inlinable
  public var override: Function? { plan?.parts.override?.function() }

  /// Tells the spies, if there are any.
  @inlinable
  @inline(__always)
  public func begin<Arguments>(
    _ arguments: @autoclosure () -> Arguments
  ) -> PliantExpansion.RecordedCall {
    guard let plan, !plan.parts.recorders.isEmpty else { return PliantExpansion.RecordedCall() }
    return PliantExpansion.RecordedCall(plan.parts.recorders, arguments())
  }

  /// Answers where nobody else does.
  ///
  /// A value stands for nothing, or the program stops: a result has to be returned and there is none.
  public func zero<Output>() -> Output { PliantProxyExpansion.unanswered(requirement.name) }

  /// Answers or throws where nobody else answers.
  public func zero<Output, Failure: Error>(orThrow _: Failure.Type) throws(Failure) -> Output {
    try PliantProxyExpansion.unanswered(requirement.name, orThrow: Failure.self)
  }

  /// What a generic requirement returns, from the override's answer.
  public func result<Output>(_ answer: Any, as _: Output.Type) -> Output {
    guard let result = answer as? Output else {
      fatalError(
        "'\(requirement.name)' was called for \(Output.self), and answered with \(type(of: answer))"
      )
    }
    return result
  }

  /// Passes on a call that may change the implementer, and keeps what it made of a value.
  public func mutating<Output, Failure: Error>(
    _ implementer: Implementer,
    _ body: (inout Implementer) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var implementer = implementer
    defer {
      if !(type(of: implementer as Any) is AnyClass) { proxy.setImplementer(implementer) }
    }
    return try body(&implementer)
  }
}
