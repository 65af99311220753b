/// The recorded calls of one function.
///
/// ```swift
/// for row in trace.summary.prefix(5) { print(row.name, row.calls, row.percentile99) }
/// ```
public struct TraceSummary: Sendable, Hashable {
  /// The function's name, with its module.
  public let name: String
  /// The number of calls.
  public let calls: Int
  /// How many of them threw an error.
  public let errors: Int
  /// The sum of their durations, without calls within other calls of the function.
  public let total: Duration
  /// The sum of their durations without the traced calls within them.
  public let own: Duration
  /// The mean of their durations.
  public let mean: Duration
  /// The duration that 99 of 100 calls did not exceed.
  public let percentile99: Duration
}

extension TraceSummary {
  /// The counts that are exact even if records were lost.
  struct Exact: Sendable {
    var calls: UInt64 = 0
    var nanoseconds: UInt64 = 0
  }

  static func rows(of calls: [TracedCall], exactly exact: [String: Exact]) -> [TraceSummary] {
    let all = Dictionary(calls.map { ($0.id, $0) }) { first, _ in first }
    return Dictionary(grouping: calls.filter { !$0.wasRunning }, by: \.fullName)
      .map { name, calls in
        Self(name, calls, outer: calls.filter { !isInner($0, all) }, exact[name])
      }
      .sorted { ($1.total, $0.name) < ($0.total, $1.name) }
  }

  /// Whether a call is within one of its function, as far as that is not too deep.
  private static func isInner(_ call: TracedCall, _ all: [UInt64: TracedCall]) -> Bool {
    var outer = call
    for _ in 0..<64 {
      guard let next = outer.parent.flatMap({ all[$0] }) else { return false }
      if next.name == call.name, next.module == call.module { return true }
      outer = next
    }
    return false
  }

  private init(_ name: String, _ calls: [TracedCall], outer: [TracedCall], _ exact: Exact?) {
    let durations = calls.map(\.duration).sorted()
    let kept = outer.map(\.duration).reduce(.zero, +)
    let total = exact.map { .nanoseconds(Int64(clamping: $0.nanoseconds)) } ?? kept
    let count = exact.map { Int(clamping: $0.calls) } ?? calls.count
    self.init(
      name: name,
      calls: count,
      errors: calls.count(where: \.isError),
      total: total,
      own: calls.map(\.ownDuration).reduce(.zero, +),
      mean: (count == calls.count ? durations.reduce(.zero, +) : total) / max(1, count),
      percentile99: durations.percentile(99)
    )
  }

  static func text(
    of rows: [TraceSummary],
    _ losses: Trace.Losses,
    running: [TracedCall]
  ) -> String {
    var table = [["calls", "errors", "total", "self", "mean", "p99", "function"]]
    table += rows.map { row in
      [
        "\(row.calls)", "\(row.errors)", row.total.readable, row.own.readable, row.mean.readable,
        row.percentile99.readable, row.name,
      ]
    }
    let missing =
      "\(losses.lost) lost, \(losses.skipped) skipped, \(losses.dropped) dropped: calls, total "
      + "and mean are of all calls, errors, self and p99 of those whose records are kept"
    let names = Dictionary(grouping: running, by: \.fullName)
    let began = names.sorted { $0.key < $1.key }.map { name, calls in
      "running when the trace began: \(calls.count)  \(name)"
    }
    let lines = aligned(table) + began + (losses.isNone ? [] : [missing])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of a table whose last column begins at the left, as the others end at the right.
  static func aligned(_ table: [[String]]) -> [String] {
    let widths = table[0].indices.dropLast().map { column in
      table.map { $0[column].count }.max() ?? 0
    }
    return table.map { cells in
      let numbers = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return (numbers + cells.suffix(1)).joined(separator: "  ")
    }
  }
}

extension Trace.Losses {
  /// Whether every call is there.
  public var isNone: Bool { lost == 0 && skipped == 0 && dropped == 0 }
}
