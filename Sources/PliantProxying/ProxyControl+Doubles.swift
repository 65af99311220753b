public import PliantDoubles

extension ProxyControlling {
  /// Records the calls of a requirement and passes them on; see `Spy`.
  ///
  /// On a proxy without implementer it makes a mock: calls are answered by zero values, or by what the
  /// spy is told to answer. It stays until it is stopped, whether or not the spy is kept.
  /// Stops the program where one of the two is static and the other is not; see `ProxyError.otherControl`.
  @discardableResult
  public func spy<Spied: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Spied>
  ) -> Spy<Spied.Arguments, Spied.Output, Spied.Failure> {
    pliantProxy.spy(Proxy.self[keyPath: requirement].requirement)
  }

  /// Returns these values in sequence, one a call; the last one repeats.
  ///
  /// A stub comes before an override. What it returns records the calls.
  /// Stops the program where one of the two is static and the other is not; see `ProxyError.otherControl`.
  @discardableResult
  public func stub<Stubbed: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Stubbed>,
    for matcher: ArgumentMatcher<Stubbed.Arguments> = .any,
    returning first: Stubbed.Output,
    _ rest: Stubbed.Output...
  ) -> Spy<Stubbed.Arguments, Stubbed.Output, Stubbed.Failure> {
    let spy = spy(requirement)
    spy.addStub(returning: [first] + rest, for: matcher)
    return spy
  }

  /// Throws these errors in sequence, one a call; the last one repeats.
  ///
  /// Stops the program where one of the two is static and the other is not; see `ProxyError.otherControl`.
  @discardableResult
  public func stub<Stubbed: ProxyRequirement>(
    _ requirement: KeyPath<Proxy.Type, Stubbed>,
    for matcher: ArgumentMatcher<Stubbed.Arguments> = .any,
    throwing first: Stubbed.Failure,
    _ rest: Stubbed.Failure...
  ) -> Spy<Stubbed.Arguments, Stubbed.Output, Stubbed.Failure> {
    let spy = spy(requirement)
    spy.addStub(throwing: [first] + rest, for: matcher)
    return spy
  }
}
