public import PliantOverriding
public import Testing

/// A trait that redefines a method or a function while a test runs, for that test alone.
///
/// Create one with `.redefining`. Other tests, including those that redefine the same method, are
/// untouched: only the test's task and its children see the redefinition, so tests run in parallel.
/// On a suite it applies to all of its tests.
///
/// ```swift
/// let now = #callable(Date.init as () -> Date)
///
/// @Test(.redefining(now) { Date(timeIntervalSince1970: 0) })
/// func expires() { … }
/// ```
///
/// If the method cannot be redefined, the test fails with an `OverrideError` that says why. If a
/// function that cannot see every call, as in optimized code, saw none, the test's end says so in a
/// warning. The function can be called on any thread that the test's tasks use.
public struct RedefiningTrait: TestTrait, SuiteTrait, TestScoping {
  /// The scope of a test, and the warning about a function that saw no call.
  typealias Noticed = (scope: Scope, unseen: @Sendable () -> String?)
  private let name: String
  private let callers: Fixture.Callers
  private let make: @Sendable () -> Noticed

  init(
    _ handle: some FunctionHandle,
    for callers: Fixture.Callers,
    _ make: @escaping @Sendable () -> Noticed
  ) {
    (name, self.callers, self.make) = (handle.name, callers, make)
  }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let noticed = make()
    try await ProcessTurn.run(callers, name) {
      try await Fixture.run([noticed.scope], outliving: false, for: callers) {
        try await function()
      }
    }
    guard let unseen = noticed.unseen() else { return }
    warn("\(unseen) (\(test.name))", at: test.sourceLocation)
  }
}

extension Trait where Self == RedefiningTrait {
  /// Redefines a function while the test runs.
  public static func redefining<Function>(
    _ handle: some FunctionHandle<Function>,
    for callers: Fixture.Callers = .test,
    _ function: Function
  ) -> RedefiningTrait {
    RedefiningTrait(handle, for: callers, handle.noticed(function))
  }

  /// Redefines a function while the test runs, with one that can call the original.
  @_disfavoredOverload  // a trailing closure would fit both
  public static func redefining<Function>(
    _ handle: some FunctionHandle<Function>,
    for callers: Fixture.Callers = .test,
    around make: @escaping @Sendable (_ original: Function) -> Function
  ) -> RedefiningTrait {
    RedefiningTrait(handle, for: callers, handle.noticed(around: make))
  }
}

/// A trait that records the calls of a method or a function while a test runs, for that test alone.
///
/// Create one with `.spying`; the test gets the spy from the handle. Each test, and each case of a
/// parameterized test, has a spy of its own, even if the trait is a suite's. If a spy that cannot
/// see every call, as in optimized code, saw none, the test's end says so in a warning.
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
  // NB: swift-frontend 6.3.1 frees the packs of an async function out of order. Only this function
  // has packs, and it does not suspend.
  private let scope: @Sendable () throws -> any SpyingScoping
  private let callers: Fixture.Callers

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let scope = try scope()
    try await Fixture.provide(scope, for: callers) { try await function() }
    guard let blind = scope.blind else { return }
    warn("\(blind) (\(test.name))", at: test.sourceLocation)
  }

  init(
    _ callers: Fixture.Callers,
    _ scope: @escaping @Sendable () throws -> any SpyingScoping
  ) {
    (self.callers, self.scope) = (callers, scope)
  }
}

extension Fixture {
  /// Runs an operation of a test with a spy.
  static func provide(
    _ spy: any SpyingScoping,
    for callers: Callers,
    _ operation: () async throws -> Void
  ) async throws {
    try await ProcessTurn.run(callers, spy.name) {
      try await Fixture.run { try await spy.provide(sharing: callers.sharing, to: operation) }
    }
  }
}
