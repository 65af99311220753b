import PliantBase
import PliantLifetime
import PliantObserving
import PliantOverriding
import PliantProxying
public import Testing

/// A trait that ends whatever a test left installed, and names it in a warning.
///
/// Create one with `.leavingNothing`. It covers everything that the test's task and its child tasks
/// installed and that is still active after the test returned, because its object is alive or its
/// token was kept. With Swift 6.2, whose tests have no warnings, the test fails.
///
/// ```swift
/// @Suite(.leavingNothing) struct CartTests { … }
/// ```
public struct LeavingNothingTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  /// Creates the trait; `.leavingNothing` is shorter.
  public init() {}

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let log = TokenLog()
    defer {
      for token in log.active {
        let message = "\(test.name) left installed: \(token)"
        token.stop()
        #if compiler(>=6.3)
        warn(message, at: test.sourceLocation)
        #else
        Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
        #endif
      }
    }
    try await Fixture.run(changing: { $0.log = log }, { try await function() })
  }
}

extension Trait where Self == LeavingNothingTrait {
  /// A trait that ends everything that the test left installed, and names it in a warning.
  public static var leavingNothing: Self { Self() }
}

/// Ends everything that is installed in the process.
///
/// These are overrides, redefinitions, spies, observations, bindings and monitors.
/// Call it in the tear-down of tests that run one after the other, as XCTest's do; tests that run
/// meanwhile lose what they installed. Installations on a proxy end with the proxy, and those for
/// one task stay.
///
/// ```swift
/// override func tearDown() { stopEverything() }
/// ```
public func stopEverything() {
  Override.removeAll()
  ProxyState.removeAllOfTypes()
  stopObservingEverything()
  DeallocationMonitor.stopAll()
}
