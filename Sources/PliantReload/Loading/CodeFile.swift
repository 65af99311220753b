import Glibc
import PliantImages

/// The file from which an object's code is mapped, with its symbols and its lines.
///
/// Crash reports name the functions of mapped files alone. The file looks as a linker's does (ELF,
/// System V ABI), as far as they read it; its addresses count from its beginning.
struct CodeFile {
  /// How much comes before the code.
  static let headSize = 4096

  private let object: ReloadedObject
  private let code: Range<UInt>
  private var bytes: [UInt8]
  private var headers = [Elf64_Shdr()]
  private var names: [UInt8] = [0]

  /// The file of an object that is relocated, and whose code is placed there, behind the head.
  init(of object: ReloadedObject, at code: Range<UInt>) {
    (self.object, self.code) = (object, code)
    bytes = Memory.bytes(code)
    addCode()
    addSymbols()
    for index in object.file.sections.indices
    where object.file.sections[index].name.hasPrefix(".debug_") {
      add(object.file.sections[index].name, relocated(index))
    }
    add(".shstrtab", names + Array(".shstrtab\0".utf8), type: 3)
    addHeaders()
  }

  /// Writes it, and maps the code from it; false if that cannot be, and the memory is as it was.
  func map(from path: String) -> Bool {
    // Another process may run from a file of this name.
    unlink(path)
    guard TextFiles.write(bytes, to: path),
      let start = UnsafeMutableRawPointer(bitPattern: code.lowerBound)
    else { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    // SAFETY: the file holds what is there.
    return start
      == mmap(start, code.count, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_FIXED, file, 0)
  }
}

// MARK: - Contents

extension CodeFile {
  private mutating func addCode() {
    var header = Elf64_Shdr()
    header.sh_flags = 6  // allocated, executable
    header.sh_addr = Elf64_Addr(Self.headSize)
    header.sh_offset = Elf64_Off(Self.headSize)
    header.sh_size = Elf64_Xword(code.count - Self.headSize)
    header.sh_addralign = 16
    add(header, ".text", type: 1)
  }

  private mutating func addSymbols() {
    var (entries, texts) = ([Elf64_Sym()], [UInt8(0)])
    for index in object.functions {
      guard let address = object.ownAddress(index), code.contains(address) else { continue }
      var entry = Elf64_Sym()
      entry.st_name = Elf64_Word(texts.count)
      entry.st_info = 1 << 4 | 2  // a global function
      entry.st_shndx = 1
      entry.st_value = Elf64_Addr(address - code.lowerBound)
      entry.st_size = Elf64_Xword(object.file.symbols[index].size)
      entries.append(entry)
      texts += Array(object.name(index).utf8) + [0]
    }
    var header = Elf64_Shdr()
    header.sh_link = Elf64_Word(headers.count + 1)
    header.sh_info = 1
    header.sh_entsize = 24
    add(".symtab", entries.withUnsafeBytes(Array.init), type: 2, header)
    add(".strtab", texts, type: 3)
  }

  private func relocated(_ section: Int) -> [UInt8] {
    var contents = Array(object.file.sections[section].contents)
    for relocation in object.file.sections[section].relocations {
      let symbol = object.file.symbols[relocation.symbol]
      guard let defined = symbol.section else { continue }
      let base = object.codeAddress(of: defined).map { $0 &- code.lowerBound } ?? 0
      let value = base &+ UInt(bitPattern: symbol.value + relocation.addend)
      let size = RelocationTable.own.types[relocation.type]?.field.size ?? 4
      guard relocation.offset + size <= contents.count else { continue }
      contents.withUnsafeMutableBytes { bytes in
        bytes[relocation.offset..<relocation.offset + size]
          .copyBytes(from: withUnsafeBytes(of: value) { Array($0.prefix(size)) })
      }
    }
    return contents
  }

  private mutating func add(
    _ name: String,
    _ contents: [UInt8],
    type: UInt32 = 1,
    _ header: Elf64_Shdr = Elf64_Shdr()
  ) {
    var header = header
    bytes += Array(repeating: 0, count: -bytes.count & 15)
    header.sh_offset = Elf64_Off(bytes.count)
    header.sh_size = Elf64_Xword(contents.count)
    header.sh_addralign = 1
    bytes += contents
    add(header, name, type: type)
  }

  private mutating func add(_ header: Elf64_Shdr, _ name: String, type: UInt32) {
    var header = header
    header.sh_name = Elf64_Word(names.count)
    header.sh_type = type
    names += Array(name.utf8) + [0]
    headers.append(header)
  }

  private mutating func addHeaders() {
    bytes += Array(repeating: 0, count: -bytes.count & 15)
    var header = Elf64_Ehdr()
    withUnsafeMutableBytes(of: &header.e_ident) {
      $0.copyBytes(from: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1])
    }
    header.e_type = 3  // linked
    header.e_machine = ELFFile.ownMachine
    header.e_version = 1
    header.e_phoff = 64
    header.e_shoff = Elf64_Off(bytes.count)
    (header.e_ehsize, header.e_phentsize, header.e_phnum) = (64, 56, 1)
    (header.e_shentsize, header.e_shnum) = (64, Elf64_Half(headers.count))
    header.e_shstrndx = Elf64_Half(headers.count - 1)
    var segment = Elf64_Phdr()
    segment.p_type = 1  // loaded
    segment.p_flags = 5  // readable, executable
    segment.p_filesz = Elf64_Xword(code.count)
    segment.p_memsz = Elf64_Xword(code.count)
    segment.p_align = Elf64_Xword(Self.headSize)
    bytes.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: header, as: Elf64_Ehdr.self)
      bytes.storeBytes(of: segment, toByteOffset: 64, as: Elf64_Phdr.self)
    }
    bytes += headers.withUnsafeBytes(Array.init)
  }
}
