import Glibc
import PliantBase
import Synchronization
import Testing
import XCTest

/// Records a failed check of a double at the place that checked, in the test that is running.
///
/// `CPliant` declares it as a weak symbol, which exists in programs that link this module.
///
/// - Returns: false if neither Swift Testing nor XCTest is running a test.
@_cdecl("pliant_testing_record_issue")
public func recordIssue(
  _ message: UnsafePointer<CChar>,
  _ fileID: UnsafePointer<CChar>,
  _ filePath: UnsafePointer<CChar>,
  _ line: Int,
  _ column: Int
) -> Bool {
  // XCTest has no task-locals: a check without a Swift Testing test of its own belongs to its case.
  if Test.current == nil, let running = RunningCase.current {
    running.recordFailure(
      withDescription: String(cString: message),
      inFile: String(cString: filePath),
      atLine: line,
      expected: true
    )
    return true
  }
  return UnheardIssues.areNone {
    Issue.record(
      Comment(rawValue: String(cString: message)),
      sourceLocation: SourceLocation(
        fileID: String(cString: fileID),
        filePath: String(cString: filePath),
        line: line,
        column: column
      )
    )
  }
}

/// Whether Swift Testing or XCTest runs a test, as far as the caller can tell.
var isTesting: Bool { Test.current != nil || RunningCase.current != nil }

/// Records an issue at the line of a test, or in the case of XCTest that is running.
func report(_ error: FixtureError, isWarning: Bool = false, of test: Test? = .current) {
  if test == nil, let running = RunningCase.current {
    guard !isWarning else { return }
    // XCTest knows no line of a case.
    return running.recordFailure(
      withDescription: "\(error)",
      inFile: "<EXPR>",
      atLine: 0,
      expected: true
    )
  }
  let place = test?.sourceLocation ?? #_sourceLocation
  if isWarning { warn("\(error)", at: place) } else { Issue.record(error, sourceLocation: place) }
}

/// Records a warning; nothing with Swift 6.2, whose tests have none.
func warn(_ message: String, at place: SourceLocation) {
  #if compiler(>=6.3)
  Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place)
  #endif
}

/// Records a warning at the line of the running test, unless the test has it already; called by
/// `CPliant`, as ``recordIssue(_:_:_:_:_:)`` is.
@_cdecl("pliant_testing_warn")
package func warnOnce(_ message: UnsafePointer<CChar>) {
  let message = String(cString: message)
  guard let test = Test.current,
    warnings.withLock({ $0.insert("\(test.id): \(message)").inserted })
  else { return }
  warn(message, at: test.sourceLocation)
}

private let warnings = Guarded<Set<String>>([])

// MARK: - XCTest

/// The XCTest case that is running, which XCTest reports only to its observers.
private final class RunningCase: XCTestObservation {
  private static let cases = Guarded<[(testCase: XCTestCase, thread: UInt)]>([])

  /// The case of this thread, or the last one that began, because a case may start other threads.
  static var current: XCTestCase? {
    cases.withUncheckedLock { cases in
      (cases.last { $0.thread == pthread_self() } ?? cases.last)?.testCase
    }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    Self.cases.withUncheckedLock { $0.append((testCase, pthread_self())) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.cases.withUncheckedLock { $0.removeAll { $0.testCase === testCase } }
  }
}

/// Has the cases of XCTest observed; called by `CPliant`, as ``recordIssue(_:_:_:_:_:)`` is.
@_cdecl("pliant_testing_observe_cases")
public func observeCases() {
  XCTestObservationCenter.shared.addTestObserver(RunningCase())
  Isolation.beginRun()
}

// MARK: - Swift Testing

/// Issues that Swift Testing did not pass to a test run, because none is running.
private enum UnheardIssues {
  private typealias Handler =
    @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void
  @TaskLocal private static var heard: Counter?

  private final class Counter: Sendable { let count = Atomic(0) }

  /// Swift Testing calls the process's fallback handler, within `record`, for an issue without a
  /// run.
  private static let isInstalled: Bool = {
    guard let install = dlsym(nil, "_swift_testing_installFallbackEventHandler") else {
      return false
    }
    let handler: Handler = { _, _, _, _ in UnheardIssues.heard?.count.add(1, ordering: .relaxed) }
    // SAFETY: the function's type in Swift 6.3; a handler that XCTest has installed stays.
    return unsafeBitCast(install, to: (@convention(c) (Handler) -> Bool).self)(handler)
  }()

  static func areNone(_ record: () -> Void) -> Bool {
    _ = isInstalled
    let counter = Counter()
    $heard.withValue(counter, operation: record)
    return counter.count.load(ordering: .relaxed) == 0
  }
}
