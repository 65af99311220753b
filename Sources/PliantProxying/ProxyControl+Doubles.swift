extension ProxyControlling {
  /// Records the calls of a requirement and passes them on; see `Spy`.
  ///
  /// On a proxy without an implementer it makes a mock: calls are answered by zero values, or by
  /// the spy's stubs. It stays until it is stopped, whether or not the spy is kept. Stops the
  /// program if either the requirement or the control is static and the other is not; see
  /// `ProxyError.otherControl`.
  @discardableResult
  public func spy<Spied: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Spied>
  ) -> Spy<Spied.Arguments, Spied.Output, Spied.Failure> {
    pliantProxy.spy(Proxy.self[keyPath: requirement].requirement)
  }

  /// Records the calls of every requirement, from now on.
  ///
  /// ```swift
  /// let mock = StoreProxy().spyAll()
  /// try checkOut(cart, in: mock)
  /// mock.spy(\.save).verify(count: 1)
  /// verifyNoMoreInteractions(mock.spies)
  /// ```
  ///
  /// Calls are passed on, and those of a mock are answered by zero values or by stubs. Afterwards
  /// ``spy(_:)`` returns the one spy of a requirement. Each call of the proxy takes one more lock.
  /// Doing it twice does nothing.
  ///
  /// - Returns: the proxy.
  @discardableResult
  public func spyAll() -> Self {
    pliantProxy.spyAll()
    return self
  }

  /// The spies that ``spyAll()`` made: of the requirements that were called, or asked for, since.
  public var spies: [any CallRecording] { pliantProxy.spies }

  /// Stubs a requirement to return these values in sequence, one a call; the last one repeats.
  ///
  /// A stub takes precedence over an override. The returned spy records the calls. Stops the
  /// program if either the requirement or the control is static and the other is not; see
  /// `ProxyError.otherControl`.
  @discardableResult
  public func stub<Stubbed: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Stubbed>,
    for matcher: ArgumentMatcher<Stubbed.Arguments> = .any,
    returning first: Stubbed.Output,
    _ rest: Stubbed.Output...
  ) -> Spy<Stubbed.Arguments, Stubbed.Output, Stubbed.Failure> {
    let spy = spy(requirement)
    spy.add(.returning([first] + rest, for: matcher))
    return spy
  }

  /// Stubs a requirement to throw these errors in sequence, one a call; the last one repeats.
  ///
  /// Stops the program if either the requirement or the control is static and the other is not; see
  /// `ProxyError.otherControl`.
  @discardableResult
  public func stub<Stubbed: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Stubbed>,
    for matcher: ArgumentMatcher<Stubbed.Arguments> = .any,
    throwing first: Stubbed.Failure,
    _ rest: Stubbed.Failure...
  ) -> Spy<Stubbed.Arguments, Stubbed.Output, Stubbed.Failure> {
    let spy = spy(requirement)
    spy.add(.throwing([first] + rest, for: matcher))
    return spy
  }

  /// Stubs the calls of a requirement whose argument equals a value; see
  /// ``stub(_:for:returning:_:)``.
  @_disfavoredOverload
  @discardableResult
  public func stub<Stubbed: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Stubbed>,
    for value: Stubbed.Arguments,
    returning first: Stubbed.Output,
    _ rest: Stubbed.Output...
  ) -> Spy<Stubbed.Arguments, Stubbed.Output, Stubbed.Failure> where Stubbed.Arguments: Equatable {
    let spy = spy(requirement)
    spy.add(.returning([first] + rest, for: .equal(value)))
    return spy
  }
}
