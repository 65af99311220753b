import CPliant

/// The compiler's description of the conformance of a type to a protocol.
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
  // `ProtocolConformanceDescriptor` in `Metadata.h`: the protocol, the type, the table and flags,
  // each a word of four bytes; references are relative.
  private var reference: UInt? { LoadedMemory().relative(at: address + 4) }
  private var flags: UInt32 { LoadedMemory().load(UInt32.self, at: address + 12) ?? 0 }

  /// The descriptor of the type; nil if it is named in another way.
  package var typeDescriptor: UInt? {
    switch flags &>> 3 & 7 {
    case 0: return reference
    case 1:
      let target = reference.flatMap { LoadedMemory().load(UInt.self, at: $0 & ~1) }
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
    guard let type = typeDescriptor.map({ LoadedType($0) }) else { return nil }
    return [.class, .struct, .enum].contains(type.kind) ? type.type : nil
  }
}
