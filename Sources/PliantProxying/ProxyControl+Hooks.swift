// Members that read the program's code and metadata, or observe an object's end.
#if canImport(PliantHooks)
import PliantImages
import PliantLifetime

extension ProxyControlling {
  /// Returns whether a requirement is answered by more than a default.
  ///
  /// A required one always is. An `@Optional` one is if it is overridden or stubbed, if the
  /// implementer implements it itself, and, with ``respondsWhenObserved`` set, if it is observed.
  ///
  /// The program's own code tells whether the implementer implements it, and is read once for each
  /// type; in a stripped program every implementer is taken to implement it.
  public func responds<Asked: ProxyRequirement>(
    to requirement: KeyPath<Proxy.Type, Asked>
  ) -> Bool {
    pliantProxy.responds(to: Proxy.self[keyPath: requirement].requirement)
  }

  /// The protocols that the proxy conforms to, its own first, each before those that it inherits.
  public var adoptedProtocols: [Any.Type] {
    guard let own = ProtocolDescriptor(Proxy.Adopted.self) else { return [] }
    return ([own] + own.inherited).map(\.existentialType)
  }
}

extension ProtocolProxy {
  /// Keeps the proxy for as long as another object lives, as one that is its own delegate does.
  ///
  /// ```swift
  /// list.delegate = ListDelegateProxy(implementer: list).keep(with: list)
  /// ```
  ///
  /// The object must not be what the proxy keeps: an implementer that is kept strongly would then
  /// never die. Can be called from any thread; if the object is dying, nothing keeps the proxy.
  ///
  /// - Returns: the proxy.
  @discardableResult
  public func keep(with object: AnyObject) -> Self {
    onDeallocation(of: object) { withExtendedLifetime(self) {} }
    return self
  }
}

extension ProxyState {
  func responds<Function, Observer, Arguments, Output, Failure>(
    to requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure>
  ) -> Bool {
    guard requirement.declaration.isOptional else { return true }
    if let parts = plan(of: requirement)?.parts.living {
      if parts.override != nil || parts.recorders.contains(where: \.hasStubs) {
        return true
      }
      let isObserved = !parts.before.isEmpty || !parts.after.isEmpty
      if isObserved, locked({ $0.respondsWhenObserved }) { return true }
    }
    guard let implementer = locked({ $0.implementer }).value() else { return false }
    if let proxy = implementer as? any ProtocolProxy {
      return proxy.pliantProxy.responds(to: requirement)
    }
    return OptionalRequirements.isImplemented(requirement.declaration, by: implementer)
  }
}
#endif
