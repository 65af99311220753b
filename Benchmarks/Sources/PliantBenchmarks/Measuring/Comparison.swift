// Why not ordo-one's benchmark package: it measures one thing after the other and compares runs with each other.
// The goals here are ratios, and this machine's speed swings by a quarter within seconds; only things that
// are measured in turn, over and over, can be set against each other.

import BenchmarkFixture

/// Measures things side by side.
///
/// In every round each of them runs for about as long as `batch`, so that what the machine does meanwhile
/// falls on all alike. Ratios are taken within a round, and of these the quartiles; whoever comes first in
/// one round comes last in the next.
struct Comparison {
  private struct Entry {
    let name: String
    let run: (Int) -> Int
  }

  private var entries: [Entry] = []
  private let effort: Effort
  private let batch: Duration

  init(_ effort: Effort, batch: Duration? = nil) {
    self.effort = effort
    self.batch = batch ?? effort.batch
  }

  /// Adds a thing to measure; `run` performs it as often as it is told and returns what keeps it alive.
  mutating func add(_ name: String, _ run: @escaping (Int) -> Int) {
    entries.append(Entry(name: name, run: run))
  }

  /// The loop that runs the others is taken off: it adds up as they do, and calls nothing.
  func measure() -> Measured {
    let (loop, mask) = ("a loop that calls nothing", opaque(1))
    var all = self
    all.add(loop) { sum($0) { $0 & mask } }
    return all.measureWithLoops().less(loop)
  }

  private func measureWithLoops() -> Measured {
    let clock = ContinuousClock()
    var kept = 0
    let counts = entries.map { entry in
      // What comes first is paid for here: pages, symbols, the caches. Of two, or what the machine
      // does meanwhile would make a round of one turn, which measures the clock.
      var count = 1
      while true {
        let time = min(
          clock.measure { kept &+= entry.run(count) },
          clock.measure { kept &+= entry.run(count) }
        )
        if time >= batch / 2 { return max(1, Int(Double(count) * (batch / time))) }
        count *= 2
      }
    }
    var times = entries.map { _ in [Double]() }
    for round in 0..<effort.rounds {
      for place in entries.indices {
        let index = (place + round) % entries.count
        let time = clock.measure { kept &+= entries[index].run(counts[index]) }
        times[index].append(time / .nanoseconds(1) / Double(counts[index]))
      }
    }
    precondition(kept != .min)
    return Measured(times: Dictionary(uniqueKeysWithValues: zip(entries.map(\.name), times)))
  }
}

/// How long to measure.
struct Effort {
  let rounds: Int
  let batch: Duration

  static let full = Effort(rounds: 101, batch: .milliseconds(2))
  /// To see that all of it runs.
  static let quick = Effort(rounds: 11, batch: .microseconds(500))

  /// For what takes long to set up, and is measured at many sizes.
  var forGrowth: Effort { Effort(rounds: (rounds + 1) / 2, batch: batch / 2) }
}

/// What a comparison found: nanoseconds a time, a round each.
struct Measured {
  let times: [String: [Double]]

  func time(_ name: String) -> Quartiles { Quartiles(rounds(name)) }

  func ratios(_ name: String, to other: String) -> [Double] {
    zip(rounds(name), rounds(other)).map { $0 / $1 }
  }

  /// The times without those of an entry in the same rounds, such as an empty loop's.
  func less(_ name: String) -> Measured {
    let own = rounds(name)
    return Measured(times: times.mapValues { zip($0, own).map { max($0 - $1, 0.01) } })
  }

  private func rounds(_ name: String) -> [Double] {
    guard let times = times[name] else { preconditionFailure("'\(name)' was not measured") }
    return times
  }
}

/// The median of what was measured, and between what half of it lies.
struct Quartiles: Codable {
  let lower: Double
  let median: Double
  let upper: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    // Between two of them it lies where the share says, as R's default and NumPy's have it.
    func quantile(_ share: Double) -> Double {
      let place = share * Double(sorted.count - 1)
      let below = Int(place)
      guard below + 1 < sorted.count else { return sorted[sorted.count - 1] }
      return sorted[below] + (place - Double(below)) * (sorted[below + 1] - sorted[below])
    }
    lower = quantile(0.25)
    median = quantile(0.5)
    upper = quantile(0.75)
  }
}
