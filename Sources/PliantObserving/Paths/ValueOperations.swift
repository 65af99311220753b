/// The operations on a path's value that depend on its type.
struct ValueOperations {
  let read: (AnyObject, UnsafeMutableRawPointer) -> Void
  /// Compares two values; nil if they cannot be compared.
  let equals: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  init<Value>(_ read: @escaping (AnyObject) -> Value) {
    self.read = { root, value in value.initializeMemory(as: Value.self, to: read(root)) }
    equals = Equality.of(Value.self).map { equals in
      {
        equals(
          $0.assumingMemoryBound(to: Value.self).pointee,
          $1.assumingMemoryBound(to: Value.self).pointee
        )
      }
    }
  }
}

enum Equality {
  /// Whether two values are the same; nil if their type is not `Equatable`.
  static func of<Value>(_ type: Value.Type) -> ((Value, Value) -> Bool)? {
    (type as? any Equatable.Type).map { equality(of: $0) }
  }

  private static func equality<Same: Equatable, Value>(
    of type: Same.Type
  ) -> (Value, Value) -> Bool {
    // SAFETY: `Same` is `Value`, seen through its conformance.
    { unsafeBitCast($0, to: type) == unsafeBitCast($1, to: type) }
  }
}
