public import Testing

/// A trait that replaces a part of the system for one test: the time, random numbers, environment
/// variables, files or the network.
///
/// Create one with `.now`, `.random`, `.environment`, `.files` or `.network` and pass it to a test
/// or a suite. Each test, and each case of a parameterized test, gets its own. Only the test's task
/// and its child tasks are affected, so tests can run in parallel; detached tasks and dispatch
/// queues keep using the real system.
///
/// ```swift
/// @Test(.now(Date(timeIntervalSince1970: 0)), .random(seed: 1))
/// func expires() async throws { … }
/// ```
///
/// In XCTest, or for a part of a test, use ``run(_:)``:
///
/// ```swift
/// let home = try await Fixture.environment(["HOME": "/nowhere"]).run { NSHomeDirectory() }
/// ```
///
/// If the system function underneath cannot be overridden, the test fails with an `OverrideError`
/// that gives the reason.
public struct Fixture: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true
  private let scope: Scope

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await scope { try await function() }
  }

  init(_ scope: @escaping Scope) { self.scope = scope }

  /// Nests the scopes, each inside the one before it.
  init(nesting scopes: [Scope]) {
    scope = { operation in try await Self.run(operation, in: scopes[...]) }
  }

  private static func run(
    _ operation: () async throws -> Void,
    in scopes: ArraySlice<Scope>
  ) async throws {
    guard let first = scopes.first else { return try await operation() }
    try await first { try await run(operation, in: scopes.dropFirst()) }
  }

  /// Runs an operation with the replacement in place, removes the replacement, and returns the
  /// operation's value.
  ///
  /// - Throws: Any error that the operation throws, or an `OverrideError` if the system function
  ///   underneath cannot be overridden.
  @discardableResult
  public func run<Result>(_ operation: () async throws -> Result) async throws -> Result {
    var result: Result?
    try await scope { result = try await operation() }
    guard let result else { preconditionFailure("a scope runs its operation, or throws") }
    return result
  }
}

/// An error in a test that uses a fixture without having it, or that one refuses.
public enum FixtureError: Error, Equatable, CustomStringConvertible {
  /// ``TestClock/current`` was read without the trait `.now(_:)`.
  case noClock
  /// ``FileSystem/written`` was read without the trait `.files(_:base:)`.
  case noFiles
  /// The path of an entry of `.files(_:base:)` does not begin with a slash.
  case relativePath(String)
  /// The path of an entry of `.files(_:base:)` ends in a slash, as a folder's, and has contents.
  case folderWithContents(String)
  /// A function was called that would reach the real system, past the test's fixture.
  case refused(String)
  /// ``Network/requests`` was read without the trait `.network`.
  case noNetwork
  /// A request for which the trait `.network` has no response: its method, address, headers and
  /// body.
  case unexpectedRequest(String)
  /// A web socket's address: `.network` does not answer web sockets.
  case webSocket(String)
  /// A file of recorded answers that is not there or cannot be read, and the reason.
  case noRecording(String, String)

  public var description: String {
    switch self {
    case .noClock:
      "there is no test clock: add the trait '.now(_:)' to the test or its suite, and read the "
        + "clock in the test's task"
    case .noFiles:
      "there is no file system of the test's own: add the trait '.files(_:)' to the test or its "
        + "suite, and ask in the test's task"
    case .relativePath(let path):
      "'\(path)' is no absolute path: begin it with '/'"
    case .folderWithContents(let path):
      "'\(path)' is a folder and cannot have contents: remove the '/' at its end for a file"
    case .refused(let name):
      "'\(name)' is refused, because it would reach the real system past the test's fixture: "
        + "redefine what calls it, or leave the fixture out"
    case .noNetwork:
      "there is no test network: add the trait '.network' to the test or its suite, and read "
        + "'Network.requests' in the test's task"
    case .unexpectedRequest(let request): "a request was not expected:\n\(request)"
    case .webSocket(let url):
      "'.network' does not answer web sockets, as \(url): redefine the function that opens it"
    case .noRecording(let file, let reason):
      "there are no recorded answers in '\(file)': run the test with 'PLIANT_RECORD=1' "
        + "(\(reason))"
    }
  }
}
