import Foundation

/// What the first uses of handles cost in a program of very many symbols.
func measureHandles(_ effort: Effort) throws -> [Row] {
  // A program of its own, because its symbols would weigh on all other first uses.
  let uses: [(String, count: Int, goal: Double)] = [
    ("first use of a handle after the index, 354,000 symbols", 1, 0.5),
    ("20,000 first uses of a handle, 354,000 symbols", 20_000, 2_000),
  ]
  return try uses.map { what, count, goal in
    Row(
      section: "calls",
      what: what,
      unit: .milliseconds,
      value: Quartiles(
        try runs(effort.rounds > 50 ? 5 : 1, of: "ManyHandles", argument: "\(count)")
      ),
      goal: .atMost(goal)
    )
  }
}
