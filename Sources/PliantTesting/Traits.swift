public import PliantOverriding
public import Testing

/// Redefines a method or a function while a test runs, for that test alone.
///
/// Make one with `.redefining`. Other tests, also those that redefine the same method, are untouched: the
/// redefinition is seen by the test's task and its children, so tests run in parallel. On a suite it
/// holds for all of its tests.
///
/// ```swift
/// let now = #callable(Date.init as () -> Date)
///
/// @Test(.redefining(now) { Date(timeIntervalSince1970: 0) })
/// func expires() { … }
/// ```
///
/// What cannot be redefined fails the test, with a `JointError` that says why. The function may be called
/// on any thread that the test's tasks use.
public struct RedefiningTrait: TestTrait, SuiteTrait, TestScoping {
  private let provide: Scope

  init(_ provide: @escaping Scope) { self.provide = provide }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await provide { try await function() }
  }
}

extension Trait where Self == RedefiningTrait {
  /// Redefines a method while the test runs.
  public static func redefining<Function>(
    _ method: Method<Function>,
    _ function: Function
  ) -> RedefiningTrait {
    RedefiningTrait(method.scope(function))
  }

  /// Redefines a method while the test runs, by a function that calls the original.
  @_disfavoredOverload  // a trailing closure would fit both
  public static func redefining<Function>(
    _ method: Method<Function>,
    around make: @escaping @Sendable (_ original: Function) -> Function
  ) -> RedefiningTrait {
    RedefiningTrait(method.scope(around: make))
  }

  /// Redefines a function while the test runs.
  public static func redefining<Function>(
    _ callable: Callable<Function>,
    _ function: Function
  ) -> RedefiningTrait {
    RedefiningTrait(callable.scope(function))
  }

  /// Redefines a function while the test runs, by one that calls the original.
  @_disfavoredOverload  // a trailing closure would fit both
  public static func redefining<Function>(
    _ callable: Callable<Function>,
    around make: @escaping @Sendable (_ original: Function) -> Function
  ) -> RedefiningTrait {
    RedefiningTrait(callable.scope(around: make))
  }
}

/// Records the calls of a method or a function while a test runs, for that test alone.
///
/// Make one with `.spying`; the test gets the spy from the handle. Each test, and each case of a
/// parameterized one, has a spy of its own, also where the trait is a suite's.
///
/// ```swift
/// let greet = #method(Greeter.greet(_:))
///
/// @Test(.spying(greet))
/// func welcomes() throws {
///   Party().begin()
///   let spy = try greet.currentSpy()
///   spy.verify(.equal("Ann"))
/// }
/// ```
public struct SpyingTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true
  /// NB: swift-frontend 6.3.1 frees the packs of an async function out of order: only this one, which does not suspend, has some.
  private let scope: @Sendable () throws -> any SpyingScoping

  init(_ scope: @escaping @Sendable () throws -> any SpyingScoping) { self.scope = scope }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await scope().provide(to: { try await function() })
  }
}

extension Trait where Self == SpyingTrait {
  /// Records the calls of a method while the test runs; get them with `currentSpy()`.
  public static func spying<Receiver, each Argument, Output, Failure: Error>(
    _ method: Method<(Receiver, repeat each Argument) throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try method.spyingScope() }
  }

  public static func spying<Receiver, each Argument, Output, Failure: Error>(
    _ method: Method<(Receiver, repeat each Argument) async throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try method.spyingScope() }
  }

  public static func spying<Receiver, each Argument, Output, Failure: Error>(
    _ method: Method<@MainActor (Receiver, repeat each Argument) throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try method.spyingScope() }
  }

  public static func spying<Receiver, each Argument, Output, Failure: Error>(
    _ method: Method<@MainActor (Receiver, repeat each Argument) async throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try method.spyingScope() }
  }

  public static func spying<Receiver: Actor, each Argument, Output, Failure: Error>(
    _ method: Method<(isolated Receiver, repeat each Argument) throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try method.spyingScope() }
  }

  public static func spying<Receiver: Actor, each Argument, Output, Failure: Error>(
    _ method: Method<(isolated Receiver, repeat each Argument) async throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try method.spyingScope() }
  }

  /// Records the calls of a function while the test runs; get them with `currentSpy()`.
  public static func spying<each Argument, Output, Failure: Error>(
    _ callable: Callable<(repeat each Argument) throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try callable.spyingScope() }
  }

  public static func spying<each Argument, Output, Failure: Error>(
    _ callable: Callable<(repeat each Argument) async throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try callable.spyingScope() }
  }

  public static func spying<each Argument, Output, Failure: Error>(
    _ callable: Callable<@MainActor (repeat each Argument) throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try callable.spyingScope() }
  }

  public static func spying<each Argument, Output, Failure: Error>(
    _ callable: Callable<@MainActor (repeat each Argument) async throws(Failure) -> Output>
  ) -> SpyingTrait {
    SpyingTrait { try callable.spyingScope() }
  }
}
