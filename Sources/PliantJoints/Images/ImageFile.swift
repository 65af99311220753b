import CPliant
import Glibc

/// The file of an image, mapped while its symbols are read.
///
/// Nothing of it is kept.
///
/// Every offset in the file is checked against its size before it is followed, so a truncated or
/// malformed file is refused.
package final class ImageFile {
  /// Whether only what the image exports is there, and no local symbols.
  package private(set) var isStripped = true
  private let image: Image
  private let bytes: UnsafeRawBufferPointer
  private var sections: [Section] = []
  private var table: pliant_symbols?

  private struct Section {
    let name: UInt32
    let type: UInt32
    let address: UInt
    let offset: UInt
    let size: UInt
    let link: UInt32
  }

  /// The process has no memory or no descriptor left to read the file with.
  struct Exhausted: Error {
    let detail: String
  }

  /// The file, nil where the image has none that can be read: the vDSO, or one that was deleted.
  ///
  /// Who passes over an image must not do so where the process lacks what it takes to read it.
  static func ifReadable(_ image: Image) throws -> ImageFile? {
    do {
      return try ImageFile(image)
    } catch is JointError {
      return nil
    }
  }

  package init(_ image: Image) throws {
    self.image = image
    bytes = try Self.map(image.path)
    try readSections()
    try checkSegments()
    try readSymbolTable()
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// Every defined symbol that starts with `prefix` and holds `part`, with its address.
  package func symbols(prefix: String, containing part: String = "") -> [(String, UInt)] {
    visit { table, visitor, context in
      pliant_symbols_named(&table, prefix, part, visitor, context)
    }
  }

  /// The names of the symbols at each of `addresses`.
  package func symbols(at addresses: Set<UInt>) -> [(String, UInt)] {
    let values = addresses.filter { $0 >= image.base }.map { UInt64($0 - image.base) }.sorted()
    return visit { table, visitor, context in
      pliant_symbols_at(&table, values, values.count, visitor, context)
    }
  }

  /// The code of the function at an address, as it is in memory.
  package func code(at address: UInt) -> UnsafeRawBufferPointer? {
    guard var table, address >= image.base else { return nil }
    let value = address - image.base
    let size = pliant_symbol_size(&table, UInt64(value))
    return size == 0 ? nil : image.memory(at: value, size: UInt(size))
  }

  /// Where a section that the loader maps lies in memory.
  package func sectionInMemory(named wanted: String) -> UnsafeRawBufferPointer? {
    guard let names = try? header().names, names < sections.count else { return nil }
    let strings = sections[names]
    for section in sections where section.address != 0 {
      let (start, overflow) = strings.offset.addingReportingOverflow(UInt(section.name))
      if !overflow, section.name < strings.size, string(at: start) == wanted {
        return image.memory(at: section.address, size: section.size)
      }
    }
    return nil
  }
}

// MARK: - Reading the file

extension ImageFile {
  private typealias Visitor =
    @convention(c) (UnsafePointer<CChar>, UInt64, UnsafeMutableRawPointer) -> Void

  private func visit(
    _ scan: (inout pliant_symbols, Visitor, UnsafeMutableRawPointer) -> Void
  ) -> [(String, UInt)] {
    guard var table else { return [] }
    var found: [(String, UInt64)] = []
    // SAFETY: the visitor runs only inside this call, while `found` is alive.
    withUnsafeMutablePointer(to: &found) { found in
      scan(
        &table,
        { name, value, context in
          let found = context.assumingMemoryBound(to: [(String, UInt64)].self)
          found.pointee.append((String(cString: name), value))
        },
        found
      )
    }
    return found.map { ($0, image.base &+ UInt($1)) }
  }

  private static func map(_ path: String) throws -> UnsafeRawBufferPointer {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      start != MAP_FAILED
    else { throw unreadable(path) }
    return UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
  }

  /// Whether an error of a system call says that the process has nothing left of something.
  static func isExhausted(_ code: Int32) -> Bool { [ENOMEM, EMFILE, ENFILE].contains(code) }

  /// What the last system call says.
  private static func unreadable(_ path: String) -> any Error {
    let code = errno
    let detail = String(cString: strerror(code))
    return isExhausted(code)
      ? Exhausted(detail: "\(path) cannot be read: \(detail)")
      : JointError.unreadableImage(path: path, detail: detail)
  }

  private func refuse(_ detail: String) -> JointError {
    .unreadableImage(path: image.path, detail: detail)
  }

  private func load<T: BitwiseCopyable>(_ type: T.Type, at offset: UInt) throws -> T {
    let size = UInt(MemoryLayout<T>.size)
    guard offset <= UInt(bytes.count), UInt(bytes.count) - offset >= size else {
      throw refuse("it ends at \(bytes.count) bytes, inside a table at \(offset)")
    }
    // SAFETY: the range was checked on the lines above.
    return bytes.loadUnaligned(fromByteOffset: Int(offset), as: T.self)
  }

  private func string(at offset: UInt) -> String? {
    guard offset < UInt(bytes.count) else { return nil }
    let rest = bytes[Int(offset)...]
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private func header() throws -> (sections: UInt, count: Int, names: Int) {
    let magic = try load(UInt32.self, at: 0)
    guard magic == 0x464C_457F, try load(UInt8.self, at: 4) == 2, try load(UInt8.self, at: 5) == 1
    else { throw refuse("it is not a 64-bit little-endian ELF file") }
    let header = try load(Elf64_Ehdr.self, at: 0)
    guard header.e_shnum == 0 || header.e_shentsize == MemoryLayout<Elf64_Shdr>.size else {
      throw refuse("its section headers are \(header.e_shentsize) bytes each")
    }
    return (UInt(header.e_shoff), Int(header.e_shnum), Int(header.e_shstrndx))
  }

  private func readSections() throws {
    let header = try header()
    for index in 0..<header.count {
      let (offset, overflow) = header.sections.addingReportingOverflow(
        UInt(index * MemoryLayout<Elf64_Shdr>.size)
      )
      guard !overflow else { throw refuse("its section headers lie outside it") }
      let section = try load(Elf64_Shdr.self, at: offset)
      sections.append(
        Section(
          name: section.sh_name,
          type: section.sh_type,
          address: UInt(section.sh_addr),
          offset: UInt(section.sh_offset),
          size: UInt(section.sh_size),
          link: section.sh_link
        )
      )
    }
  }

  /// A file that was replaced since it was loaded would name the wrong addresses.
  private func checkSegments() throws {
    let header = try load(Elf64_Ehdr.self, at: 0)
    guard header.e_phentsize == MemoryLayout<Elf64_Phdr>.size else {
      throw refuse("its program headers are \(header.e_phentsize) bytes each")
    }
    var segments: [Image.Segment] = []
    for index in 0..<Int(header.e_phnum) {
      let (offset, overflow) = UInt(header.e_phoff).addingReportingOverflow(
        UInt(index * MemoryLayout<Elf64_Phdr>.size)
      )
      guard !overflow else { throw refuse("its program headers lie outside it") }
      let segment = try load(Elf64_Phdr.self, at: offset)
      segments.append(
        Image.Segment(
          type: segment.p_type,
          address: UInt(segment.p_vaddr),
          size: UInt(segment.p_memsz)
        )
      )
    }
    guard image.segments == nil || segments == image.segments else {
      throw refuse("it is not the file that was loaded; it was replaced since")
    }
  }

  private func readSymbolTable() throws {
    let symtab = sections.first { $0.type == 2 }
    guard let symbols = symtab ?? sections.first(where: { $0.type == 11 }) else { return }
    isStripped = symtab == nil
    guard symbols.link < UInt32(sections.count) else {
      throw refuse("its symbols name no string table")
    }
    let names = sections[Int(symbols.link)]
    guard contains(symbols), contains(names), let start = bytes.baseAddress else {
      throw refuse("its symbols lie outside it")
    }
    table = pliant_symbols(
      symbols: start + Int(symbols.offset),
      count: Int(symbols.size) / MemoryLayout<Elf64_Sym>.size,
      names: (start + Int(names.offset)).assumingMemoryBound(to: CChar.self),
      names_size: Int(names.size)
    )
  }

  private func contains(_ section: Section) -> Bool {
    section.offset <= UInt(bytes.count) && section.size <= UInt(bytes.count) - section.offset
  }
}
