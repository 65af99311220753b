/// The metadata of a class in memory.
///
/// From its address point: kind 0, superclass 8, flags 16, instance size 24, class size 32, class
/// address point 36, descriptor 40, then the vtables; the destroy slot is 16 bytes before it.
package struct ClassMetadata: Hashable, Sendable {
  package let address: UInt

  package init(_ type: AnyClass) {
    address = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  package init(_ address: UnsafeRawPointer) {
    self.address = UInt(bitPattern: address)
  }

  package var pointer: UnsafeRawPointer { UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped }
  package var type: AnyClass { unsafeBitCast(address, to: AnyClass.self) }
  var descriptorAddress: UInt { load(UInt.self, at: 40) }
  package var descriptor: ClassDescriptor? { ClassDescriptor(descriptorAddress) }
  package var superclass: ClassMetadata? {
    UnsafeRawPointer(bitPattern: load(UInt.self, at: 8)).map { ClassMetadata($0) }
  }
  package var instanceSize: Int { Int(load(UInt32.self, at: 24)) }
  package var destroySlot: UnsafeMutableRawPointer { cell(at: -16) }

  /// This class and its superclasses, from the class up.
  package var ancestry: [ClassMetadata] { Array(sequence(first: self) { $0.superclass }) }

  package func isSubclass(of other: ClassMetadata) -> Bool { ancestry.contains(other) }

  /// The slots a method may have: after the descriptor, before the end of the class.
  package var slots: Range<Int> {
    let size = Int(load(UInt32.self, at: 32)) - Int(load(UInt32.self, at: 36))
    return 48..<Swift.max(48, size)
  }

  package func cell(at offset: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(mutating: pointer + offset)
  }

  // SAFETY: class metadata holds these fields for as long as the process lives; `RuntimeLayout`
  // has compared their places with classes of our own.
  private func load<T: BitwiseCopyable>(_ type: T.Type, at offset: Int) -> T {
    pointer.load(fromByteOffset: offset, as: type)
  }
}
