import Foundation
import SoakFixture

/// One round: new objects, so many operations on each thread, and all dropped again.
package struct Round: Sendable {
  package var seed: UInt64
  package var steps: Int
  package var threads: Int
  /// Runs this thread's operations alone.
  package var onlyLane: Int?
  /// Whether the model forgets that layers are removed by their keys.
  package var isForgetful = false
  /// Operations that are left out.
  package var skipped: Set<Int> = []
  /// Changes of whole classes that are left out.
  package var skippedChanges: Set<Int> = []

  package init(seed: UInt64, steps: Int, threads: Int) {
    self.seed = seed
    self.steps = steps
    self.threads = threads
  }

  package struct Result: Sendable {
    package var operations = 0
    package var checks = 0
    package var failure: Failure?
  }

  package struct Failure: Sendable {
    package let lane: Int
    package let step: Int
    package let text: String
    /// What led there, oldest first.
    package let history: [String]
  }

  /// Runs it; what it leaves behind where it fails is dropped unchecked.
  package func run() -> Result {
    do {
      return try Running(self).run()
    } catch {
      return Result(failure: Failure(lane: -1, step: 0, text: "\(error)", history: []))
    }
  }
}

/// A round that runs.
private final class Running {
  private let round: Round
  private let workers: [Worker]
  private let shared: SharedBeacons
  private let classWide: ClassWide
  private let runs = Tally()
  private var changes: [String] = []

  init(_ round: Round) throws {
    self.round = round
    let classes = ModelClasses()
    let shared = try SharedBeacons()
    let runs = runs
    self.shared = shared
    classWide = ClassWide(Context(SharedBeacons.mostThreads, classes, runs, of: round))
    let lanes = round.onlyLane.map { [$0] } ?? Array(0..<round.threads)
    workers = lanes.map { number in
      Worker(
        Lane(
          number,
          seed: round.seed,
          Context(number, classes, runs, of: round),
          shared,
          skipping: round.skipped
        )
      )
    }
  }

  func run() throws -> Round.Result {
    for worker in workers { worker.start() }
    let steps = round.steps
    var failure: (any Error)?
    do {
      try runPhases()
      try together { try $0.finish(steps) }
      try classWide.finish()
      try shared.finish(classWide.context)
      let predicted = workers.reduce(0) { $0 + $1.lane.context.counts.runs }
      try classWide.context.check(runs.total, predicted, "runs of layers")
    } catch {
      failure = error
      // Later rounds begin with clean classes.
      try? together { try $0.finish(steps) }
      try? classWide.finish()
    }
    for worker in workers { worker.end() }
    var result = Round.Result()
    result.operations = workers.reduce(changes.count) { $0 + $1.lane.operations }
    result.checks = workers.reduce(classWide.context.checks) { $0 + $1.lane.context.checks }
    result.failure = failure.map(describe)
    return result
  }

  private func runPhases() throws {
    var first = 0
    var phase = 0
    while first < round.steps {
      var random = SeededRandom(round.seed, 0, UInt64(phase))
      let end = min(round.steps, first + 1 + random.below(60))
      for index in 0..<random.below(5) {
        let change = phase * 8 + index
        guard !round.skippedChanges.contains(change) else { continue }
        var random = SeededRandom(round.seed, 0, UInt64(phase), UInt64(index))
        changes.append("\(first) all: " + (try classWide.step(&random)))
        if changes.count > 200 { changes.removeFirst(100) }
      }
      let steps = first..<end
      try together { try $0.run(steps) }
      try shared.check(classWide.context)
      first = end
      phase += 1
    }
  }

  /// Runs something on all threads, and waits for all.
  private func together(_ body: @escaping @Sendable (Lane) throws -> Void) throws {
    for worker in workers { worker.begin(body) }
    for worker in workers { worker.wait() }
    if let failure = workers.lazy.compactMap(\.failure).first { throw failure }
  }

  private func describe(_ error: any Error) -> Round.Failure {
    let failed = error as? StepFailure
    let worker = workers.first { $0.lane.context.number == failed?.lane }
    let own = worker?.lane.history ?? []
    let all = (own + changes).map { line in (Int(line.prefix { $0 != " " }) ?? 0, line) }
    // Of one step the changes of classes come first.
    let sorted = all.enumerated().sorted { a, b in
      (a.element.0, a.element.1.contains(" all: ") ? 0 : 1, a.offset)
        < (b.element.0, b.element.1.contains(" all: ") ? 0 : 1, b.offset)
    }
    return Round.Failure(
      lane: failed?.lane ?? -1,
      step: failed?.step ?? round.steps,
      text: failed?.text ?? "\(error)",
      history: sorted.map(\.element.1)
    )
  }
}

/// A thread that waits for work.
private final class Worker: @unchecked Sendable {
  // SAFETY: who hands over work waits until it is done, and looks at the rest then alone.
  let lane: Lane
  private(set) var failure: (any Error)?
  private var work: (@Sendable (Lane) throws -> Void)?
  private let go = Signal()
  private let done = Signal()

  init(_ lane: Lane) { self.lane = lane }

  func start() {
    let thread = Thread { [self] in
      while true {
        go.wait()
        guard let work else { break }
        do { try work(lane) } catch { failure = failure ?? error }
        done.signal()
      }
      done.signal()
    }
    thread.stackSize = 4 << 20
    thread.start()
  }

  func begin(_ work: @escaping @Sendable (Lane) throws -> Void) {
    self.work = work
    go.signal()
  }

  func wait() { done.wait() }

  func end() {
    work = nil
    go.signal()
    done.wait()
  }
}
