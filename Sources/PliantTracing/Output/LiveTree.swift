import PliantBase

/// Prints calls as they happen, as `uftrace` does: the time, the thread or task, and the indented
/// call; one that calls nothing is one line.
package final class LiveTree: TraceSink {
  private struct State: Sendable {
    /// The calls that have begun, are not printed yet, and may be one line, by thread or task.
    var waiting: [String: TracedCall] = [:]
    var hasHeading = false
    var text = ""
  }

  private let state = Guarded(State())
  private let isColored: Bool
  private let limits: CallLimits
  private let width: Int?
  private let print: @Sendable (String) -> Void

  package init(
    isColored: Bool,
    _ limits: CallLimits = CallLimits(),
    width: Int? = nil,
    print: @escaping @Sendable (String) -> Void
  ) {
    self.isColored = isColored
    (self.limits, self.width) = (limits, width)
    self.print = print
  }

  package func began(_ call: TracedCall) {
    // Whether it takes long enough is known at its end.
    guard call.depth < limits.depth, limits.threshold == 0 else { return }
    state.withLock { state in
      open(on: Self.line(of: call), &state)
      state.waiting[Self.line(of: call)] = call
    }
  }

  package func ended(_ call: TracedCall) {
    guard limits.admit(call) else { return }
    state.withLock { state in
      let line = Self.line(of: call)
      // With a threshold no call waits.
      if limits.threshold > 0 || state.waiting[line]?.id == call.id {
        state.waiting[line] = nil
        write(call, call.duration, "\(call)", &state)
      } else {
        open(on: line, &state)
        write(call, call.duration, "}" + call.ending, &state)
      }
    }
  }

  package func flush() {
    let text = state.withLock { state in
      for line in state.waiting.keys.sorted() { open(on: line, &state) }
      return exchange(&state.text, with: "")
    }
    if !text.isEmpty { print(text) }
  }

  private static func line(of call: TracedCall) -> String {
    call.task.map { "task \($0)" } ?? "\(call.thread)"
  }

  /// Prints the call that waits on a line: it has called another, or takes its time.
  private func open(on line: String, _ state: inout State) {
    guard let call = state.waiting.removeValue(forKey: line) else { return }
    write(call, nil, call.head + " {", &state)
  }

  private func write(_ call: TracedCall, _ time: Duration?, _ text: String, _ state: inout State) {
    if !state.hasHeading { state.text += "#  DURATION          THREAD   FUNCTION\n" }
    state.hasHeading = true
    let readable = time.map(\.readable) ?? ""
    let line = Self.line(of: call)
    state.text += Self.spaces(11 - readable.count) + colored(readable, Self.color(of: time))
    state.text += " [" + Self.spaces(11 - line.count) + colored(line, "2") + "] | "
    // The rest of a line, behind the time, the thread and the depth.
    let room = width.map { max($0 - 28 - 2 * call.depth, 20) } ?? .max
    let shown = text.count > room ? text.prefix(room - 1) + "…" : text[...]
    state.text += Self.spaces(2 * call.depth) + colored(String(shown), Self.color(of: call)) + "\n"
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  // MARK: - Colors

  private func colored(_ text: String, _ color: String) -> String {
    isColored && !color.isEmpty ? "\u{1b}[\(color)m\(text)\u{1b}[0m" : text
  }

  /// Red from a second, yellow from a millisecond.
  private static func color(of time: Duration?) -> String {
    guard let time, time >= .milliseconds(1) else { return "" }
    return time >= .seconds(1) ? "31" : "33"
  }

  private static func color(of call: TracedCall) -> String {
    switch call.outcome {
    case .threw, .unwound: "31"
    case .returned, .unknown: ""
    }
  }
}
