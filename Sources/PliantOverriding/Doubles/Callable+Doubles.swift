public import PliantDoubles

// The overloads differ in what Swift has no name for: whether a method suspends, and where it is
// isolated. What it throws is inferred; it is `Never` where it throws nothing.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

extension Callable {
  /// Records the calls of the method on all receivers, and passes them on; see `Spy`.
  ///
  /// It is a redefinition: it ends with the spy, or when another redefinition takes its place.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func spy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy()
  }

  /// Returns these values in sequence on all receivers, one a call; the last one repeats.
  ///
  /// It is a redefinition, as that of `spy()`: keep what it returns.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  /// Throws these errors in sequence on all receivers, one a call; the last one repeats.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  /// The spy that the current task has on the method: that of the test's `.spying`.
  ///
  /// - Throws: `SpyError.notSpying` where there is none.
  public func currentSpy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (repeat each Argument) throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (repeat each Argument) async throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (repeat each Argument) throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (repeat each Argument) async throws(Failure) -> Output {
    try handle.currentSpy()
  }
}

// MARK: - For traits

extension Callable {
  /// A spy of the current task, whatever its types.
  package func spyingScope<each Argument, Output, Failure: Error>() throws -> any SpyingScoping
  where Function == (repeat each Argument) throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<each Argument, Output, Failure: Error>() throws -> any SpyingScoping
  where Function == (repeat each Argument) async throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<each Argument, Output, Failure: Error>() throws -> any SpyingScoping
  where Function == @MainActor (repeat each Argument) throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<each Argument, Output, Failure: Error>() throws -> any SpyingScoping
  where Function == @MainActor (repeat each Argument) async throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }
}
