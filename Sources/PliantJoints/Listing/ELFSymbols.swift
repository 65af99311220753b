import Glibc

/// The symbols of a file: all of them, or, of a stripped one, those that it exports and imports.
struct ELFSymbols {
  /// Whether only the exported ones are left.
  let isStripped: Bool
  let count: Int
  private let file: ELFFile
  private let symbols: UnsafeRawBufferPointer
  private let names: UnsafeRawBufferPointer

  /// One symbol; its name lies in the file.
  struct Symbol {
    let name: UnsafeRawBufferPointer
    let value: UInt
    let isDefined: Bool
    /// Whether another image could import it from a library.
    let isGlobal: Bool
  }

  /// The whole table where there is one, and else the dynamic one.
  init(_ file: ELFFile) throws(ListingError) {
    let whole = file.sections.firstIndex { $0.type == 2 }
    guard let table = whole ?? file.sections.firstIndex(where: { $0.type == 11 }) else {
      throw .noSymbols(path: file.path)
    }
    try self.init(file, section: table, isStripped: whole == nil)
  }

  /// The table that relocations name symbols of; nil where there is none.
  static func dynamic(of file: ELFFile) -> ELFSymbols? {
    file.sections.firstIndex { $0.type == 11 }.flatMap {
      try? ELFSymbols(file, section: $0, isStripped: true)
    }
  }

  private init(_ file: ELFFile, section: Int, isStripped: Bool) throws(ListingError) {
    self.file = file
    self.isStripped = isStripped
    let table = file.sections[section]
    guard table.link < UInt32(file.sections.count) else {
      throw file.malformed("its symbols name no string table")
    }
    symbols = try file.contents(of: table, called: "symbols")
    names = try file.contents(of: file.sections[Int(table.link)], called: "symbols' names")
    count = symbols.count / MemoryLayout<Elf64_Sym>.size
  }

  /// The symbol at an index; nil where its name is none: it does not end in its table, or is longer
  /// than compilers write.
  subscript(index: Int) -> Symbol? {
    guard index >= 0, index < count else { return nil }
    let offset = index * MemoryLayout<Elf64_Sym>.size
    let symbol = symbols.loadUnaligned(fromByteOffset: offset, as: Elf64_Sym.self)
    let start = Int(symbol.st_name)
    guard start < names.count, let base = names.baseAddress else { return nil }
    let limit = min(names.count - start, Self.longestName)
    // SAFETY: `limit` bytes from `start` lie in the table.
    guard let end = memchr(base + start, 0, limit) else { return nil }
    return Symbol(
      name: UnsafeRawBufferPointer(
        start: base + start,
        count: UnsafeRawPointer(end) - base - start
      ),
      value: UInt(symbol.st_value),
      isDefined: symbol.st_shndx != 0,
      // Global or weak, and seen by default or protected.
      isGlobal: (symbol.st_info >> 4 == 1 || symbol.st_info >> 4 == 2)
        && (symbol.st_other & 3 == 0 || symbol.st_other & 3 == 3)
    )
  }

  private static let longestName = 8_192
}
