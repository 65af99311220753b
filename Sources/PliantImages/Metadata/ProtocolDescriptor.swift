import CPliant

/// What the compiler writes about a protocol.
package struct ProtocolDescriptor: Hashable {
  private let address: UInt

  private init?(address: UInt) {
    guard let flags = UnsafePointer<UInt32>(bitPattern: address), flags.pointee & 0x1F == 3 else {
      return nil
    }
    self.address = address
  }

  /// The descriptor of `any P` or `any P<Item>`; nil for any other type.
  package init?(_ type: Any.Type) {
    // In the metadata of an existential type, its flags, the number of its protocols, and these
    // follow the kind; a superclass would be between.
    let words = metadataWords(of: type)
    if words[0] == 0x307 {
      self.init(shape: words[1])
      return
    }
    guard words[0] == 0x303 else { return nil }
    let flags = UInt32(truncatingIfNeeded: words[1])
    let count = words[1] >> 32
    guard count == 1, flags & 0x4000_0000 == 0 else { return nil }
    self.init(address: words[2])
  }

  /// The protocol that the shape of `any P<Item>` asks of its value, if it is one.
  private init?(shape: UInt) {
    // SAFETY: a shape has flags, a name, and the numbers of parameters and requirements in its
    // signature; these follow the parts that the flags announce.
    let start = UnsafeRawPointer(bitPattern: shape).unsafelyUnwrapped
    let flags = start.load(as: UInt32.self)
    func count(_ header: Int, _ index: Int) -> Int {
      Int(start.load(fromByteOffset: header + index * 2, as: UInt16.self))
    }
    var offset = 16
    for flag: UInt32 in [0x200, 0x400] where flags & flag != 0 { offset += 4 }
    let generalization = flags & 0x100 == 0 ? nil : offset
    if generalization != nil { offset += 8 }
    if flags & 0x800 == 0 { offset += count(8, 0) }
    if let generalization, flags & 0x1000 == 0 { offset += count(generalization, 0) }
    offset = (offset + 3) & ~3
    let protocols = (0..<count(8, 1)).map { start + offset + $0 * 12 }
      .filter { $0.load(as: UInt32.self) & 0x1F == 0 }
    guard protocols.count == 1 else { return nil }
    self.init(named: protocols[0] + 8)
  }

  /// Whether values of `any P` are references, with the witness table in a second word.
  ///
  /// Others are three words, the type, and the witness table. It is nil for other types, and for
  /// `any Error`, which is a box.
  package static func isClassBound(_ type: Any.Type) -> Bool? {
    let words = metadataWords(of: type)
    guard words[0] == 0x303, words[1] >> 24 & 0x3F == 0, ProtocolDescriptor(type) != nil else {
      return nil
    }
    return words[1] & 0x8000_0000 == 0
  }

  /// How many words a witness table has: the conformance, and one for each requirement.
  package var tableCount: Int { 1 + Int(field(4)) }

  /// The protocol to which a relative reference leads.
  init?(named reference: UnsafeRawPointer) {
    // SAFETY: bit 0: another image has the protocol, and the loader fills in its address; bit 1:
    // Objective-C.
    let offset = reference.load(as: Int32.self)
    let target = UInt(bitPattern: reference + Int(offset)) & ~3
    guard offset & 1 == 1 else {
      self.init(address: target)
      return
    }
    self.init(address: UnsafePointer<UInt>(bitPattern: target).unsafelyUnwrapped.pointee)
  }

  /// The protocols that it inherits, each before those that it inherits in turn, none twice.
  package var inherited: [ProtocolDescriptor] {
    var all: [ProtocolDescriptor] = []
    for parent in parents {
      for found in [parent] + parent.inherited where !all.contains(found) { all.append(found) }
    }
    return all
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
    (0..<Int(field(4))).map { $0 + 1 }.filter { (1...6).contains(flags(of: $0) & 0xF) }
  }

  /// Whether one of them, by its index, is called on a value, and whether it is async.
  package func isOnInstance(_ index: Int) -> Bool { flags(of: index) & 0x10 != 0 }
  package func isAsync(_ index: Int) -> Bool { flags(of: index) & 0x20 != 0 }

  private func flags(of index: Int) -> UInt32 {
    load(UInt32.self, at: requirementsOffset + UInt(index - 1) * 8)
  }

  /// Its address.
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

  /// The protocols that `Self` must conform to, in the order of the declaration.
  private var parents: [ProtocolDescriptor] {
    (0..<signatureCount).compactMap { index in
      let offset = 24 + index * 12
      // Kind 0 requires a protocol, of the type whose mangled name is `x`: `Self`.
      guard load(UInt32.self, at: offset) & 0x1F == 0,
        relative(at: offset + 4).loadUnaligned(as: UInt16.self) == 0x78
      else { return nil }
      return ProtocolDescriptor(
        named: UnsafeRawPointer(bitPattern: address + offset + 8).unsafelyUnwrapped
      )
    }
  }

  private func relative(at offset: UInt) -> UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: address + offset).unsafelyUnwrapped
      + Int(load(Int32.self, at: offset))
  }
}
