import SoakFixture

/// The stream of operations of one thread: the same for the same seed, whatever other threads do.
final class Lane {
  let context: Context
  private let seed: UInt64
  private let parts: [(share: Int, part: any Part)]
  /// The last operations, oldest first.
  private(set) var history: [String] = []
  private(set) var operations = 0
  /// Operations that are left out, to see whether the rest still fails.
  private let skipped: Set<Int>

  init(_ number: Int, seed: UInt64, _ context: Context, _ shared: SharedBeacons, skipping: Set<Int>)
  {
    self.context = context
    self.seed = seed
    skipped = skipping
    parts = [
      (34, Voices(context)), (40, Knots(context)), (8, Proxies(context)), (6, Notices(context)),
      (12, Beacons(context, shared)),
    ]
  }

  func run(_ steps: Range<Int>) throws {
    for step in steps where !skipped.contains(step) {
      var random = SeededRandom(seed, UInt64(context.number + 1), UInt64(step))
      let part = pick(&random)
      do {
        let done = try part.step(&random)
        operations += 1
        if history.count > 200 { history.removeFirst(100) }
        history.append("\(step) \(done)")
        try settle(done)
      } catch let difference as Difference {
        throw StepFailure(lane: context.number, step: step, text: "\(difference)")
      } catch {
        throw StepFailure(lane: context.number, step: step, text: "thrown: \(error)")
      }
    }
  }

  private func pick(_ random: inout SeededRandom) -> any Part {
    var number = random.below(parts.reduce(0) { $0 + $1.share })
    for (share, part) in parts {
      number -= share
      if number < 0 { return part }
    }
    return parts[0].part
  }

  private func settle(_ done: String) throws {
    try context.settle(done)
    try context.check(
      context.ledger.living,
      parts.reduce(0) { $0 + $1.part.living },
      "\(done): objects that live"
    )
    try context.checkCaptures(parts.reduce(0) { $0 + $1.part.captures }, done)
  }

  func finish(_ steps: Int) throws {
    do {
      for (_, part) in parts {
        try part.finish()
        try settle("the end of \(type(of: part))")
      }
    } catch let difference as Difference {
      throw StepFailure(lane: context.number, step: steps, text: "\(difference)")
    }
  }
}

/// Which operation has failed, and how.
package struct StepFailure: Error {
  package let lane: Int
  package let step: Int
  package let text: String
}
