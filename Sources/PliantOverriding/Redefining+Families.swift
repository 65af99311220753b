// Written by Scripts/write-families.
// swift-format-ignore-file

extension Method {
  /// Replaces the method's code on all instances for as long as the token is in use.
  ///
  /// The target is the method of the class that the handle names. Redefining the same target again
  /// deactivates this redefinition; the method of a superclass or of a subclass is another target.
  ///
  /// When the last reference to the token is released, the original answers again. Throws
  /// `OverrideError`, and then nothing was changed.
  public func redefine(_ function: Function) throws -> Redefinition { try handle.redefine(around: { _ in function }) }
  /// Redefines the method with a function that can call the original.
  ///
  /// `make` is called once, with a function that runs the program's own code; see ``redefine(_:)``.
  @_disfavoredOverload  // a trailing closure would fit both
  public func redefine(around make: (_ original: sending Function) -> Function) throws -> Redefinition { try handle.redefine(around: { make(__Pliant.sending($0)) }) }
  /// Redefines the method for the current task and its children while `operation` runs.
  ///
  /// Other tasks are untouched, so tests that redefine the same method run in parallel. Detached
  /// tasks and dispatch queues that the code starts do not see the redefinition.
  ///
  /// - Throws: `OverrideError` before `operation` runs; any error that `operation` throws.
  public func withRedefinition<Result>(_ function: Function, operation: () async throws -> Result) async throws -> Result { try await handle.withRedefinition(around: { _ in function }, operation: operation) }
  /// Redefines the method, with a function that can call the original, while `operation` runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(around make: (_ original: sending Function) -> Function, operation: () async throws -> Result) async throws -> Result { try await handle.withRedefinition(around: { make(__Pliant.sending($0)) }, operation: operation) }
  /// Redefines the method while an operation that does not suspend runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // if both can be called, the one to await
  public func withRedefinition<Result>(_ function: Function, operation: () throws -> Result) throws -> Result { try handle.withRedefinition(around: { _ in function }, operation: operation) }
  /// Redefines the method, with a function that can call the original, while an operation that does
  /// not suspend runs.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(around make: (_ original: sending Function) -> Function, operation: () throws -> Result) throws -> Result { try handle.withRedefinition(around: { make(__Pliant.sending($0)) }, operation: operation) }
}

extension Callable {
  /// Replaces the function's code for as long as the token is in use.
  ///
  /// When the last reference to the token is released, the original answers again. Throws
  /// `OverrideError`, and then nothing was changed.
  public func redefine(_ function: Function) throws -> Redefinition { try handle.redefine(around: { _ in function }) }
  /// Redefines the function with a function that can call the original.
  ///
  /// `make` is called once, with a function that runs the program's own code; see ``redefine(_:)``.
  @_disfavoredOverload  // a trailing closure would fit both
  public func redefine(around make: (_ original: sending Function) -> Function) throws -> Redefinition { try handle.redefine(around: { make(__Pliant.sending($0)) }) }
  /// Redefines the function for the current task and its children while `operation` runs.
  ///
  /// Other tasks are untouched, so tests that redefine the same function run in parallel. Detached
  /// tasks and dispatch queues that the code starts do not see the redefinition.
  ///
  /// - Throws: `OverrideError` before `operation` runs; any error that `operation` throws.
  public func withRedefinition<Result>(_ function: Function, operation: () async throws -> Result) async throws -> Result { try await handle.withRedefinition(around: { _ in function }, operation: operation) }
  /// Redefines the function, with a function that can call the original, while `operation` runs;
  /// see `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(around make: (_ original: sending Function) -> Function, operation: () async throws -> Result) async throws -> Result { try await handle.withRedefinition(around: { make(__Pliant.sending($0)) }, operation: operation) }
  /// Redefines the function while an operation that does not suspend runs; see
  /// `withRedefinition(_:operation:)`.
  @_disfavoredOverload  // if both can be called, the one to await
  public func withRedefinition<Result>(_ function: Function, operation: () throws -> Result) throws -> Result { try handle.withRedefinition(around: { _ in function }, operation: operation) }
  /// Redefines the function, with a function that can call the original, while an operation that
  /// does not suspend runs.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(around make: (_ original: sending Function) -> Function, operation: () throws -> Result) throws -> Result { try handle.withRedefinition(around: { make(__Pliant.sending($0)) }, operation: operation) }
}
