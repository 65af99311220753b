import Dispatch

/// Where a handler is called, if not inside the setter: in the order of the changes.
final class Destination: Sendable {
  private let delivery: ObservingOptions.Delivery
  private let calls = CallQueue()

  /// Returns nil for the setter itself.
  init?(_ delivery: ObservingOptions.Delivery) {
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
