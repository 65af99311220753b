import CPliant
import PliantBase

/// The classes of the program, from the lists of types that every image carries.
///
/// An image is read once: what was loaded since is added when somebody asks.
package enum ClassHierarchy {
  /// Every class below `ancestor` whose metadata there is only one of: a generic class below it is
  /// left out, for its instances' metadata is made when first used and copies its superclass's slots.
  package static func subclasses(
    of ancestor: ClassDescriptor
  ) throws(ImageError) -> [ClassMetadata] {
    try update()
    return known.withLock { $0.below(ancestor) }.compactMap(\.metadata)
  }

  /// What of it somebody has seen.
  package struct Mark: Sendable {
    fileprivate var classes = 0
    fileprivate var replacingImages = 0
    fileprivate var generation = 0

    package init() {}
  }

  /// What has come since a mark.
  package struct News: Sendable {
    /// The classes above those that have come; nil where any class may have got some below it.
    package let ancestors: Set<ClassDescriptor>?
    /// Whether an image has come that may replace dynamic functions.
    package let hasReplacements: Bool
    package let mark: Mark
  }

  package static func news(since mark: Mark) throws(ImageError) -> News {
    try update()
    return known.withLock { $0.news(since: mark) }
  }

  private struct Known: Sendable {
    var loads: UInt64 = 0
    var unloads: UInt64 = 0
    var images: Set<UInt> = []
    var classes: [ClassDescriptor] = []
    var parents: [ClassDescriptor: ClassDescriptor] = [:]
    var children: [ClassDescriptor: [ClassDescriptor]] = [:]
    var replacingImages = 0
    /// How often it began anew.
    var generation = 0

    func below(_ ancestor: ClassDescriptor) -> [ClassDescriptor] {
      (children[ancestor] ?? []).flatMap { [$0] + below($0) }
    }

    func news(since seen: Mark) -> News {
      var mark = Mark()
      mark.classes = classes.count
      mark.replacingImages = replacingImages
      mark.generation = generation
      let isAnew = seen.generation != generation
      let new = isAnew ? [] : classes[seen.classes...]
      let ancestors = new.reduce(into: Set<ClassDescriptor>()) { ancestors, type in
        for type in sequence(first: type, next: { parents[$0] }).dropFirst() {
          guard ancestors.insert(type).inserted else { break }
        }
      }
      return News(
        ancestors: isAnew ? nil : ancestors,
        hasReplacements: isAnew || replacingImages > seen.replacingImages,
        mark: mark
      )
    }

    mutating func add(_ image: Found) {
      guard images.insert(image.id).inserted else { return }
      if image.replaces { replacingImages += 1 }
      for (type, superclass) in image.classes where parents[type] == nil {
        classes.append(type)
        parents[type] = superclass
        children[superclass, default: []].append(type)
      }
    }
  }

  private static let known = Guarded(Known())

  /// What was found in one image.
  private struct Found: Sendable {
    let id: UInt
    let classes: [(ClassDescriptor, ClassDescriptor)]
    let replaces: Bool
  }

  /// Reads what has been loaded since the last time, under no lock.
  private static func update() throws(ImageError) {
    while try !isCurrent() {}
  }

  /// Reads once; false where something was closed or another thread began anew meanwhile.
  private static func isCurrent() throws(ImageError) -> Bool {
    // Asked before the images are listed: what comes in between is looked for the next time.
    let (loads, unloads) = (pliant_images_loaded(), pliant_images_unloaded())
    let read = known.withLock { known -> Set<UInt>? in
      if known.loads == loads, known.unloads == unloads { return nil }
      // Another image may have come to the addresses of one that is gone.
      if known.unloads != unloads {
        known = Known(unloads: unloads, generation: known.generation + 1)
      }
      return known.images
    }
    guard let read else { return true }
    let found = try Image.loaded().filter { !read.contains($0.id) }.map(Self.read)
    return known.withLock { known in
      guard known.unloads == unloads else { return false }
      for image in found { known.add(image) }
      known.loads = max(known.loads, loads)
      return true
    }
  }

  private static func read(_ image: Image) throws(ImageError) -> Found {
    // An image whose file cannot be read, or that has no section headers, is known by what the runtime knows.
    let file = try ImageFile.ifReadable(image)
    let sections = ["swift5_type_metadata", "swift5_type_metadata_2"].compactMap {
      file?.sectionInMemory(named: $0)
    }
    let lists = sections.isEmpty ? registered().filter { image.contains($0) } : sections
    let replacements = ["swift5_replace", "swift5_replac2"].contains {
      file?.sectionInMemory(named: $0)?.isEmpty == false
    }
    return Found(
      id: image.id,
      classes: lists.flatMap(descriptors).compactMap { type in type.superclass.map { (type, $0) } },
      replaces: replacements || sections.isEmpty && !lists.isEmpty
    )
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

extension Image {
  /// What tells it from every other image that is loaded at the same time.
  fileprivate var id: UInt { dynamic ?? base }
}
