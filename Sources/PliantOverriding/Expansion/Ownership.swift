import CPliant

extension __Pliant {
  /// Retains a value as one more owner would.
  public static func retain<Value>(_ value: Value) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      // SAFETY: what is in the memory is never destroyed, which leaves it with one owner more.
      memory.baseAddress.unsafelyUnwrapped.initialize(to: value)
    }
  }

  /// Releases a value as one of its owners would; its type must be bitwise movable.
  public static func release<Value>(_ value: Value) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 2) { memory in
      // SAFETY: one copy has an owner more, and two are destroyed.
      let first = memory.baseAddress.unsafelyUnwrapped
      first.initialize(to: value)
      UnsafeMutableRawPointer(first + 1)
        .copyMemory(from: first, byteCount: MemoryLayout<Value>.size)
      first.deinitialize(count: 2)
    }
  }

  /// Returns whether an answer is an object of a class, or nil.
  public static func isInstance<Answer>(_ answer: Answer, of type: UnsafeRawPointer) -> Bool {
    guard MemoryLayout<Answer>.size == MemoryLayout<UInt>.size else { return true }
    // SAFETY: what depends on the class that was called is a reference, or an Optional of one.
    let object = withUnsafeBytes(of: answer) { $0.load(as: UnsafeRawPointer?.self) }
    let metadata = object.map { $0.load(as: UnsafeRawPointer.self) }
    return metadata.map { sequence(first: $0) { pliant_superclass($0) }.contains(type) } ?? true
  }
}
