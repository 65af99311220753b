import PliantBase
import PliantOverriding
import Testing

extension Fixture {
  /// The callers that see a replacement.
  ///
  /// ```swift
  /// @Test(.now(Date(timeIntervalSince1970: 0), for: .process)) func theServerSeesIt() { … }
  /// ```
  public enum Callers: Sendable {
    /// The test, and the work that it starts.
    case test
    /// These, and all work in the process that belongs to no test, from before the test, too: a
    /// server's threads, pools, event loops and tasks.
    ///
    /// Tests that replace something for the process wait for each other, and for no other test.
    case process
  }
}

/// The turn of a test whose fixtures are for the process: one test at a time has it.
final class ProcessTurn: Sendable {
  private typealias Waiting = CheckedContinuation<Void, any Error>
  private struct Queue {
    var isTaken = false
    var last = 0
    var waiting: [(number: Int, continuation: Waiting)] = []
  }

  private static let queue = Guarded(Queue())
  /// The replaced parts; nil when the turn is over.
  private let parts = Guarded<Set<String>?>([])

  /// Runs an operation, in a turn if its replacement of a part is for the process.
  static func run(
    _ callers: Fixture.Callers,
    _ part: String,
    _ operation: () async throws -> Void
  ) async throws {
    guard callers == .process else { return try await operation() }
    if let turn = Surroundings.own?.replacements.turn, let isFirst = turn.begin(part) {
      guard isFirst else { throw FixtureError.alreadyForProcess(part) }
      defer { turn.end(part) }
      return try await operation()
    }
    try await take()
    defer { passOn() }
    let turn = ProcessTurn()
    _ = turn.begin(part)
    defer { turn.parts.withLock { $0 = nil } }
    try await Surroundings.$own.withValue(
      .changing { $0.replacements.turn = turn },
      operation: operation
    )
  }

  private func begin(_ part: String) -> Bool? { parts.withLock { $0?.insert(part).inserted } }
  private func end(_ part: String) { parts.withLock { _ = $0?.remove(part) } }

  /// Waits for the turn, after those who wait already.
  private static func take() async throws {
    let number = queue.withLock { queue in
      queue.last += 1
      return queue.last
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Waiting) in
        let result = queue.withLock { queue -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          defer { queue.isTaken = true }
          if !queue.isTaken { return .success(()) }
          queue.waiting.append((number, continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let cancelled = queue.withLock { queue in
        queue.waiting.firstIndex { $0.number == number }.map { queue.waiting.remove(at: $0) }
      }
      cancelled?.continuation.resume(throwing: CancellationError())
    }
  }

  private static func passOn() {
    let next = queue.withLock { queue -> Waiting? in
      queue.isTaken = !queue.waiting.isEmpty
      return queue.isTaken ? queue.waiting.removeFirst().continuation : nil
    }
    next?.resume()
  }
}

extension Fixture.Callers {
  /// The surroundings of tests without any, if others share the replacement.
  var sharing: SharedSurroundings.OfTest? {
    self == .test ? nil : Isolation.ofTest
  }
}
