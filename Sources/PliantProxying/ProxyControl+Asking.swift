extension ProxyControlling {
  /// Whether observers make an `@Optional` requirement respond; false at first.
  ///
  /// Set it if the calling code would not call a requirement that does not respond, and an observer
  /// waits for the call. An implementer that lacks the requirement then seems to have it, so use it
  /// for requirements that return nothing.
  public var respondsWhenObserved: Bool {
    get { pliantProxy.locked { $0.respondsWhenObserved } }
    nonmutating set { pliantProxy.locked { $0.respondsWhenObserved = newValue } }
  }

  /// The implementer that calls are passed on to; nil if there is none, or it has died.
  public var implementer: Proxy.Adopted? { pliantProxy.implementer(as: Proxy.Adopted.self) }
}
