extension __Pliant.ActiveCall {
  // A value that cannot be copied keeps its owner.

  @_disfavoredOverload
  public func take<Value: ~Copyable>(_ value: borrowing Value, at index: UInt64) {}

  @_disfavoredOverload
  public func keep<Value: ~Copyable>(_ value: borrowing Value, at index: UInt64) {}
}

extension __Pliant.OriginalFunction {
  @_disfavoredOverload
  public func give<Value: ~Copyable>(_ value: borrowing Value, at index: UInt64) {}

  @_disfavoredOverload
  public func takeBack<Value: ~Copyable>(_ value: borrowing Value, at index: UInt64) {}
}
