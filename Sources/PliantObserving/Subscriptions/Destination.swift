import Dispatch
import PliantBase

/// Where a handler is called, if not inside the setter: in the order of the changes.
final class Destination: Sendable {
  private let delivery: Delivery
  private let calls = CallQueue()

  /// nil for the setter itself.
  init?(_ delivery: Delivery) {
    if case .immediate = delivery { return nil }
    self.delivery = delivery
  }

  /// Whether the setter runs there, and so may call the handler itself.
  ///
  /// The calls that other threads have left are made first: their changes came before.
  func isHere() -> Bool {
    guard case .main = delivery, MainQueue.isCurrent else { return false }
    while calls.runNext() {}
    return true
  }

  /// Makes a call there later.
  func send(_ call: LaterCall) {
    calls.add(call)
    switch delivery {
    case .immediate: break
    case .main: MainQueue.async { [calls] in _ = calls.runNext() }
    case .queue(let queue): queue.async { [calls] in _ = calls.runNext() }
    case .actor(let actor): calls.drain(on: actor)
    }
  }
}

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
private final class CallQueue: Sendable {
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
    let mustStart = state.withLock { state in
      defer { state.isDraining = true }
      return !state.isDraining
    }
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
