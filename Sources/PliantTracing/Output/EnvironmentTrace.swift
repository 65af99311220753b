import CPliant
import Foundation
import PliantBase

/// A trace that the environment asks for, as `pliant trace` does, from `main` to the program's end.
///
/// `PLIANT_TRACE` has patterns, separated by `;`, or `PLIANT_TRACE_MODULES` the program's own
/// modules, `PLIANT_TRACE_EXCLUDE` patterns, `PLIANT_TRACE_FORMAT` the name of a ``TraceFormat``,
/// and `PLIANT_TRACE_OUTPUT` the file; without it, standard error. Values are told by their
/// descriptions if `PLIANT_TRACE_DESCRIBES` is there. `PLIANT_TRACE_THRESHOLD`, in microseconds,
/// `PLIANT_TRACE_DEPTH` and `PLIANT_TRACE_CALLS` are limits.
enum EnvironmentTrace {
  private struct Running: Sendable {
    let trace: Trace
    let process: Int32
    let format: TraceFormat
    let output: String?
    let limits: CallLimits
  }

  private static let running = Guarded<Running?>(nil)

  static func start() {
    // A process that this one starts is another program.
    let format = take("PLIANT_TRACE_FORMAT").flatMap(TraceFormat.init(name:)) ?? .tree
    let output = take("PLIANT_TRACE_OUTPUT")
    let describes = take("PLIANT_TRACE_DESCRIBES") != nil
    let limits = CallLimits(
      threshold: take("PLIANT_TRACE_THRESHOLD").flatMap(UInt64.init) ?? 0,
      depth: take("PLIANT_TRACE_DEPTH").flatMap(Int.init) ?? .max,
      calls: take("PLIANT_TRACE_CALLS").flatMap(Int.init)
    )
    let excluded = patterns(take("PLIANT_TRACE_EXCLUDE"))
    let modules = (take("PLIANT_TRACE_MODULES") ?? "").split(separator: ";").map(String.init)
    let filters = patterns(take("PLIANT_TRACE"))
    unsetenv("LD_PRELOAD")
    do {
      let own = modules.map(TraceSelection.module).filter(FunctionSearch.hasFunctions)
      let isLive = output == nil && format == .tree
      let live = LiveTree(isColored: Terminal.wantsColor(STDERR_FILENO), limits) { say($0) }
      let sink = LimitedSink(limits, isLive ? live : nil) { finish() }
      let trace = try Trace.start(
        filters.isEmpty ? own : filters,
        excluding: excluded,
        options: TraceOptions(ringSize: 1 << 22, describesValues: describes),
        sink: isLive || limits.calls != nil ? sink : nil
      )
      say(heading(of: trace))
      running.withLock {
        $0 = Running(
          trace: trace,
          process: getpid(),
          format: format,
          output: output,
          limits: limits
        )
      }
      atexit { EnvironmentTrace.finish() }
    } catch {
      say("\(error)\n")
      exit(64)
    }
  }

  private static func heading(of trace: Trace) -> String {
    let modules = Set(trace.functions.map { $0.prefix { $0 != "." } }).sorted()
    let refused = trace.refused.isEmpty ? "" : ", \(trace.refused.count) more cannot be"
    return "# Recording \(trace.functions.count) functions of \(modules.joined(separator: ", "))"
      + refused + "\n"
  }

  /// Stops the trace, once, and writes what it recorded.
  static func finish() {
    let last = running.withLock { running in
      // The child of a `fork` has recorded the same.
      guard let now = running, now.process == getpid() else { return Running?.none }
      running = nil
      return now
    }
    guard let last else { return }
    last.trace.stop()
    if last.trace.recorded.isEmpty, last.trace.losses.isNone {
      say(
        "No call was recorded of \(last.trace.functions.count) functions: the program did not call "
          + "them, or the optimizer has inlined them\n"
      )
    }
    write(last)
  }

  /// Writes what was recorded until now.
  static func write() {
    if let now = running.withLock({ $0 }), now.process == getpid() { write(now) }
  }

  private static func write(_ run: Running) {
    let losses = run.trace.losses
    let text = { run.trace.text(as: run.format, of: run.trace.recorded.filter(run.limits.admit)) }
    if let output = run.output {
      do {
        try Data(text().utf8).write(to: URL(fileURLWithPath: output))
      } catch {
        say("Cannot write '\(output)': \(error)\n")
      }
    } else if run.format != .tree {
      say(text())
    }
    if !losses.isNone {
      say("\(losses.lost) records lost, \(losses.skipped) skipped, \(losses.dropped) dropped\n")
    }
  }

  private static func patterns(_ text: String?) -> [TraceSelection] {
    (text ?? "").split(separator: ";").map { TraceSelection.matching(String($0)) }
  }

  private static func take(_ name: String) -> String? {
    guard let text = getenv(name) else { return nil }
    defer { unsetenv(name) }
    return String(cString: text)
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

@_cdecl("pliant_trace_from_environment")
func startTraceFromEnvironment() { EnvironmentTrace.start() }

@_cdecl("pliant_trace_write_from_environment")
func writeTraceFromEnvironment(_ isLast: Bool) {
  Trace.leavingOut { isLast ? EnvironmentTrace.finish() : EnvironmentTrace.write() }
}

extension TraceFormat {
  /// The format of a name such as `chromeTrace`.
  package init?(name: String) {
    guard let format = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = format
  }
}
