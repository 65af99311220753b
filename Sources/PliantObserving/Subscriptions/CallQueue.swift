/// A call on its way to another thread.
struct LaterCall: @unchecked Sendable {
  // SAFETY: it is made once and run once, where the caller of `observe` wanted its handler.
  let run: () -> Void
}

/// Calls that wait, the oldest first; taking one costs the same however many wait.
struct WaitingCalls: Sendable {
  private var added: [LaterCall] = []
  /// The older ones, the oldest last.
  private var older: [LaterCall] = []

  var isEmpty: Bool { added.isEmpty && older.isEmpty }

  mutating func append(_ call: LaterCall) { added.append(call) }

  mutating func takeFirst() -> LaterCall? {
    if older.isEmpty {
      older = added.reversed()
      added = []
    }
    return older.popLast()
  }
}

/// Calls that are made elsewhere, in their order.
final class CallQueue: Sendable {
  private let state = Guarded(State())

  private struct State: Sendable {
    var calls = WaitingCalls()
    var isDraining = false
  }

  func add(_ call: LaterCall) {
    state.withLock { $0.calls.append(call) }
  }

  /// Makes the oldest call; false if none waits.
  func runNext() -> Bool {
    let next = state.withLock { $0.calls.takeFirst() }
    next?.run()
    return next != nil
  }

  /// Makes the calls on an actor: one task at a time takes them from the queue.
  func drain(on actor: any Actor) {
    let mustStart = state.withLock { !exchange(&$0.isDraining, with: true) }
    if mustStart { Task { await runAll(on: actor) } }
  }

  private func runAll(on actor: isolated any Actor) {
    while true {
      while runNext() {}
      let isDone = state.withLock { state in
        state.isDraining = !state.calls.isEmpty
        return !state.isDraining
      }
      if isDone { return }
    }
  }
}
