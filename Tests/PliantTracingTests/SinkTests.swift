import CPliant
import PliantTracing
import Synchronization
import Testing

/// The reports that a sink receives while calls happen.
@Suite(.enabled(if: isDebug)) struct SinkTests {
  private final class Log: TraceSink {
    let lines = Mutex<[String]>([])
    private let thread: Int32
    init(of thread: Int32) { self.thread = thread }
    private func add(_ text: String, _ call: TracedCall) {
      if call.thread == thread { lines.withLock { $0.append(text) } }
    }
    func began(_ call: TracedCall) { add("+ \(call.name)", call) }
    func ended(_ call: TracedCall) { add("- \(call)", call) }
  }

  @Test func beginningsAndEnds() throws {
    let log = Log(of: try currentThread())
    let trace = try Trace.start(
      .matching("PliantTracingTests.outer(_:)"),
      .matching("PliantTracingTests.inner(_:)"),
      to: log
    )
    _ = outer(3)
    trace.stop()
    #expect(
      log.lines.withLock { $0 } == [
        "+ outer(_:)", "+ inner(_:)", "- inner(3) -> 6", "+ inner(_:)", "- inner(4) -> 8",
        "- outer(3) -> 14",
      ]
    )
  }

  @Test func liveTree() throws {
    let text = Mutex("")
    let live = LiveTree(isColored: false) { line in text.withLock { $0 += line } }
    let trace = try Trace.start(
      .matching("PliantTracingTests.liveOuter(_:)"),
      .matching("PliantTracingTests.liveInner(_:)"),
      to: live
    )
    inThread {
      liveOuter(true)
      liveOuter(false)
    }
    trace.stop()
    // A call may have been printed before it ended.
    let lines = text.withLock { $0 }.replacing(#/\[ *[0-9]+\] \| /#, with: "[N] |")
      .replacing(#/ +\[N\] \|( *)(liveInner\(1\)|liveOuter\(false\)) {\n(.*\|) *}/#) { match in
        "\(match.3)\(match.1)\(match.2)"
      }
      .replacing(#/ *[0-9.]+ [mnu]?s /#, with: "T ").split(separator: "\n")
    #expect(lines.first == "#  DURATION          THREAD   FUNCTION")
    #expect(
      lines.dropFirst() == [
        "            [N] |liveOuter(true) {", "T [N] |  liveInner(1) -> 2", "T [N] |}",
        "T [N] |liveOuter(false)",
      ]
    )
  }

  /// A call that takes its time is printed before it ends.
  @Test func longCallsArePrintedAtOnce() throws {
    let text = Mutex("")
    let live = LiveTree(isColored: true) { line in text.withLock { $0 += line } }
    let trace = try Trace.start(.matching("PliantTracingTests.liveLong(_:)"), to: live)
    inThread { liveLong { text.withLock { $0.contains("liveLong") } } }
    trace.stop()
    #expect(text.withLock { $0.split(separator: "\n").count } == 3)
  }
}

private func liveOuter(_ isDeep: Bool) { if isDeep { _ = liveInner(1) } }
private func liveInner(_ number: Int) -> Int { number + 1 }
private func liveLong(_ isPrinted: () -> Bool) { while !isPrinted() { pliant_trace_pause(1) } }
