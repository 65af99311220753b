import CPliant

/// A class of the process, by its descriptor.
package struct LoadedClass: Sendable {
  package let descriptor: UInt
  /// `Module.Outer.Inner`; a class in an extension of another type lacks that type's name.
  package let name: String

  package var module: Substring { name.prefix { $0 != "." } }

  /// The classes of the images that are wanted, whether or not they have objects.
  ///
  /// Costs reading a few words for each type.
  package static func all(in isWanted: (Image) -> Bool) -> [LoadedClass] {
    var sections: [UnsafeRawBufferPointer] = []
    // SAFETY: the visitor runs only inside this call, while `sections` is alive.
    withUnsafeMutablePointer(to: &sections) { sections in
      pliant_each_type_records(
        { start, length, context in
          let section = UnsafeRawBufferPointer(start: start, count: length)
          context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(section)
        },
        sections
      )
    }
    let images = Image.loaded().filter(isWanted)
    return sections.filter { section in images.contains { $0.contains(section) } }
      .flatMap(classes)
  }

  private static func classes(in section: UnsafeRawBufferPointer) -> [LoadedClass] {
    let start = UInt(bitPattern: section.baseAddress)
    return stride(from: start, to: start + UInt(section.count & ~3), by: 4).compactMap { record in
      guard let descriptor = TypeRecord.descriptor(at: record), kind(of: descriptor) == 16 else {
        return nil
      }
      return LoadedClass(descriptor: descriptor, name: name(of: descriptor))
    }
  }

  private static func name(of descriptor: UInt) -> String {
    var parts: [String] = []
    var context: UInt? = descriptor
    while let known = context {
      // Extensions and what the compiler puts around private types have no names.
      if ![1, 2].contains(kind(of: known)),
        let text = LoadedMemory().relative(at: known + 8).flatMap(UnsafePointer<CChar>.init)
      {
        parts.append(String(cString: text))
      }
      context = TypeRecord.parent(of: known)
    }
    return parts.reversed().joined(separator: ".")
  }

  /// `ContextDescriptorKind` in the runtime's `MetadataValues.h`.
  private static func kind(of descriptor: UInt) -> UInt32 {
    (LoadedMemory().load(UInt32.self, at: descriptor) ?? 0) & 0x1F
  }
}

/// Addresses of descriptors, relative to where they are written.
private enum TypeRecord {
  // `TypeReferenceKind`: the two lowest bits are 0 for an address, and 1 for the place of one.
  static func descriptor(at record: UInt) -> UInt? {
    guard let target = LoadedMemory().relative(at: record) else { return nil }
    switch target & 3 {
    case 0: return target
    case 1: return LoadedMemory().load(UInt.self, at: target & ~3)
    default: return nil
    }
  }

  /// The lowest bit says that the parent's address is at another place.
  static func parent(of descriptor: UInt) -> UInt? {
    guard let target = LoadedMemory().relative(at: descriptor + 4) else { return nil }
    guard target & 1 != 0 else { return target }
    let parent = LoadedMemory().load(UInt.self, at: target & ~1)
    return parent == 0 ? nil : parent
  }
}
