import CPliant
import PliantBase

/// The compiler's description of a protocol.
package struct ProtocolDescriptor: Hashable {
  private let address: UInt

  private init?(address: UInt) {
    guard LoadedType(address).kind == .protocol else { return nil }
    self.address = address
  }

  /// The descriptor of `any P` or `any P<Item>`; nil for any other type.
  package init?(_ type: Any.Type) {
    if TypeKind(of: type) == .extendedExistential {
      self.init(shape: metadataWords(of: type)[1])
    } else {
      guard let address = ExistentialType(type)?.onlyProtocol else { return nil }
      self.init(address: address)
    }
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
    let first = shape + UInt((offset + 3) & ~3)
    let protocols = Self.requirements(count(8, 1), at: first).compactMap(\.protocolDescriptor)
    guard protocols.count == 1 else { return nil }
    self.init(address: protocols[0])
  }

  private static func requirements(
    _ count: Int,
    at first: UInt
  ) -> [GenericRequirement<LoadedMemory>] {
    (0..<UInt(count)).map { GenericRequirement(address: first + $0 * 12, space: LoadedMemory()) }
  }

  /// Whether values of `any P` are references, with the witness table in a second word.
  ///
  /// Others are three words, the type, and the witness table. It is nil for other types, and for
  /// `any Error`, which is a box.
  package static func isClassBound(_ type: Any.Type) -> Bool? {
    guard let existential = ExistentialType(type), !existential.isSpecial,
      ProtocolDescriptor(type) != nil
    else { return nil }
    return existential.isClassBound
  }

  /// How many words a witness table has: the conformance, and one for each requirement.
  package var tableCount: Int { 1 + Int(field(4)) }

  /// The protocol to which a relative reference leads.
  init?(named reference: UnsafeRawPointer) {
    let address = LoadedMemory().reference(at: UInt(bitPattern: reference))
    guard let address else { return nil }
    self.init(address: address)
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
    let isForAny = !LoadedType(address).isClassBound
    var reference = UnsafeRawPointer(bitPattern: address)
    // SAFETY: the runtime makes the metadata of an existential type from its protocols.
    return unsafeBitCast(
      swift_getExistentialTypeMetadata(isForAny, nil, 1, &reference),
      to: Any.Type.self
    )
  }

  /// The protocol's own requirements that are functions, as indices into a witness table.
  package var functionIndices: [Int] {
    (0..<Int(field(4))).map { $0 + 1 }.filter { (1...6).contains(flags(of: $0) & 0xF) }
  }

  /// Whether one of them, by its index, is called on a value, and whether it is async.
  package func isOnInstance(_ index: Int) -> Bool { flags(of: index) & 0x10 != 0 }
  package func isAsync(_ index: Int) -> Bool { flags(of: index) & 0x20 != 0 }

  private func flags(of index: Int) -> UInt32 {
    load(at: requirementsOffset + UInt(index - 1) * 8)
  }

  /// Its address.
  package var start: UInt { address }
}

extension ProtocolDescriptor {
  // SAFETY: the layout is the compiler's ABI; the kind in the first word was checked.
  private func load(at offset: UInt) -> UInt32 {
    LoadedMemory().load(UInt32.self, at: address + offset).unsafelyUnwrapped
  }

  /// Flags, parent, name, requirements in the signature, requirements, names of associated types.
  private func field(_ index: UInt) -> UInt32 { load(at: index * 4) }

  private var requirementsOffset: UInt { 24 + UInt(field(3)) * 12 }

  /// The protocols that `Self` must conform to, in the order of the declaration.
  private var parents: [ProtocolDescriptor] {
    Self.requirements(Int(field(3)), at: address + 24).filter { $0.subject == "x" }
      .compactMap(\.protocolDescriptor).compactMap { ProtocolDescriptor(address: $0) }
  }
}
