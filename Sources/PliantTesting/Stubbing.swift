import PliantDoubles
import PliantOverriding
public import Testing

/// A trait that has calls of a method or a function return values while a test runs, for that test
/// alone.
///
/// Create one with `.stubbing` and what the calls return or throw. The calls are recorded, too: the
/// test gets the spy from the handle. If no call used the stub, the test's end warns of it or, with
/// ``strict``, fails.
///
/// ```swift
/// let rate = #method(Exchange.rate(of:))
///
/// @Test(.stubbing(rate, returning: 1.1))
/// func converts() { … }
/// ```
public struct StubbingTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true
  // NB: as in `SpyingTrait`, no function that suspends has packs.
  private let scope: @Sendable () throws -> any SpyingScoping
  private let begin: @Sendable () throws -> @Sendable () -> String?
  private let callers: Fixture.Callers
  private var isStrict = false

  /// `begin` adds the stub to the task's spy; what it returns names the stub if no call used it.
  init(
    _ callers: Fixture.Callers,
    _ scope: @autoclosure @escaping @Sendable () throws -> any SpyingScoping,
    _ begin: @autoclosure @escaping @Sendable () throws -> @Sendable () -> String?
  ) {
    (self.callers, self.scope, self.begin) = (callers, scope, begin)
  }

  /// A copy of this trait that fails the test if no call used the stub.
  public var strict: StubbingTrait {
    var trait = self
    trait.isStrict = true
    return trait
  }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let scope = try scope()
    try await Fixture.provide(scope, for: callers) {
      let unused = try begin()
      try await body()
      guard let name = unused() else { return }
      let (message, place) = (
        "no call used the stub of \(name) in \(test.name)", test.sourceLocation
      )
      guard isStrict else { return warn(message, at: place) }
      Issue.record(Comment(rawValue: message), sourceLocation: place)
    }
  }
}

extension Spy {
  /// Adds a stub; what is returned names it if no call used it.
  func begin(_ stub: Stub<Arguments, Output, Failure>) -> @Sendable () -> String? {
    add(stub)
    let name = description.dropFirst("Spy of ".count)
    return { self.callCount == 0 ? String(name) : nil }
  }
}
