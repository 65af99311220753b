import Glibc

extension TestClock {
  /// The sleepers of a clock, found by deadline, number, task and thread.
  ///
  /// The deadlines are a binary heap, so that the next one costs no walk, however many sleep. A
  /// removed sleeper's stays in it until it is the first, or until half of the heap is such.
  struct Sleepers {
    private struct Deadline {
      let end: Duration, number: Int

      static func < (one: Self, other: Self) -> Bool {
        (one.end, one.number) < (other.end, other.number)
      }
    }

    private var all: [Int: Sleeper] = [:]
    private var heap: [Deadline] = []
    /// The waits among them.
    var waits: [Int: Wait] = [:]
    /// By task, which sleeps until one deadline at a time.
    private(set) var numbers: [UInt64: Int] = [:]
    /// The sleepers whose tasks' jobs still run, by thread.
    private var suspending: [pid_t: [Int]] = [:]
    /// The number of those that have a deadline and whose job has ended.
    private(set) var suspended = 0

    var isEmpty: Bool { all.isEmpty }
    var ordered: [Sleeper] { all.values.sorted { ($0.end, $0.number) < ($1.end, $1.number) } }
    subscript(number: Int) -> Sleeper? { all[number] }

    /// The sleeper with the next deadline; of those with the same, the one that began first.
    var first: Sleeper? { heap.first.flatMap { all[$0.number] } }

    /// Whether the clock may move to a sleeper's deadline: nobody has done what a thread waits for.
    func mayEnd(_ sleeper: Sleeper, in epoch: Int?) -> Bool {
      waits[sleeper.number]?.isRipe != false
        && (epoch == nil || areUnfulfilled(in: epoch))
    }

    func areUnfulfilled(in epoch: Int?) -> Bool {
      waits.values.allSatisfy { $0.isUnfulfilled(in: epoch) }
    }

    // MARK: Changing

    mutating func insert(_ sleeper: Sleeper, _ wait: Wait?) {
      all[sleeper.number] = sleeper
      waits[sleeper.number] = wait
      if let task = sleeper.task { numbers[task] = sleeper.number }
      if let thread = sleeper.thread { suspending[thread, default: []].append(sleeper.number) }
      count(sleeper, 1)
      heap.append(Deadline(end: sleeper.end, number: sleeper.number))
      var (child, parent) = (heap.count - 1, (heap.count - 2) / 2)
      while child > 0, heap[child] < heap[parent] {
        heap.swapAt(child, parent)
        (child, parent) = (parent, (parent - 1) / 2)
      }
    }

    mutating func remove(_ number: Int) -> Sleeper? {
      guard let sleeper = all.removeValue(forKey: number) else { return nil }
      waits[number] = nil
      if let task = sleeper.task, numbers[task] == number { numbers[task] = nil }
      count(sleeper, -1)
      // A sorted list is a heap.
      if heap.count > 2 * all.count + 64 {
        heap = all.values.map { Deadline(end: $0.end, number: $0.number) }.sorted(by: <)
      }
      while let first = heap.first, all[first.number] == nil { removeFirst() }
      return sleeper
    }

    private mutating func removeFirst() {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
      var parent = 0
      while true {
        var least = parent
        for child in [2 * parent + 1, 2 * parent + 2]
        where child < heap.count && heap[child] < heap[least] { least = child }
        if least == parent { return }
        heap.swapAt(parent, least)
        parent = least
      }
    }

    /// Notes that a job of a thread has ended, so that its task is suspended.
    mutating func suspend(on thread: pid_t) {
      for number in suspending.removeValue(forKey: thread) ?? [] {
        all[number]?.thread = nil
        if let sleeper = all[number] { count(sleeper, 1) }
      }
    }

    private mutating func count(_ sleeper: Sleeper, _ change: Int) {
      if sleeper.end < TestClock.never, sleeper.thread == nil { suspended += change }
    }
  }
}
