import CPliant

/// What the compiler wrote of a protocol.
package struct ProtocolDescriptor: Hashable {
  private let address: UInt

  private init?(address: UInt) {
    guard let flags = UnsafePointer<UInt32>(bitPattern: address), flags.pointee & 0x1F == 3 else {
      return nil
    }
    self.address = address
  }

  /// The descriptor of `any P`; nil for any other type.
  package init?(_ type: Any.Type) {
    // SAFETY: all metadata starts with its kind. That of an existential type goes on with its flags,
    // how many protocols it has, and these; a superclass would stand between.
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard words[0] == 0x303 else { return nil }
    let flags = UInt32(truncatingIfNeeded: words[1])
    let count = words[1] >> 32
    guard count == 1, flags & 0x4000_0000 == 0 else { return nil }
    self.init(address: words[2])
  }

  /// The protocols that it inherits, each before those that it inherits in turn, none twice.
  package var inherited: [ProtocolDescriptor] {
    var all: [ProtocolDescriptor] = []
    for parent in parents {
      for found in [parent] + parent.inherited where !all.contains(found) { all.append(found) }
    }
    return all
  }

  /// Whether a type conforms to it.
  package func isAdopted(by type: Any.Type) -> Bool {
    guard let descriptor = UnsafeRawPointer(bitPattern: address) else { return false }
    return swift_conformsToProtocol(unsafeBitCast(type, to: UnsafeRawPointer.self), descriptor)
      != nil
  }

  /// `any P`.
  package var existentialType: Any.Type {
    let isForAny = field(0) >> 16 & 1 == 1
    var reference = UnsafeRawPointer(bitPattern: address)
    // SAFETY: the runtime makes the metadata of an existential type from its protocols.
    return unsafeBitCast(
      swift_getExistentialTypeMetadata(isForAny, nil, 1, &reference),
      to: Any.Type.self
    )
  }

  /// Those of its own requirements that are code, as indices into a witness table.
  package var functionIndices: [Int] {
    (0..<Int(field(4))).filter { index in
      let flags = load(UInt32.self, at: requirementsOffset + UInt(index) * 8)
      return (1...6).contains(flags & 0xF)
    }
    .map { $0 + 1 }
  }

  /// Where it lies.
  package var start: UInt { address }
}

extension ProtocolDescriptor {
  // SAFETY: the layout is the compiler's ABI; the kind in the first word was checked.
  private func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: UInt) -> Value {
    UnsafeRawPointer(bitPattern: address + offset).unsafelyUnwrapped.load(as: type)
  }

  /// Flags, parent, name, requirements in the signature, requirements, names of associated types.
  private func field(_ index: UInt) -> UInt32 { load(UInt32.self, at: index * 4) }

  private var signatureCount: UInt { UInt(field(3)) }
  private var requirementsOffset: UInt { 24 + signatureCount * 12 }

  /// What `Self` must conform to, in the order of the declaration.
  private var parents: [ProtocolDescriptor] {
    (0..<signatureCount).compactMap { index in
      let offset = 24 + index * 12
      // Kind 0 asks for a protocol, of the type whose mangled name is `x`: `Self`.
      guard load(UInt32.self, at: offset) & 0x1F == 0,
        relative(at: offset + 4).loadUnaligned(as: UInt16.self) == 0x78
      else { return nil }
      // Bit 0: the protocol is another image's, and the loader fills in where it is; bit 1: Objective-C.
      let target = UInt(bitPattern: relative(at: offset + 8)) & ~3
      guard load(Int32.self, at: offset + 8) & 1 == 1 else {
        return ProtocolDescriptor(address: target)
      }
      return ProtocolDescriptor(
        address: UnsafePointer<UInt>(bitPattern: target).unsafelyUnwrapped.pointee
      )
    }
  }

  private func relative(at offset: UInt) -> UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: address + offset).unsafelyUnwrapped
      + Int(load(Int32.self, at: offset))
  }
}
