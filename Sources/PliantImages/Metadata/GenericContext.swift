/// The parameters of a generic type and what it requires of them, in memory or in a file.
package struct GenericContext<Space: AddressSpace> {
  private let space: Space
  private let address: UInt
  private let parameterCount: UInt
  private let requirementCount: UInt
  /// How many words its types have for their arguments: metadata and tables of witnesses.
  let argumentCount: UInt
  /// Whether there are packs (1), conditions for being copyable (2), or values (4).
  let flags: UInt16

  /// Returns nil if the header at the address cannot be read.
  init?(address: UInt, space: Space) {
    guard let counts = space.load(UInt64.self, at: address) else { return nil }
    self.space = space
    self.address = address
    parameterCount = UInt(counts & 0xFFFF)
    requirementCount = UInt(counts &>> 16 & 0xFFFF)
    argumentCount = UInt(counts &>> 32 & 0xFFFF)
    flags = UInt16(counts &>> 48)
  }

  /// How many parameters have metadata of their own.
  var keyParameterCount: Int {
    (0..<parameterCount).count { (space.load(UInt8.self, at: address &+ 8 &+ $0) ?? 0) & 0x80 != 0 }
  }

  private var firstRequirement: UInt { address &+ 8 &+ (parameterCount + 3) / 4 * 4 }

  package var requirements: [GenericRequirement<Space>] {
    (0..<requirementCount).map {
      GenericRequirement(address: firstRequirement &+ $0 * 12, space: space)
    }
  }

  /// Its end; nil if it has parts that are not known.
  var end: UInt? {
    let end = firstRequirement &+ requirementCount * 12
    guard flags & ~1 == 0 else { return nil }
    guard flags & 1 != 0 else { return end }
    return space.load(UInt16.self, at: end).map { end &+ 4 &+ UInt($0) * 8 }
  }
}

/// A requirement of a generic type, or of a protocol: flags, the mangled name of the required type,
/// and the target.
package struct GenericRequirement<Space: AddressSpace> {
  let address: UInt
  let space: Space

  package enum Kind: UInt32 {
    case `protocol`, sameType, superclass
    case layout = 0x1F
  }

  package var kind: Kind? {
    space.load(UInt32.self, at: address).flatMap { Kind(rawValue: $0 & 0x1F) }
  }

  /// `x` for the first parameter, or Self; `q_` and `q0_` for the next ones.
  package var subject: String? { space.relative(at: address &+ 4).flatMap(space.text) }

  /// The protocol's descriptor, if it requires one.
  var protocolDescriptor: UInt? { kind == .protocol ? space.reference(at: address &+ 8) : nil }

  /// Whether only classes meet it.
  package var isOfClasses: Bool {
    let target = space.load(UInt32.self, at: address &+ 8) ?? 0
    return switch kind {
    // The second bit is that of a protocol of Objective-C.
    case .protocol:
      target & 2 != 0
        || protocolDescriptor.map { TypeDescriptor(address: $0, space: space).isClassBound }
          ?? false
    case .superclass: true
    case .layout: target == 0
    case .sameType, nil: false
    }
  }
}
