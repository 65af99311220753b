extension Dictionary {
  /// Returns the dictionary with `value` for `key`, or without `key` if `value` is nil.
  ///
  /// Complexity: O(n), for the copy.
  public func setting(_ value: Value?, forKey key: Key) -> Self {
    var copy = self
    if let value {
      copy.updateValue(value, forKey: key)
    } else {
      copy.removeValue(forKey: key)
    }
    return copy
  }
}
