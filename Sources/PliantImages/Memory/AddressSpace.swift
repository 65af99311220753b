/// The contents of an image's addresses: in the process's memory, or in a file as the loader would
/// fill it in.
protocol AddressSpace {
  /// The value at an address; nil if the space has none.
  func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T?
}

extension AddressSpace {
  /// The address that the four bytes at `address` name relative to themselves; nil if they are 0.
  func relative(at address: UInt) -> UInt? {
    guard let offset = load(Int32.self, at: address), offset != 0 else { return nil }
    return address &+ UInt(bitPattern: Int(offset))
  }
}
