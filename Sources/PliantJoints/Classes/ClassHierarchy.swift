import CPliant

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
      let lists = try lists(in: image, for: declaration)
      for descriptor in lists.flatMap(descriptors) {
        if let superclass = descriptor.superclass { parents[descriptor] = superclass }
      }
    }
    return parents.keys.filter { descriptor in
      sequence(first: descriptor) { parents[$0] }.dropFirst().contains(ancestor)
    }
    .compactMap(\.metadata)
  }

  /// An image's lists of its types, by the sections of its file; where it can no longer be read or has no
  /// section headers, by what the runtime knows.
  private static func lists(
    in image: Image,
    for declaration: String
  ) throws -> [UnsafeRawBufferPointer] {
    let file = try JointError.naming(declaration) { try ImageFile.ifReadable(image) }
    let lists = ["swift5_type_metadata", "swift5_type_metadata_2"].compactMap {
      file?.sectionInMemory(named: $0)
    }
    return lists.isEmpty ? registered().filter { image.contains($0) } : lists
  }

  private static func registered() -> [UnsafeRawBufferPointer] {
    var lists: [UnsafeRawBufferPointer] = []
    // SAFETY: the visitor runs only inside this call, while `lists` is alive.
    withUnsafeMutablePointer(to: &lists) { lists in
      pliant_each_type_list(
        { start, size, context in
          let lists = context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
          lists.pointee.append(UnsafeRawBufferPointer(start: start, count: size))
        },
        lists
      )
    }
    return lists
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
