import Glibc
import PliantBase

/// A relocatable object file, as the compiler writes it: sections without addresses, and the places
/// in them that need one.
package final class ObjectFile: Sendable {
  package let sections: [Section]
  package let symbols: [Symbol]
  private let file: ELFFile

  package struct Section: @unchecked Sendable {
    // SAFETY: the contents are in the file, which is mapped for reading alone.
    package let name: String
    package let flags: UInt
    /// At least one.
    package let alignment: Int
    package let size: Int
    /// Empty if it begins as zeros.
    package let contents: UnsafeRawBufferPointer
    package fileprivate(set) var relocations: [Relocation] = []
    /// Where in the file its header has its address, for debuggers.
    package let addressField: Int
  }

  package struct Symbol: Sendable {
    package enum Kind: Sendable { case function, data, section, other }

    package let name: String
    package let kind: Kind
    /// The section that defines it; nil if another file does.
    package let section: Int?
    package let value: Int
    package let size: Int
    package let isLocal: Bool
    package let isWeak: Bool
  }

  package struct Relocation: Sendable {
    package let offset: Int
    package let type: UInt32
    package let symbol: Int
    package let addend: Int
  }

  package init(path: String) throws(ImageError) {
    file = try ELFFile(path: path, isObject: true)
    guard file.machine == ELFFile.ownMachine, let start = file.range(at: 0, size: 64) else {
      throw .unsupported(path: path, detail: "an object file for \(file.machineName)")
    }
    let headers = Int(start.loadUnaligned(as: Elf64_Ehdr.self).e_shoff)
    var sections: [Section] = []
    for (index, section) in file.sections.enumerated() {
      sections.append(try Self.section(section, of: file, header: headers + index * 64))
    }
    symbols = try Self.symbols(of: file)
    for table in file.sections where table.type == 4 {
      guard table.info < UInt32(sections.count) else {
        throw file.malformed("its relocations name no section")
      }
      let target = Int(table.info)
      sections[target].relocations += try Self.relocations(
        table,
        of: file,
        in: sections[target],
        symbols: symbols.count
      )
    }
    self.sections = sections
  }
}

extension ObjectFile {
  /// Calls `body` with the whole file, as debuggers read it.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(file) {
      body(file.range(at: 0, size: UInt(file.size)) ?? UnsafeRawBufferPointer(start: nil, count: 0))
    }
  }
}

extension ObjectFile.Section {
  /// Whether it is part of the program's memory.
  package var isLoaded: Bool { flags & 2 != 0 && size > 0 }
  package var isWritable: Bool { flags & 1 != 0 }
  package var isCode: Bool { flags & 4 != 0 }
  package var holdsStrings: Bool { flags & 0x20 != 0 }
  package var isThreadLocal: Bool { flags & 0x400 != 0 }
}

// MARK: - Reading

extension ObjectFile {
  private static func section(
    _ section: ELFFile.Section,
    of file: ELFFile,
    header: Int
  ) throws(ImageError) -> Section {
    let holdsNothing = section.type == 8 || section.type == 0
    let alignment = max(1, section.alignment)
    guard section.size < 1 &<< 32, alignment <= 1 &<< 16, alignment & (alignment - 1) == 0 else {
      throw file.malformed("a section is larger than any compiler makes one")
    }
    return Section(
      name: file.name(of: section),
      flags: section.flags,
      alignment: Int(alignment),
      size: Int(section.size),
      contents: holdsNothing
        ? UnsafeRawBufferPointer(start: nil, count: 0)
        : try file.contents(of: section, called: "sections"),
      addressField: header + 16
    )
  }

  private static func symbols(of file: ELFFile) throws(ImageError) -> [Symbol] {
    guard let table = file.sections.first(where: { $0.type == 2 }), table.link < file.sections.count
    else { return [] }
    let entries = try file.contents(of: table, called: "symbols")
    let names = try file.contents(of: file.sections[Int(table.link)], called: "symbols' names")
    var symbols: [Symbol] = []
    for entry in entries.all(Elf64_Sym.self) {
      guard entry.st_name < names.count, entry.st_value < 1 &<< 40, entry.st_size < 1 &<< 32 else {
        throw file.malformed("a symbol lies outside it")
      }
      let defined = Int(entry.st_shndx)
      guard defined < file.sections.count || defined >= 0xFF00 else {
        throw file.malformed("a symbol is in no section")
      }
      let name = names.text(at: Int(entry.st_name))
      // On arm64, some say only where code or data begins.
      let isMark = entry.st_info == 0 && ["$x", "$d"].contains(name.prefix { $0 != "." })
      symbols.append(
        Symbol(
          name: name,
          kind: isMark ? .other : kind(entry.st_info & 15, isAbsolute: defined >= 0xFF00),
          section: defined == 0 || defined >= 0xFF00 ? nil : defined,
          value: Int(entry.st_value),
          size: Int(entry.st_size),
          isLocal: entry.st_info &>> 4 == 0,
          isWeak: entry.st_info &>> 4 == 2
        )
      )
    }
    return symbols
  }

  private static func kind(_ type: UInt8, isAbsolute: Bool) -> Symbol.Kind {
    switch type {
    case _ where isAbsolute: .other
    case 0, 1: .data
    case 2: .function
    case 3: .section
    default: .other
    }
  }

  private static func relocations(
    _ table: ELFFile.Section,
    of file: ELFFile,
    in section: Section,
    symbols: Int
  ) throws(ImageError) -> [Relocation] {
    let entries = try file.contents(of: table, called: "relocations")
    var relocations: [Relocation] = []
    for entry in entries.all(Elf64_Rela.self) {
      let symbol = Int(entry.r_info &>> 32)
      guard symbol < symbols, entry.r_offset < section.size else {
        throw file.malformed("a relocation lies outside its section")
      }
      relocations.append(
        Relocation(
          offset: Int(entry.r_offset),
          type: UInt32(truncatingIfNeeded: entry.r_info),
          symbol: symbol,
          addend: Int(entry.r_addend)
        )
      )
    }
    return relocations.sorted { $0.offset < $1.offset }
  }
}

extension UnsafeRawBufferPointer {
  /// The entries of a table.
  func all<Entry: BitwiseCopyable>(_ type: Entry.Type) -> some Sequence<Entry> {
    let size = MemoryLayout<Entry>.size
    return stride(from: 0, through: count - size, by: size).lazy.map {
      loadUnaligned(fromByteOffset: $0, as: type)
    }
  }

  /// The text at an offset, up to its zero.
  func text(at offset: Int) -> String {
    let rest = UnsafeRawBufferPointer(rebasing: self[offset...]).assumingMemoryBound(to: CChar.self)
    let count = rest.baseAddress.map { strnlen($0, rest.count) } ?? 0
    return String(decoding: self[offset..<offset + count], as: UTF8.self)
  }
}
