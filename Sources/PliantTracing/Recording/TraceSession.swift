import CPliant
import PliantBase

/// The recorded calls of one trace.
final class TraceSession: Sendable {
  private struct State: Sendable {
    var assembler = CallAssembler()
    var calls: [TracedCall] = []
    /// How many older calls are no longer kept.
    var dropped = 0
    var isFinished = false
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var nextWaiter: UInt64 = 0
    /// The changes that were not reported to the sink yet.
    var news: [CallAssembler.Change] = []
    /// The thread that reports to the sink.
    var reporter: Int32?
  }

  let functions: [TracedFunction]
  private let numbers: Set<UInt64>
  let describesValues: Bool
  private let limit: Int
  private let sink: (any TraceSink)?
  private let state = Guarded(State())
  private let before: [Counts]

  struct Counts: Sendable { let calls, skipped, lost, nanoseconds: UInt64 }

  init(_ functions: [TracedFunction], _ options: TraceOptions, notifying sink: (any TraceSink)?) {
    self.functions = functions
    numbers = Set(functions.map { UInt64($0.number) })
    describesValues = options.describesValues
    limit = max(1, options.keptCalls)
    self.sink = sink
    before = functions.map(\.counts)
  }

  /// The counts of a function since the trace began.
  func counts(of index: Int) -> Counts {
    let (now, then) = (functions[index].counts, before[index])
    return Counts(
      calls: now.calls - then.calls,
      skipped: now.skipped - then.skipped,
      lost: now.lost - then.lost,
      nanoseconds: now.nanoseconds - then.nanoseconds
    )
  }

  /// The calls of each function and the time in them, with those whose records were lost.
  var exact: [String: TraceSummary.Exact] {
    var all: [String: TraceSummary.Exact] = [:]
    for (index, function) in functions.enumerated() {
      let counts = counts(of: index)
      all[function.fullName, default: .init()].calls += counts.calls - counts.skipped
      all[function.fullName, default: .init()].nanoseconds += counts.nanoseconds
    }
    return all
  }

  var calls: [TracedCall] { state.withLock { $0.calls } }
  var isFinished: Bool { state.withLock { $0.isFinished } }
  var dropped: Int { state.withLock { $0.dropped } }

  func calls(after position: Int, most: Int) -> (calls: ArraySlice<TracedCall>, end: Int) {
    state.withLock { state in
      let calls = state.calls.dropFirst(max(0, position - state.dropped)).prefix(max(most, 0))
      return (calls, calls.endIndex + state.dropped)
    }
  }

  func add(_ event: TraceEvent, of function: TracedFunction) {
    state.withLock { state in
      keep(state.assembler.changes(by: event, of: function), &state)
    }
  }

  func addCallsAround(_ event: TraceEvent, _ all: [TracedFunction]) {
    state.withLock { state in
      let changes = state.assembler.changes(byCallsAround: event) { number in
        numbers.contains(number) ? all[Int(number)] : nil
      }
      keep(changes, &state)
    }
  }

  private func keep(_ changes: [CallAssembler.Change], _ state: inout State) {
    if sink != nil { state.news += changes }
    for case .ended(let call) in changes { state.calls.append(call) }
    // Half of them go at once, so that each is moved at most once.
    guard state.calls.count > limit * 2 else { return }
    let surplus = state.calls.count - limit
    state.calls.removeFirst(surplus)
    state.dropped += surplus
  }

  func finish(at time: UInt64) {
    state.withLock { state in
      guard !state.isFinished else { return }
      keep(state.assembler.endAll(at: time).map { .ended($0) }, &state)
      state.isFinished = true
    }
    wake()
    // Another thread may be reporting to the sink.
    while let reporter = state.withLock({ $0.reporter }), reporter != pliant_thread_id() {
      pliant_trace_pause(1)
    }
  }

  /// Reports the news to the sink, unless a thread is doing so.
  private func report() {
    guard let sink else { return }
    while true {
      let news = state.withLock { state -> [CallAssembler.Change] in
        guard state.reporter == nil, !state.news.isEmpty else { return [] }
        state.reporter = pliant_thread_id()
        return exchange(&state.news, with: [])
      }
      guard !news.isEmpty else { return }
      Trace.leavingOut {
        for change in news {
          switch change {
          case _ where Deadline.isOver: Deadline.leaveOut()
          case .began(let call): sink.began(call)
          case .ended(let call): sink.ended(call)
          }
        }
        sink.flush()
      }
      state.withLock { $0.reporter = nil }
    }
  }

  // MARK: - Waiting

  enum Next {
    case call(TracedCall, position: Int)
    case end, wait
  }

  /// The call at a position, or the first one after it that is kept.
  func next(at position: Int) -> Next {
    state.withLock { state in
      let index = max(0, position - state.dropped)
      if index < state.calls.count {
        return .call(state.calls[index], position: index + state.dropped)
      }
      return state.isFinished ? .end : .wait
    }
  }

  /// Returns once there is a call at a position, the trace has ended, or the task is cancelled.
  func wait(for position: Int) async {
    let waiter = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          if Task.isCancelled || state.isFinished || position < state.calls.count + state.dropped {
            return true
          }
          state.waiters[waiter] = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume()
    }
  }

  /// Resumes the tasks that wait for calls that have come, and reports to the sink.
  func wake() {
    report()
    let waiters = state.withLock { state in
      let waiters = Array(state.waiters.values)
      state.waiters = [:]
      return waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}

extension TracedFunction {
  /// How many calls there were, how many of them were not to be recorded, and for how many records
  /// there was no room.
  var counts: TraceSession.Counts {
    TraceSession.Counts(
      calls: pliant_trace_calls(record),
      skipped: pliant_trace_skipped(record),
      lost: pliant_trace_lost(record),
      nanoseconds: pliant_trace_time(record)
    )
  }
}
