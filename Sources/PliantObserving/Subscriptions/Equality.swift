enum Equality {
  /// Whether two values are the same; nil where their type is not `Equatable`.
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
