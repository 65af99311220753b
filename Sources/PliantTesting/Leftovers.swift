import PliantBase
import PliantLifetime
import PliantObserving
import PliantOverriding
import PliantProxying
public import Testing

/// Ends what a test left installed, and names it in a warning.
///
/// Create one with `.leavingNothing`. What counts is what the test's task and its child tasks installed and what is active
/// still after the test returned: on an object that lives on, or by a token that somebody keeps.
///
/// ```swift
/// @Suite(.leavingNothing) struct CartTests { … }
/// ```
public struct LeavingNothingTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  /// The trait; `.leavingNothing` is the same.
  public init() {}

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let log = TokenLog()
    defer {
      for token in log.active {
        let what = "\(token)"
        token.stop()
        Issue.record(
          "\(test.name) left installed: \(what)",
          severity: .warning,
          sourceLocation: test.sourceLocation
        )
      }
    }
    try await TokenLog.$current.withValue(log) { try await function() }
  }
}

extension Trait where Self == LeavingNothingTrait {
  /// Ends what the test left installed, and names it in a warning.
  public static var leavingNothing: Self { Self() }
}

/// Ends everything that is installed in the process: overrides, redefinitions, spies, observations, bindings and monitors.
///
/// Call it in the tear-down of tests that run one after the other, as XCTest's do; those that run meanwhile lose what they
/// installed. What is on a proxy ends with the proxy, and what holds for one task stays.
///
/// ```swift
/// override func tearDown() { stopEverything() }
/// ```
public func stopEverything() {
  Layers.removeAll()
  ProxyState.removeAllOfTypes()
  stopObservingEverything()
  DeallocationMonitor.stopAll()
}
