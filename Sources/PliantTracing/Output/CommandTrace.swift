import Foundation
import PliantBase
import PliantImages

/// A trace that `pliant trace` asks for, and the texts that it makes.
package final class CommandTrace: Sendable {
  /// The command's options.
  package struct Request: Codable, Sendable {
    /// Patterns; without one, the functions of the program's own modules.
    package var filters: [String] = []
    package var excluded: [String] = []
    package var includesAll = false
    /// The name of a ``TraceFormat``.
    package var format = "tree"
    /// Whether the text is for a file, and so not reported call by call.
    package var isForFile = false
    package var isColored = false
    package var describesValues = false
    /// In microseconds.
    package var threshold: UInt64 = 0
    package var depth = Int.max
    package var calls: Int?

    package init() {}

    var limits: CallLimits { CallLimits(threshold: threshold, depth: depth, calls: calls) }
  }

  /// A report of a trace.
  package enum News: Sendable {
    /// For the person who traces.
    case line(String)
    /// All calls until now, in the format that was asked for.
    case text(String)
    /// No more follows.
    case end
  }

  private let request: Request
  private let report: @Sendable (News) -> Void
  private let running = Guarded<Trace?>(nil)

  package init(_ request: Request, report: @escaping @Sendable (News) -> Void) {
    (self.request, self.report) = (request, report)
  }

  private var format: TraceFormat { TraceFormat(name: request.format) ?? .tree }
  private var isLive: Bool { format == .tree && !request.isForFile }

  package func start() throws {
    let limits = request.limits
    let live = LiveTree(isColored: request.isColored, limits) { [report] in report(.line($0)) }
    let sink = LimitedSink(limits, isLive ? live : nil) { [weak self] in self?.finish() }
    let trace = try Trace.start(
      try selections,
      excluding: request.excluded.map { .matching($0) },
      options: TraceOptions(ringSize: 1 << 22, describesValues: request.describesValues),
      sink: isLive || limits.calls != nil ? sink : nil
    )
    report(.line(Self.heading(of: trace)))
    running.withLock { $0 = trace }
  }

  private var selections: [TraceSelection] {
    get throws {
      guard request.filters.isEmpty else { return request.filters.map { .matching($0) } }
      if request.includesAll { return [.matching("*")] }
      let program = Image.loaded().first?.path ?? ""
      let found = OwnModules.names(ofProgram: program).map(TraceSelection.module)
        .filter(FunctionSearch.hasFunctions)
      guard !found.isEmpty else { throw TraceError.noOwnModules(program: program) }
      return found
    }
  }

  private static func heading(of trace: Trace) -> String {
    let modules = Set(trace.functions.map { $0.prefix { $0 != "." } }).sorted()
    let refused = trace.refused.isEmpty ? "" : ", \(trace.refused.count) more cannot be"
    return "# Recording \(trace.functions.count) functions of \(modules.joined(separator: ", "))"
      + refused + "\n"
  }

  /// Stops the trace, once, and reports what it recorded.
  package func finish() {
    let last = running.withLock { trace in
      defer { trace = nil }
      return trace
    }
    guard let last else { return }
    last.stop()
    if last.recorded.isEmpty, last.losses.isNone {
      report(
        .line(
          "No call was recorded of \(last.functions.count) functions: the program did not call "
            + "them, or the optimizer has inlined them\n"
        )
      )
    }
    write(last)
    report(.end)
  }

  /// Reports what was recorded until now.
  package func write() {
    if let trace = running.withLock({ $0 }) { write(trace) }
  }

  private func write(_ trace: Trace) {
    let losses = trace.losses
    if !isLive {
      let calls = trace.recorded.filter(request.limits.admit)
      report(.text(trace.text(as: format, of: calls)))
    }
    if !losses.isNone {
      report(
        .line("\(losses.lost) records lost, \(losses.skipped) skipped, \(losses.dropped) dropped\n")
      )
    }
  }
}

extension TraceFormat {
  /// The format of a name such as `chromeTrace`.
  package init?(name: String) {
    guard let format = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = format
  }
}
