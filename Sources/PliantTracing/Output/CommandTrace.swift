import CPliant
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
    /// Whether it is wanted only if the program crashes.
    package var isForCrash = false
    package var isColored = false
    /// The characters of a terminal's line.
    package var width: Int?
    package var describesValues = false
    /// In microseconds.
    package var threshold: UInt64 = 0
    package var depth = Int.max
    package var calls: Int?
    /// A pattern of the function whose calls are requests.
    package var request: String?

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
    let (isColored, width) = (request.isColored, request.width)
    let live = LiveTree(isColored: isColored, limits, width: width) { [report] in
      report(.line($0))
    }
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
      return try Self.own(format == .requests ? RequestTable.functions(of: request.request) : [])
    }
  }

  /// The functions of the program's own modules, and those that match other patterns.
  private static func own(_ patterns: [String]) throws -> [TraceSelection] {
    let image = URL(filePath: Image.loaded().first?.path ?? "")
    let program = image.resolvingSymlinksInPath().path
    let all =
      OwnModules.names(ofProgram: program).map(TraceSelection.module)
      + patterns.map(TraceSelection.matching)
    let found = all.filter(FunctionSearch.hasFunctions)
    guard !found.isEmpty else { throw TraceError.noOwnModules(program: program) }
    return found
  }

  /// Records the calls that a ``RequestTable`` is made of.
  package static func ofRequests(_ request: String?, keeping calls: Int) throws -> Trace {
    let selections = try own(RequestTable.functions(of: request))
    return try Trace.start(selections, options: TraceOptions(keptCalls: calls))
  }

  private static func heading(of trace: Trace) -> String {
    let modules = Set(trace.functions.map { $0.prefix { $0 != "." } }).sorted()
    let refused = trace.refused.isEmpty ? "" : ", \(trace.refused.count) more cannot be"
    return "# Recording \(trace.functions.count) functions of \(modules.joined(separator: ", "))"
      + refused + "\n"
  }

  /// Stops the trace, once, and reports what it recorded; of a program that ends, as much of it as
  /// can be in less than a second.
  package func finish(isEnding: Bool = false) {
    let last = running.withLock { $0.take() }
    guard let last else { return }
    if isEnding {
      Deadline.within(nanoseconds: 250_000_000, showing: isLive) { last.stop() }
    } else {
      last.stop()
    }
    if last.recorded.isEmpty, last.losses.isNone {
      report(
        .line(
          "No call was recorded of \(last.functions.count) functions: the program did not call "
            + "them, or the optimizer has inlined them\n"
        )
      )
    }
    write(last, isEnding: isEnding)
    report(.end)
  }

  /// Reports what was recorded until now.
  package func write() {
    if let trace = running.withLock({ $0 }) { write(trace) }
  }

  private func write(_ trace: Trace, isEnding: Bool = false) {
    let losses = trace.losses
    if !isLive {
      let all = trace.recorded.prefix(request.calls ?? .max)
      let calls = format == .summary ? Array(all) : all.filter(request.limits.admit)
      let written = isEnding ? inTime(calls, trace) : calls[...]
      report(.text(text(Array(written), trace)))
      if written.count < calls.count {
        report(.line("\(calls.count - written.count) older calls are not written, for time\n"))
      }
    }
    let lost = losses.lost + (isEnding ? Deadline.leftOut : 0)
    if lost + losses.skipped > 0 || losses.dropped > 0 {
      report(.line("\(lost) records lost, \(losses.skipped) skipped, \(losses.dropped) dropped\n"))
    }
  }

  private func text(_ calls: [TracedCall], _ trace: Trace) -> String {
    trace.text(as: format, of: calls, request: request.request)
  }

  /// The newest calls that can be written in some 300 ms, judging by the time of a few of them.
  private func inTime(_ calls: [TracedCall], _ trace: Trace) -> ArraySlice<TracedCall> {
    guard calls.count > 4_000 else { return calls[...] }
    let (sample, start) = (Array(calls.suffix(calls.count / 32)), pliant_trace_now())
    _ = text(sample, trace)
    let time = max(1, pliant_trace_now() - start)
    return calls.suffix(max(sample.count, Int(300_000_000 / time) * sample.count))
  }
}

extension TraceFormat {
  /// The format of a name such as `chromeTrace`.
  package init?(name: String) {
    guard let format = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = format
  }
}
