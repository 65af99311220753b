public import CPliant

extension PliantExpansion {
  /// An object that stands for a receiver while an entry is made.
  public static func probe<Receiver: AnyObject>(
    _ object: AnyObject,
    as type: Receiver.Type
  ) -> Receiver {
    // SAFETY: the entry captures it and is never called; only its address is compared.
    Unmanaged.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
  }

  /// The class that a class method was called on.
  ///
  /// Read before anything else in an entry behind a self thunk: the next call overwrites it.
  @inlinable
  @inline(__always)
  public static func selfType<Class: AnyObject>(as type: Class.Type) -> Class.Type {
    // SAFETY: the thunk kept the context register, which in a class method holds the class.
    unsafeBitCast(pliant_self(), to: Class.Type.self)
  }

  /// The value that a mutating method was called on.
  @inlinable
  @inline(__always)
  public static func selfPointer<Value>(to type: Value.Type) -> UnsafeMutablePointer<Value> {
    // SAFETY: the thunk kept the context register, which in a mutating method holds its `inout`.
    UnsafeMutableRawPointer(mutating: pliant_self().unsafelyUnwrapped)
      .assumingMemoryBound(to: Value.self)
  }
}
