extension ProxyControlling {
  /// Overrides a requirement with a function that answers instead of the implementer.
  ///
  /// The function is passed the arguments of the call. A requirement has one override at a time;
  /// stubs and spies do not count.
  ///
  /// - Returns: a token that removes the override; it may be dropped.
  /// - Throws: `ProxyError.alreadyOverridden`; `ProxyError.otherControl` if either the requirement
  ///   or the control is static and the other is not. Nothing was changed then.
  @discardableResult
  public func override<Overridden: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Overridden>,
    _ function: Overridden.Function
  ) throws -> ProxyOverride {
    try pliantProxy.override(Proxy.self[keyPath: requirement].requirement, by: .kept(function))
  }

  /// Overrides a requirement with another object's method, for as long as the object lives.
  ///
  /// ```swift
  /// try proxy.override(\.shouldDismiss, target: guardian, with: Guardian.mayGo(_:))
  /// ```
  ///
  /// The object is kept weakly: when it dies, calls go to the implementer again.
  ///
  /// - Throws: `ProxyError.alreadyOverridden`; `ProxyError.otherControl` if either the requirement
  ///   or the control is static and the other is not. Nothing was changed then.
  @discardableResult
  public func override<Overridden: ProxyRequirement, Target: AnyObject>(
    _ requirement: KeyPath<Proxy.Type, Overridden>,
    target: Target,
    with method: @escaping (Target) -> Overridden.Function
  ) throws -> ProxyOverride {
    let function = Installed.weakly { [weak target] in target.map(method) }
    return try pliantProxy.override(Proxy.self[keyPath: requirement].requirement, by: function)
  }

  /// Overrides a requirement with the same requirement of another object that conforms to the
  /// protocol.
  ///
  /// - Throws: `ProxyError.alreadyOverridden`; `ProxyError.doesNotConform` if the object does not
  ///   conform, or the requirement is generic; `ProxyError.otherControl` if either the requirement
  ///   or the control is static and the other is not. Nothing was changed then.
  @discardableResult
  public func override<Overridden: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Overridden>,
    target: AnyObject
  ) throws -> ProxyOverride {
    let requirement = Proxy.self[keyPath: requirement].requirement
    let function = try requirement.weakly(target, requirement.functionOf)
    return try pliantProxy.override(requirement, by: .weakly(function))
  }

  /// Calls a function with every call of a requirement, before or after it is answered.
  ///
  /// The function is passed the arguments, and can change neither them nor the result. Observers
  /// are called in the order of their registration. If one throws, its error is dropped and the
  /// later ones of its phase are not called for that call; the call goes on. Observers after a call
  /// are also called if it throws.
  ///
  /// - Returns: a token that stops the observation; it may be dropped.
  /// - Throws: `ProxyError.otherControl` if either the requirement or the control is static and the
  ///   other is not.
  @discardableResult
  public func observe<Observed: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Observed>,
    _ phase: ProxyPhase,
    _ observer: Observed.Observer
  ) throws -> ProxyObservation {
    try pliantProxy.observe(
      Proxy.self[keyPath: requirement].requirement,
      phase,
      by: .kept(observer)
    )
  }

  /// Calls another object's method with every call of a requirement, for as long as the object
  /// lives.
  @discardableResult
  public func observe<Observed: ProxyRequirement, Object: AnyObject>(
    _ requirement: KeyPath<Proxy.Type, Observed>,
    _ phase: ProxyPhase,
    observer: Object,
    with method: @escaping (Object) -> Observed.Observer
  ) throws -> ProxyObservation {
    let function = Installed.weakly { [weak observer] in observer.map(method) }
    let requirement = Proxy.self[keyPath: requirement].requirement
    return try pliantProxy.observe(requirement, phase, by: function)
  }

  /// Calls the same requirement of another object that conforms to the protocol, and ignores its
  /// result.
  ///
  /// - Throws: `ProxyError.doesNotConform` if the object does not conform, or the requirement is
  ///   generic.
  @discardableResult
  public func observe<Observed: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Observed>,
    _ phase: ProxyPhase,
    observer: AnyObject
  ) throws -> ProxyObservation {
    let requirement = Proxy.self[keyPath: requirement].requirement
    let function = try requirement.weakly(observer, requirement.observerOf)
    return try pliantProxy.observe(requirement, phase, by: .weakly(function))
  }
}

/// The time at which an observer of a requirement is called.
///
/// ```swift
/// try proxy.observe(\.didDismiss, .after) { sheet in print("gone") }
/// ```
public enum ProxyPhase: Sendable {
  /// Before the call is answered.
  case before
  /// After the call was answered, or has thrown.
  case after
}
