public import Dispatch

extension ObservingOptions {
  /// The thread, queue or actor that an observer is called on.
  ///
  /// With any delivery but ``immediate`` the handler may run after the setter has returned. The new
  /// value is then read in the setter, if the handler can ask for it, and passed on: changes arrive
  /// in order and none is left out, even if the object dies first; after the observation was
  /// stopped none arrives. The compiler does not check on which thread a handler runs: one that
  /// uses the main actor's state needs ``main``, or a property that only the main actor sets.
  ///
  /// ```swift
  /// try bind(label, \.text, to: model, \.title, on: .main)
  /// ```
  public enum Delivery: Sendable {
    /// Inside the setter, on its thread.
    case immediate

    /// On the main actor: at once if the setter runs on the main thread, otherwise through the main
    /// queue, which in a program with an `async` main, such as a test's, another thread serves.
    case main

    /// Asynchronously on the queue, even if the setter runs on it.
    case queue(DispatchQueue)

    /// On an actor, in a task.
    case actor(any Actor)
  }
}
