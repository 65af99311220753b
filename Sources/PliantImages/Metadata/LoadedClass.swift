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
      guard let target = LoadedMemory().relative(at: record), target & 2 == 0,
        let descriptor = LoadedMemory().reference(at: record),
        LoadedType(descriptor).kind == .class
      else { return nil }
      return LoadedClass(descriptor: descriptor, name: name(of: descriptor))
    }
  }

  private static func name(of descriptor: UInt) -> String {
    // Extensions and what the compiler puts around private types have no names.
    sequence(first: LoadedType(descriptor)) { $0.parent }
      .filter { ![.extension, .anonymous].contains($0.kind) }
      .compactMap(\.name).reversed().joined(separator: ".")
  }
}
