// The overloads differ in the types of functions alone, which is what they are for.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// What the macros' expansions are made of.
///
/// Not for use by hand.
///
/// Of overloads that differ in isolation alone a function that suspends fits all: the compiler prefers those that have
/// no parameter more.
public enum PliantExpansion {
  /// Whether a call changes its receiver: a closure whose receiver is no variable cannot have it.
  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: (Receiver) throws -> Answer
  ) -> Bool { false }

  @_disfavoredOverload
  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: (inout Receiver) throws -> Answer
  ) -> Bool { true }

  /// Whether an async declaration runs where its caller does: of two that it converts to, the compiler prefers
  /// what it is.
  public static func inheritsIsolation<R, each A, O>(
    method _: (R) -> nonisolated(nonsending) (repeat each A) async throws -> O,
    like _: (R) -> nonisolated(nonsending) (repeat each A) async throws -> O
  ) -> Bool { true }

  public static func inheritsIsolation<R, each A, O>(
    method _: (R) -> @concurrent (repeat each A) async throws -> O,
    like _: (R) -> nonisolated(nonsending) (repeat each A) async throws -> O,
    concurrently: Void = ()
  ) -> Bool { false }

  public static func inheritsIsolation<each A, O>(
    function _: nonisolated(nonsending) (repeat each A) async throws -> O,
    like _: nonisolated(nonsending) (repeat each A) async throws -> O
  ) -> Bool { true }

  public static func inheritsIsolation<each A, O>(
    function _: @concurrent (repeat each A) async throws -> O,
    like _: nonisolated(nonsending) (repeat each A) async throws -> O,
    concurrently: Void = ()
  ) -> Bool { false }

  /// A value of any type where only the type is wanted; nothing may run this.
  public static func never<Value>() -> Value {
    preconditionFailure("an expansion evaluated an expression that stands for its type")
  }

  /// Lets a closure that is isolated to the main actor capture a receiver that is not `Sendable`.
  ///
  /// The method that the closure stands for was called with this receiver, in this isolation.
  @inlinable
  @inline(__always)
  public static func sending<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value  // SAFETY: as above; the value does not change hands.
    return value
  }

  /// A function that takes its variadic arguments as the array that they are passed in.
  @inlinable
  @inline(__always)
  public static func spreading<A, O>(_ function: @escaping (A...) -> O) -> ([A]) -> O {
    // SAFETY: the two types are passed alike; only the caller's syntax differs.
    unsafeBitCast(function, to: (([A]) -> O).self)
  }

  @inlinable
  @inline(__always)
  public static func spreading<A, O, X: Error>(
    _ function: @escaping (A...) throws(X) -> O
  ) -> ([A]) throws(X) -> O {
    unsafeBitCast(function, to: (([A]) throws(X) -> O).self)
  }
}

// MARK: - Closures

extension PliantExpansion {
  /// The handle's type is that of a closure written out.
  public static func entryPoints<Function>(
    flat _: Function
  ) -> EntryPoints<Function, any Error> { EntryPoints() }
}
