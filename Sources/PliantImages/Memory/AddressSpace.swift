/// What lies at the addresses of an image: in the process's memory, or in a file as the loader would fill it in.
protocol AddressSpace {
  /// The value at an address; nil where the space has none.
  func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T?

  /// Where the pointer at an address leads; nil where there is none.
  func target(at address: UInt) -> AddressTarget?
}

/// Where a pointer leads.
package enum AddressTarget: Hashable, Sendable {
  case address(UInt)
  /// A symbol that another image defines.
  case external(String)

  var address: UInt? {
    if case .address(let address) = self { address } else { nil }
  }
}

extension AddressSpace {
  /// The address that the four bytes at `address` name relative to themselves; nil where they are 0.
  func relative(at address: UInt) -> UInt? {
    guard let offset = load(Int32.self, at: address), offset != 0 else { return nil }
    return address &+ UInt(bitPattern: Int(offset))
  }

  /// The same, where an odd address is that of a pointer.
  func indirectable(at address: UInt) -> AddressTarget? {
    guard let found = relative(at: address) else { return nil }
    return found & 1 == 0 ? .address(found) : target(at: found & ~1)
  }
}
