public import PliantHooks
import PliantImages

/// A handle on a function that can be redefined, as `Method` and `Callable` are.
///
/// Its types are those of Pliant; do not conform others to it.
///
/// A helper for methods and free functions alike is generic in the handle:
///
/// ```swift
/// func count(_ handle: some FunctionHandle<() -> Date>) throws { print(handle.reach) }
/// ```
public protocol FunctionHandle<Function>: DeclarationHandle {
  /// The function's type, with the receiver first.
  associatedtype Function

  /// Its inner life, for Pliant alone.
  var pliantHandle: __Pliant.Handle<Function> { get }

  /// Creates a handle of that, for Pliant alone.
  init(pliantHandle: __Pliant.Handle<Function>)
}

extension FunctionHandle {
  var handle: Handle<Function> { pliantHandle }
  package var name: String { handle.declaration.description }

  /// The calls that the handle can see, or the reason why it sees none.
  ///
  /// Costs as much as the first use of the handle.
  public var reach: Override.Reach { handle.reach }

  public var code: DeclarationCode { get throws { try handle.code } }
}

// MARK: - For all callers

extension FunctionHandle {
  /// Replaces the function's code on all receivers for as long as the token is in use.
  ///
  /// The target of a method is that of the class that the handle names. Redefining the same target
  /// again deactivates this redefinition; the method of a superclass or of a subclass is another
  /// target.
  ///
  /// When the last reference to the token is released, the original answers again. Throws
  /// `OverrideError`, and then nothing was changed.
  public func redefine(_ function: Function) throws -> Redefinition {
    try handle.redefine(around: { _ in function })
  }

  /// Redefines the function with one that can call the original.
  ///
  /// `make` is called once, with a function that runs the program's own code; see ``redefine(_:)``.
  @_disfavoredOverload  // a trailing closure would fit both
  public func redefine(
    around make: (_ original: sending Function) -> Function
  ) throws -> Redefinition { try handle.redefine(around: { make(__Pliant.sending($0)) }) }
}

// MARK: - For the current task

extension FunctionHandle {
  /// Redefines the function for the current task and its children while `operation` runs.
  ///
  /// Other tasks are untouched, so tests that redefine the same function run in parallel. Detached
  /// tasks and dispatch queues that the code starts do not see the redefinition, except in a test
  /// that has a trait of `PliantTesting`.
  ///
  /// - Throws: `OverrideError` before `operation` runs; any error that `operation` throws.
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    try await handle.taskRedefinition(around: { _ in function }).run(operation)
  }

  /// Redefines the function, with one that can call the original, while `operation` runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(
    around make: (_ original: sending Function) -> Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    try await handle.taskRedefinition(around: { make(__Pliant.sending($0)) }).run(operation)
  }

  /// Redefines the function while an operation that does not suspend runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // if both can be called, the one to await
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.taskRedefinition(around: { _ in function }).runNow(operation)
  }

  /// Redefines the function, with one that can call the original, while an operation that does not
  /// suspend runs.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(
    around make: (_ original: sending Function) -> Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.taskRedefinition(around: { make(__Pliant.sending($0)) }).runNow(operation)
  }
}
