import Foundation
import Glibc

extension TestClock {
  typealias Wake = @Sendable () -> Void

  /// Who waits for a time.
  struct Sleeper {
    enum Kind {
      /// Its wake resumes a job, which is counted until ``TestClock/finished()``.
      case sleep
      case wait(Wait)
    }

    fileprivate(set) var number = 0
    let end: Duration
    fileprivate(set) var kind: Kind
    /// The task that is suspended until then.
    var task: UInt64?
    /// The thread that runs the task's job, until that ends.
    ///
    /// Only then is the task suspended: if its sleep is cancelled before, nothing resumes it.
    fileprivate(set) var thread: pid_t?
    /// Called without a lock.
    let wake: Wake

    static func < (one: Sleeper, other: Sleeper) -> Bool {
      (one.end, one.number) < (other.end, other.number)
    }

    fileprivate var isCounted: Bool {
      guard case .wait(let wait) = kind else { return true }
      return wait.isCounted
    }

    fileprivate func mayEnd(in epoch: Int?) -> Bool {
      guard case .wait(let wait) = kind else { return true }
      return wait.isRipe && (epoch == nil || wait.isUnfulfilled(in: epoch))
    }
  }

  /// A wait for what other threads may do, or for a time.
  struct Wait {
    /// Whether it has lasted in real time, in which others may end it, and ends at its deadline.
    var isRipe = false
    /// The condition whose signals are counted when they are given.
    var condition: ObjectIdentifier?
    /// Otherwise, the epoch in which it was tried and nobody had done what it waits for.
    fileprivate(set) var seen = -1
    /// Whether its thread runs a counted job.
    fileprivate(set) var isCounted = false

    fileprivate func isUnfulfilled(in epoch: Int?) -> Bool { condition != nil || seen == epoch }
  }

  struct State {
    private(set) var elapsed = Duration.zero
    /// The real time at which the clock was moved last.
    private var movedAt: Duration
    private var sleepers: [Sleeper] = []
    /// The number of those who waited so far, which orders sleepers of the same deadline.
    private var count = 0
    /// What of the test can run or does: jobs, handlers, answers of the network.
    private var running = 0
    /// A number that grows when `running` does: what was seen before may not hold any more.
    private(set) var epoch = 0
    /// How many of them run on each thread.
    private var threads: [pid_t: Int] = [:]
    /// Whether somebody looks if the test's jobs are blocked.
    private var isWatched = false
    var hasEnded = false
    /// The waits whose condition was signalled, until they end.
    var signalled: Set<Int> = []
    /// How often the clock woke waits for conditions, which may be others than those that are over.
    var wakes = 0
    /// Who waits for a number of sleepers.
    private var counters: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]

    init(movedAt: Duration) { self.movedAt = movedAt }

    // MARK: What can run

    mutating func begin(_ number: Int = 1) {
      running += number
      epoch += 1
    }

    mutating func finish() { running -= 1 }

    mutating func enter(_ thread: pid_t) { threads[thread, default: 0] += 1 }

    func isCounted(_ thread: pid_t) -> Bool { threads[thread] != nil }

    /// Ends that a thread is counted; returns false if it was not.
    mutating func block(_ thread: pid_t) -> Bool {
      guard let depth = threads[thread] else { return false }
      threads[thread] = depth == 1 ? nil : depth - 1
      running -= 1
      return true
    }

    /// What can run, if all of it is on threads, which may be blocked.
    var blocked: (epoch: Int, threads: [pid_t])? {
      running > 0 && running == threads.values.reduce(0, +) ? (epoch, Array(threads.keys)) : nil
    }

    /// Whether somebody must begin to look if the jobs that keep the clock from moving are blocked.
    var isStalled: Bool {
      mutating get {
        guard running > 0, !sleepers.isEmpty, !isWatched else { return false }
        isWatched = true
        return true
      }
    }

    mutating func keepsWatching() -> Bool {
      isWatched = running > 0 && !sleepers.isEmpty && !hasEnded
      return isWatched
    }

    // MARK: Time

    mutating func move(by duration: Duration) {
      elapsed += duration
      movedAt = TestClock.realTime
    }

    /// Moves the clock to the next deadline, if nothing can run, and takes who waits for it.
    mutating func next(thoughBlockedIn blocked: Int? = nil) -> Sleeper? {
      let epoch = epoch == blocked ? nil : self.epoch
      guard running <= 0 || epoch == nil, let next = sleepers.min(by: <), next.mayEnd(in: epoch),
        epoch == nil || sleepers.allSatisfy({ $0.isUnfulfilled(in: self.epoch) })
      else { return nil }
      move(by: max(.zero, next.end - elapsed))
      return take { $0.number == next.number }.first
    }

    // MARK: Sleepers

    /// Returns the number of another who waits.
    mutating func makeNumber() -> Int {
      count += 1
      return count
    }

    mutating func add(_ sleeper: Sleeper, _ isCounted: Bool, on thread: pid_t) -> Int {
      var sleeper = sleeper
      sleeper.number = makeNumber()
      if sleeper.task != nil, threads[thread] != nil { sleeper.thread = thread }
      if case .wait(var wait) = sleeper.kind {
        wait.isCounted = isCounted
        sleeper.kind = .wait(wait)
      }
      sleepers.append(sleeper)
      return sleeper.number
    }

    /// Removes and returns sleepers, in order, and counts the jobs that they resume.
    mutating func take(_ isTaken: (Sleeper) -> Bool) -> [Sleeper] {
      let taken = sleepers.filter(isTaken)
      guard !taken.isEmpty else { return [] }
      sleepers.removeAll(where: isTaken)
      begin(taken.count { $0.isCounted })
      return taken.sorted(by: <)
    }

    /// Takes those whose time has come.
    mutating func takeDue() -> [Sleeper] {
      let (now, hasEnded) = (elapsed, hasEnded)
      return take { $0.end <= now || hasEnded }
    }

    mutating func remove(_ number: Int) -> Sleeper? {
      sleepers.firstIndex { $0.number == number }.map { sleepers.remove(at: $0) }
    }

    /// Notes that a thread's job has ended, and takes those who waited for its task to sleep.
    mutating func leave(_ thread: pid_t) -> [CheckedContinuation<Void, Never>] {
      if !block(thread) { finish() }
      for index in sleepers.indices where sleepers[index].thread == thread {
        sleepers[index].thread = nil
      }
      return takeCounters()
    }

    /// Notes who waits for sleepers; a task that was cancelled does not.
    mutating func count(
      _ sleepers: Int,
      as number: Int,
      _ continuation: CheckedContinuation<Void, Never>
    ) -> [CheckedContinuation<Void, Never>] {
      counters[number] = (Task.isCancelled ? 0 : sleepers, continuation)
      return takeCounters()
    }

    mutating func cancel(_ number: Int) -> [CheckedContinuation<Void, Never>] {
      counters[number]?.count = 0
      return takeCounters()
    }

    /// Removes, counts and returns the continuations that wait for at most the present number of
    /// sleepers.
    mutating func takeCounters() -> [CheckedContinuation<Void, Never>] {
      let present = sleepers.count { $0.end < TestClock.never && $0.thread == nil }
      let ready = counters.filter { $0.value.count <= present }
      for number in ready.keys { counters[number] = nil }
      begin(ready.count)
      return ready.values.map(\.continuation)
    }

    // MARK: Waits

    /// What a waiting thread does next; nil if its time has come.
    ///
    /// That is the real time that it waits, and the epoch in which it does if nothing can run that
    /// would do what it waits for.
    mutating func look(
      _ number: Int,
      passes: Bool
    ) -> (left: TimeInterval, epoch: Int, wakes: Int)? {
      guard let index = sleepers.firstIndex(where: { $0.number == number }),
        case .wait(var wait) = sleepers[index].kind
      else { return nil }
      let left = sleepers[index].end - elapsed - (TestClock.realTime - movedAt)
      if left <= .zero, passes {
        wait.isRipe = true
        sleepers[index].kind = .wait(wait)
      }
      let isEndless = wait.isRipe || !passes
      return (
        isEndless ? 1e8 : min(1e8, max(0, TimeInterval(left))), running <= 0 ? epoch : -1, wakes
      )
    }

    /// Notes that nobody has done what a thread waits for.
    mutating func note(_ number: Int, _ epoch: Int) {
      guard let index = sleepers.firstIndex(where: { $0.number == number }),
        case .wait(var wait) = sleepers[index].kind
      else { return }
      wait.seen = epoch
      sleepers[index].kind = .wait(wait)
    }

    /// Takes waits for a condition, all or the one that began first.
    mutating func takeWaits(for condition: ObjectIdentifier, all: Bool) -> [Sleeper] {
      func isWaiting(_ sleeper: Sleeper) -> Bool {
        guard case .wait(let wait) = sleeper.kind else { return false }
        return wait.condition == condition
      }
      let first = sleepers.first(where: isWaiting)?.number
      let taken = take { isWaiting($0) && (all || $0.number == first) }
      signalled.formUnion(taken.map(\.number))
      return taken
    }
  }

  /// The deadline of a wait that has none.
  static let never = Duration.seconds(1 << 40)

  /// The threads of a test that are blocked, and how often each was before.
  struct Stillness: Equatable {
    let epoch: Int
    private let switches: [pid_t: [Substring]]

    /// Nil if one of them can run.
    init?(_ epoch: Int, _ threads: [pid_t]) {
      var switches: [pid_t: [Substring]] = [:]
      for thread in threads {
        let path = "/proc/self/task/\(thread)/status"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n")
        guard lines.contains(where: { $0.hasPrefix("State:\tS") }) else { return nil }
        switches[thread] = lines.filter { $0.contains("ctxt_switches") }
      }
      (self.epoch, self.switches) = (epoch, switches)
    }
  }
}

extension TestClock.Sleeper {
  fileprivate func isUnfulfilled(in epoch: Int) -> Bool {
    guard case .wait(let wait) = kind else { return true }
    return wait.isUnfulfilled(in: epoch)
  }
}
