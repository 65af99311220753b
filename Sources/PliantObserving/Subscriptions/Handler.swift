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
  var takesNothing: Bool { if case .plain = self { true } else { false } }
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
