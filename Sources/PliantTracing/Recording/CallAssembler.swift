import CPliant

/// Makes calls of the events of one trace's functions.
///
/// A task runs one thing at a time, so that its open calls form a stack, and those outside tasks
/// one for each thread.
struct CallAssembler: Sendable {
  private enum Line: Hashable {
    case task(UInt64)
    case thread(Int32)
  }

  private struct Open {
    var call: TracedCall
    let line: Line
    let function: TracedFunction
    var called: UInt64 = 0
  }

  private var open: [UInt64: Open] = [:]
  private var lines: [Line: [UInt64]] = [:]

  enum Change: Sendable {
    case began(TracedCall)
    case ended(TracedCall)
  }

  /// The call that an event begins, or those that it ends, innermost first.
  mutating func changes(by event: TraceEvent, of function: TracedFunction) -> [Change] {
    guard event.kind != PLIANT_RECORD_ENTER.rawValue else {
      return [.began(begin(event, of: function))]
    }
    return calls(endedBy: event).map { .ended($0) }
  }

  private mutating func calls(endedBy event: TraceEvent) -> [TracedCall] {
    guard let ended = open[event.call] else { return [] }
    var calls: [TracedCall] = []
    // The ends of calls within it were lost.
    while let inner = lines[ended.line]?.last, inner != event.call {
      calls += end(inner, .unknown, at: event.time).map { [$0] } ?? []
    }
    let outcome = Self.outcome(of: event, ended.function.plan)
    return calls + (end(event.call, outcome, at: event.time).map { [$0] } ?? [])
  }

  /// The calls that are still open, innermost first.
  mutating func endAll(at time: UInt64) -> [TracedCall] {
    lines.values.flatMap { $0.reversed() }.compactMap { end($0, .unknown, at: time) }
  }

  private mutating func begin(_ event: TraceEvent, of function: TracedFunction) -> TracedCall {
    let line: Line = event.task == 0 ? .thread(event.thread) : .task(event.task)
    let parent = lines[line]?.last
    let call = TracedCall(
      id: event.call,
      name: function.name,
      module: function.module,
      arguments: Self.arguments(of: event, function.plan),
      outcome: .unknown,
      start: event.time,
      duration: .zero,
      ownDuration: .zero,
      thread: event.thread,
      task: event.task == 0 ? nil : event.task,
      parent: parent,
      depth: lines[line]?.count ?? 0,
      callerAddress: event.caller,
      keptLocal: event.local
    )
    open[event.call] = Open(call: call, line: line, function: function)
    lines[line, default: []].append(event.call)
    return call
  }

  private mutating func end(
    _ id: UInt64,
    _ outcome: TracedCall.Outcome,
    at time: UInt64
  ) -> TracedCall? {
    guard var ended = open.removeValue(forKey: id) else { return nil }
    lines[ended.line]?.removeAll { $0 == id }
    if lines[ended.line]?.isEmpty == true { lines[ended.line] = nil }
    let duration = time - min(time, ended.call.start)
    ended.call.outcome = outcome
    ended.call.duration = .nanoseconds(Int64(duration))
    ended.call.ownDuration = .nanoseconds(Int64(duration - min(duration, ended.called)))
    if let parent = ended.call.parent { open[parent]?.called += duration }
    return ended.call
  }

  // MARK: - Values

  private static func arguments(of event: TraceEvent, _ plan: CallPlan) -> [TracedCall.Argument] {
    event.values.withUnsafeBytes { bytes in
      var text = ValueText(bytes, isDescribed: event.isDescribed)
      return plan.arguments.map { argument in
        TracedCall.Argument(label: argument.label, text: self.text(of: argument, from: &text))
      }
    }
  }

  private static func text(of argument: CallPlan.Argument, from text: inout ValueText) -> String {
    argument.value.kind == PLIANT_VALUE_UNREAD && !text.isDescribed(argument.value)
      ? "<\(argument.readableType)>" : text.text(of: argument.value)
  }

  private static func outcome(of event: TraceEvent, _ plan: CallPlan) -> TracedCall.Outcome {
    event.values.withUnsafeBytes { bytes in
      var text = ValueText(bytes, isDescribed: event.isDescribed)
      switch event.kind {
      case UInt16(PLIANT_RECORD_LEAVE.rawValue):
        return .returned(plan.result.map { self.text(of: $0, from: &text) })
      case UInt16(PLIANT_RECORD_THROW.rawValue):
        return .threw(bytes.isEmpty ? plan.errorText : text.error())
      default: return .unwound
      }
    }
  }
}
