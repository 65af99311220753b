// Written by Scripts/write-families.
// swift-format-ignore-file

extension Method {
  /// Records the calls of the method on one object, and passes them on; see `Spy`.
  ///
  /// It is a layer of the object, and lives until it is stopped or the object dies, whether or not
  /// the spy is kept.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  @discardableResult public func spy<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key) }
  /// Records the calls on all receivers, and passes them on; see `Spy`.
  ///
  /// It is a redefinition: it ends with the spy, or when another redefinition takes its place.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func spy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try handle.makeSpy() }
  /// Makes calls on one object return these values in sequence, one a matching call; the last one
  /// repeats.
  ///
  /// The stub is a layer of the object, as with `spy(on:key:)`. The spy that is returned records
  /// the calls.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  /// Makes calls on all receivers return these values in sequence, one a matching call; the last
  /// one repeats.
  ///
  /// The stub is a redefinition, as with `spy()`: keep the spy that is returned.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  /// Makes calls on one object throw these errors in sequence, one a matching call; the last one
  /// repeats.
  ///
  /// The stub is a layer of the object, as with `spy(on:key:)`. The spy that is returned records
  /// the calls.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  /// Makes calls on all receivers throw these errors in sequence, one a matching call; the last one
  /// repeats.
  ///
  /// The stub is a redefinition, as with `spy()`: keep the spy that is returned.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  /// Makes calls on one object return or throw these results in sequence, one a matching call; the
  /// last one repeats.
  ///
  /// The stub is a layer of the object, as with `spy(on:key:)`. The spy that is returned records
  /// the calls.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  /// Makes calls on all receivers return or throw these results in sequence, one a matching call;
  /// the last one repeats.
  ///
  /// The stub is a redefinition, as with `spy()`: keep the spy that is returned.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  /// Makes calls on one object return or throw what a function returns or throws for their
  /// arguments; see `stub(on:key:for:returning:_:)`.
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .answering(answer)) }
  /// Makes calls on all receivers return or throw what a function returns or throws for their
  /// arguments; see `stub(for:returning:_:)`.
  public func stub<R, each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  /// Records the calls while an operation that does not suspend runs; see `withSpy(on:operation:)`.
  @_disfavoredOverload public func withSpy<R, each A, O, X: Error, Value>(on receiver: AnyObject? = nil, operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == (R, repeat each A) throws(X) -> O { try spying(on: receiver).runNow(operation) }
  /// Returns the spy of the current task, as installed by the test's `.spying`.
  ///
  /// - Throws: `SpyError.notSpying` if there is none.
  public func currentSpy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) throws(X) -> O { try handle.currentSpy() }
  /// Returns the spy of the current task, whose one argument may be verified by a literal in the
  /// same expression.
  ///
  /// - Throws: `SpyError.notSpying` if there is none.
  public func currentSpy<R, A, O, X: Error>() throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O { try handle.currentSpy() }
  /// Returns a spy of the current task, whatever its types; test traits use it.
  package func spyingScope<R, each A, O, X: Error>() throws -> any SpyingScoping where Function == (R, repeat each A) throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  @discardableResult public func spy<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key) }
  public func spy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try handle.makeSpy() }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .answering(answer)) }
  public func stub<R, each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<R, each A, O, X: Error, Value>(on receiver: AnyObject? = nil, operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == (R, repeat each A) async throws(X) -> O { try spying(on: receiver).runNow(operation) }
  public func currentSpy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (R, repeat each A) async throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<R, A, O, X: Error>() throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<R, each A, O, X: Error>() throws -> any SpyingScoping where Function == (R, repeat each A) async throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  @discardableResult public func spy<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key) }
  public func spy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try handle.makeSpy() }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .answering(answer)) }
  public func stub<R, each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<R, each A, O, X: Error, Value>(on receiver: AnyObject? = nil, operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == @MainActor (R, repeat each A) throws(X) -> O { try spying(on: receiver).runNow(operation) }
  public func currentSpy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<R, A, O, X: Error>() throws -> Spy<A, O, X> where Function == @MainActor (R, A) throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<R, each A, O, X: Error>() throws -> any SpyingScoping where Function == @MainActor (R, repeat each A) throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  @discardableResult public func spy<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key) }
  public func spy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try handle.makeSpy() }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .answering(answer)) }
  public func stub<R, each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<R, each A, O, X: Error, Value>(on receiver: AnyObject? = nil, operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == @MainActor (R, repeat each A) async throws(X) -> O { try spying(on: receiver).runNow(operation) }
  public func currentSpy<R, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (R, repeat each A) async throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<R, A, O, X: Error>() throws -> Spy<A, O, X> where Function == @MainActor (R, A) async throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<R, each A, O, X: Error>() throws -> any SpyingScoping where Function == @MainActor (R, repeat each A) async throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  @discardableResult public func spy<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key) }
  public func spy<R: Actor, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try handle.makeSpy() }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R: Actor, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R: Actor, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R: Actor, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .answering(answer)) }
  public func stub<R: Actor, each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<R: Actor, each A, O, X: Error, Value>(on receiver: AnyObject? = nil, operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == (isolated R, repeat each A) throws(X) -> O { try spying(on: receiver).runNow(operation) }
  public func currentSpy<R: Actor, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<R: Actor, A, O, X: Error>() throws -> Spy<A, O, X> where Function == (isolated R, A) throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<R: Actor, each A, O, X: Error>() throws -> any SpyingScoping where Function == (isolated R, repeat each A) throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  @discardableResult public func spy<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key) }
  public func spy<R: Actor, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try handle.makeSpy() }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R: Actor, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R: Actor, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R: Actor, each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, each A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .answering(answer)) }
  public func stub<R: Actor, each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<R: Actor, each A, O, X: Error, Value>(on receiver: AnyObject? = nil, operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == (isolated R, repeat each A) async throws(X) -> O { try spying(on: receiver).runNow(operation) }
  public func currentSpy<R: Actor, each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (isolated R, repeat each A) async throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<R: Actor, A, O, X: Error>() throws -> Spy<A, O, X> where Function == (isolated R, A) async throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<R: Actor, each A, O, X: Error>() throws -> any SpyingScoping where Function == (isolated R, repeat each A) async throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  /// Stubs calls on one object whose argument matches; see `stub(on:key:for:returning:_:)` of
  /// several arguments.
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  /// Stubs calls on all receivers whose argument matches; see `stub(for:returning:_:)` of several
  /// arguments.
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  /// Stubs calls on one object whose argument equals a value; see `stub(on:key:for:returning:_:)`
  /// of several arguments.
  @_disfavoredOverload @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for value: A, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O, A: Equatable { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: .equal(value))) }
  /// Stubs calls on all receivers whose argument equals a value; see `stub(for:returning:_:)` of
  /// several arguments.
  @_disfavoredOverload public func stub<R, A, O, X: Error>(for value: A, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .returning([first] + rest, for: .equal(value))) }
  /// Stubs calls on one object whose argument matches; see `stub(on:key:for:returning:_:)` of
  /// several arguments.
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  /// Stubs calls on all receivers whose argument matches; see `stub(for:returning:_:)` of several
  /// arguments.
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  /// Stubs calls on one object whose argument equals a value; see `stub(on:key:for:returning:_:)`
  /// of several arguments.
  @_disfavoredOverload @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for value: A, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O, A: Equatable { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: .equal(value))) }
  /// Stubs calls on all receivers whose argument equals a value; see `stub(for:returning:_:)` of
  /// several arguments.
  @_disfavoredOverload public func stub<R, A, O, X: Error>(for value: A, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .throwing([first] + rest, for: .equal(value))) }
  /// Stubs calls on one object whose argument matches; see `stub(on:key:for:returning:_:)` of
  /// several arguments.
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  /// Stubs calls on all receivers whose argument matches; see `stub(for:returning:_:)` of several
  /// arguments.
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  /// Stubs calls on one object whose argument equals a value; see `stub(on:key:for:returning:_:)`
  /// of several arguments.
  @_disfavoredOverload @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for value: A, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O, A: Equatable { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: .equal(value))) }
  /// Stubs calls on all receivers whose argument equals a value; see `stub(for:returning:_:)` of
  /// several arguments.
  @_disfavoredOverload public func stub<R, A, O, X: Error>(for value: A, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .results([first] + rest, for: .equal(value))) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @_disfavoredOverload @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for value: A, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O, A: Equatable { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: .equal(value))) }
  @_disfavoredOverload public func stub<R, A, O, X: Error>(for value: A, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .returning([first] + rest, for: .equal(value))) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @_disfavoredOverload @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for value: A, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O, A: Equatable { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: .equal(value))) }
  @_disfavoredOverload public func stub<R, A, O, X: Error>(for value: A, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .throwing([first] + rest, for: .equal(value))) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @_disfavoredOverload @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for value: A, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O, A: Equatable { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: .equal(value))) }
  @_disfavoredOverload public func stub<R, A, O, X: Error>(for value: A, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (R, A) async throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .results([first] + rest, for: .equal(value))) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R, A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == @MainActor (R, A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (isolated R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R: Actor, A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (isolated R, A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (isolated R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R: Actor, A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (isolated R, A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (isolated R, A) throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R: Actor, A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (isolated R, A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (isolated R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .returning([first] + rest, for: matcher)) }
  public func stub<R: Actor, A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (isolated R, A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (isolated R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .throwing([first] + rest, for: matcher)) }
  public func stub<R: Actor, A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (isolated R, A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @discardableResult public func stub<R: Actor, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil, for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (isolated R, A) async throws(X) -> O { try makeSpy(on: receiver, key: key, stub: .results([first] + rest, for: matcher)) }
  public func stub<R: Actor, A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (isolated R, A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  /// Records the calls while `operation` runs: those on one object or, if none is given, of the
  /// current task and its children.
  ///
  /// ```swift
  /// try await ping.withSpy { spy in
  ///   await service.start()
  ///   spy.verify("home")
  /// }
  /// ```
  ///
  /// - Throws: `OverrideError` or `SpyError.borrowsClosure` before `operation` runs; any error that
  ///   `operation` throws.
  public func withSpy<R, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == (R) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == (R) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == (R, A) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == (R, A) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C, D) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C, D) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C, D, E) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C, D, E) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, F, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C, D, E, F) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, F, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == (R, A, B, C, D, E, F) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C, D) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C, D) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C, D, E) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C, D, E) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, F, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C, D, E, F) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R, A, B, C, D, E, F, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (R, A, B, C, D, E, F) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, D, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C, D) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, D, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C, D) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, D, E, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C, D, E) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, D, E, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C, D, E) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, D, E, F, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C, D, E, F) throws(X) -> O { try await spying(on: receiver).run(operation) }
  public func withSpy<R: Actor, A, B, C, D, E, F, O, X: Error, Result>(on receiver: AnyObject? = nil, operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == (isolated R, A, B, C, D, E, F) async throws(X) -> O { try await spying(on: receiver).run(operation) }
  /// Records the calls, on one object, of a method with an `inout` argument, which is recorded as
  /// it was before the call.
  @discardableResult public func spy<R, A, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(A), O, X> where Function == (R, inout A) throws(X) -> O { try makeSpy(on: receiver, key: key) }
  @discardableResult public func spy<R, A, B, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(A, B), O, X> where Function == (R, inout A, B) throws(X) -> O { try makeSpy(on: receiver, key: key) }
  @discardableResult public func spy<R, A, B, O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(A, B), O, X> where Function == (R, A, inout B) throws(X) -> O { try makeSpy(on: receiver, key: key) }
}

extension Callable {
  /// Records the calls on all receivers, and passes them on; see `Spy`.
  ///
  /// It is a redefinition: it ends with the spy, or when another redefinition takes its place.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func spy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) throws(X) -> O { try handle.makeSpy() }
  /// Makes calls on all receivers return these values in sequence, one a matching call; the last
  /// one repeats.
  ///
  /// The stub is a redefinition, as with `spy()`: keep the spy that is returned.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  /// Makes calls on all receivers throw these errors in sequence, one a matching call; the last one
  /// repeats.
  ///
  /// The stub is a redefinition, as with `spy()`: keep the spy that is returned.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  /// Makes calls on all receivers return or throw these results in sequence, one a matching call;
  /// the last one repeats.
  ///
  /// The stub is a redefinition, as with `spy()`: keep the spy that is returned.
  ///
  /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  /// Makes calls on all receivers return or throw what a function returns or throws for their
  /// arguments; see `stub(for:returning:_:)`.
  public func stub<each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  /// Records the calls while an operation that does not suspend runs; see `withSpy(on:operation:)`.
  @_disfavoredOverload public func withSpy<each A, O, X: Error, Value>(operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == (repeat each A) throws(X) -> O { try spying().runNow(operation) }
  /// Returns the spy of the current task, as installed by the test's `.spying`.
  ///
  /// - Throws: `SpyError.notSpying` if there is none.
  public func currentSpy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) throws(X) -> O { try handle.currentSpy() }
  /// Returns the spy of the current task, whose one argument may be verified by a literal in the
  /// same expression.
  ///
  /// - Throws: `SpyError.notSpying` if there is none.
  public func currentSpy<A, O, X: Error>() throws -> Spy<A, O, X> where Function == (A) throws(X) -> O { try handle.currentSpy() }
  /// Returns a spy of the current task, whatever its types; test traits use it.
  package func spyingScope<each A, O, X: Error>() throws -> any SpyingScoping where Function == (repeat each A) throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  public func spy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) async throws(X) -> O { try handle.makeSpy() }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<each A, O, X: Error, Value>(operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == (repeat each A) async throws(X) -> O { try spying().runNow(operation) }
  public func currentSpy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == (repeat each A) async throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<A, O, X: Error>() throws -> Spy<A, O, X> where Function == (A) async throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<each A, O, X: Error>() throws -> any SpyingScoping where Function == (repeat each A) async throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  public func spy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) throws(X) -> O { try handle.makeSpy() }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<each A, O, X: Error, Value>(operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == @MainActor (repeat each A) throws(X) -> O { try spying().runNow(operation) }
  public func currentSpy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<A, O, X: Error>() throws -> Spy<A, O, X> where Function == @MainActor (A) throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<each A, O, X: Error>() throws -> any SpyingScoping where Function == @MainActor (repeat each A) throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  public func spy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) async throws(X) -> O { try handle.makeSpy() }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, returning first: O, _ rest: O...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, throwing first: X, _ rest: X...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(for matcher: ArgumentMatcher<(repeat each A)> = .any, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  public func stub<each A, O, X: Error>(answering answer: @escaping (repeat each A) throws(X) -> O) throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) async throws(X) -> O { try handle.makeSpy(stub: .answering(answer)) }
  @_disfavoredOverload public func withSpy<each A, O, X: Error, Value>(operation: (Spy<(repeat each A), O, X>) throws -> Value) throws -> Value where Function == @MainActor (repeat each A) async throws(X) -> O { try spying().runNow(operation) }
  public func currentSpy<each A, O, X: Error>() throws -> Spy<(repeat each A), O, X> where Function == @MainActor (repeat each A) async throws(X) -> O { try handle.currentSpy() }
  public func currentSpy<A, O, X: Error>() throws -> Spy<A, O, X> where Function == @MainActor (A) async throws(X) -> O { try handle.currentSpy() }
  package func spyingScope<each A, O, X: Error>() throws -> any SpyingScoping where Function == @MainActor (repeat each A) async throws(X) -> O { try handle.spying() as SpyingScope<(repeat each A), O, X> }
  /// Stubs calls on all receivers whose argument matches; see `stub(for:returning:_:)` of several
  /// arguments.
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  /// Stubs calls on all receivers whose argument equals a value; see `stub(for:returning:_:)` of
  /// several arguments.
  @_disfavoredOverload public func stub<A, O, X: Error>(for value: A, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (A) throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .returning([first] + rest, for: .equal(value))) }
  /// Stubs calls on all receivers whose argument matches; see `stub(for:returning:_:)` of several
  /// arguments.
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  /// Stubs calls on all receivers whose argument equals a value; see `stub(for:returning:_:)` of
  /// several arguments.
  @_disfavoredOverload public func stub<A, O, X: Error>(for value: A, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (A) throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .throwing([first] + rest, for: .equal(value))) }
  /// Stubs calls on all receivers whose argument matches; see `stub(for:returning:_:)` of several
  /// arguments.
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  /// Stubs calls on all receivers whose argument equals a value; see `stub(for:returning:_:)` of
  /// several arguments.
  @_disfavoredOverload public func stub<A, O, X: Error>(for value: A, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (A) throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .results([first] + rest, for: .equal(value))) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  @_disfavoredOverload public func stub<A, O, X: Error>(for value: A, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == (A) async throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .returning([first] + rest, for: .equal(value))) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  @_disfavoredOverload public func stub<A, O, X: Error>(for value: A, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == (A) async throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .throwing([first] + rest, for: .equal(value))) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  @_disfavoredOverload public func stub<A, O, X: Error>(for value: A, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == (A) async throws(X) -> O, A: Equatable { try handle.makeSpy(stub: .results([first] + rest, for: .equal(value))) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == @MainActor (A) throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == @MainActor (A) throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == @MainActor (A) throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, returning first: O, _ rest: O...) throws -> Spy<A, O, X> where Function == @MainActor (A) async throws(X) -> O { try handle.makeSpy(stub: .returning([first] + rest, for: matcher)) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, throwing first: X, _ rest: X...) throws -> Spy<A, O, X> where Function == @MainActor (A) async throws(X) -> O { try handle.makeSpy(stub: .throwing([first] + rest, for: matcher)) }
  public func stub<A, O, X: Error>(for matcher: ArgumentMatcher<A>, results first: Result<O, X>, _ rest: Result<O, X>...) throws -> Spy<A, O, X> where Function == @MainActor (A) async throws(X) -> O { try handle.makeSpy(stub: .results([first] + rest, for: matcher)) }
  /// Records the calls while `operation` runs: those on one object or, if none is given, of the
  /// current task and its children.
  ///
  /// ```swift
  /// try await ping.withSpy { spy in
  ///   await service.start()
  ///   spy.verify("home")
  /// }
  /// ```
  ///
  /// - Throws: `OverrideError` or `SpyError.borrowsClosure` before `operation` runs; any error that
  ///   `operation` throws.
  public func withSpy<O, X: Error, Result>(operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == () throws(X) -> O { try await spying().run(operation) }
  public func withSpy<O, X: Error, Result>(operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == () async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, O, X: Error, Result>(operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == (A) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, O, X: Error, Result>(operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == (A) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, O, X: Error, Result>(operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == (A, B) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, O, X: Error, Result>(operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == (A, B) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, O, X: Error, Result>(operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, O, X: Error, Result>(operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, O, X: Error, Result>(operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C, D) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, O, X: Error, Result>(operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C, D) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C, D, E) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C, D, E) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, F, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C, D, E, F) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, F, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == (A, B, C, D, E, F) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<O, X: Error, Result>(operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor () throws(X) -> O { try await spying().run(operation) }
  public func withSpy<O, X: Error, Result>(operation: (Spy<(), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor () async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, O, X: Error, Result>(operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, O, X: Error, Result>(operation: (Spy<(A), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, O, X: Error, Result>(operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, O, X: Error, Result>(operation: (Spy<(A, B), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, O, X: Error, Result>(operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, O, X: Error, Result>(operation: (Spy<(A, B, C), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, O, X: Error, Result>(operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C, D) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, O, X: Error, Result>(operation: (Spy<(A, B, C, D), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C, D) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C, D, E) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C, D, E) async throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, F, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C, D, E, F) throws(X) -> O { try await spying().run(operation) }
  public func withSpy<A, B, C, D, E, F, O, X: Error, Result>(operation: (Spy<(A, B, C, D, E, F), O, X>) async throws -> Result) async throws -> Result where Function == @MainActor (A, B, C, D, E, F) async throws(X) -> O { try await spying().run(operation) }
}
