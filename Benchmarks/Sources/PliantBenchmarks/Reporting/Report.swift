/// Everything that one run has measured.
struct Report: Codable {
  let machine: String
  var rows: [Row] = []
  var growth: [Growth] = []
}

/// One thing that was measured, and its neighbor in the same rounds.
struct Row: Codable {
  let section: String
  let what: String
  var unit = Unit.nanoseconds
  let value: Quartiles
  var neighbor: String?
  var neighborValue: Quartiles?
  /// Of the value to the neighbor's.
  var ratio: Quartiles?
  var goal: Goal?

  var isMet: Bool? { excess.map { $0 <= 0 } }

  /// By how much of the goal it is missed; at most 0 if it is met.
  var excess: Double? {
    switch goal {
    case .ratioAtMost(let most): ratio.map { $0.median / most - 1 }
    case .ratioAtLeast(let least): ratio.map { 1 - $0.median / least }
    case .atMost(let most): value.median / most - 1
    case nil: nil
    }
  }
}

enum Unit: String, Codable {
  case nanoseconds = "ns"
  case milliseconds = "ms"
  case bytes
  case callsPerSecond = "calls/s"
  case megabytes = "MB"
  case millionInstructions = "million instructions"
}

/// What DESIGN asks for.
enum Goal: Codable {
  case ratioAtMost(Double)
  case ratioAtLeast(Double)
  case atMost(Double)
}

extension Row {
  /// One of a comparison's, beside another.
  init(
    _ section: String,
    _ what: String,
    beside neighbor: String,
    in measured: Measured,
    goal: Goal? = nil
  ) {
    self.init(
      section: section,
      what: what,
      value: measured.time(what),
      neighbor: neighbor,
      neighborValue: measured.time(neighbor),
      ratio: Quartiles(measured.ratios(what, to: neighbor)),
      goal: goal
    )
  }
}

/// How the cost of something grows with something else.
struct Growth: Codable {
  let title: String
  /// What there is more and more of.
  let axis: String
  var unit = "ns"
  var horizontal = Axis.logarithmic
  var vertical = Axis.logarithmic
  var curves: [Curve] = []

  enum Axis: String, Codable {
    case linear, logarithmic
  }

  struct Curve: Codable {
    let name: String
    /// Whether it is Pliant's, and not a neighbor's.
    let isOurs: Bool
    var points: [Point] = []
  }

  struct Point: Codable {
    let count: Int
    let value: Quartiles
  }

  /// Adds what was measured at one size; a curve is named as the comparison's entry.
  mutating func add(_ count: Int, _ measured: Measured) {
    for index in curves.indices where measured.times[curves[index].name] != nil {
      let value = measured.time(curves[index].name)
      curves[index].points.append(Point(count: count, value: value))
    }
  }
}
