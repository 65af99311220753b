import PliantDoubles

extension Method {
  /// Replaces the method's code on all instances for as long as the token is in use.
  ///
  /// The target is the method of the class that the handle names. Redefining the same target again
  /// deactivates this redefinition; the method of a superclass or of a subclass is another target.
  ///
  /// When the last reference to the token is released, the original answers again. Throws
  /// `JointError`, and then nothing was changed.
  public func redefine(_ function: Function) throws -> Redefinition {
    try redefine(around: { _ in function })
  }

  /// Redefines the method with a function that can call the original.
  ///
  /// `make` is called once, with a function that runs the class's own code; see ``redefine(_:)``.
  @_disfavoredOverload  // a trailing closure would fit both
  public func redefine(
    around make: (_ original: sending Function) -> Function
  ) throws -> Redefinition {
    try handle.redefine(around: { make(PliantExpansion.sending($0)) })
  }

  /// Redefines the method for the current task and its children while `operation` runs.
  ///
  /// Other tasks are untouched, so tests that redefine the same method run in parallel. Detached
  /// tasks and dispatch queues that the code starts do not see the redefinition.
  ///
  /// - Throws: `JointError` before `operation` runs; any error that `operation` throws.
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    try await withRedefinition(around: { _ in function }, operation: operation)
  }

  /// Redefines the method, with a function that can call the original, while `operation` runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(
    around make: (_ original: sending Function) -> Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    try await handle.withRedefinition(
      around: { make(PliantExpansion.sending($0)) },
      operation: operation
    )
  }

  /// Redefines the method while an operation that does not suspend runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // if both can be called, the one to await
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.withRedefinition(around: { _ in function }, operation: operation)
  }

  /// Redefines the method, with a function that can call the original, while an operation that does
  /// not suspend runs.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(
    around make: (_ original: sending Function) -> Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.withRedefinition(around: { make(PliantExpansion.sending($0)) }, operation: operation)
  }

  /// Replaces the method's code with that of another method, which runs on this one's receivers.
  ///
  /// The result is a redefinition, see ``redefine(_:)``. The compiler checks that arguments and
  /// result agree. The other method's code runs with a receiver of this method's class as `self`,
  /// so it may use only what that class has.
  ///
  /// `other` must be a method of this class, of an ancestor, or of a final class without stored
  /// properties that has no superclass or one of this class's. Throws `JointError`: its case is
  /// `wrongReceiver` if the other class's code could reach beyond the receiver.
  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) -> Result>
  ) throws -> Redefinition where Function == (Receiver, repeat each Argument) -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) throws -> Result>
  ) throws -> Redefinition where Function == (Receiver, repeat each Argument) throws -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) async -> Result>
  ) throws -> Redefinition where Function == (Receiver, repeat each Argument) async -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) async throws -> Result>
  ) throws -> Redefinition
  where Function == (Receiver, repeat each Argument) async throws -> Result {
    try handle.replace(with: other.handle)
  }
}
