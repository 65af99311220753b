public import Foundation
import PliantBase
public import Testing

extension TestClock {
  /// A sleep, a wait with a deadline or a timer that a test's clock ends.
  ///
  /// ``TestClock/advanceToNext()`` returns those that it has ended, so that a test can tell which
  /// of its tasks goes on: name them, as `Task(name: "poller") { … }` does.
  ///
  /// ```swift
  /// #expect(clock.advanceToNext().map(\.name) == ["a sleep of task 'poller'"])
  /// ```
  public struct Sleep: Sendable, Equatable, CustomStringConvertible {
    /// "a sleep", "a wait" or "a timer", and the name of the task that began it, if it has one.
    public let name: String
    /// The deadline.
    public let end: Date

    public var description: String { "\(name) until \(end)" }
  }

  /// Moves the clock forward and wakes the tasks whose sleep has ended, in the order of those ends.
  ///
  /// The tasks resume when they are scheduled; the clock then shows the time after the whole
  /// advance.
  public func advance(by duration: Duration) {
    wake { state in
      state.move(by: duration)
      return state.takeDue()
    }
  }

  /// Moves the clock to the next deadline, and wakes all whose sleep ends then.
  ///
  /// - Returns: The sleeps that were woken; none, and the clock stands still, if nothing sleeps.
  @discardableResult
  public func advanceToNext() -> [Sleep] { wake { $0.takeNext() } }

  /// Moves the clock from deadline to deadline until the test's work is done and its sleeps are
  /// over, or the task is cancelled.
  ///
  /// Cancel timers that repeat, and loops that sleep, before: these sleep for ever.
  public func run() async {
    repeat { await wait(for: .max) } while !Task.isCancelled && !advanceToNext().isEmpty
  }

  /// Suspends until at least `count` waits with a deadline are under way, or the task is cancelled,
  /// as it is when its `.timeLimit` has passed.
  public func sleepers(_ count: Int) async { await wait(for: count) }

  /// Records an issue if something sleeps, waits with a deadline, or is a timer that is set: who,
  /// and until when.
  public func checkNothingSleeps(sourceLocation: SourceLocation = #_sourceLocation) {
    let left = state.withUncheckedLock { $0.left }
    guard !left.isEmpty else { return }
    Issue.record(FixtureError.sleeping(left.map(described)), sourceLocation: sourceLocation)
  }

  /// Waits for so many sleepers or, if that is the highest number, until nothing can run.
  private func wait(for count: Int) async {
    let number = state.withLock { $0.makeNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        resume(state.withLock { $0.count(count, as: number, continuation) })
      }
    } onCancel: {
      resume(state.withLock { $0.cancel(number) })
    }
  }

  @discardableResult
  private func wake(_ take: (inout State) -> [Sleeper]) -> [Sleep] {
    let due = state.withUncheckedLock { take(&$0) }
    for sleeper in due { sleeper.wake() }
    return due.map(described)
  }

  func described(_ sleeper: Sleeper) -> Sleep {
    Sleep(name: sleeper.name, end: date(at: sleeper.end))
  }
}
