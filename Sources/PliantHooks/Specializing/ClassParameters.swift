import PliantImages

/// The parameters of a generic type that are classes; the symbols of its members do not say so.
enum ClassParameters {
  /// Reads the requirements in the descriptor of a generic class, struct or enum.
  static func named(in descriptor: UInt, _ declaration: String) throws -> Set<String> {
    guard let start = UnsafeRawPointer(bitPattern: descriptor) else { return [] }
    // SAFETY: behind a type's descriptor, which is 44 bytes of a class and 28 of others, follow two
    // relative pointers and four 16-bit counts, a byte for each parameter, and twelve bytes for
    // each requirement (`GenericContext.h` in the runtime).
    let flags = start.load(as: UInt32.self)
    guard flags & 0x80 != 0 else { return [] }
    let header = start + (flags & 0x1F == 16 ? 44 : 28) + 8
    let counts = (0..<2).map { Int(header.load(fromByteOffset: 2 * $0, as: UInt16.self)) }
    let requirements = header + 8 + (counts[0] + 3) / 4 * 4
    var found: Set<String> = []
    for index in 0..<counts[1] where try isClass(requirements + 12 * index, declaration) {
      let subject = requirements + 12 * index + 4
      let name = subject + Int(subject.load(as: Int32.self))
      switch String(cString: name.assumingMemoryBound(to: CChar.self)) {
      case "x": found.insert("A")
      case "q_": found.insert("B")
      case "q0_": found.insert("C")
      default: throw unknown(declaration)
      }
    }
    return found
  }

  /// Whether a generic class requires something of its parameters.
  static func areRequired(in descriptor: UInt) -> Bool {
    guard let start = UnsafeRawPointer(bitPattern: descriptor) else { return true }
    // SAFETY: a class descriptor of 44 bytes, then two words, then two counts, of which the second
    // is that of the requirements.
    return start.load(as: UInt32.self) & 0x80 != 0
      && start.load(fromByteOffset: 44 + 8 + 2, as: UInt16.self) != 0
  }

  private static func isClass(_ requirement: UnsafeRawPointer, _ declaration: String) throws -> Bool
  {
    // SAFETY: a requirement is flags, the name of a parameter, and what is required.
    let target = requirement + 8
    let distance = Int(target.load(as: Int32.self))
    switch requirement.load(as: UInt32.self) & 0x1F {
    case 0:  // a protocol, whose flags say whether its values may be other than objects
      guard distance & 2 == 0 else { return true }
      var descriptor = target + (distance & ~3)
      if distance & 1 != 0 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
      return descriptor.load(as: UInt32.self) >> 16 & 1 == 0
    case 1: throw unknown(declaration)
    case 2: return true
    case 0x1F: return distance == 0
    default: return false
    }
  }

  private static func unknown(_ declaration: String) -> OverrideError {
    .unexpectedLayout(
      declaration: declaration,
      detail: "its type requires something of its parameters that handles do not know: "
        + "override what calls it"
    )
  }
}
