import Foundation
import PliantBase
import Synchronization
public import Testing

/// The time of a fixture, which ends with its test, and the callers that it is for.
///
/// Work that outlives the test still has the fixture: its calls fail, and the test is told once of
/// each function.
final class Term: Sendable {
  let callers: Fixture.Callers
  let test = Test.current
  private let ended = Atomic(false)
  private let used = Atomic(false)
  private let told = Guarded<Set<String>>([])

  /// The issues of work that does not run in the test's task; nil if they are recorded at once.
  private let issues: Guarded<[Told]?>
  private typealias Told = (error: FixtureError, isWarning: Bool)

  init(for callers: Fixture.Callers, collects: Bool = false) {
    self.callers = callers
    issues = Guarded(collects && test != nil ? [] : nil)
  }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }
  /// Whether the fixture has ended, and the caller, who belongs to no test, has done with it.
  var isOver: Bool { hasEnded && Surroundings.own == nil }
  /// Whether something that the fixture replaces was called.
  var wasUsed: Bool { used.load(ordering: .relaxed) }

  func use() { if !wasUsed { used.store(true, ordering: .relaxed) } }

  func end() { ended.store(true, ordering: .releasing) }

  /// Whether a call comes after the end.
  func refuses(_ call: @autoclosure () -> String) -> Bool {
    guard hasEnded else { return false }
    let call = call()
    if Surroundings.own != nil {
      tell(call, .afterTheEnd(call, of: test?.name ?? "a fixture's operation"))
    }
    return true
  }

  /// Tells the test of a call, once.
  func tell(_ call: String, _ error: FixtureError, isWarning: Bool = false) {
    guard told.withLock({ $0.insert(call).inserted }) else { return }
    report(error, isWarning: isWarning)
  }

  /// Records an issue of the test: from other work than the test's task when that has ended,
  /// because Swift Testing would not know the test.
  func report(_ error: FixtureError, isWarning: Bool = false) {
    let isCollected =
      Test.current == nil
      && issues.withLock { issues in
        issues?.append((error, isWarning)) != nil
      }
    if !isCollected { PliantTesting.report(error, isWarning: isWarning, of: test) }
  }

  /// Records the issues of other work, from now on at once.
  func recordIssues() {
    let left = issues.withLock { $0.take() ?? [] }
    for (error, isWarning) in left { report(error, isWarning: isWarning) }
  }
}

/// A trait that has a test wait for the tasks that it started.
///
/// Create one with `.awaitingTasks`, after the traits of the fixtures that the tasks use. If the
/// tasks have not ended in time, the test fails. Real time counts, also with `.now(_:)`.
///
/// ```swift
/// @Test(.files(), .awaitingTasks) func flushes() { cache.store(1) }
/// ```
public struct AwaitingTasksTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true
  let limit: Duration

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    // Nothing but the work of the test has the use when this has returned.
    func run() async throws -> UInt {
      let use = Surroundings.Use(within: Surroundings.own?.use) { end.yield(true) }
      try await Surroundings.$own.withValue(.changing { $0.use = use }) { try await function() }
      return UInt(bitPattern: ObjectIdentifier(use))
    }
    let mark = try await run()
    Surroundings.really(after: TimeInterval(limit)) { end.yield(false) }
    for await isInTime in ended {
      guard !isInTime else { return }
      report(.stillRunning(after: limit, ReportingTasksTrait.tasks(of: mark)), of: test)
      return
    }
  }
}

extension Trait where Self == AwaitingTasksTrait {
  /// Has the test wait up to five seconds for the tasks that it started.
  public static var awaitingTasks: Self { awaitingTasks(for: .seconds(5)) }

  /// Has the test wait for the tasks that it started.
  public static func awaitingTasks(for limit: Duration) -> Self { Self(limit: limit) }
}
