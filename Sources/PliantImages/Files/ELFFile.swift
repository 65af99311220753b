import CPliant
import Glibc
import PliantBase

/// An ELF file, mapped but not run: the file of a loaded image, or any other.
///
/// No offset in it is trusted: each is compared with the file's size before it is followed.
package final class ELFFile: AddressSpace, @unchecked Sendable {
  // SAFETY: constant once its headers are read; the file is mapped for reading alone.
  package let path: String
  package let machine: UInt16
  /// Whether it is started as a program, so that other images do not import from it.
  package private(set) var isProgram = false
  private(set) var sections: [Section] = []
  /// The headers of ``sections``.
  private(set) var sectionHeaders: UnsafeRawPointer?
  /// All that its program headers name.
  private(set) var segments: [Segment] = []
  private let bytes: UnsafeRawBufferPointer
  private(set) var sectionNames = 0

  private typealias DynamicEntry = (tag: UInt64, value: UInt)

  /// A part of the file, by its offsets.
  struct Section {
    let name: UInt32
    let type: UInt32
    let flags: UInt
    let address: UInt
    let offset: UInt
    let size: UInt
    let link: UInt32
    let info: UInt32
    let alignment: UInt
  }

  /// A part of an image, by its addresses.
  struct Segment: Equatable, Sendable {
    let type: UInt32
    let flags: UInt32
    let address: UInt
    let size: UInt
    /// The part of the file that the loader copies to the address.
    let offset: UInt
    let storedSize: UInt

    init(_ header: Elf64_Phdr) {
      type = header.p_type
      flags = header.p_flags
      address = UInt(header.p_vaddr)
      size = UInt(header.p_memsz)
      offset = UInt(header.p_offset)
      storedSize = UInt(header.p_filesz)
    }

    /// Whether the loader maps it.
    var isLoaded: Bool { type == 1 }
    var isCode: Bool { isLoaded && flags & 1 != 0 }
  }

  /// Maps a file that was linked or, if `isObject` is set, one that is yet to be.
  package init(path: String, isObject: Bool = false) throws(ImageError) {
    self.path = path
    bytes = try Self.map(path)
    machine = bytes.count >= 20 ? bytes.loadUnaligned(fromByteOffset: 18, as: UInt16.self) : 0
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]), bytes.count > 6 else {
      throw .notELF(path: path)
    }
    try readHeaders(isObject: isObject)
  }

  deinit {
    if let start = bytes.baseAddress { pliant_unmap_file(start, bytes.count) }
  }

  package var size: Int { bytes.count }

  package var machineName: String {
    switch machine {
    case 62: "x86-64"
    case 183: "arm64"
    case 243: "RISC-V"
    default: "machine \(machine)"
    }
  }

  /// The machine that this runs on.
  package static var ownMachine: UInt16 {
    #if arch(x86_64)
    62
    #elseif arch(arm64)
    183
    #endif
  }

  /// The file's bytes at an offset; nil if it ends before.
  func range(at offset: UInt, size: UInt) -> UnsafeRawBufferPointer? {
    guard offset <= UInt(bytes.count), size <= UInt(bytes.count) - offset else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[Int(offset)..<Int(offset + size)])
  }

  /// A section's bytes.
  func contents(
    of section: Section,
    called name: String
  ) throws(ImageError)
    -> UnsafeRawBufferPointer
  {
    guard let range = range(at: section.offset, size: section.size) else {
      throw malformed("its \(name) lie outside it")
    }
    return range
  }

  /// A value at an address, as the loader would find it in the file; nil if the file has none
  /// there.
  package func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T? {
    bytes(at: address, size: UInt(MemoryLayout<T>.size))?.loadUnaligned(as: type)
  }

  /// The bytes from an address on, as the loader would find them in the file; nil if it has fewer.
  package func bytes(at address: UInt, size: UInt) -> UnsafeRawBufferPointer? {
    for part in segments where part.isLoaded && address >= part.address {
      let start = address - part.address
      guard start <= part.storedSize, part.storedSize - start >= size else { continue }
      return range(at: part.offset + start, size: size)
    }
    return nil
  }

  /// The sections that hold code: segments of code may hold constants, too.
  var code: [pliant_code] { sections.filter { $0.flags & 6 == 6 }.compactMap(part) }

  func part(_ section: Section) -> pliant_code? {
    range(at: section.offset, size: section.size)?.bindMemory(to: UInt8.self).baseAddress.map {
      pliant_code(address: UInt64(section.address), bytes: $0, size: Int(section.size))
    }
  }

  /// The function that the one at an address only passes its arguments on to.
  func forwarding(at address: UInt, size: UInt) -> UInt? {
    guard let code = bytes(at: address, size: size), let start = code.baseAddress else {
      return nil
    }
    var distance: Int64 = 0
    guard pliant_find_forwarding(start, code.count, &distance) else { return nil }
    return address &+ UInt(bitPattern: Int(distance))
  }

  /// Whether the compiler left any of its sections in it, which no stripping takes away.
  package var hasSwiftSections: Bool { sections.contains { name(of: $0).hasPrefix("swift5_") } }

  /// The libraries that it was linked with, by the names of their files.
  package var neededLibraries: [String] {
    guard let dynamic = sections.first(where: { $0.type == 6 }), dynamic.link < sections.count,
      let entries = range(at: dynamic.offset, size: dynamic.size),
      case let names = sections[Int(dynamic.link)],
      let names = range(at: names.offset, size: names.size)
    else { return [] }
    return entries.all(DynamicEntry.self).compactMap { entry in
      entry.tag == 1 && entry.value < names.count ? names.text(at: Int(entry.value)) : nil
    }
  }

  /// A section's name; empty if the file has none for it.
  func name(of section: Section) -> String {
    guard sectionNames < sections.count, section.name < sections[sectionNames].size,
      let names = range(at: sections[sectionNames].offset, size: sections[sectionNames].size)
    else { return "" }
    return names.text(at: Int(section.name))
  }

  func malformed(_ detail: String) -> ImageError { .malformed(path: path, detail: detail) }
}

// MARK: - Reading the headers

extension ELFFile {
  private static func map(_ path: String) throws(ImageError) -> UnsafeRawBufferPointer {
    // A pipe that nobody writes to must not hold us up.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .ofSystemCall(on: path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .ofSystemCall(on: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    guard status.st_size > 0 else { throw .notELF(path: path) }
    guard let start = pliant_map_file(file, Int(status.st_size)) else {
      throw .ofSystemCall(on: path)
    }
    return UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
  }

  private func header<T: BitwiseCopyable>(
    _ type: T.Type,
    at offset: UInt,
    index: Int,
    called name: String
  ) throws(ImageError) -> T {
    let size = UInt(MemoryLayout<T>.size)
    let (start, overflow) = offset.addingReportingOverflow(UInt(index) * size)
    guard !overflow, let range = range(at: start, size: size) else {
      throw malformed("it ends at \(bytes.count) bytes, before its \(name)")
    }
    return range.loadUnaligned(as: type)
  }

  private func readHeaders(isObject: Bool) throws(ImageError) {
    guard bytes[4] == 2 else {
      throw .unsupported(path: path, detail: "a 32-bit ELF file")
    }
    guard bytes[5] == 1 else {
      throw .unsupported(path: path, detail: "a big-endian ELF file")
    }
    let header = try header(Elf64_Ehdr.self, at: 0, index: 0, called: "header's end")
    guard header.e_shoff == 0 || header.e_shentsize == MemoryLayout<Elf64_Shdr>.size,
      header.e_phnum == 0 || header.e_phentsize == MemoryLayout<Elf64_Phdr>.size
    else { throw malformed("its headers are of an unknown size") }
    guard isObject ? header.e_type == 1 : header.e_type == 2 || header.e_type == 3 else {
      throw isObject ? malformed("it is linked already") : .notLinked(path: path)
    }
    sectionNames = Int(header.e_shstrndx)
    try readSections(header)
    try readSegments(header)
  }

  private func readSections(_ header: Elf64_Ehdr) throws(ImageError) {
    guard header.e_shoff != 0 else { return }
    let start = UInt(header.e_shoff)
    let name = "section headers"
    sectionHeaders = range(at: start, size: 0)?.baseAddress
    var count = Int(header.e_shnum)
    if count == 0 {
      // More than fit into the header: the first section tells.
      let first = try self.header(Elf64_Shdr.self, at: start, index: 0, called: name)
      count = Int(truncatingIfNeeded: first.sh_size)
    }
    guard count >= 0, count <= bytes.count / MemoryLayout<Elf64_Shdr>.size else {
      throw malformed("it is too short for its \(count) section headers")
    }
    for index in 0..<count {
      let section = try self.header(Elf64_Shdr.self, at: start, index: index, called: name)
      sections.append(
        Section(
          name: section.sh_name,
          type: section.sh_type,
          flags: UInt(section.sh_flags),
          address: UInt(section.sh_addr),
          offset: UInt(section.sh_offset),
          size: UInt(section.sh_size),
          link: section.sh_link,
          info: section.sh_info,
          alignment: UInt(section.sh_addralign)
        )
      )
    }
  }

  private func readSegments(_ header: Elf64_Ehdr) throws(ImageError) {
    var isPositionIndependentProgram = false
    var hasInterpreter = false
    for index in 0..<Int(header.e_phnum) {
      let segment = Segment(
        try self.header(
          Elf64_Phdr.self,
          at: UInt(header.e_phoff),
          index: index,
          called: "program headers"
        )
      )
      segments.append(segment)
      let contents = range(at: segment.offset, size: segment.storedSize)
      switch segment.type {
      case 1:
        guard contents != nil else {
          throw malformed("it ends at \(bytes.count) bytes, before a segment's end")
        }
      case 2: isPositionIndependentProgram = contents.map(Self.saysProgram) ?? false
      case 3: hasInterpreter = true
      default: break
      }
    }
    // 2: a program at a fixed address. 3: a shared library or, as its dynamic section then says, a
    // program at any address.
    isProgram = header.e_type == 2 || isPositionIndependentProgram && hasInterpreter
  }

  /// Whether a dynamic section has the flag of a program that can be loaded anywhere.
  private static func saysProgram(_ dynamic: UnsafeRawBufferPointer) -> Bool {
    dynamic.all(DynamicEntry.self).contains {
      $0.tag == 0x6FFF_FFFB && $0.value & 0x0800_0000 != 0
    }
  }
}
