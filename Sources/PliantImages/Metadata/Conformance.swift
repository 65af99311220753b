import CPliant

/// What the compiler writes about the conformance of a type to a protocol.
package struct Conformance {
  private let address: UInt
  package let image: Image

  /// The conformances to a protocol whose records are in an image.
  package static func all(of descriptor: ProtocolDescriptor, in file: ImageFile) -> [Conformance] {
    guard let records = file.memory(ofSection: "swift5_protocol_conformances") else { return [] }
    return stride(from: 0, to: records.count - 3, by: 4).compactMap { offset in
      let distance = records.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      guard distance != 0, let start = records.baseAddress else { return nil }
      let record = start + offset + Int(distance)
      guard ProtocolDescriptor(named: record) == descriptor else { return nil }
      return Conformance(address: UInt(bitPattern: record), image: file.image)
    }
  }
}

extension Conformance {
  // SAFETY: the layout is the compiler's ABI (`ProtocolConformanceDescriptor` in `Metadata.h`): the
  // protocol, the type, the table and flags, each a word of four bytes; references are relative.
  private func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt) -> Value {
    UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped.load(as: type)
  }

  private func relative(at address: UInt) -> UInt {
    address &+ UInt(bitPattern: Int(load(Int32.self, at: address)))
  }

  private var flags: UInt32 { load(UInt32.self, at: address + 12) }

  /// The descriptor of the type; nil if it is named in another way.
  package var typeDescriptor: UInt? {
    let reference = relative(at: address + 4)
    switch flags >> 3 & 7 {
    case 0: return reference
    case 1:
      let target: UInt = load(UInt.self, at: reference & ~1)
      return target == 0 ? nil : target
    default: return nil
    }
  }

  /// The witness table of a type that conforms by this record; nil if another record says so.
  ///
  /// The compiler made it, or the runtime makes it now, as it does if the program first uses it.
  package func table(of type: Any.Type, for descriptor: ProtocolDescriptor) -> UInt? {
    // SAFETY: the runtime takes a type and a descriptor; a table's first word is the conformance.
    let table = UnsafeRawPointer(bitPattern: descriptor.start).flatMap {
      swift_conformsToProtocol(unsafeBitCast(type, to: UnsafeRawPointer.self), $0)
    }
    guard let table, table.load(as: UInt.self) == address else { return nil }
    return UInt(bitPattern: table)
  }

  /// The type; nil if it has type parameters, or is named in another way.
  package var type: Any.Type? {
    guard let descriptor = typeDescriptor, !isGenericType(descriptor),
      // A class (16), a struct or an enum.
      (16...18).contains(load(UInt32.self, at: descriptor) & 0x1F)
    else { return nil }
    // SAFETY: the metadata accessor of a type that is not generic takes the wanted state, 0 for a
    // complete one, and returns the metadata in the first register.
    let access = unsafeBitCast(
      relative(at: descriptor + 12),
      to: (@convention(c) (Int) -> UnsafeRawPointer).self
    )
    return unsafeBitCast(access(0), to: Any.Type.self)
  }
}
