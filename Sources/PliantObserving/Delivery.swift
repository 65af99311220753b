public import Dispatch

/// Where an observer is called.
///
/// With any but ``immediate`` the handler may run after the setter has returned. The new value is then
/// read in the setter, if the handler can ask for it, and handed over: changes arrive in their order and
/// none is left out, also when the object dies first; after the observation was stopped none arrives. The
/// compiler does not check on which thread a handler runs: one that uses the main actor's state needs
/// ``main``, or a property that only the main actor sets.
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
