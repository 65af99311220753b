/// The classes of the program, from the lists of types that every image carries.
package enum ClassHierarchy {
  /// Every class below `ancestor` whose metadata there is only one of: a generic class below it is
  /// left out, for its instances' metadata is made when first used and copies its superclass's slots.
  package static func subclasses(
    of ancestor: ClassDescriptor,
    for declaration: String
  ) throws -> [ClassMetadata] {
    var parents: [ClassDescriptor: ClassDescriptor] = [:]
    for image in Image.loaded() {
      guard let file = try JointError.naming(declaration, { try ImageFile.ifReadable(image) })
      else {
        continue
      }
      for descriptor in descriptors(in: file) {
        if let superclass = descriptor.superclass { parents[descriptor] = superclass }
      }
    }
    return parents.keys.filter { descriptor in
      sequence(first: descriptor) { parents[$0] }.dropFirst().contains(ancestor)
    }
    .compactMap(\.metadata)
  }

  private static func descriptors(in file: ImageFile) -> [ClassDescriptor] {
    ["swift5_type_metadata", "swift5_type_metadata_2"].flatMap { name in
      file.sectionInMemory(named: name).map(descriptors) ?? []
    }
  }

  private static func descriptors(in list: UnsafeRawBufferPointer) -> [ClassDescriptor] {
    guard let start = list.baseAddress else { return [] }
    return stride(from: 0, to: list.count - 3, by: 4).compactMap { offset in
      // SAFETY: the compiler fills this section with offsets relative to themselves, four bytes
      // each; an odd one would point to a pointer.
      let relative = Int(list.load(fromByteOffset: offset, as: Int32.self))
      guard relative & 3 == 0 else { return nil }
      return ClassDescriptor(UInt(bitPattern: start + offset) &+ UInt(bitPattern: relative))
    }
  }
}
