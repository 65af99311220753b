public import Foundation

/// A file format in which what a trace has recorded is written.
public enum TraceFormat: Sendable, CaseIterable {
  /// The JSON of Chrome's trace viewer, which Perfetto opens, too. A line is a thread, or a task.
  case chromeTrace
  /// A line for each stack of calls, with its time in nanoseconds, as flame graphs are made of.
  case foldedStacks
  /// A flame graph of them, as an SVG image with a title for each bar.
  case flameGraph
  /// An indented tree for each thread and task, with times, as `uftrace` prints it.
  case tree
  /// A table of the functions: how often each was called, and how long it took.
  case summary
}

extension Trace {
  /// The recorded calls in a format.
  public func text(as format: TraceFormat) -> String {
    let calls = recorded
    switch format {
    case .chromeTrace: return ChromeTrace.text(of: calls)
    case .foldedStacks: return FoldedStacks.text(of: calls)
    case .flameGraph: return FlameGraph.text(of: calls)
    case .tree: return CallTree.text(of: calls)
    case .summary: return TraceSummary.text(of: TraceSummary.rows(of: calls), losses)
    }
  }

  /// Writes the recorded calls to a file, and replaces it.
  ///
  /// Throws the errors of `Data.write(to:)`.
  public func write(to url: URL, as format: TraceFormat) throws {
    try Data(text(as: format).utf8).write(to: url)
  }

  /// The recorded functions, the one that took longest first.
  public var summary: [TraceSummary] { TraceSummary.rows(of: recorded) }
}
