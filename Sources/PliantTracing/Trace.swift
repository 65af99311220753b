import CPliant
public import PliantBase
import PliantHooks
import PliantImages

/// Records the calls of functions of the running program, with their arguments, results and times.
///
/// ```swift
/// let trace = try Trace.start(.module("Shop"), .type(Cart.self), .matching("*.load*"))
/// for await call in trace.calls { print(call) }  // Cart.load(id: 3) -> "bread"
/// ```
///
/// Functions need not be prepared: their first instructions are changed while the program runs. It
/// records synchronous, throwing and async functions, accessors and initializers. Layers and
/// redefinitions of the same functions stay in effect: a trace sees what callers pass and get.
/// Calls that the optimizer has inlined are not seen, and Pliant's own functions are never traced.
///
/// A recorded call takes no lock and allocates nothing. It copies numbers, texts and the like, and
/// runs no code of the program unless ``TraceOptions/describesValues`` is true. If a
/// thread records faster than its ring is read, records are lost and counted. The trace ends with
/// its last reference.
///
/// Can be used from any thread.
public final class Trace: Token {
  let session: TraceSession
  /// The selected functions that are not recorded, and why.
  public let refused: [TraceRefusedFunction]

  private init(_ session: TraceSession, _ refused: [TraceRefusedFunction]) {
    self.session = session
    self.refused = refused
  }

  deinit { stop() }

  /// Starts to record the functions of all selections.
  ///
  /// Throws ``TraceError/noMatch(selection:nearMisses:)`` if a selection contains no function,
  /// ``TraceError/nothingTraceable(selection:refusals:)`` if none of them can be traced, and an
  /// error of the process's policy. Takes tens of microseconds for a function that was not traced
  /// before, and reads the symbols of the program the first time.
  public static func start(
    _ selections: TraceSelection...,
    excluding excluded: [TraceSelection] = [],
    options: TraceOptions = TraceOptions()
  ) throws -> Trace {
    try start(selections, excluding: excluded, options: options)
  }

  /// Starts to record the functions of all selections, and passes their calls to a sink.
  public static func start(
    _ selections: TraceSelection...,
    excluding excluded: [TraceSelection] = [],
    options: TraceOptions = TraceOptions(),
    to sink: some TraceSink
  ) throws -> Trace {
    try start(selections, excluding: excluded, options: options, sink: sink)
  }

  /// Starts to record the functions of a list of selections, and passes calls to a sink, if any.
  public static func start(
    _ selections: [TraceSelection],
    excluding excluded: [TraceSelection] = [],
    options: TraceOptions = TraceOptions(),
    sink: (any TraceSink)? = nil
  ) throws -> Trace {
    let text = selections.map(\.description).joined(separator: ", ")
    try OverridePolicy.require(.all, for: text)
    let search = SymbolSearch()
    var (functions, refused) = ([TracedFunction](), [TraceRefusedFunction]())
    for found in try FunctionSearch.functions(of: selections, excluding: excluded) {
      do {
        functions.append(try Recorder.function(found, Recorder.code(of: found, search)))
      } catch {
        let reason = (error as? OverrideError)?.reason ?? "\(error)"
        refused.append(TraceRefusedFunction(name: found.name.fullName, reason: reason))
      }
    }
    guard !functions.isEmpty else {
      throw TraceError.nothingTraceable(selection: text, refusals: refused)
    }
    pliant_trace_set_ring_size(options.roundedRingSize)
    for function in functions { function.set(options) }
    if options.describesValues { Descriptions.allow() }
    ValueType.isRead
    let session = TraceSession(functions, options, notifying: sink)
    let trace = Trace(session, refused)
    Recorder.start(session)
    TokenLog.add(owner: trace)
    return trace
  }

  /// Runs a closure whose calls no trace records.
  package static func leavingOut(_ body: () -> Void) {
    let wasLeftOut = pliant_trace_exclude_thread(true)
    body()
    _ = pliant_trace_exclude_thread(wasLeftOut)
  }

  public var isActive: Bool { !session.isFinished }

  /// Stops recording.
  ///
  /// Calls that have not ended get the outcome ``TracedCall/Outcome/unknown``.
  public func stop() { Recorder.stop(session) }

  public var description: String {
    "Trace of \(session.functions.count) functions\(isActive ? "" : ", stopped")"
  }

  // MARK: - What is recorded

  /// The names of the functions that are recorded, with their modules.
  public var functions: [String] { session.functions.map(\.fullName) }

  /// The functions of which some values are only given as their types, and why.
  public var unread: [TraceUnreadFunction] {
    session.functions.compactMap { function in
      function.plan.unread.map { TraceUnreadFunction(name: function.fullName, reason: $0) }
    }
  }

  /// The calls that have ended, in the order of their ends: all that ended before this is asked.
  ///
  /// Of more than ``TraceOptions/keptCalls`` the older ones are missing.
  public var recorded: [TracedCall] {
    if isActive { Recorder.flush() }
    return session.calls
  }

  /// The calls that have ended and those that will, until the trace stops.
  ///
  /// Each iteration begins with the oldest call that is kept.
  public var calls: Calls { Calls(session: session) }

  /// The calls that have ended after a position, at most `most`, and the position after them.
  ///
  /// Begins with the oldest call that is kept if older ones are not.
  package func calls(after position: Int, most: Int) -> (calls: ArraySlice<TracedCall>, end: Int) {
    session.calls(after: position, most: most)
  }

  /// How many calls there were of all functions since the trace began, recorded or not.
  package var count: UInt64 {
    session.functions.indices.map { session.counts(of: $0).calls }.reduce(0, +)
  }

  /// The numbers of calls that are missing.
  public var losses: Losses {
    let counts = session.functions.indices.map(session.counts)
    return Losses(
      lost: counts.map(\.lost).reduce(0, +),
      skipped: counts.map(\.skipped).reduce(0, +),
      dropped: session.dropped
    )
  }

  /// How much was not recorded, or is no longer kept.
  public struct Losses: Sendable, Hashable {
    /// The beginnings and ends of calls for which a thread's ring had no room.
    public let lost: UInt64
    /// The calls that sampling and the rate limit left out.
    public let skipped: UInt64
    /// The recorded calls that are no longer kept.
    public let dropped: Int
  }

  /// Calls, as they end.
  public struct Calls: AsyncSequence, Sendable {
    let session: TraceSession

    public struct AsyncIterator: AsyncIteratorProtocol {
      let session: TraceSession
      var position = 0

      /// The next call; nil once the trace has stopped, or if the task is cancelled.
      public mutating func next() async -> TracedCall? {
        while !Task.isCancelled {
          switch session.next(at: position) {
          case .call(let call, let found):
            position = found + 1
            return call
          case .end: return nil
          case .wait: await session.wait(for: position)
          }
        }
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(session: session) }
  }
}
