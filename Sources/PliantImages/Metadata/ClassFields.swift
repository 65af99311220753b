/// A stored property, as reflection metadata describes it.
package struct ClassField: Sendable {
  package let name: String
  /// False for a `let`.
  package let isVariable: Bool
  /// From the start of the object, in bytes.
  package let offset: Int
}

extension ClassMetadata {
  /// The stored properties that the class itself declares; empty if the program was built without
  /// reflection metadata.
  package var fields: [ClassField] {
    guard let descriptor, let records = descriptor.fieldRecords else { return [] }
    let offsets = pointer + descriptor.fieldOffsetVector
    // SAFETY: as `load` of a descriptor; the vector has a word for each record.
    return records.enumerated().map { index, record in
      ClassField(
        name: record.name,
        isVariable: record.isVariable,
        offset: offsets.load(fromByteOffset: index * 8, as: Int.self)
      )
    }
  }
}

extension ClassMetadata {
  /// Whether the names of all its stored properties are known; `-disable-reflection-metadata`
  /// leaves them out.
  package var hasReflection: Bool {
    ancestry.compactMap(\.descriptor).allSatisfy {
      $0.load(UInt32.self, at: 36) == 0 || $0.fieldRecords != nil
    }
  }
}

extension ClassDescriptor {
  /// The offset of the table of field offsets in metadata, from its address point.
  ///
  /// Below a superclass whose library may change its layout, it counts from the class's own part.
  fileprivate var fieldOffsetVector: Int {
    let offset = Int(load(UInt32.self, at: 40)) * 8
    guard layout?.hasResilientSuperclass == true, let bounds = relative(at: 24) else {
      return offset
    }
    return offset + Self.load(Int.self, at: bounds)
  }

  /// Names and mutability, in the order of declaration. (`FieldRecord` in `RemoteInspection`.)
  fileprivate var fieldRecords: [(name: String, isVariable: Bool)]? {
    guard load(UInt32.self, at: 40) != 0, let start = relative(at: 16) else { return nil }
    let size = UInt(Self.load(UInt16.self, at: start + 10))
    let count = UInt(Self.load(UInt32.self, at: start + 12))
    guard size == 12, count == UInt(load(UInt32.self, at: 36)) else { return nil }
    return (0..<count).map { index in
      let record = start + 16 + index * size
      let name = Self.relative(to: record + 8).flatMap { UnsafePointer<CChar>(bitPattern: $0) }
      return (name.map { String(cString: $0) } ?? "", Self.load(UInt32.self, at: record) & 2 != 0)
    }
  }
}
