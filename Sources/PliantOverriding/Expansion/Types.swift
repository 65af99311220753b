// The overloads differ in the types of functions alone, which is what they are for.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

extension __Pliant {
  /// Returns whether a call changes its receiver, which must then be a variable.
  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: (Receiver) throws -> Answer
  ) -> Bool { false }

  @_disfavoredOverload
  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: (inout Receiver) throws -> Answer
  ) -> Bool { true }

  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: @MainActor (Receiver) throws -> Answer,
    onMain: Void = ()
  ) -> Bool { false }

  @_disfavoredOverload
  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: @MainActor (inout Receiver) throws -> Answer,
    onMain: Void = ()
  ) -> Bool { true }

  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: @concurrent (Receiver) async throws -> Answer,
    suspending: Void = ()
  ) -> Bool { false }

  @_disfavoredOverload
  public static func mutates<Receiver, Answer>(
    _: Receiver.Type,
    _: @concurrent (inout Receiver) async throws -> Answer,
    suspending: Void = ()
  ) -> Bool { true }

  /// Returns whether an async declaration runs in its caller's isolation.
  ///
  /// Of two types that it converts to, the compiler prefers the one that it has.
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

  /// Returns whether an async declaration runs in its caller's isolation, nil if only some of that
  /// name and type do.
  public static func inheritsIsolation(leaves: Bool, stays: Bool) -> Bool? {
    leaves == stays ? nil : stays
  }

  /// Returns a value of any type, for expressions that need only the type; it must never run.
  public static func never<Value>() -> Value { neverRun() }

  /// Traps in a function that is only asked for its type; returning `Value` would take it a thunk.
  static func neverRun() -> Never {
    preconditionFailure("an expansion evaluated an expression that stands for its type")
  }

  /// Lets a closure that is isolated to the main actor capture a receiver that is not `Sendable`.
  ///
  /// The method that the closure stands for was called with this receiver, in this isolation. An
  /// existential stays in the same box: if it is passed as it is, it is opened, and made anew for
  /// the result.
  @inlinable
  @inline(__always)
  public static func sending<Value>(_ value: @autoclosure () -> Value) -> sending Value {
    nonisolated(unsafe) let value = value()  // SAFETY: the value does not change hands.
    return value
  }
}

// MARK: - Types

extension __Pliant {
  /// The type of an expression that is not evaluated.
  public struct Token<Value>: Sendable { public init() {} }

  public static func type<Value>(_: Token<Value>) -> Any.Type { Value.self }

  /// Returns a function of any type, for expressions that need only the type; it must never be
  /// called.
  public static func placeholder<Function>() -> Function {
    precondition(
      MemoryLayout<Function>.size == MemoryLayout<FunctionWords>.size,
      "an expansion took another value than a function's for one"
    )
    // SAFETY: a function is two words, and no context needs no keeping.
    return unsafeBitCast(
      FunctionWords(function: UnsafeRawPointer(bitPattern: 8), context: nil),
      to: Function.self
    )
  }

  public static func value<Function>(_: Token<Function>) -> Function { placeholder() }

  /// Returns a function of a method's type without its receiver, with everything else that the type
  /// says.
  public static func bound<R, Function>(_: Token<(R) -> Function>) -> Function { placeholder() }

  public static func bound<R: Actor, Function>(
    _: Token<(isolated R) -> Function>
  ) -> Function { placeholder() }

  // NB: in Swift 6 names of methods are `@Sendable`, and no function type converts within a token.
  @_disfavoredOverload
  public static func bound<R, Function>(
    _: Token<@Sendable (R) -> Function>
  ) -> Function { placeholder() }

  @_disfavoredOverload
  public static func bound<R: Actor, Function>(
    _: Token<@Sendable (isolated R) -> Function>
  ) -> Function { placeholder() }

  /// Returns a function of the type of a property's getter.
  public static func read<R, V>(_: Token<KeyPath<R, V>>) -> (() -> V) { placeholder() }
  public static func read<R, V>(_: Token<WritableKeyPath<R, V>>) -> (() -> V) { placeholder() }
  public static func read<R, V>(_: Token<ReferenceWritableKeyPath<R, V>>) -> (() -> V) {
    placeholder()
  }

  /// Returns a function of the type of a getter that takes its value as the last argument.
  public static func readLast<R, V>(_: Token<KeyPath<R, V>>) -> ((R) -> V) { placeholder() }
  public static func readLast<R, V>(_: Token<WritableKeyPath<R, V>>) -> ((R) -> V) { placeholder() }
  public static func readLast<R, V>(_: Token<ReferenceWritableKeyPath<R, V>>) -> ((R) -> V) {
    placeholder()
  }

  /// Returns a function of the type of a property's setter, which consumes the value.
  public static func write<R, V>(_: Token<WritableKeyPath<R, V>>) -> ((__owned V) -> Void) {
    placeholder()
  }
  public static func write<R, V>(
    _: Token<ReferenceWritableKeyPath<R, V>>
  ) -> ((__owned V) -> Void) { placeholder() }

  /// Returns whether writing a property changes its receiver.
  public static func mutates<R, V>(_: Token<WritableKeyPath<R, V>>) -> Bool { true }
  public static func mutates<R, V>(_: Token<ReferenceWritableKeyPath<R, V>>) -> Bool { false }
}

// MARK: - Errors

extension __Pliant {
  /// The type of error that a declaration throws, as an entry names it; the name hides none of the
  /// user's.
  public protocol Throwing {
    associatedtype PliantFailure: Error
    static var pliantFailure: Failure<PliantFailure> { get }
  }

  /// The type of error that a declaration throws, as `#pliantFailure` infers it.
  public struct Failure<Kind: Error>: Sendable { public init() {} }

  /// Something is thrown, or nothing is.
  public struct ThrowsError { public init() {} }
  public struct ThrowsNothing { public init() {} }
  public static func throwing<Kind: Error>(_: Kind.Type) -> ThrowsError { ThrowsError() }
  public static func throwing(_: Never.Type) -> ThrowsNothing { ThrowsNothing() }

  /// Refuses the handle of a declaration without errors whose closure throws one.
  public static func checkThrowing(_: ThrowsError) {}
  @available(
    *,
    unavailable,
    message: "the declaration throws nothing, and the closure does: handle the error in the closure"
  )
  public static func checkThrowing(_: ThrowsNothing) {}

  /// Casts the error of a layer to the type that the declaration may throw.
  public static func cast<Failure: Error>(_ error: any Error) -> Failure {
    guard let error = error as? Failure else {
      preconditionFailure(
        "a layer threw '\(error)', and what it stands over throws \(Failure.self) alone"
      )
    }
    return error
  }
}
