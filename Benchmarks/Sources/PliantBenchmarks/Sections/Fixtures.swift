import Foundation

/// DESIGN's rows of fixtures, each in processes of its own, for what a fixture hooks stays hooked.
func measureFixtures(_ effort: Effort) throws -> [Row] {
  let count = effort.rounds > 50 ? 9 : 1
  func row(_ use: String, _ what: String, _ goal: Goal?, beside other: String? = nil) throws -> Row
  {
    let values = try runs(count, of: "FixtureUses", argument: use)
    let others = try other.map { try runs(count, of: "FixtureUses", argument: $0) }
    return Row(
      section: "fixtures",
      what: what,
      unit: .milliseconds,
      value: Quartiles(values),
      neighbor: others == nil ? nil : "without a fixture",
      neighborValue: others.map { Quartiles($0) },
      ratio: others.map { Quartiles(zip(values, $0).map { $0 / $1 }) },
      goal: goal
    )
  }
  let inAndOut = try ["now", "network", "files", "environment", "random"].flatMap { name in
    [
      try row(name, "`.\(name)`, in and out", .atMost(1)),
      try row("\(name)-first", "`.\(name)`, the first in a process", .atMost(100)),
    ]
  }
  return inAndOut + [
    try row(
      "listing",
      "300 × make a file and list the folder of 500",
      .ratioAtMost(3),
      beside: "listing-real"
    ),
    try row("answer", "an answer of 10 MB", .atMost(200)),
    try row("sleepers", "4,000 sleepers, to the end of all", .atMost(500)),
    try row(
      "queue-in-use",
      "a block that a queue runs, in a test",
      .ratioAtMost(2),
      beside: "queue"
    ),
  ]
}
