import Glibc
import PliantBase

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
public struct Reload: Sendable {
  private struct State {
    var isRunning = false
    var listeners: [Int: AsyncStream<ReloadEvent>.Continuation] = [:]
    var next = 0
  }

  private static let state = Guarded(State())
  private static let starting = Guarded(())

  /// Begins to watch the program's sources, and prints a line on standard error for each reload.
  ///
  /// Throws ``ReloadError/unavailable(detail:)`` if the program was built for release, or has no
  /// sources to watch. Reloads continue until the program ends; a second call changes nothing.
  @discardableResult
  public static func start() throws -> Reload {
    try starting.withLock { _ in
      guard !state.withLock({ $0.isRunning }) else { return Reload() }
      let session = try ReloadSession { event in
        say("\(event)")
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.yield(event) }
      }
      try inBackground { session.run() }
      state.withLock { $0.isRunning = true }
      return Reload()
    }
  }

  /// The reloads from now on, and the refused ones; each access is a sequence of its own.
  public var events: AsyncStream<ReloadEvent> {
    AsyncStream { continuation in
      let number = Self.state.withLock { state in
        state.next += 1
        state.listeners[state.next] = continuation
        return state.next
      }
      continuation.onTermination = { _ in
        Self.state.withLock { $0.listeners[number] = nil }
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
