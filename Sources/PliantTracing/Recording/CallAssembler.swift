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
    /// Where its task is.
    let address: UInt64
    var called: UInt64 = 0
  }

  /// The task that a thread runs, as its last event says.
  private struct RunningTask {
    let task: UInt64
    let address: UInt64
    let parent: UInt64?
  }

  private let beginning = pliant_trace_now()
  private var open: [UInt64: Open] = [:]
  private var lines: [Line: [UInt64]] = [:]
  private var runningTasks: [Int32: RunningTask] = [:]

  enum Change: Sendable {
    case began(TracedCall)
    case ended(TracedCall)
  }

  /// The call that an event begins, or those that it ends, innermost first.
  mutating func changes(by event: TraceEvent, of function: TracedFunction) -> [Change] {
    guard event.kind != PLIANT_RECORD_ENTER.rawValue else {
      return [.began(begin(event, event.call, of: function))]
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

  /// The calls that an event of calls around another begins, because they are not known yet, and
  /// those that have ended, because they are not around it any more.
  mutating func changes(
    byCallsAround event: TraceEvent,
    of function: (UInt64) -> TracedFunction?
  ) -> [Change] {
    runningTasks[event.thread] = RunningTask(
      task: event.task,
      address: event.call,
      parent: event.caller == 0 ? nil : UInt64(event.caller)
    )
    let around = event.around
    let line = Self.line(of: event)
    let over = lines[line, default: []].filter { id in
      // The first bit marks those that began before their functions were recorded.
      open[id]?.call.wasRunning == true && id >> 63 == 1
        && !around.contains { $0.call == id }
    }
    var changes = over.reversed().compactMap { end($0, .unknown, at: event.time) }.map(Change.ended)
    for outer in around where open[outer.call] == nil {
      guard let function = function(outer.function) else { continue }
      changes.append(.began(begin(event, outer.call, of: function, wasRunning: true)))
    }
    return changes
  }

  /// The calls that are still open, innermost first.
  mutating func endAll(at time: UInt64) -> [TracedCall] {
    lines.values.flatMap { line in
      line.reversed().enumerated().compactMap { index, id in
        if index == 0, let last = open[id], let task = last.call.task {
          open[id]?.call.waitedFor = TaskWait.text(of: task, at: last.address)
        }
        return end(id, .unknown, at: time)
      }
    }
  }

  private static func line(of event: TraceEvent) -> Line {
    event.task == 0 ? .thread(event.thread) : .task(event.task)
  }

  private mutating func begin(
    _ event: TraceEvent,
    _ id: UInt64,
    of function: TracedFunction,
    wasRunning: Bool = false
  ) -> TracedCall {
    let line = Self.line(of: event)
    let parent = lines[line]?.last
    let running = runningTasks[event.thread].flatMap { $0.task == event.task ? $0 : nil }
    let call = TracedCall(
      id: id,
      wasRunning: wasRunning,
      name: function.name,
      module: function.module,
      arguments: wasRunning ? [] : Self.arguments(of: event, function.plan),
      outcome: .unknown,
      start: wasRunning ? beginning : event.time,
      duration: .zero,
      ownDuration: .zero,
      thread: event.thread,
      task: event.task == 0 ? nil : event.task,
      parentTask: running?.parent,
      parent: parent,
      depth: lines[line]?.count ?? 0,
      callerAddress: wasRunning ? 0 : event.caller,
      keptLocal: event.local
    )
    open[id] = Open(call: call, line: line, function: function, address: running?.address ?? 0)
    lines[line, default: []].append(id)
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
        if let thrown = plan.thrown { return .threw(text.error(thrown)) }
        return .threw(bytes.isEmpty ? plan.errorText : text.error())
      default: return .unwound
      }
    }
  }
}
