extension __Pliant {
  /// The kind of a requirement.
  public enum RequirementKind: Sendable {
    case method
    case getter
    case setter
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

  /// Returns an argument of an async requirement, which functions elsewhere may be given.
  ///
  /// The second parameter keeps the compiler from opening an existential, whose result would not be
  /// `sending`.
  @inlinable
  @inline(__always)
  public static func sent<Value>(_ value: Value, as type: Value.Type? = nil) -> sending Value {
    // SAFETY: the caller of the requirement waits for them, as it would for an implementer.
    nonisolated(unsafe) let value = value
    return value
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
