/// The recorded calls of one function.
public struct TraceSummary: Sendable, Hashable {
  /// The function's name, with its module.
  public let name: String
  /// The number of calls.
  public let calls: Int
  /// How many of them threw an error.
  public let errors: Int
  /// The sum of their durations; of calls within each other, each counts.
  public let total: Duration
  /// The sum of their durations without the traced calls within them.
  public let own: Duration
  /// The mean of their durations.
  public let mean: Duration
  /// The duration that 99 of 100 calls did not exceed.
  public let percentile99: Duration
}

extension TraceSummary {
  static func rows(of calls: [TracedCall]) -> [TraceSummary] {
    Dictionary(grouping: calls) { $0.module + "." + $0.name }.map(Self.init)
      .sorted { ($1.total, $0.name) < ($0.total, $1.name) }
  }

  private init(_ name: String, _ calls: [TracedCall]) {
    let durations = calls.map(\.duration).sorted()
    let total = durations.reduce(.zero, +)
    self.init(
      name: name,
      calls: calls.count,
      errors: calls.count { if case .threw = $0.outcome { true } else { false } },
      total: total,
      own: calls.map(\.ownDuration).reduce(.zero, +),
      mean: total / max(1, calls.count),
      percentile99: durations[max(0, (durations.count * 99 + 99) / 100 - 1)]
    )
  }

  static func text(of rows: [TraceSummary], _ losses: Trace.Losses) -> String {
    var table = [["calls", "errors", "total", "self", "mean", "p99", "function"]]
    table += rows.map { row in
      [
        "\(row.calls)", "\(row.errors)", row.total.readable, row.own.readable, row.mean.readable,
        row.percentile99.readable, row.name,
      ]
    }
    let widths = (0..<6).map { column in table.map { $0[column].count }.max() ?? 0 }
    let lines = table.map { cells in
      let numbers = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return (numbers + [cells[6]]).joined(separator: "  ")
    }
    let missing = "\(losses.lost) lost, \(losses.skipped) skipped, \(losses.dropped) dropped"
    return (lines + (losses.isNone ? [] : [missing])).joined(separator: "\n") + "\n"
  }
}

extension Trace.Losses {
  /// Whether every call is there.
  public var isNone: Bool { lost == 0 && skipped == 0 && dropped == 0 }
}
