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

  /// Nil if a descriptor is of another kind, or newer than known.
  init?(_ type: TypeDescriptor<some AddressSpace>) {
    guard type.kind == .class else { return nil }
    let flags = type.classFlags
    isGeneric = type.isGeneric
    hasVTable = flags & 1 << 15 != 0
    hasOverrideTable = flags & 1 << 14 != 0
    hasResilientSuperclass = flags & 1 << 13 != 0
    guard let end = isGeneric ? type.generics?.end : type.end else { return nil }
    var at = end &- type.address
    if hasResilientSuperclass { at += 4 }
    // How its metadata is made: as one of a kind, or from elsewhere.
    switch flags & 3 {
    case 1: at += 12
    case 2: at += 4
    default: break
    }
    vtableHeader = at
  }
}
