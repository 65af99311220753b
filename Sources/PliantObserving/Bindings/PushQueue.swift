/// Runs the pushes between two properties, one after the other.
///
/// One thread pushes; another that comes meanwhile, or the same from within, leaves it its push.
final class PushQueue: Sendable {
  private let state = Guarded(State())

  private struct State: Sendable {
    var calls = WaitingCalls()
    var isRunning = false
  }

  func run(_ push: @escaping () -> Void) { run(push) { push } }

  /// Runs a push or, if one is running, leaves the function that `later` returns.
  func run(_ push: () -> Void, later: () -> () -> Void) {
    if begin() {
      push()
    } else {
      let call = LaterCall(run: later())
      guard begin(orLeave: call) else { return }
      call.run()
    }
    while let next = next() { next.run() }
  }

  /// Whether nobody pushes, so that the caller does; a call is left otherwise.
  private func begin(orLeave call: LaterCall? = nil) -> Bool {
    state.withLock { state in
      defer { state.isRunning = true }
      if state.isRunning, let call { state.calls.append(call) }
      return !state.isRunning
    }
  }

  private func next() -> LaterCall? {
    state.withLock { state in
      state.isRunning = !state.calls.isEmpty
      return state.calls.takeFirst()
    }
  }
}
