extension AddressSpace {
  /// Whether a type's descriptor says that it, or one around it, has type parameters.
  ///
  /// The bit is `IsGeneric` in the runtime's `MetadataValues.h`.
  func isGeneric(_ descriptor: UInt) -> Bool {
    load(UInt32.self, at: descriptor).map { $0 & 0x80 != 0 } ?? false
  }

  /// Whether a class's descriptor is an actor's. (`Class_IsActor` in `MetadataValues.h`.)
  func isActor(_ descriptor: UInt) -> Bool {
    load(UInt32.self, at: descriptor).map { $0 >> 23 & 1 != 0 } ?? false
  }

  /// The names of the stored properties, or of the cases, that a type itself declares; nil if the
  /// program was built without reflection metadata. (`FieldDescriptor` in `RemoteInspection`.)
  func fieldNames(of descriptor: UInt) -> [String]? { fields(of: descriptor)?.map(\.name) }

  /// The stored properties or cases, with the places of their types' names.
  private func fields(of descriptor: UInt) -> [(name: String, type: UInt?)]? {
    guard let fields = relative(at: descriptor + 16), load(UInt16.self, at: fields + 10) == 12,
      let count = load(UInt32.self, at: fields + 12)
    else { return nil }
    var all: [(name: String, type: UInt?)] = []
    for record in (0..<UInt(count)).map({ fields + 16 + $0 * 12 }) {
      // A damaged file could say that there are more than it holds.
      guard let name = relative(at: record + 8), let text = text(at: name) else { break }
      all.append((text, relative(at: record + 4)))
    }
    return all
  }

  /// Whether an accessor may be that of a property with a wrapper: the type stores a `_name`, of a
  /// type that the property's own does not name.
  func mayWrap(_ symbol: MemberSymbol, in descriptor: UInt) -> Bool {
    guard let fields = fields(of: descriptor), !fields.contains(where: { $0.name == symbol.name }),
      let place = fields.first(where: { $0.name == "_" + symbol.name })?.type,
      let wrapper = typeName(at: place)
    else { return false }
    let isWord = { (part: Character) in part.isLetter || part.isNumber || part == "_" }
    return !(symbol.parameters + [symbol.result]).contains { type in
      type.split(whereSeparator: { !isWord($0) }).contains { $0 == wrapper }
    }
  }

  /// The name of the type whose descriptor begins a type's name; nil if none does, as of the
  /// standard library's types.
  private func typeName(at place: UInt) -> String? {
    // 1 stands for a descriptor's relative address, 2 for that of a word that holds its address.
    let isIndirect = load(UInt8.self, at: place) == 2
    guard isIndirect || load(UInt8.self, at: place) == 1, let target = relative(at: place + 1)
    else { return nil }
    let descriptor = isIndirect ? load(UInt.self, at: target) : target
    return descriptor.flatMap { relative(at: $0 + 8) }.flatMap(text)
  }

  private func text(at address: UInt) -> String? {
    var bytes: [UInt8] = []
    while let byte = load(UInt8.self, at: address + UInt(bytes.count)) {
      if byte == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}

/// Whether a property of a class, a struct or an enum of this process may be stored.
///
/// It is not if reflection metadata names all that are, and not this one.
package func mayStore(_ name: String, in descriptor: UInt) -> Bool {
  LoadedMemory().fieldNames(of: descriptor)?.contains(name) ?? true
}

/// Whether an accessor of a type of this process may be that of a property with a wrapper.
package func mayWrap(_ symbol: MemberSymbol, in descriptor: UInt) -> Bool {
  LoadedMemory().mayWrap(symbol, in: descriptor)
}

/// Whether a type of this process, or one around it, has type parameters.
package func isGenericType(_ descriptor: UInt) -> Bool { LoadedMemory().isGeneric(descriptor) }
