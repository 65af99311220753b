import CPliant
import PliantBase
import PliantHooks
import PliantImages

/// The state that all traces of the process share: the traced functions, and the reading of rings.
enum Recorder {
  private struct State: Sendable {
    var functions: [TracedFunction] = []
    var numbers: [UInt: Int] = [:]
    /// The sessions that record each function.
    var users: [Int: [TraceSession]] = [:]
    var sessions: [ObjectIdentifier: TraceSession] = [:]
    var later: [TraceEvent] = []
    var isReading = false
    var generation: UInt32 = 0
  }

  private static let state = Guarded(State())

  // MARK: - Functions

  static func code(
    of found: FunctionSearch.Found,
    _ search: SymbolSearch
  ) throws -> TraceableCode {
    try search.traceableCode(
      of: found.mangled,
      at: found.address,
      isAsync: found.isAsync,
      in: found.image
    )
  }

  /// The function, which is hooked if it was never traced.
  static func function(
    _ found: FunctionSearch.Found,
    _ code: TraceableCode
  ) throws -> TracedFunction {
    try state.withLock { state in
      if let known = state.numbers[code.code.start] { return state.functions[known] }
      let number = state.functions.count
      let function = try TracedFunction(found, code, number: UInt32(number))
      state.functions.append(function)
      state.numbers[code.code.start] = number
      return function
    }
  }

  static func start(_ session: TraceSession) {
    let isFirst = state.withLock { state in
      state.sessions[ObjectIdentifier(session)] = session
      for function in session.functions {
        state.users[Int(function.number), default: []].append(session)
        setUse(of: function, by: state.users[Int(function.number)] ?? [])
      }
      let generation = pliant_generation()
      guard !state.isReading || state.generation != generation else { return false }
      state.isReading = true
      state.generation = generation
      return true
    }
    tellCallsAround()
    if isFirst { startReading() }
  }

  /// Makes each thread record the calls around its next one.
  private static func tellCallsAround() {
    // An executor of the program's takes it.
    let task = Task.detached {}
    state.withLock { state in
      let codes = state.functions.filter { state.users[Int($0.number)]?.isEmpty == false }
        .flatMap(\.codes).sorted { $0.start < $1.start }
      // SAFETY: a task is the address of its object.
      pliant_trace_begin(codes, codes.count, unsafeBitCast(task, to: UnsafeRawPointer.self))
    }
    withExtendedLifetime(task) {}
  }

  static func stop(_ session: TraceSession) {
    state.withLock { state in
      guard state.sessions[ObjectIdentifier(session)] != nil else { return }
      for function in session.functions {
        let others = state.users[Int(function.number)]?.filter { $0 !== session }
        setUse(of: function, by: others ?? [])
      }
      read(&state, all: true)
      state.sessions[ObjectIdentifier(session)] = nil
      for function in session.functions {
        state.users[Int(function.number)]?.removeAll { $0 === session }
      }
      // Each trace would go on where the last one ended, until all of every ring has been used.
      if state.sessions.isEmpty { pliant_trace_rest() }
    }
    session.finish(at: pliant_trace_now())
  }

  private static func setUse(of function: TracedFunction, by sessions: [TraceSession]) {
    function.set(
      isRecorded: !sessions.isEmpty,
      isDescribed: sessions.contains { $0.describesValues }
    )
  }

  // MARK: - Reading

  /// Reads what was recorded before the call.
  static func flush() {
    let sessions = state.withLock { state in
      read(&state, all: true)
      return Array(state.sessions.values)
    }
    for session in sessions { session.wake() }
  }

  @discardableResult
  private static func read(_ state: inout State, all: Bool) -> Int {
    let events = TraceEvent.drain(later: &state.later, all: all)
    for event in events {
      if event.kind == PLIANT_RECORD_AROUND.rawValue {
        for session in state.sessions.values { session.addCallsAround(event, state.functions) }
        continue
      }
      guard !Deadline.isReadingOver else {
        Deadline.leaveOut()
        continue
      }
      guard event.function < state.functions.count else { continue }
      for session in state.users[event.function] ?? [] {
        session.add(event, of: state.functions[event.function])
      }
    }
    return events.count + state.later.count
  }

  /// Starts a thread that reads until no trace is active.
  private static func startReading() {
    let status = BackgroundThread.run {
      _ = pliant_trace_exclude_thread(true)
      // Pauses grow while nothing is recorded.
      var pause: UInt32 = 5
      while let count = readOnce() {
        pause = count > 0 ? 5 : min(pause * 2, 40)
        pliant_trace_pause(pause)
      }
    }
    if status != 0 { state.withLock { $0.isReading = false } }
  }

  /// Returns the number of events that were read; nil if no trace is active.
  private static func readOnce() -> Int? {
    let (count, sessions): (Int?, [TraceSession]) = state.withLock { state in
      guard !state.sessions.isEmpty else {
        state.isReading = false
        return (nil, [])
      }
      return (read(&state, all: false), Array(state.sessions.values))
    }
    for session in sessions { session.wake() }
    return count
  }
}
