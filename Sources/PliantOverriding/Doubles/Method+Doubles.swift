// The overloads differ in what Swift has no name for: whether a method suspends, and where it is
// isolated. What it throws is inferred; it is `Never` where it throws nothing.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public import PliantDoubles
import PliantJoints

// MARK: - One object

extension Method {
  /// Records the calls of the method on one object, and passes them on; see `Spy`.
  ///
  /// It is a layer of the object, and lives until it is stopped or the object dies, whether or not the
  /// spy is kept.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  @discardableResult
  public func spy<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver: Actor, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver: Actor, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  /// Returns these values in sequence on one object, one a call; the last one repeats.
  ///
  /// It is a layer of the object, as that of `spy(on:key:)`. What it returns records the calls; it
  /// can be told which calls to answer, with `Spy.stub(for:returning:)`.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher))
  }

  /// Throws these errors in sequence on one object, one a call; the last one repeats.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher))
  }

  @discardableResult
  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher))
  }
}

// MARK: - All receivers

extension Method {
  /// Records the calls of the method on all receivers, and passes them on; see `Spy`.
  ///
  /// It is a redefinition: it ends with the spy, or when another redefinition takes its place.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func spy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<Receiver: Actor, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy()
  }

  public func spy<Receiver: Actor, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy()
  }

  /// Returns these values in sequence on all receivers, one a call; the last one repeats.
  ///
  /// It is a redefinition, as that of `spy()`: keep what it returns.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    returning first: Output,
    _ rest: Output...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .returning([first] + rest, for: matcher))
  }

  /// Throws these errors in sequence on all receivers, one a call; the last one repeats.
  ///
  /// - Throws: `JointError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<Receiver, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  public func stub<Receiver: Actor, each Argument, Output, Failure: Error>(
    for matcher: ArgumentMatcher<(repeat each Argument)> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) throws -> Spy<(repeat each Argument), Output, Failure>
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.makeSpy(stub: .throwing([first] + rest, for: matcher))
  }

  /// The spy that the current task has on the method: that of the test's `.spying`.
  ///
  /// - Throws: `SpyError.notSpying` where there is none.
  public func currentSpy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<Receiver, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<Receiver: Actor, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.currentSpy()
  }

  public func currentSpy<Receiver: Actor, each Argument, Output, Failure: Error>() throws -> Spy<
    (repeat each Argument), Output, Failure
  >
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.currentSpy()
  }
}

// MARK: - inout

extension Method {
  /// The same for a method whose first argument is `inout`; it is recorded as it came in.
  @discardableResult
  public func spy<Receiver, First, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<First, Output, Failure>
  where Function == (Receiver, inout First) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver, First, Second, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(First, Second), Output, Failure>
  where Function == (Receiver, inout First, Second) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }

  @discardableResult
  public func spy<Receiver, First, Second, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable? = nil
  ) throws -> Spy<(First, Second), Output, Failure>
  where Function == (Receiver, First, inout Second) throws(Failure) -> Output {
    try makeSpy(on: receiver, key: key)
  }
}

// MARK: - For traits

extension Method {
  /// A spy of the current task, whatever its types.
  package func spyingScope<Receiver, each Argument, Output, Failure: Error>() throws
    -> any SpyingScoping
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<Receiver, each Argument, Output, Failure: Error>() throws
    -> any SpyingScoping
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<Receiver, each Argument, Output, Failure: Error>() throws
    -> any SpyingScoping
  where Function == @MainActor (Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<Receiver, each Argument, Output, Failure: Error>() throws
    -> any SpyingScoping
  where Function == @MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<Receiver: Actor, each Argument, Output, Failure: Error>() throws
    -> any SpyingScoping
  where Function == (isolated Receiver, repeat each Argument) throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }

  package func spyingScope<Receiver: Actor, each Argument, Output, Failure: Error>() throws
    -> any SpyingScoping
  where Function == (isolated Receiver, repeat each Argument) async throws(Failure) -> Output {
    try handle.spying() as SpyingScope<(repeat each Argument), Output, Failure>
  }
}
