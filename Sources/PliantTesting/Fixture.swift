public import Foundation
import PliantBase
import PliantOverriding
import Synchronization
public import Testing

/// A trait that replaces a part of the system for one test: the time, random numbers, environment
/// variables, files or the network.
///
/// Create one with `.now`, `.random`, `.environment`, `.files` or `.network` and pass it to a test
/// or a suite. Each test, and each case of a parameterized test, gets its own. Only it and the
/// work that it starts, in tasks, on queues and in threads, are affected, so tests can run in
/// parallel; what was running before the test keeps using the real system, unless the fixture is
/// ``Callers/process``'s.
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
  /// Runs an operation with the replacement in place.
  typealias Around = @Sendable (Term, () async throws -> Void) async throws -> Void
  private let part: String
  private let callers: Callers
  private let isUsed: Bool
  private let isOfSuite = Flag()
  private let scope: Around

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let term = Term(for: callers, collects: true)
    try await provide(term) { try await function() }
    let mayBeUnused = test.isParameterized || isOfSuite.value.load(ordering: .relaxed)
    if isUsed, !term.wasUsed, !mayBeUnused { report(.unused(part), isWarning: true, of: test) }
  }

  public func prepare(for test: Test) {
    if test.isSuite { isOfSuite.value.store(true, ordering: .relaxed) }
  }

  /// Creates a fixture; a test's own is told to be unused if it should have been.
  init(
    _ part: String,
    for callers: Callers,
    isUsed: Bool = false,
    _ scope: @escaping Around
  ) {
    (self.part, self.callers, self.isUsed, self.scope) = (part, callers, isUsed, scope)
  }

  private func provide(_ term: Term, _ operation: () async throws -> Void) async throws {
    defer { term.recordIssues() }
    try await ProcessTurn.run(callers, part) { try await scope(term, operation) }
  }

  /// Runs an operation with redefinitions, with answers to calls of entry points, and with a change
  /// of its surroundings.
  static func run(
    _ scopes: [Scope] = [],
    answering points: [EntryPoint] = [],
    outliving: Bool = true,
    for callers: Callers = .test,
    changing change: @escaping Surroundings.Change = { _ in },
    _ operation: () async throws -> Void
  ) async throws {
    try Carriers.follow()
    let carriers = Surroundings.Use(within: Surroundings.own?.use, Carriers.unfollow)
    let use = Surroundings.Use(within: carriers, try EntryPoint.begin(points))
    try await Surroundings.$own.withValue(.changing { $0.use = use }) {
      try await TaskRedefinition.run(
        scopes + CarriedProcesses.scopes,
        outliving: outliving,
        sharing: callers.sharing,
        changing: { surroundings in
          change(&surroundings)
          let isolation = surroundings.replacements.isolation ?? Isolation.ofCaller
          surroundings.replacements.isolation = isolation
        },
        operation: operation
      )
    }
  }

  /// Runs an operation with the replacement in place, removes the replacement, and returns the
  /// operation's value.
  ///
  /// - Throws: Any error that the operation throws, or an `OverrideError` if the system function
  ///   underneath cannot be overridden.
  @discardableResult
  public func run<Result>(_ operation: () async throws -> Result) async throws -> Result {
    var result: Result?
    try await provide(Term(for: callers, collects: true)) { result = try await operation() }
    guard let result else { preconditionFailure("a scope runs its operation, or throws") }
    return result
  }
}

/// A truth that is found later.
private final class Flag: Sendable { let value = Atomic(false) }

/// An error in a test that uses a fixture without having it, or that one refuses.
///
/// ```swift
/// #expect(throws: FixtureError.noClock) { try TestClock.current }
/// ```
public enum FixtureError: Error, Equatable, CustomStringConvertible {
  /// ``TestClock/current`` was read without the trait `.now(_:)`.
  case noClock
  /// ``FileSystem/written`` was read without the trait `.files(_:base:)`.
  case noFiles
  /// The path of an entry of `.files(_:base:)` does not begin with a slash.
  case relativePath(String)
  /// The path of an entry of `.files(_:base:)` ends in a slash, as a folder's, and has contents.
  case folderWithContents(String)
  /// A path that `.files(_:base:)` cannot make or find, such as its temporary folder, and why.
  case notMade(String, reason: String)
  /// A function was called that would reach the real system, past the test's fixture.
  case refused(String)
  /// A part of the system that a test replaces for the process, within a replacement of the same.
  case alreadyForProcess(String)
  /// A call of work that has outlived the test of this name: it fails, and does nothing real.
  case afterTheEnd(String, of: String)
  /// A function that hands work over, and that the process has in another version than the ones
  /// known: its work does not see the test's fixtures.
  case notCarried(String)
  /// A call of an isolated test that would reach something real, and what replaces it.
  case notReplaced(String, by: String)
  /// A connection that a test with `.network` made past it.
  case passedBy(String)
  /// A fixture of a test in which nothing of what it replaces was called.
  case unused(String)
  /// Tasks of a test with `.awaitingTasks` that have not ended in this time, each with the reason
  /// for which it waits.
  case stillRunning(after: Duration, String)
  /// A test clock that shows the first date and that nobody advances, though everything of the test
  /// sleeps; or waits for sleepers, of which there are none.
  case notAdvanced(Date, [TestClock.Sleep])
  /// ``TestClock/checkNothingSleeps(sourceLocation:)`` was called while these slept.
  case sleeping([TestClock.Sleep])
  /// The temporary folder of `.files(_:base:)` that stays after the test: something in it cannot be
  /// removed, as an immutable file or another mount.
  case notRemoved(String)
  /// ``Network/requests`` was read without the trait `.network`.
  case noNetwork
  /// A request for which the trait `.network` has no response: its method, address, headers and
  /// body.
  case unexpectedRequest(String)
  /// A request that `.network` does not answer, such as a web socket's, with its address.
  case notAnswered(String)
  /// A file of recorded answers that is not there or cannot be read, and the reason.
  case noRecording(String, String)
  /// A request that a file of recorded answers does not answer: its text, the file, the nearest
  /// recorded request with what differs, and the entries that were left out.
  case notRecorded(String, String, String?, [String])

  public var description: String {
    switch self {
    case .noClock: none("test clock", ".now(_:)", "read the clock")
    case .noFiles: none("file system of the test's own", ".files(_:)", "ask")
    case .relativePath(let path): "'\(path)' is no absolute path: begin it with '/'"
    case .folderWithContents(let path):
      "'\(path)' is a folder and cannot have contents: remove the '/' at its end for a file"
    case .notMade(let path, let reason):
      "'.files' cannot make or open '\(path)': \(reason). Files of tests are in the folder that "
        + "'TMPDIR' names, which must exist and be writable"
    case .refused(let name):
      "'\(name)' is refused, because it would reach the real system past the test's fixture: "
        + "redefine what calls it, or leave the fixture out"
    case .alreadyForProcess(let part):
      "'\(part)' is replaced for the process, within a replacement of the same for the process: "
        + "leave one of them out, or leave 'for: .process' out of the inner one"
    case .afterTheEnd(let call, let test):
      "'\(call)' was called when \(test) had ended: await the task that calls it, or add the trait "
        + "'.awaitingTasks'"
    case .notCarried(let function):
      "work of '\(function)' runs without the test's fixtures, because this version of its module "
        + "is not known: redefine what calls it"
    case .notReplaced(let call, let fixture):
      "\(call) would be real, and the test is isolated: replace it with \(fixture)"
    case .passedBy(let call):
      "\(call) is real, though the test has '.network', which answers 'URLSession' and, with the "
        + "package's trait of its name, 'AsyncHTTPClient': redefine the function that connects"
    case .unused(let part):
      "nothing that '\(part)' replaces was called in the test: leave it out, or look for work that "
        + "does not belong to the test"
    case .stillRunning(let limit, let tasks):
      "tasks of the test run after \(limit): cancel or await them\n\(tasks)"
    case .notAdvanced(_, []):
      "the test waits for sleepers, and nothing sleeps: the code has ended, or waits otherwise"
    case .notAdvanced(let now, let sleeps):
      "everything of the test sleeps, and nobody advances its clock from \(now): "
        + list(sleeps)
        + "; call 'TestClock.current.advance(by:)' in another task, or leave '.untilAdvanced' out"
    case .sleeping(let sleeps): list(sleeps) + ": cancel it and await its end, or advance the clock"
    case .notRemoved(let folder): "files of the test stay in '\(folder)': they cannot be removed"
    case .noNetwork: none("test network", ".network", "read 'Network.requests'")
    case .unexpectedRequest(let request): "a request was not expected:\n\(request)"
    case .notAnswered(let request):
      "'.network' does not answer \(request): redefine the function that sends it"
    case .noRecording(let file, let reason):
      "no answers are recorded in '\(file)': run the test with 'PLIANT_RECORD=1' (\(reason))"
    case .notRecorded(let request, let file, let nearest, let skipped):
      "no answer to a request is recorded in '\(file)':\n\(request)\n" + advice(nearest, skipped)
    }
  }

  private func none(_ part: String, _ trait: String, _ use: String) -> String {
    "there is no \(part): add the trait '\(trait)' to the test or its suite, and \(use) in the "
      + "test's task"
  }

  private func list(_ sleeps: [TestClock.Sleep]) -> String {
    sleeps.map { "\($0)" }.joined(separator: ", ")
  }

  private func advice(_ nearest: String?, _ skipped: [String]) -> String {
    (nearest.map { "nearest is: \($0)\n" } ?? "it has no entries\n")
      + skipped.map { "left out: \($0)\n" }.joined()
      + "Record it by running the test with 'PLIANT_RECORD=missing', or all with '=1'"
  }
}
