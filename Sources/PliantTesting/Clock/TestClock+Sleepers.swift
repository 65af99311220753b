import Foundation
import Glibc

extension TestClock {
  typealias Wake = @Sendable () -> Void

  /// A sleep or a timed wait that the clock ends.
  struct Sleeper {
    var number = 0
    var name = ""
    let end: Duration
    /// The task that is suspended until then.
    var task: UInt64?
    /// Cancels that task: a sleep that has not ended when the test does throws.
    var cancel: (@Sendable () -> Void)?
    /// Whether a caller without a test sleeps, who goes on in real time when the fixture ends.
    var isOfOthers = TestClock.isOfOthers
    /// The thread that runs the task's job, until that ends.
    ///
    /// Only then is the task suspended: if its sleep is cancelled before, nothing resumes it.
    var thread: pid_t?
    /// Called without a lock; unless it is a wait's, it resumes a job, which is counted until
    /// ``TestClock/finished()``.
    let wake: Wake
  }

  /// A wait for what other threads may do, or for a time.
  struct Wait {
    /// Whether it has lasted in real time, in which others may end it, and ends at its deadline.
    var isRipe = false
    /// The condition whose signals are counted when they are given.
    var condition: ObjectIdentifier?
    /// Otherwise, the epoch in which it was tried and nobody had done what it waits for.
    var seen = -1
    /// Whether its thread runs a counted job.
    var isCounted = false

    func isUnfulfilled(in epoch: Int?) -> Bool { condition != nil || seen == epoch }
  }
}

extension TestClock {
  /// The deadline of a wait that has none.
  static let never = Duration.seconds(1 << 40)
}
