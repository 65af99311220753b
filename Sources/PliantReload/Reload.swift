import Glibc
public import PliantBase

/// Loads the files of the program that are saved, while the program runs.
///
/// The new code of their functions is called from then on; objects, globals and tasks keep their
/// state. Changes of layouts, such as a new stored property, are refused with an error, and nothing
/// changes.
///
/// ```swift
/// #if DEBUG
/// let reload = try Reload.start()
/// Task {
///   for await event in reload.events { cache.removeAll() }
/// }
/// #endif
/// ```
///
/// The program must have been built by SwiftPM for debugging, and run where SwiftPM has put it.
/// Can be used from any thread.
public struct Reload: Token, Sendable {
  private struct State {
    var session: ReloadSession?
    var isRunning = false
    /// The program's own among the listeners.
    var started: Int?
    var listeners: [Int: @Sendable (ReloadEvent) -> Void] = [:]
    /// The sequences that are among the listeners, and end with the watching.
    var sequences: [Int: AsyncStream<ReloadEvent>.Continuation] = [:]
    /// The listeners for whom the sources are watched.
    var users: Set<Int> = []
    var next = 0

    mutating func add(_ listener: @escaping @Sendable (ReloadEvent) -> Void) -> Int {
      next += 1
      listeners[next] = listener
      return next
    }
  }

  private static let state = Guarded(State())
  private static let starting = Guarded(())

  /// Begins to watch the program's sources, and prints a line on standard error for each reload.
  ///
  /// Throws ``ReloadError/unavailable(detail:)`` if the program was built for release, or has no
  /// sources to watch. Reloads continue until ``stop()``, or the end of the program, whether or not
  /// the result is kept; a second call changes nothing.
  @discardableResult
  public static func start() throws -> Reload {
    try starting.withLock { _ in
      guard state.withLock({ $0.started }) == nil else { return Reload() }
      let number = try watch { say("\($0)") }
      state.withLock { $0.started = number }
      return Reload()
    }
  }

  /// Whether the program's sources are watched since ``start()``.
  public var isActive: Bool { Self.state.withLock { $0.started } != nil }

  public var description: String { "Reload of the program's sources" }

  /// Ends the watching; what was reloaded stays.
  ///
  /// Stopping twice does nothing.
  public func stop() {
    let (number, sequences) = Self.state.withLock { state in
      defer { (state.started, state.sequences) = (nil, [:]) }
      for number in state.sequences.keys { state.listeners[number] = nil }
      return (state.started, state.sequences)
    }
    for sequence in sequences.values { sequence.finish() }
    if let number { Self.end(number) }
  }

  /// Watches the program's sources until the number that it returns is given to `stopWatching`.
  ///
  /// Files that were saved since the last stop are reloaded.
  package static func begin(_ report: @escaping @Sendable (ReloadEvent) -> Void) throws -> Int {
    try starting.withLock { _ in try watch(report) }
  }

  private static func watch(_ report: @escaping @Sendable (ReloadEvent) -> Void) throws -> Int {
    let known = state.withLock { $0.session }
    let session =
      try known
      ?? ReloadSession { event in
        for listener in state.withLock({ Array($0.listeners.values) }) { listener(event) }
      }
    let (number, mustRun) = state.withLock { state in
      defer { (state.session, state.isRunning) = (session, true) }
      let number = state.add(report)
      state.users.insert(number)
      return (number, !state.isRunning)
    }
    guard mustRun else { return number }
    do {
      try inBackground {
        let isOver = session.run {
          state.withLock { state in
            if state.users.isEmpty { state.isRunning = false }
            return !state.users.isEmpty
          }
        }
        if isOver { state.withLock { $0.isRunning = false } }
      }
    } catch {
      state.withLock { state in
        state.isRunning = false
        state.users.remove(number)
        state.listeners[number] = nil
      }
      throw error
    }
    return number
  }

  /// Ends what `begin` began: if nobody else watches, nothing is reloaded any more.
  package static func end(_ number: Int) {
    let session = state.withLock { state in
      state.users.remove(number)
      state.listeners[number] = nil
      return state.users.isEmpty ? state.session : nil
    }
    session?.wake()
  }

  /// The reloads from now until ``stop()``, and the refused ones; each access is a sequence of its
  /// own.
  public var events: AsyncStream<ReloadEvent> {
    AsyncStream { continuation in
      let number = Self.state.withLock { state -> Int? in
        guard state.started != nil else { return nil }
        let number = state.add { continuation.yield($0) }
        state.sequences[number] = continuation
        return number
      }
      guard let number else { return continuation.finish() }
      continuation.onTermination = { _ in
        Self.state.withLock { state in
          (state.listeners[number], state.sequences[number]) = (nil, nil)
        }
      }
    }
  }

  /// Runs it on a thread that handles none of the program's signals.
  package static func inBackground(_ body: sending @escaping () -> Void) throws(ReloadError) {
    let status = BackgroundThread.run(body)
    guard status != 0 else { return }
    throw .unavailable(detail: "no thread can be made: " + String(cString: strerror(status)))
  }

  /// Prints a line on standard error.
  package static func say(_ line: String) {
    let bytes = Array(("pliant: " + line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
