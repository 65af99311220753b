#if Console
import CPliant
import Dispatch
import PliantBase
import PliantImages
import PliantTracing

/// The functions of the program, and those whose calls are shown.
final class FunctionTraces: Sendable {
  /// The newest calls of all of them.
  let calls = NumberedRing<CallsMessage.Item>(capacity: 10_000)
  let overrides = PageOverrides()
  private let catalog = FunctionCatalog.shared
  private let state = Guarded(State())
  /// Of the calls that ended since they were taken.
  private let durations = Guarded(DurationCounts())
  private let collecting = Guarded(())

  private struct State: Sendable {
    var isRead = false
    var traces = PageTokens<TracedByPage>()

    func isTraced(_ function: FunctionCatalog.Function) -> Bool {
      traces.entries.values.contains { $0.function.id == function.id }
    }
  }

  private static let reading = DispatchQueue(label: "pliant.console.functions")
  /// The modules of the program's own package, which come first.
  static let own = Set(
    Image.loaded().first.map { OwnModules.names(ofProgram: $0.path) } ?? []
  )
  private static let mostFound = 200
  private static let mostTraces = 256
  private static let mostWords = 8
  private static let mostRefused = 10
  /// How many calls are recorded in a second, of all functions that are traced by one request.
  private static let callsPerSecond = 4_000

  // MARK: - Searching

  func search(_ request: FunctionsRequest) -> FunctionsMessage {
    // Large programs take seconds, in which the console goes on.
    if request.start ?? 0 <= 0 {
      Self.reading.async { [self] in
        catalog.update()
        state.withLock { $0.isRead = true }
      }
    }
    let found = find(request, start: request.start ?? 0)
    return FunctionsMessage(
      functions: found.functions,
      start: max(request.start ?? 0, 0),
      total: found.total,
      modules: (catalog.modules.filter { Self.own.contains($0.name) }
        + catalog.modules.filter { !Self.own.contains($0.name) })
        .map { FunctionsMessage.Module(name: $0.name, count: $0.count) },
      isReading: state.withLock { !$0.isRead }
    )
  }

  private func find(_ request: FunctionsRequest, start: Int) -> FunctionCatalog.Found {
    let words = (request.search ?? "").split(separator: " ").prefix(Self.mostWords).map(String.init)
    return catalog.search(
      words,
      module: request.module,
      first: Self.own,
      start: start,
      most: Self.mostFound
    )
  }

  // MARK: - Tracing

  /// Traces a function, or all that a search finds.
  func trace(_ request: FunctionsRequest) throws(HTTPError) -> TraceAnswer {
    let functions: [FunctionCatalog.Function]
    if let number = request.function {
      guard let function = catalog.function(number) else { throw .notFound("such function") }
      functions = [function]
    } else {
      let found = find(request, start: 0)
      guard found.total <= Self.mostFound else {
        throw .conflict("\(found.total) functions match; search for \(Self.mostFound) at most")
      }
      functions = found.functions
    }
    var answer = TraceAnswer()
    for function in functions { try trace(function, of: functions.count, &answer) }
    return answer
  }

  private func trace(
    _ function: FunctionCatalog.Function,
    of count: Int,
    _ answer: inout TraceAnswer
  ) throws(HTTPError) {
    guard state.withLock({ !$0.isTraced(function) }) else { return }
    guard state.withLock({ $0.traces.entries.count < Self.mostTraces }) else {
      throw .conflict("\(Self.mostTraces) functions are traced already: stop some")
    }
    guard let selection = catalog.selection(function.id) else { return }
    do {
      let rate = max(Self.callsPerSecond / count, 20)
      let options = TraceOptions(callsPerSecond: rate, keptCalls: rate)
      let trace = try Trace.start(selection, options: options)
      if add(trace, of: function) { answer.traced += 1 } else { trace.stop() }
    } catch {
      guard answer.refused.count < Self.mostRefused else {
        answer.moreRefused += 1
        return
      }
      let name = function.module + "." + function.name
      answer.refused.append(TraceAnswer.Refused(name: name, reason: Self.reason(of: error)))
    }
  }

  private static func reason(of error: any Error) -> String {
    if case TraceError.nothingTraceable(_, let refusals) = error, let first = refusals.first {
      return first.reason
    }
    return "\(error)"
  }

  /// Returns false if the function is traced by now, or the console has ended.
  private func add(_ trace: Trace, of function: FunctionCatalog.Function) -> Bool {
    state.withLock { state in
      guard !state.isTraced(function) else { return false }
      return state.traces.add { TracedByPage(number: $0, function, trace) } != nil
    }
  }

  /// Stops the traces of these numbers, or all of them.
  func stop(_ numbers: [Int]?) {
    for traced in state.withLock({ $0.traces.remove(numbers) }) { traced.trace.stop() }
  }

  /// Stops all traces, and prevents new ones.
  func stopAll() {
    for traced in state.withLock({ $0.traces.end() }) { traced.trace.stop() }
  }

  /// Overrides a function, and returns the override's number.
  func override(_ request: OverrideRequest) throws(HTTPError) -> Int {
    guard let function = catalog.function(request.function),
      let selection = catalog.selection(request.function)
    else { throw .notFound("such function") }
    return try overrides.start(request, of: function, selection)
  }

  // MARK: - Reading

  private var traced: [TracedByPage] {
    state.withLock { Array($0.traces.entries.values) }.sorted { $0.number < $1.number }
  }

  /// Takes in the calls that have ended since the last time, in the order of their ends.
  func collect() { collecting.withLock { _ in collectAll() } }

  private func collectAll() {
    let (wall, clock) = (WallClock.seconds, pliant_trace_now())
    let ended = traced.flatMap { one in one.newCalls().map { (one.number, $0) } }
      .sorted { $0.1.end < $1.1.end }
    durations.withLock { durations in
      for (_, call) in ended where call.hasEnd { durations.add(call.nanoseconds) }
    }
    for (number, call) in ended {
      var item = CallsMessage.Item(call, trace: number, wall: wall, clock: clock)
      calls.add { n in
        item.n = n
        return item
      }
    }
  }

  /// The durations of the calls that were collected since the last time.
  func takeDurations() -> DurationCounts {
    durations.withLock { exchange(&$0, with: DurationCounts()) }
  }

  /// The number of calls of each function that is traced or overridden, by a text that names it.
  var callCounts: [String: UInt64] {
    traced.reduce(into: overrides.callCounts) { $0["trace \($1.number)"] = $1.trace.count }
  }

  var message: TracesMessage { TracesMessage(traces: traced.map(\.message)) }
}

/// A function that is traced for the pages.
private final class TracedByPage: Sendable {
  let number: Int
  let function: FunctionCatalog.Function
  let trace: Trace
  private let seen = Guarded(Seen())

  private struct Seen: Sendable {
    var position = 0
    var durations = DurationCounts()
    var threw = 0
  }

  private static let mostAtOnce = 10_000

  init(number: Int, _ function: FunctionCatalog.Function, _ trace: Trace) {
    self.number = number
    self.function = function
    self.trace = trace
  }

  /// The calls that have ended since the last time.
  func newCalls() -> ArraySlice<TracedCall> {
    seen.withLock { seen in
      let (calls, end) = trace.calls(after: seen.position, most: Self.mostAtOnce)
      seen.position = end
      for call in calls where call.hasEnd {
        if case .threw = call.outcome { seen.threw += 1 }
        seen.durations.add(call.nanoseconds)
      }
      return calls
    }
  }

  var message: TracesMessage.Item {
    let (durations, threw) = seen.withLock { ($0.durations, $0.threw) }
    let losses = trace.losses
    return TracesMessage.Item(
      id: number,
      function: function.id,
      module: function.module,
      name: function.name,
      calls: trace.count,
      recorded: durations.count,
      skipped: losses.skipped,
      lost: losses.lost,
      threw: threw,
      p50: durations.limit(of: 0.5),
      p99: durations.limit(of: 0.99),
      max: durations.max,
      total: durations.total,
      unread: trace.unread.first?.reason
    )
  }
}

extension TracedCall {
  fileprivate var end: UInt64 { start + nanoseconds }

  /// Whether its end is that of the call.
  fileprivate var hasEnd: Bool {
    switch outcome {
    case .returned, .threw: true
    case .unwound, .unknown: false
    }
  }
}
#endif
