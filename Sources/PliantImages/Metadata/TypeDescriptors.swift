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
  func fieldNames(of descriptor: UInt) -> [String]? {
    guard let fields = relative(at: descriptor + 16), load(UInt16.self, at: fields + 10) == 12,
      let count = load(UInt32.self, at: fields + 12)
    else { return nil }
    var names: [String] = []
    for index in 0..<UInt(count) {
      // A damaged file could say that there are more than it holds.
      guard let name = relative(at: fields + 24 + index * 12), let text = text(at: name) else {
        break
      }
      names.append(text)
    }
    return names
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

/// Whether a type of this process, or one around it, has type parameters.
package func isGenericType(_ descriptor: UInt) -> Bool { LoadedMemory().isGeneric(descriptor) }
