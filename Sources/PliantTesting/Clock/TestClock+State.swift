import Foundation
import Glibc

extension TestClock {
  /// The time, the sleepers and the number of what runs, all under one lock; see
  /// `TestClock+Running.swift`.
  struct State {
    private(set) var elapsed = Duration.zero
    /// The first date, since 1970.
    private let start: Duration
    /// The file systems whose files' times are the clock's.
    var files: [ObjectIdentifier: Overlay] = [:]
    /// The real time at which the clock was moved last.
    private var movedAt: Duration
    private var sleepers = Sleepers()
    /// The number of those who waited so far, which orders sleepers of the same deadline.
    private var count = 0
    /// The number of the test's jobs, handlers and network answers that run or can run.
    private var running = 0
    /// A number that grows when `running` does: what was seen before may not hold any more.
    private(set) var epoch = 0
    /// How many of them run on each thread.
    private var threads: [pid_t: Int] = [:]
    /// The work that was handed over and does not run yet, by the lane that it is in.
    private(set) var pending: [Lane: Int] = [:]
    /// The lane whose work a thread runs.
    private var lanes: [pid_t: Lane] = [:]
    /// Whether somebody looks if the test's jobs are blocked.
    private var isWatched = false
    /// Whether somebody looks if carried work is blocked.
    var isLooking = false
    var hasEnded = false
    /// The clocks of fixtures within this one's, which move first.
    var inner: [TestClock] = []
    /// The waits whose condition was signalled, until they end.
    var signalled: Set<Int> = []
    /// How often the clock woke waits for conditions, which may be others than those that are over.
    var wakes = 0
    /// Callers of `sleepers(_:)`, with the count that each waits for.
    private var counters: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]

    init(at start: Duration, movedAt: Duration) { (self.start, self.movedAt) = (start, movedAt) }

    // MARK: What can run

    mutating func begin(_ number: Int = 1) {
      running += number
      epoch += 1
    }

    mutating func finish() { running -= 1 }

    /// Whether nothing of the test can run: work in the lane of a thread that waits cannot.
    var isIdle: Bool {
      running <= 0
        && pending.keys.allSatisfy { lane in
          lane.isSerial && lanes.contains { $0.value == lane && threads[$0.key] == nil }
        }
    }

    var isWithoutSleepers: Bool { sleepers.isEmpty }

    mutating func handOver(_ lane: Lane) {
      pending[lane, default: 0] += 1
      epoch += 1
    }

    mutating func drop(_ lane: Lane) {
      guard let count = pending[lane] else { return }
      pending[lane] = count == 1 ? nil : count - 1
    }

    /// Notes that a thread runs work, which was pending or was not counted before.
    mutating func start(_ lane: Lane?, wasPending: Bool, on thread: pid_t) -> Lane? {
      if let lane, wasPending { drop(lane) }
      begin()
      enter(thread)
      defer { lanes[thread] = lane ?? lanes[thread] ?? Lane() }
      return lanes[thread]
    }

    mutating func setLane(_ lane: Lane?, on thread: pid_t) { lanes[thread] = lane }

    mutating func enter(_ thread: pid_t, _ depth: Int = 1) {
      threads[thread, default: 0] += depth
      running += depth - 1
    }

    func isCounted(_ thread: pid_t) -> Bool { threads[thread] != nil }

    /// Ends that a thread is counted; returns how often it was.
    mutating func block(_ thread: pid_t) -> Int {
      let depth = threads.removeValue(forKey: thread) ?? 0
      running -= depth
      return depth
    }

    /// The threads of all that can run, which may be blocked; nil if something is on no thread.
    var blocked: (epoch: Int, threads: [pid_t])? {
      !isIdle && running == threads.values.reduce(0, +) ? (epoch, Array(threads.keys)) : nil
    }

    /// Threads of carried work, if all that runs is on those: it can run unless they are asleep.
    var carrying: (epoch: Int, threads: [pid_t])? {
      guard pending.isEmpty, !sleepers.isEmpty,
        threads.allSatisfy({ $0.value == 1 && lanes[$0.key] != nil })
      else { return nil }
      return blocked
    }

    /// Whether somebody must begin to look if the jobs that keep the clock from moving are blocked.
    var isStalled: Bool {
      mutating get {
        guard !isIdle, !sleepers.isEmpty, !isWatched else { return false }
        isWatched = true
        return true
      }
    }

    mutating func keepsWatching() -> Bool {
      isWatched = !isIdle && !sleepers.isEmpty && !hasEnded
      return isWatched
    }

    private var isAwaited: Bool { !sleepers.isEmpty || !counters.isEmpty }

    /// The epoch, if nothing runs and somebody sleeps from now on, or waits for sleepers.
    mutating func beginStillness() -> Int? {
      guard running <= 0, isAwaited, !isWatched, !hasEnded else { return nil }
      isWatched = true
      return epoch
    }

    /// The sleepers, in order, if nothing has run since; nil otherwise.
    mutating func endStillness(since before: Int) -> [Sleeper]? {
      isWatched = running <= 0 && epoch == before && isAwaited && !hasEnded
      return isWatched ? left : nil
    }

    /// Whether something of a fixture within this clock's can run, or will.
    var isHeld: Bool { inner.contains { $0.holdsOuter } }

    // MARK: Time

    var date: Duration { start + elapsed }

    mutating func move(by duration: Duration) {
      settleFiles()
      elapsed += duration
      movedAt = TestClock.realTime
    }

    mutating func pass(_ passes: Bool) -> Step {
      guard passes else { return Step(settled: takeSettled()) }
      guard !isHeld else { return Step() }
      let next = next()
      let settled = self.next == nil ? takeSettled() : []
      let carrying = isLooking ? nil : carrying
      if carrying != nil { isLooking = true }
      return Step(next: next, settled: settled, isStalled: isStalled, carrying: carrying)
    }

    /// Gives files the date at which they were changed, unless that is known.
    func settleFiles() { for files in files.values { files.settle(at: date) } }

    /// Moves the clock to the next deadline, if nothing can run, and takes who waits for it.
    mutating func next(thoughBlockedIn blocked: Int? = nil) -> Sleeper? {
      let epoch = epoch == blocked ? nil : self.epoch
      guard isIdle || epoch == nil, let next = sleepers.first, sleepers.mayEnd(next, in: epoch)
      else { return nil }
      move(by: max(.zero, next.end - elapsed))
      return take([next.number]).first
    }

    // MARK: Sleepers

    /// Returns the number of another who waits.
    mutating func makeNumber() -> Int {
      count += 1
      return count
    }

    mutating func add(_ sleeper: Sleeper, _ wait: Wait?, on thread: pid_t) -> Int {
      var sleeper = sleeper
      sleeper.number = makeNumber()
      if sleeper.task != nil, threads[thread] != nil { sleeper.thread = thread }
      sleepers.insert(sleeper, wait)
      return sleeper.number
    }

    /// Removes and returns sleepers, and counts the jobs that they resume.
    private mutating func take(_ numbers: [Int]) -> [Sleeper] {
      let counted = numbers.count { sleepers.waits[$0]?.isCounted ?? true }
      let taken = numbers.compactMap { sleepers.remove($0) }
      if counted > 0 { begin(counted) }
      return taken
    }

    /// Takes the sleeper of a task, which is resumed before its deadline.
    mutating func take(of task: UInt64) -> [Sleeper] {
      take(sleepers.numbers[task].map { [$0] } ?? [])
    }

    /// Takes those whose time has come, in order.
    mutating func takeDue() -> [Sleeper] {
      var due: [Sleeper] = []
      while let next = sleepers.first, next.end <= elapsed || hasEnded {
        due += take([next.number])
      }
      return due
    }

    /// Moves the clock to the next deadline, if there is one, and takes those whose time that is.
    mutating func takeNext() -> [Sleeper] {
      guard let next else { return [] }
      move(by: max(.zero, next - elapsed))
      return takeDue()
    }

    var next: Duration? { sleepers.first.flatMap { $0.end < TestClock.never ? $0.end : nil } }
    /// Sleepers with a deadline, in order.
    var left: [Sleeper] { sleepers.ordered.filter { $0.end < TestClock.never } }

    mutating func remove(_ number: Int) -> Sleeper? { sleepers.remove(number) }

    /// Notes that a thread's job has ended, and takes those who waited for its task to sleep.
    mutating func leave(_ thread: pid_t) -> [CheckedContinuation<Void, Never>] {
      finish()
      if let depth = threads[thread] { threads[thread] = depth == 1 ? nil : depth - 1 }
      sleepers.suspend(on: thread)
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
      takeCounters { [present = sleepers.suspended] in $0 <= present }
    }

    /// Takes those that wait until nothing can run.
    mutating func takeSettled() -> [CheckedContinuation<Void, Never>] {
      guard !counters.isEmpty, isIdle, sleepers.areUnfulfilled(in: epoch) else { return [] }
      return takeCounters { $0 == .max }
    }

    private mutating func takeCounters(
      _ isReady: (Int) -> Bool
    ) -> [CheckedContinuation<Void, Never>] {
      let ready = counters.filter { isReady($0.value.count) }
      for number in ready.keys { counters[number] = nil }
      begin(ready.count)
      return ready.values.map(\.continuation)
    }

    // MARK: Waits

    /// Returns how a waiting thread continues; nil if its time has come.
    ///
    /// The result has the real time that it waits, and the epoch in which it does if nothing can
    /// run that would end the wait.
    mutating func look(
      _ number: Int,
      passes: Bool
    ) -> (left: TimeInterval, epoch: Int, wakes: Int)? {
      guard let end = sleepers[number]?.end, let wait = sleepers.waits[number] else { return nil }
      let left = end - elapsed - (TestClock.realTime - movedAt)
      let isRipe = wait.isRipe || left <= .zero && passes
      sleepers.waits[number]?.isRipe = isRipe
      let isEndless = isRipe || !passes
      let seconds = isEndless ? 1e8 : min(1e8, max(0, TimeInterval(left)))
      return (seconds, isIdle ? epoch : -1, wakes)
    }

    /// Notes that nobody has done what a thread waits for.
    mutating func note(_ number: Int, _ epoch: Int) { sleepers.waits[number]?.seen = epoch }

    /// Takes waits for a condition, all or the one that began first.
    mutating func takeWaits(for condition: ObjectIdentifier, all: Bool) -> [Sleeper] {
      let waits = sleepers.waits.filter { $0.value.condition == condition }.keys.sorted()
      let taken = take(all ? waits : Array(waits.prefix(1)))
      signalled.formUnion(taken.map(\.number))
      return taken
    }
  }
}
