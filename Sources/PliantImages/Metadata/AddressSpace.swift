/// The contents of an image's addresses: in the process's memory, or in a file as the loader would
/// fill it in.
package protocol AddressSpace {
  /// The value at an address; nil if the space has none.
  func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T?
}

extension AddressSpace {
  /// The address that the four bytes at `address` name relative to themselves; nil if they are 0.
  func relative(at address: UInt) -> UInt? {
    guard let offset = load(Int32.self, at: address), offset != 0 else { return nil }
    return address &+ UInt(bitPattern: Int(offset))
  }

  /// The descriptor that they name; if their lowest bit is set, they name a word with its address.
  func reference(at address: UInt) -> UInt? {
    guard let offset = load(Int32.self, at: address), offset & ~3 != 0 else { return nil }
    let target = address &+ UInt(bitPattern: Int(offset & ~3))
    guard offset & 1 != 0 else { return target }
    return load(UInt.self, at: target).flatMap { $0 == 0 ? nil : $0 }
  }

  /// A text that ends with a zero.
  func text(at address: UInt) -> String? {
    var bytes: [UInt8] = []
    while let byte = load(UInt8.self, at: address + UInt(bytes.count)) {
      if byte == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}

/// The process's own memory, as the loader and the compiler filled it in.
package struct LoadedMemory: AddressSpace {
  // SAFETY: readers of a descriptor have seen by its flags that it is one; the compiler wrote it
  // whole, and `RuntimeLayout` has compared the layout with classes of our own.
  package func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T? {
    UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: type)
  }
}
