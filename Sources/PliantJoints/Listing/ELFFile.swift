import Glibc

/// Any ELF file, mapped but never loaded: nothing in it is run, and no offset in it is trusted.
///
/// `ImageFile` reads what the process runs, and may rely on the loader's checks; this reads what
/// anybody hands us.
final class ELFFile {
  let path: String
  let machine: UInt16
  /// Whether it is started as a program, so that other images do not import from it.
  private(set) var isProgram = false
  private(set) var sections: [Section] = []
  private let bytes: UnsafeRawBufferPointer
  private var segments: [Segment] = []
  private var sectionNames = 0

  struct Section {
    let name: UInt32
    let type: UInt32
    let flags: UInt
    let offset: UInt
    let size: UInt
    let link: UInt32
  }

  /// What the loader would copy from the file to an address.
  private struct Segment {
    let address: UInt
    let offset: UInt
    let size: UInt
  }

  init(path: String) throws(ListingError) {
    self.path = path
    bytes = try Self.map(path)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]), bytes.count > 6 else {
      let path = path
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
      throw ListingError.notELF(path: path)
    }
    machine = bytes.count >= 20 ? bytes.loadUnaligned(fromByteOffset: 18, as: UInt16.self) : 0
    try readHeaders()
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  var size: Int { bytes.count }

  var machineName: String {
    switch machine {
    case 62: "x86-64"
    case 183: "arm64"
    case 243: "RISC-V"
    default: "machine \(machine)"
    }
  }

  /// The machine that this runs on.
  static var ownMachine: UInt16 {
    #if arch(x86_64)
    62
    #else
    183
    #endif
  }

  /// The file's bytes at an offset; nil where it ends before.
  func range(at offset: UInt, size: UInt) -> UnsafeRawBufferPointer? {
    guard offset <= UInt(bytes.count), size <= UInt(bytes.count) - offset else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[Int(offset)..<Int(offset + size)])
  }

  /// A section's bytes.
  func contents(
    of section: Section,
    called name: String
  ) throws(ListingError)
    -> UnsafeRawBufferPointer
  {
    guard let range = range(at: section.offset, size: section.size) else {
      throw malformed("its \(name) lie outside it")
    }
    return range
  }

  /// A value at an address, as the loader would find it in the file; nil where it has none.
  func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T? {
    let size = UInt(MemoryLayout<T>.size)
    for segment in segments where address >= segment.address {
      let start = address - segment.address
      guard start <= segment.size, segment.size - start >= size else { continue }
      // SAFETY: segments were checked to lie in the file, and the value to lie in the segment.
      return bytes.loadUnaligned(fromByteOffset: Int(segment.offset + start), as: type)
    }
    return nil
  }

  /// The address that the four bytes at `address` name relative to themselves; nil where they are 0.
  func relative(at address: UInt) -> UInt? {
    guard let offset = load(Int32.self, at: address), offset != 0 else { return nil }
    return address &+ UInt(bitPattern: Int(offset))
  }

  /// Whether the compiler left any of its sections in it, which no stripping takes away.
  var hasSwiftSections: Bool {
    guard sectionNames < sections.count else { return false }
    let names = sections[sectionNames]
    let prefix = "swift5_"
    return sections.contains { section in
      section.name < names.size
        && range(at: names.offset &+ UInt(section.name), size: UInt(prefix.utf8.count))?
          .elementsEqual(prefix.utf8) == true
    }
  }

  func malformed(_ detail: String) -> ListingError { .malformed(path: path, detail: detail) }
}

// MARK: - Reading the headers

extension ELFFile {
  private static func map(_ path: String) throws(ListingError) -> UnsafeRawBufferPointer {
    func unreadable() -> ListingError {
      .unreadable(path: path, detail: String(cString: strerror(errno)))
    }
    // A pipe that nobody writes to must not hold us up.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable() }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    guard status.st_size > 0 else { throw .notELF(path: path) }
    guard let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      start != MAP_FAILED
    else { throw unreadable() }
    return UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
  }

  private func header<T: BitwiseCopyable>(
    _ type: T.Type,
    at offset: UInt,
    index: Int,
    called name: String
  ) throws(ListingError) -> T {
    let size = UInt(MemoryLayout<T>.size)
    let (start, overflow) = offset.addingReportingOverflow(UInt(index) * size)
    guard !overflow, let range = range(at: start, size: size) else {
      throw malformed("it ends at \(bytes.count) bytes, before its \(name)")
    }
    return range.loadUnaligned(as: type)
  }

  private func readHeaders() throws(ListingError) {
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
    guard header.e_type == 2 || header.e_type == 3 else { throw .notLinked(path: path) }
    sectionNames = Int(header.e_shstrndx)
    try readSections(header)
    try readSegments(header)
  }

  private func readSections(_ header: Elf64_Ehdr) throws(ListingError) {
    guard header.e_shoff != 0 else { return }
    let start = UInt(header.e_shoff)
    let name = "section headers"
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
          offset: UInt(section.sh_offset),
          size: UInt(section.sh_size),
          link: section.sh_link
        )
      )
    }
  }

  private func readSegments(_ header: Elf64_Ehdr) throws(ListingError) {
    var isPositionIndependentProgram = false
    var hasInterpreter = false
    for index in 0..<Int(header.e_phnum) {
      let segment = try self.header(
        Elf64_Phdr.self,
        at: UInt(header.e_phoff),
        index: index,
        called: "program headers"
      )
      let (offset, size) = (UInt(segment.p_offset), UInt(segment.p_filesz))
      switch segment.p_type {
      case 1:
        guard range(at: offset, size: size) != nil else {
          throw malformed("it ends at \(bytes.count) bytes, before a segment's end")
        }
        segments.append(Segment(address: UInt(segment.p_vaddr), offset: offset, size: size))
      case 2:
        let entries = range(at: offset, size: size)
        isPositionIndependentProgram = entries.map(Self.saysProgram) ?? false
      case 3: hasInterpreter = true
      default: break
      }
    }
    // 2: a program at a fixed address. 3: a shared library or, as its dynamic section then says, a
    // program at any address.
    isProgram = header.e_type == 2 || isPositionIndependentProgram && hasInterpreter
  }

  /// Whether a dynamic section has the flag of a program that can lie anywhere.
  private static func saysProgram(_ dynamic: UnsafeRawBufferPointer) -> Bool {
    stride(from: 0, to: dynamic.count - 15, by: 16).contains { offset in
      dynamic.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0x6FFF_FFFB
        && dynamic.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self) & 0x0800_0000 != 0
    }
  }
}
