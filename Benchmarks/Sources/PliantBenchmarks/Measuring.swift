/// Measures things side by side: every round runs each of them once, so that what the machine does
/// meanwhile falls on all alike, and ratios are taken within a round.
struct Comparison {
  private var entries: [(name: String, run: () -> Int)] = []
  private let iterations: Int
  private let rounds = 25

  init(iterations: Int) {
    self.iterations = iterations
  }

  /// Adds a thing to measure; `run` performs it `iterations` times and returns what keeps it alive.
  mutating func add(_ name: String, _ run: @escaping () -> Int) {
    entries.append((name, run))
  }

  /// The median time of each, and the median over the rounds of its ratio to the first.
  func run() -> [(name: String, nanoseconds: Double, ratio: Double)] {
    var times = entries.map { _ in [Double]() }
    var kept = 0
    for round in -3..<rounds {
      for (index, entry) in entries.enumerated() {
        let time = ContinuousClock().measure { kept &+= entry.run() }
        if round >= 0 { times[index].append(time / .nanoseconds(iterations)) }
      }
    }
    precondition(kept != .min)
    return entries.indices.map { index in
      let ratios = zip(times[index], times[0]).map { $0 / $1 }
      return (entries[index].name, median(times[index]), median(ratios))
    }
  }
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
