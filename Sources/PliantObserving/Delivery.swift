public import Dispatch

/// Where an observer is called.
///
/// With any but ``immediate`` the handler may run after the setter has returned. The new value is then
/// read in the setter, if the handler can ask for it, and handed over: changes arrive in their order,
/// none is left out, and none is called after the observation was stopped.
public enum Delivery: Sendable {
  /// Inside the setter, on the thread that runs it.
  case immediate

  /// On the main thread: at once where the setter runs there, else by the main queue.
  case main

  /// By a queue, also where the setter runs on it.
  case queue(DispatchQueue)

  /// On an actor, in a task.
  case actor(any Actor)
}
