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
    guard let descriptor, let records = descriptor.fieldRecords,
      let vector = descriptor.fieldOffsetVector
    else { return [] }
    let offsets = pointer + vector
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
      $0.type.fieldCount == 0 || $0.fieldRecords != nil
    }
  }
}

extension ClassDescriptor {
  /// The offset of the table of field offsets in metadata, from its address point; nil if it has
  /// none.
  ///
  /// Below a superclass whose library may change its layout, it counts from the class's own part.
  fileprivate var fieldOffsetVector: Int? {
    guard let offset = type.fieldOffsetVector else { return nil }
    guard tables?.hasResilientSuperclass == true else { return offset }
    return offset + type.ownOffset
  }

  /// In the order of declaration.
  fileprivate var fieldRecords: [FieldDescriptor<LoadedMemory>.Record]? {
    guard type.fieldOffsetVector != nil, let records = type.fields?.records else { return nil }
    return records.count == type.fieldCount ? records : nil
  }
}
