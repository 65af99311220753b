extension ProxyControlling {
  /// Whether a requirement is answered by more than a default.
  ///
  /// A required one always is. An `@Optional` one is where it is overridden or stubbed, where the
  /// implementer implements it itself, and, if ``respondsWhenObserved`` is set, where it is observed.
  ///
  /// Whether the implementer implements it is read from the program's own code, once for each type; in a
  /// program that is stripped, every implementer counts as one that does.
  public func responds<Asked: ProxyRequirement>(
    to requirement: KeyPath<Proxy.Type, Asked>
  ) -> Bool {
    pliantProxy.responds(to: Proxy.self[keyPath: requirement].requirement)
  }

  /// Whether observers make an `@Optional` requirement respond; false at first.
  ///
  /// Set it where the code that asks would not call what does not respond, and an observer waits for
  /// the call. An implementer that lacks the requirement then seems to have it, so use it for
  /// requirements that return nothing.
  public var respondsWhenObserved: Bool {
    get { pliantProxy.respondsWhenObserved }
    nonmutating set { pliantProxy.respondsWhenObserved = newValue }
  }

  /// What calls are passed on to; nil where there is none, or it has died.
  public var implementer: Proxy.Adopted? { pliantProxy.implementer(as: Proxy.Adopted.self) }

  /// The protocols that the proxy conforms to, its own first, each before those that it inherits.
  public var adoptedProtocols: [Any.Type] { pliantProxy.adoptedProtocols(of: Proxy.Adopted.self) }
}
