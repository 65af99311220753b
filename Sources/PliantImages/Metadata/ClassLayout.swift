/// The offsets of the parts of a class descriptor, in memory or in a file.
///
/// The layout is that of `TargetClassDescriptor` in the Swift runtime's `ABI/Metadata.h`.
struct ClassLayout {
  let isGeneric: Bool
  let hasVTable: Bool
  let hasOverrideTable: Bool
  let hasResilientSuperclass: Bool
  /// The end of the fixed part and of a generic class's own part before its vtable.
  let vtableHeader: UInt

  /// Reads the flags that decide; nil if the descriptor is of another kind, or newer than known.
  init?(halfword: (UInt) -> UInt16?) {
    guard let low = halfword(0), low & 0x1F == 16, let kind = halfword(2) else { return nil }
    isGeneric = low & 0x80 != 0
    hasVTable = kind & 1 << 15 != 0
    hasOverrideTable = kind & 1 << 14 != 0
    hasResilientSuperclass = kind & 1 << 13 != 0
    var at: UInt = 44
    if isGeneric {
      guard let parameters = halfword(at + 8), let requirements = halfword(at + 10),
        let flags = halfword(at + 14)
      else { return nil }
      at += 16 + (UInt(parameters) + 3) / 4 * 4 + UInt(requirements) * 12
      if flags & 1 != 0 {
        guard let packs = halfword(at) else { return nil }
        at += 4 + UInt(packs) * 8
      }
      // Conditional conformances to Copyable and values as parameters change the layout further.
      if flags & ~1 != 0 { return nil }
    }
    if hasResilientSuperclass { at += 4 }
    // How its metadata is made: as one of a kind, or from elsewhere.
    switch kind & 3 {
    case 1: at += 12
    case 2: at += 4
    default: break
    }
    vtableHeader = at
  }
}
