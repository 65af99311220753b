// The overloads differ in the types of functions alone, which is what they are for.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// What the macros' expansions are made of.
///
/// Not for use by hand.
///
/// The overloads of `entryPoints` infer a handle's flat function type from a declaration: one each
/// for what a function can throw, whether it suspends, and where it is isolated. Sendable functions that
/// suspend fit all of these; `isolatedTo`, as in the macros, puts the main actor's behind the others.
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

// MARK: - Methods of classes

extension PliantExpansion {
  public static func entryPoints<R: AnyObject, each A, O>(
    like _: (R) -> (repeat each A) -> O
  ) -> EntryPoints<(R, repeat each A) -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O, X: Error>(
    like _: (R) -> (repeat each A) throws(X) -> O
  ) -> EntryPoints<(R, repeat each A) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O>(
    like _: (R) -> (repeat each A) async -> O
  ) -> EntryPoints<(R, repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O>(
    like _: (R) -> @concurrent (repeat each A) async -> O,
    concurrently: Void = ()
  ) -> EntryPoints<(R, repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O, X: Error>(
    like _: (R) -> (repeat each A) async throws(X) -> O
  ) -> EntryPoints<(R, repeat each A) async throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O, X: Error>(
    like _: (R) -> @concurrent (repeat each A) async throws(X) -> O,
    concurrently: Void = ()
  ) -> EntryPoints<(R, repeat each A) async throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O>(
    like _: (R) -> @MainActor (repeat each A) -> O
  ) -> EntryPoints<@MainActor (R, repeat each A) -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O, X: Error>(
    like _: (R) -> @MainActor (repeat each A) throws(X) -> O
  ) -> EntryPoints<@MainActor (R, repeat each A) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O>(
    like _: (R) -> @MainActor (repeat each A) async -> O,
    isolatedTo actor: MainActor.Type = MainActor.self
  ) -> EntryPoints<@MainActor (R, repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, each A, O, X: Error>(
    like _: (R) -> @MainActor (repeat each A) async throws(X) -> O,
    isolatedTo actor: MainActor.Type = MainActor.self
  ) -> EntryPoints<@MainActor (R, repeat each A) async throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, O>(
    like _: (R) -> (inout A) -> O
  ) -> EntryPoints<(R, inout A) -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, O, X: Error>(
    like _: (R) -> (inout A) throws(X) -> O
  ) -> EntryPoints<(R, inout A) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, B, O>(
    like _: (R) -> (inout A, B) -> O
  ) -> EntryPoints<(R, inout A, B) -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, B, O, X: Error>(
    like _: (R) -> (inout A, B) throws(X) -> O
  ) -> EntryPoints<(R, inout A, B) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, B, O>(
    like _: (R) -> (A, inout B) -> O
  ) -> EntryPoints<(R, A, inout B) -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, B, O, X: Error>(
    like _: (R) -> (A, inout B) throws(X) -> O
  ) -> EntryPoints<(R, A, inout B) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, O>(
    like _: (R) -> (A...) -> O
  ) -> EntryPoints<(R, [A]) -> O, Never> { EntryPoints() }

  public static func entryPoints<R: AnyObject, A, O, X: Error>(
    like _: (R) -> (A...) throws(X) -> O
  ) -> EntryPoints<(R, [A]) throws(X) -> O, X> { EntryPoints() }

  /// The handle's type is that of a closure written out.
  public static func entryPoints<Function>(
    flat _: Function
  ) -> EntryPoints<Function, any Error> { EntryPoints() }

  /// The closure of an actor's method, without its receiver.
  public static func bound<R: Actor, O>(
    like _: (isolated R) -> O
  ) -> (() -> O) { never() }

  public static func bound<R: Actor, O>(
    like _: (isolated R) throws -> O
  ) -> (() throws -> O) { never() }

  public static func bound<R: Actor, O>(
    like _: (isolated R) async -> O
  ) -> (@concurrent () async -> O) { never() }

  public static func bound<R: Actor, O>(
    like _: (isolated R) async throws -> O
  ) -> (@concurrent () async throws -> O) { never() }

  public static func bound<R: Actor, A, O>(
    like _: (isolated R, A) -> O
  ) -> ((A) -> O) { never() }

  public static func bound<R: Actor, A, O>(
    like _: (isolated R, A) throws -> O
  ) -> ((A) throws -> O) { never() }

  public static func bound<R: Actor, A, O>(
    like _: (isolated R, A) async -> O
  ) -> (@concurrent (A) async -> O) { never() }

  public static func bound<R: Actor, A, O>(
    like _: (isolated R, A) async throws -> O
  ) -> (@concurrent (A) async throws -> O) { never() }

  public static func bound<R: Actor, A, B, O>(
    like _: (isolated R, A, B) -> O
  ) -> ((A, B) -> O) { never() }

  public static func bound<R: Actor, A, B, O>(
    like _: (isolated R, A, B) throws -> O
  ) -> ((A, B) throws -> O) { never() }

  public static func bound<R: Actor, A, B, O>(
    like _: (isolated R, A, B) async -> O
  ) -> (@concurrent (A, B) async -> O) { never() }

  public static func bound<R: Actor, A, B, O>(
    like _: (isolated R, A, B) async throws -> O
  ) -> (@concurrent (A, B) async throws -> O) { never() }

  public static func bound<R: Actor, A, B, C, O>(
    like _: (isolated R, A, B, C) -> O
  ) -> ((A, B, C) -> O) { never() }

  public static func bound<R: Actor, A, B, C, O>(
    like _: (isolated R, A, B, C) throws -> O
  ) -> ((A, B, C) throws -> O) { never() }

  public static func bound<R: Actor, A, B, C, O>(
    like _: (isolated R, A, B, C) async -> O
  ) -> (@concurrent (A, B, C) async -> O) { never() }

  public static func bound<R: Actor, A, B, C, O>(
    like _: (isolated R, A, B, C) async throws -> O
  ) -> (@concurrent (A, B, C) async throws -> O) { never() }

  public static func bound<R: Actor, A, B, C, D, O>(
    like _: (isolated R, A, B, C, D) -> O
  ) -> ((A, B, C, D) -> O) { never() }

  public static func bound<R: Actor, A, B, C, D, O>(
    like _: (isolated R, A, B, C, D) throws -> O
  ) -> ((A, B, C, D) throws -> O) { never() }

  public static func bound<R: Actor, A, B, C, D, O>(
    like _: (isolated R, A, B, C, D) async -> O
  ) -> (@concurrent (A, B, C, D) async -> O) { never() }

  public static func bound<R: Actor, A, B, C, D, O>(
    like _: (isolated R, A, B, C, D) async throws -> O
  ) -> (@concurrent (A, B, C, D) async throws -> O) { never() }

  /// An actor's function, for the entry that its caller has already isolated to the actor.
  public static func isolated<R: Actor, O>(
    _ function: @escaping (isolated R) -> O
  ) -> (R) -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R) -> O).self)
  }

  public static func isolated<R: Actor, O>(
    _ function: @escaping (isolated R) throws -> O
  ) -> (R) throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R) throws -> O).self)
  }

  public static func isolated<R: Actor, O>(
    _ function: @escaping (isolated R) async -> O
  ) -> @concurrent (R) async -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R) async -> O).self)
  }

  public static func isolated<R: Actor, O>(
    _ function: @escaping (isolated R) async throws -> O
  ) -> @concurrent (R) async throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R) async throws -> O).self)
  }

  public static func isolated<R: Actor, A, O>(
    _ function: @escaping (isolated R, A) -> O
  ) -> (R, A) -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A) -> O).self)
  }

  public static func isolated<R: Actor, A, O>(
    _ function: @escaping (isolated R, A) throws -> O
  ) -> (R, A) throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A) throws -> O).self)
  }

  public static func isolated<R: Actor, A, O>(
    _ function: @escaping (isolated R, A) async -> O
  ) -> @concurrent (R, A) async -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A) async -> O).self)
  }

  public static func isolated<R: Actor, A, O>(
    _ function: @escaping (isolated R, A) async throws -> O
  ) -> @concurrent (R, A) async throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A) async throws -> O).self)
  }

  public static func isolated<R: Actor, A, B, O>(
    _ function: @escaping (isolated R, A, B) -> O
  ) -> (R, A, B) -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A, B) -> O).self)
  }

  public static func isolated<R: Actor, A, B, O>(
    _ function: @escaping (isolated R, A, B) throws -> O
  ) -> (R, A, B) throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A, B) throws -> O).self)
  }

  public static func isolated<R: Actor, A, B, O>(
    _ function: @escaping (isolated R, A, B) async -> O
  ) -> @concurrent (R, A, B) async -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A, B) async -> O).self)
  }

  public static func isolated<R: Actor, A, B, O>(
    _ function: @escaping (isolated R, A, B) async throws -> O
  ) -> @concurrent (R, A, B) async throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A, B) async throws -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, O>(
    _ function: @escaping (isolated R, A, B, C) -> O
  ) -> (R, A, B, C) -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A, B, C) -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, O>(
    _ function: @escaping (isolated R, A, B, C) throws -> O
  ) -> (R, A, B, C) throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A, B, C) throws -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, O>(
    _ function: @escaping (isolated R, A, B, C) async -> O
  ) -> @concurrent (R, A, B, C) async -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A, B, C) async -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, O>(
    _ function: @escaping (isolated R, A, B, C) async throws -> O
  ) -> @concurrent (R, A, B, C) async throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A, B, C) async throws -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, D, O>(
    _ function: @escaping (isolated R, A, B, C, D) -> O
  ) -> (R, A, B, C, D) -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A, B, C, D) -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, D, O>(
    _ function: @escaping (isolated R, A, B, C, D) throws -> O
  ) -> (R, A, B, C, D) throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: ((R, A, B, C, D) throws -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, D, O>(
    _ function: @escaping (isolated R, A, B, C, D) async -> O
  ) -> @concurrent (R, A, B, C, D) async -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A, B, C, D) async -> O).self)
  }

  public static func isolated<R: Actor, A, B, C, D, O>(
    _ function: @escaping (isolated R, A, B, C, D) async throws -> O
  ) -> @concurrent (R, A, B, C, D) async throws -> O {
    // SAFETY: `isolated` changes what the compiler checks, not how the function is called.
    unsafeBitCast(function, to: (@concurrent (R, A, B, C, D) async throws -> O).self)
  }
}

// MARK: - Methods of values

extension PliantExpansion {
  public static func entryPoints<R, each A, O>(
    value _: (R) -> (repeat each A) -> O
  ) -> EntryPoints<(R, repeat each A) -> O, Never> { EntryPoints() }

  public static func entryPoints<R, each A, O, X: Error>(
    value _: (R) -> (repeat each A) throws(X) -> O
  ) -> EntryPoints<(R, repeat each A) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R, each A, O>(
    value _: (R) -> (repeat each A) async -> O
  ) -> EntryPoints<(R, repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<R, each A, O>(
    value _: (R) -> @concurrent (repeat each A) async -> O,
    concurrently: Void = ()
  ) -> EntryPoints<(R, repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<R, each A, O, X: Error>(
    value _: (R) -> (repeat each A) async throws(X) -> O
  ) -> EntryPoints<(R, repeat each A) async throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<R, each A, O, X: Error>(
    value _: (R) -> @concurrent (repeat each A) async throws(X) -> O,
    concurrently: Void = ()
  ) -> EntryPoints<(R, repeat each A) async throws(X) -> O, X> { EntryPoints() }

  /// The closure that a value's method is where the value is passed as an argument: its receiver comes
  /// last.
  public static func last<R, O>(
    _: (R) -> () -> O
  ) -> ((R) -> O) { never() }

  public static func last<R, O, X: Error>(
    _: (R) -> () throws(X) -> O
  ) -> ((R) throws(X) -> O) { never() }

  public static func last<R, O>(
    _: (R) -> () async -> O
  ) -> ((R) async -> O) { never() }

  public static func last<R, O, X: Error>(
    _: (R) -> () async throws(X) -> O
  ) -> ((R) async throws(X) -> O) { never() }

  public static func last<R, O>(
    _: (R) -> @concurrent () async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (R) async -> O) { never() }

  public static func last<R, O, X: Error>(
    _: (R) -> @concurrent () async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (R) async throws(X) -> O) { never() }

  public static func last<R, A, O>(
    _: (R) -> (A) -> O
  ) -> ((A, R) -> O) { never() }

  public static func last<R, A, O, X: Error>(
    _: (R) -> (A) throws(X) -> O
  ) -> ((A, R) throws(X) -> O) { never() }

  public static func last<R, A, O>(
    _: (R) -> (A) async -> O
  ) -> ((A, R) async -> O) { never() }

  public static func last<R, A, O, X: Error>(
    _: (R) -> (A) async throws(X) -> O
  ) -> ((A, R) async throws(X) -> O) { never() }

  public static func last<R, A, O>(
    _: (R) -> @concurrent (A) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, R) async -> O) { never() }

  public static func last<R, A, O, X: Error>(
    _: (R) -> @concurrent (A) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, O>(
    _: (R) -> (A, B) -> O
  ) -> ((A, B, R) -> O) { never() }

  public static func last<R, A, B, O, X: Error>(
    _: (R) -> (A, B) throws(X) -> O
  ) -> ((A, B, R) throws(X) -> O) { never() }

  public static func last<R, A, B, O>(
    _: (R) -> (A, B) async -> O
  ) -> ((A, B, R) async -> O) { never() }

  public static func last<R, A, B, O, X: Error>(
    _: (R) -> (A, B) async throws(X) -> O
  ) -> ((A, B, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, O>(
    _: (R) -> @concurrent (A, B) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, R) async -> O) { never() }

  public static func last<R, A, B, O, X: Error>(
    _: (R) -> @concurrent (A, B) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, O>(
    _: (R) -> (A, B, C) -> O
  ) -> ((A, B, C, R) -> O) { never() }

  public static func last<R, A, B, C, O, X: Error>(
    _: (R) -> (A, B, C) throws(X) -> O
  ) -> ((A, B, C, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, O>(
    _: (R) -> (A, B, C) async -> O
  ) -> ((A, B, C, R) async -> O) { never() }

  public static func last<R, A, B, C, O, X: Error>(
    _: (R) -> (A, B, C) async throws(X) -> O
  ) -> ((A, B, C, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, O>(
    _: (R) -> @concurrent (A, B, C) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, R) async -> O) { never() }

  public static func last<R, A, B, C, O, X: Error>(
    _: (R) -> @concurrent (A, B, C) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, O>(
    _: (R) -> (A, B, C, D) -> O
  ) -> ((A, B, C, D, R) -> O) { never() }

  public static func last<R, A, B, C, D, O, X: Error>(
    _: (R) -> (A, B, C, D) throws(X) -> O
  ) -> ((A, B, C, D, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, O>(
    _: (R) -> (A, B, C, D) async -> O
  ) -> ((A, B, C, D, R) async -> O) { never() }

  public static func last<R, A, B, C, D, O, X: Error>(
    _: (R) -> (A, B, C, D) async throws(X) -> O
  ) -> ((A, B, C, D, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, O>(
    _: (R) -> @concurrent (A, B, C, D) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, R) async -> O) { never() }

  public static func last<R, A, B, C, D, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, O>(
    _: (R) -> (A, B, C, D, E) -> O
  ) -> ((A, B, C, D, E, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, O, X: Error>(
    _: (R) -> (A, B, C, D, E) throws(X) -> O
  ) -> ((A, B, C, D, E, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, O>(
    _: (R) -> (A, B, C, D, E) async -> O
  ) -> ((A, B, C, D, E, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, O, X: Error>(
    _: (R) -> (A, B, C, D, E) async throws(X) -> O
  ) -> ((A, B, C, D, E, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, O>(
    _: (R) -> @concurrent (A, B, C, D, E) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O>(
    _: (R) -> (A, B, C, D, E, F) -> O
  ) -> ((A, B, C, D, E, F, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F) throws(X) -> O
  ) -> ((A, B, C, D, E, F, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O>(
    _: (R) -> (A, B, C, D, E, F) async -> O
  ) -> ((A, B, C, D, E, F, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O>(
    _: (R) -> (A, B, C, D, E, F, G) -> O
  ) -> ((A, B, C, D, E, F, G, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G) throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O>(
    _: (R) -> (A, B, C, D, E, F, G) async -> O
  ) -> ((A, B, C, D, E, F, G, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O>(
    _: (R) -> (A, B, C, D, E, F, G, H) -> O
  ) -> ((A, B, C, D, E, F, G, H, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H) throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O>(
    _: (R) -> (A, B, C, D, E, F, G, H) async -> O
  ) -> ((A, B, C, D, E, F, G, H, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) async -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (R) -> (A, B, C, D, E, F, G, H, I) async throws(X) -> O
  ) -> ((A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async -> O) { never() }

  public static func last<R, A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { never() }
}

// MARK: - Functions, statics and initializers

extension PliantExpansion {
  public static func entryPoints<each A, O>(
    callable _: (repeat each A) -> O
  ) -> EntryPoints<(repeat each A) -> O, Never> { EntryPoints() }

  public static func entryPoints<each A, O, X: Error>(
    callable _: (repeat each A) throws(X) -> O
  ) -> EntryPoints<(repeat each A) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<each A, O>(
    callable _: (repeat each A) async -> O
  ) -> EntryPoints<(repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<each A, O>(
    callable _: @concurrent (repeat each A) async -> O,
    concurrently: Void = ()
  ) -> EntryPoints<(repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<each A, O, X: Error>(
    callable _: (repeat each A) async throws(X) -> O
  ) -> EntryPoints<(repeat each A) async throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<each A, O, X: Error>(
    callable _: @concurrent (repeat each A) async throws(X) -> O,
    concurrently: Void = ()
  ) -> EntryPoints<(repeat each A) async throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<each A, O>(
    callable _: @MainActor (repeat each A) -> O
  ) -> EntryPoints<@MainActor (repeat each A) -> O, Never> { EntryPoints() }

  public static func entryPoints<each A, O, X: Error>(
    callable _: @MainActor (repeat each A) throws(X) -> O
  ) -> EntryPoints<@MainActor (repeat each A) throws(X) -> O, X> { EntryPoints() }

  public static func entryPoints<each A, O>(
    callable _: @MainActor (repeat each A) async -> O,
    isolatedTo actor: MainActor.Type = MainActor.self
  ) -> EntryPoints<@MainActor (repeat each A) async -> O, Never> { EntryPoints() }

  public static func entryPoints<each A, O, X: Error>(
    callable _: @MainActor (repeat each A) async throws(X) -> O,
    isolatedTo actor: MainActor.Type = MainActor.self
  ) -> EntryPoints<@MainActor (repeat each A) async throws(X) -> O, X> { EntryPoints() }

  /// The closure that an initializer is: it consumes its arguments.
  public static func consuming<O>(
    _: () -> O
  ) -> (() -> O) { never() }

  public static func consuming<O, X: Error>(
    _: () throws(X) -> O
  ) -> (() throws(X) -> O) { never() }

  public static func consuming<O>(
    _: () async -> O
  ) -> (() async -> O) { never() }

  public static func consuming<O, X: Error>(
    _: () async throws(X) -> O
  ) -> (() async throws(X) -> O) { never() }

  public static func consuming<O>(
    _: @concurrent () async -> O,
    concurrently: Void = ()
  ) -> (@concurrent () async -> O) { never() }

  public static func consuming<O, X: Error>(
    _: @concurrent () async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent () async throws(X) -> O) { never() }

  public static func consuming<A, O>(
    _: (A) -> O
  ) -> ((__owned A) -> O) { never() }

  public static func consuming<A, O, X: Error>(
    _: (A) throws(X) -> O
  ) -> ((__owned A) throws(X) -> O) { never() }

  public static func consuming<A, O>(
    _: (A) async -> O
  ) -> ((__owned A) async -> O) { never() }

  public static func consuming<A, O, X: Error>(
    _: (A) async throws(X) -> O
  ) -> ((__owned A) async throws(X) -> O) { never() }

  public static func consuming<A, O>(
    _: @concurrent (A) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A) async -> O) { never() }

  public static func consuming<A, O, X: Error>(
    _: @concurrent (A) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A) async throws(X) -> O) { never() }

  public static func consuming<A, B, O>(
    _: (A, B) -> O
  ) -> ((__owned A, __owned B) -> O) { never() }

  public static func consuming<A, B, O, X: Error>(
    _: (A, B) throws(X) -> O
  ) -> ((__owned A, __owned B) throws(X) -> O) { never() }

  public static func consuming<A, B, O>(
    _: (A, B) async -> O
  ) -> ((__owned A, __owned B) async -> O) { never() }

  public static func consuming<A, B, O, X: Error>(
    _: (A, B) async throws(X) -> O
  ) -> ((__owned A, __owned B) async throws(X) -> O) { never() }

  public static func consuming<A, B, O>(
    _: @concurrent (A, B) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B) async -> O) { never() }

  public static func consuming<A, B, O, X: Error>(
    _: @concurrent (A, B) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, O>(
    _: (A, B, C) -> O
  ) -> ((__owned A, __owned B, __owned C) -> O) { never() }

  public static func consuming<A, B, C, O, X: Error>(
    _: (A, B, C) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C) throws(X) -> O) { never() }

  public static func consuming<A, B, C, O>(
    _: (A, B, C) async -> O
  ) -> ((__owned A, __owned B, __owned C) async -> O) { never() }

  public static func consuming<A, B, C, O, X: Error>(
    _: (A, B, C) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, O>(
    _: @concurrent (A, B, C) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C) async -> O) { never() }

  public static func consuming<A, B, C, O, X: Error>(
    _: @concurrent (A, B, C) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, O>(
    _: (A, B, C, D) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) -> O) { never() }

  public static func consuming<A, B, C, D, O, X: Error>(
    _: (A, B, C, D) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, O>(
    _: (A, B, C, D) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) async -> O) { never() }

  public static func consuming<A, B, C, D, O, X: Error>(
    _: (A, B, C, D) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, O>(
    _: @concurrent (A, B, C, D) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D) async -> O) { never() }

  public static func consuming<A, B, C, D, O, X: Error>(
    _: @concurrent (A, B, C, D) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, O>(
    _: (A, B, C, D, E) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) -> O) { never() }

  public static func consuming<A, B, C, D, E, O, X: Error>(
    _: (A, B, C, D, E) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, O>(
    _: (A, B, C, D, E) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) async -> O) { never() }

  public static func consuming<A, B, C, D, E, O, X: Error>(
    _: (A, B, C, D, E) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, O>(
    _: @concurrent (A, B, C, D, E) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E) async -> O) { never() }

  public static func consuming<A, B, C, D, E, O, X: Error>(
    _: @concurrent (A, B, C, D, E) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O>(
    _: (A, B, C, D, E, F) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O, X: Error>(
    _: (A, B, C, D, E, F) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O>(
    _: (A, B, C, D, E, F) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O, X: Error>(
    _: (A, B, C, D, E, F) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O>(
    _: @concurrent (A, B, C, D, E, F) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O>(
    _: (A, B, C, D, E, F, G) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O, X: Error>(
    _: (A, B, C, D, E, F, G) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O>(
    _: (A, B, C, D, E, F, G) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O, X: Error>(
    _: (A, B, C, D, E, F, G) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O>(
    _: @concurrent (A, B, C, D, E, F, G) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F, G) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O>(
    _: (A, B, C, D, E, F, G, H) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O, X: Error>(
    _: (A, B, C, D, E, F, G, H) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O>(
    _: (A, B, C, D, E, F, G, H) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O, X: Error>(
    _: (A, B, C, D, E, F, G, H) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O>(
    _: @concurrent (A, B, C, D, E, F, G, H) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O>(
    _: (A, B, C, D, E, F, G, H, I) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (A, B, C, D, E, F, G, H, I) throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O>(
    _: (A, B, C, D, E, F, G, H, I) async -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: (A, B, C, D, E, F, G, H, I) async throws(X) -> O
  ) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async throws(X) -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O>(
    _: @concurrent (A, B, C, D, E, F, G, H, I) async -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async -> O) { never() }

  public static func consuming<A, B, C, D, E, F, G, H, I, O, X: Error>(
    _: @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O,
    concurrently: Void = ()
  ) -> (@concurrent (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) async throws(X) -> O) { never() }
}
