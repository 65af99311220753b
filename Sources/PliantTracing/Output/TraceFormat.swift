public import Foundation

/// A file format in which what a trace has recorded is written.
///
/// ```swift
/// try trace.write(to: url, as: .chromeTrace)  // opens in Perfetto
/// ```
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
  /// A table of the requests by route, with the slowest and their calls.
  ///
  /// A request is a call of Hummingbird's or Vapor's responder or of a NIO handler, if one of these
  /// is recorded, and else each outermost call.
  case requests
}

extension Trace {
  /// The recorded calls in a format.
  public func text(as format: TraceFormat) -> String {
    text(as: format, of: recorded)
  }

  func text(as format: TraceFormat, of calls: [TracedCall], request: String? = nil) -> String {
    switch format {
    case .chromeTrace: return ChromeTrace.text(of: calls)
    case .foldedStacks: return FoldedStacks.text(of: calls)
    case .flameGraph: return FlameGraph.text(of: calls)
    case .tree: return CallTree.text(of: calls)
    case .summary:
      return TraceSummary.text(of: rows(of: calls), losses, running: calls.filter(\.wasRunning))
    case .requests: return RequestTable(calls, request: request).text
    }
  }

  /// Writes the recorded calls to a file, and replaces it.
  ///
  /// Throws the errors of `Data.write(to:)`.
  public func write(to url: URL, as format: TraceFormat) throws {
    try Data(text(as: format).utf8).write(to: url)
  }

  /// The recorded functions, the one that took longest first.
  ///
  /// Calls and totals are those of all calls, even if records of some were lost or are not kept any
  /// more; self, p99 and errors are of the kept ones.
  public var summary: [TraceSummary] { rows(of: recorded) }

  private func rows(of calls: [TracedCall]) -> [TraceSummary] {
    let isComplete = losses.isNone && calls.count == session.calls.count
    return TraceSummary.rows(of: calls, exactly: isComplete ? [:] : session.exact)
  }
}
