import CPliant
import Foundation
import PliantBase

/// A trace that the environment asks for, as `pliant trace` does, from `main` to `exit`.
///
/// `PLIANT_TRACE` has patterns, separated by `;`, `PLIANT_TRACE_FORMAT` the name of a
/// ``TraceFormat``, and `PLIANT_TRACE_OUTPUT` the file; without it, standard error. Values are told
/// by their descriptions if `PLIANT_TRACE_DESCRIBES` is there.
enum EnvironmentTrace {
  private struct Running: Sendable {
    let trace: Trace
    let process: Int32
    let format: TraceFormat
    let output: String?
  }

  private static let running = Guarded<Running?>(nil)

  static func start() {
    // A process that this one starts is another program.
    let patterns = take("PLIANT_TRACE") ?? ""
    let format = take("PLIANT_TRACE_FORMAT").flatMap(TraceFormat.init(name:)) ?? .tree
    let output = take("PLIANT_TRACE_OUTPUT")
    let describes = take("PLIANT_TRACE_DESCRIBES") != nil
    unsetenv("LD_PRELOAD")
    let selections = patterns.split(separator: ";").map { TraceSelection.matching(String($0)) }
    do {
      let live = LiveTree(isColoured: Terminal.wantsColour(STDERR_FILENO)) { say($0) }
      let trace = try Trace.start(
        selections,
        options: TraceOptions(ringSize: 1 << 22, describesValues: describes),
        sink: output == nil && format == .tree ? live : nil
      )
      running.withLock {
        $0 = Running(trace: trace, process: getpid(), format: format, output: output)
      }
      atexit { EnvironmentTrace.finish() }
    } catch {
      say("\(error)\n")
      exit(64)
    }
  }

  private static func finish() {
    // The child of a `fork` has recorded the same.
    guard let run = running.withLock({ $0 }), run.process == getpid() else { return }
    run.trace.stop()
    let losses = run.trace.losses
    if run.trace.recorded.isEmpty, losses.isNone {
      say(
        "No call was recorded of \(run.trace.functions.count) functions: the program did not call "
          + "them, or the optimizer has inlined them\n"
      )
    }
    if let output = run.output {
      do {
        try run.trace.write(to: URL(fileURLWithPath: output), as: run.format)
      } catch {
        say("Cannot write '\(output)': \(error)\n")
      }
    } else if run.format != .tree {
      say(run.trace.text(as: run.format))
    }
    if !losses.isNone {
      say("\(losses.lost) records lost, \(losses.skipped) skipped, \(losses.dropped) dropped\n")
    }
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

extension TraceFormat {
  /// The format of a name such as `chromeTrace`.
  package init?(name: String) {
    guard let format = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = format
  }
}
