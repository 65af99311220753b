import PliantJoints

/// Runs calls on an actor, in their order: one task at a time takes them from the queue.
final class ActorQueue: Sendable {
  private let actor: any Actor
  private let state = Guarded(State())

  private struct State: Sendable {
    var calls: [LaterCall] = []
    var isDraining = false
  }

  init(_ actor: any Actor) {
    self.actor = actor
  }

  func add(_ run: @escaping () -> Void) {
    let call = LaterCall(run: run)
    let mustStart = state.withLock { state in
      state.calls.append(call)
      defer { state.isDraining = true }
      return !state.isDraining
    }
    if mustStart { Task { await drain(on: actor) } }
  }

  private func drain(on actor: isolated any Actor) {
    while let calls = take() {
      for call in calls { call.run() }
    }
  }

  /// What waits; nil, and no longer draining, where nothing does.
  private func take() -> [LaterCall]? {
    state.withLock { state in
      defer { state.calls = [] }
      state.isDraining = !state.calls.isEmpty
      return state.isDraining ? state.calls : nil
    }
  }
}
