import CPliant
import Glibc
import PliantBase

/// One ELF file that the process has loaded.
package struct Image: Sendable {
  /// The file from which its symbols are read.
  package private(set) var path: String
  /// The path of its file, for people.
  package let name: String
  /// The difference between a symbol's address and its value.
  package let base: UInt
  private(set) var segments: [ELFFile.Segment]?
  let dynamic: UInt?

  /// Every image, the program itself first.
  package static func loaded() -> [Image] {
    let counts = Known.Counts(loaded: pliant_images_loaded(), unloaded: pliant_images_unloaded())
    if let known = known.withLock({ $0.counts == counts ? $0.images : nil }) { return known }
    let images = read()
    // An image that came since the loader counted makes the next counts others.
    known.withLock { $0 = Known(counts: counts, images: images) }
    return images
  }

  /// The images that there were at the loader's counts.
  private struct Known {
    struct Counts: Equatable {
      let loaded: UInt64
      let unloaded: UInt64
    }

    var counts: Counts?
    var images: [Image] = []
  }

  private static let known = Guarded(Known())

  private static func read() -> [Image] {
    var images: [Image] = []
    // SAFETY: the visitor runs only inside this call, while `images` is alive.
    withUnsafeMutablePointer(to: &images) { images in
      pliant_each_image(
        { image, context in
          let images = context.assumingMemoryBound(to: [Image].self)
          images.pointee.append(Image(image.pointee))
        },
        images
      )
    }
    return images
  }

  /// Keeps the image at an address in the process, whoever closes it.
  package static func keep(at address: UInt) throws(ImageError) {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
    guard pliant_keep_image(pointer) else {
      throw .exhausted(
        detail: dlerror().map { String(cString: $0) } ?? "its image cannot be kept open"
      )
    }
  }

  /// The same image, its symbols read from another file.
  package func read(from path: String, checkingSegments: Bool = true) -> Image {
    var image = self
    image.path = path
    if !checkingSegments { image.segments = nil }
    return image
  }

  /// The image that holds an address, of code or of data.
  package static func holding(_ address: UInt) -> Image? {
    loaded().first { $0.contains(address) }
  }

  package func contains(_ address: UInt) -> Bool { segment(holding: address) != nil }

  /// Whether an address is one of its code.
  package func containsCode(_ address: UInt) -> Bool { segment(holding: address)?.isCode ?? false }

  /// The segment that the loader mapped at an address; no two overlap.
  private func segment(holding address: UInt) -> ELFFile.Segment? {
    (segments ?? []).first {
      $0.isLoaded && address >= base &+ $0.address && address - base &- $0.address < $0.size
    }
  }

  package func contains(_ memory: UnsafeRawBufferPointer) -> Bool {
    contains(UInt(bitPattern: memory.baseAddress))
  }

  /// The memory that the loader filled for an address of the file, if one segment holds all of it.
  package func memory(at address: UInt, size: UInt) -> UnsafeRawBufferPointer? {
    let holds = (segments ?? []).contains {
      $0.isLoaded && address >= $0.address && address - $0.address <= $0.size
        && size <= $0.size - (address - $0.address)
    }
    guard holds, let start = UnsafeRawPointer(bitPattern: base &+ address) else { return nil }
    return UnsafeRawBufferPointer(start: start, count: Int(size))
  }

  /// The path that a link has; nil if it cannot be read.
  package static func target(of link: String) -> String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard case let length = readlink(link, &path, path.count), length > 0 else { return nil }
    return String(decoding: path[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private init(_ image: pliant_image) {
    let path = image.path.map { String(cString: $0) } ?? ""
    // The program's own file is read through this link, which leads to it even if it was replaced.
    self.path = path.isEmpty ? "/proc/self/exe" : path
    name = path.isEmpty ? Self.target(of: self.path) ?? self.path : path
    base = image.base
    // SAFETY: the loader keeps an image's program headers mapped as long as the image.
    let headers = UnsafeBufferPointer(
      start: image.headers.assumingMemoryBound(to: Elf64_Phdr.self),
      count: Int(image.header_count)
    )
    segments = headers.map { ELFFile.Segment($0) }
    dynamic = headers.first { $0.p_type == UInt32(PT_DYNAMIC) }.map {
      image.base + UInt($0.p_vaddr)
    }
  }
}
