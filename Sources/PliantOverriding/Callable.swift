import PliantDoubles
import PliantJoints

/// A handle on a free function, a static method or an initializer.
///
/// Write one with `#callable`. It has no receiver, so it can only be redefined for all callers or
/// for the current task.
///
/// ```swift
/// let now = #callable(Date.init as () -> Date)
/// let frozen = try now.redefine { Date(timeIntervalSince1970: 0) }
/// ```
public struct Callable<Function>: Sendable {
  let handle: Handle<Function>

  init(handle: Handle<Function>) {
    self.handle = handle
  }

  /// Replaces the function for as long as the token is in use; see ``Redefinition``.
  ///
  /// - Throws: `JointError`, and nothing was changed.
  public func redefine(_ function: Function) throws -> Redefinition {
    try handle.redefine(around: { _ in function })
  }

  /// Redefines the function with one that can call the original; see ``redefine(_:)``.
  @_disfavoredOverload  // a trailing closure would fit both
  public func redefine(
    around make: (_ original: sending Function) -> Function
  ) throws -> Redefinition {
    try handle.redefine(around: { make(PliantExpansion.sending($0)) })
  }

  /// Redefines the function for the current task and its children while `operation` runs.
  ///
  /// - Throws: `JointError` before `operation` runs; any error that `operation` throws.
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    try await handle.withRedefinition(around: { _ in function }, operation: operation)
  }

  /// Redefines the function, with one that can call the original, while `operation` runs; see
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

  /// Redefines the function while an operation that does not suspend runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // if both can be called, the one to await
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.withRedefinition(around: { _ in function }, operation: operation)
  }

  /// Redefines the function, with one that can call the original, while an operation that does not
  /// suspend runs.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(
    around make: (_ original: sending Function) -> Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.withRedefinition(around: { make(PliantExpansion.sending($0)) }, operation: operation)
  }

  /// The calls that the handle can see, or `.nothing` with the reason.
  public var reach: Reach { handle.reach }
}
