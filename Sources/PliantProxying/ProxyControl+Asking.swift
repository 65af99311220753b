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

  /// Whether observers make an `@Optional` requirement respond; false at first.
  ///
  /// Set it if the calling code would not call a requirement that does not respond, and an observer
  /// waits for the call. An implementer that lacks the requirement then seems to have it, so use it
  /// for requirements that return nothing.
  public var respondsWhenObserved: Bool {
    get { pliantProxy.respondsWhenObserved }
    nonmutating set { pliantProxy.respondsWhenObserved = newValue }
  }

  /// The implementer that calls are passed on to; nil if there is none, or it has died.
  public var implementer: Proxy.Adopted? { pliantProxy.implementer(as: Proxy.Adopted.self) }

  /// The protocols that the proxy conforms to, its own first, each before those that it inherits.
  public var adoptedProtocols: [Any.Type] { pliantProxy.adoptedProtocols(of: Proxy.Adopted.self) }
}
