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
}
