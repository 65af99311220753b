import CPliant

/// The function that an observation calls, whatever the type of its value.
///
/// It is made in inlined code: there the compiler knows the type, and need not look it up at each
/// change.
@usableFromInline
enum Handler {
  case plain(() -> Void)
  case change((RawChange) -> Void)
  /// Takes the addresses of the old and the new value.
  case values((UnsafeRawPointer, UnsafeRawPointer) -> Void)

  @inlinable
  init<Value>(_ handler: @escaping (Change<Value>) -> Void) {
    self = .change { raw in handler(Change(raw)) }
  }

  @inlinable
  init<Value>(_ handler: @escaping (_ old: Value, _ new: Value) -> Void) {
    self = .values { old, new in
      // SAFETY: they are addresses of values of the key path's type, valid for the call.
      handler(
        old.assumingMemoryBound(to: Value.self).pointee,
        new.assumingMemoryBound(to: Value.self).pointee
      )
    }
  }

  @inlinable
  init(_ handler: @escaping () -> Void) { self = .plain(handler) }

  var takesOld: Bool { if case .values = self { true } else { false } }
}

/// A handler that can be called without counting the reference to what it captured.
struct StoredHandler {
  enum Kind: UInt8 {
    case plain
    case change
    case values
  }

  /// A closure's function, and what it captured.
  private typealias Words = (function: UnsafeRawPointer, context: UnsafeRawPointer?)
  // A closure in a struct of its own type is not wrapped to be passed to a generic function.
  private struct Plain { let closure: () -> Void }
  private struct OfChange { let closure: (RawChange) -> Void }
  private struct OfValues { let closure: (UnsafeRawPointer, UnsafeRawPointer) -> Void }

  private let words: Words
  let kind: Kind

  /// Keeps what the handler captured until `release`.
  init(_ handler: Handler) {
    // SAFETY: a closure is these two words.
    switch handler {
    case .plain(let closure):
      (words, kind) = (unsafeBitCast(Plain(closure: closure), to: Words.self), .plain)
    case .change(let closure):
      (words, kind) = (unsafeBitCast(OfChange(closure: closure), to: Words.self), .change)
    case .values(let closure):
      (words, kind) = (unsafeBitCast(OfValues(closure: closure), to: Words.self), .values)
    }
    if let context = words.context { _ = Unmanaged<AnyObject>.fromOpaque(context).retain() }
    withExtendedLifetime(handler) {}
  }

  func release() {
    if let context = words.context { Unmanaged<AnyObject>.fromOpaque(context).release() }
  }

  var closure: Handler {
    // SAFETY: a closure is these two words; the result keeps what the closure captured.
    switch kind {
    case .plain: .plain(unsafeBitCast(words, to: Plain.self).closure)
    case .change: .change(unsafeBitCast(words, to: OfChange.self).closure)
    case .values: .values(unsafeBitCast(words, to: OfValues.self).closure)
    }
  }

  // SAFETY: the caller keeps the subscription that this belongs to, and the kind is the one.
  @inline(__always)
  func callPlain() { pliant_call_plain(words.function, words.context) }

  @inline(__always)
  func callValues(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) {
    pliant_call_values(words.function, words.context, old, new)
  }
}

/// A change whose value's type its handler knows.
@usableFromInline
struct RawChange {
  /// Where the old value is, while the handler runs.
  @usableFromInline let old: UnsafeRawPointer?
  @usableFromInline let kind: ChangeKind
  @usableFromInline let object: AnyObject
  @usableFromInline let path: ObservedPath
  /// Where the new value is, if it was read; while the handler runs.
  @usableFromInline let new: UnsafeRawPointer?

  /// The new value: what was read, or what is there now.
  @inlinable
  func readNew<Value>() -> Value {
    if let new { return new.assumingMemoryBound(to: Value.self).pointee }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      // SAFETY: there is room for one value of the path, which is taken out again.
      let value = room.baseAddress.unsafelyUnwrapped
      path.read(object, into: UnsafeMutableRawPointer(value))
      return value.move()
    }
  }

  /// The same whenever it is asked for, also after the handler has ended.
  func laterNew<Value>(_: Value.Type) -> () -> Value {
    guard new == nil else {
      let value: Value = readNew()
      return { value }
    }
    return { [self] in readNew() as Value }
  }
}

@usableFromInline
enum ChangeKind: Sendable {
  case change
  case prior
  case initial
}
