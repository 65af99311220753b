import CPliant
import Glibc
import PliantBase

/// The symbols of a file; of a stripped one, those that it exports and imports.
package struct ELFSymbols: Sendable {
  /// Whether only the exported ones are left.
  package let isStripped: Bool
  // Keeps the tables mapped.
  private let file: ELFFile
  // SAFETY: they point into the file, which is mapped for reading alone.
  nonisolated(unsafe) private let tables: pliant_symbols

  /// One symbol; its name is in the file.
  package struct Symbol {
    package let name: UnsafeRawBufferPointer
    package let value: UInt
    /// Its size in bytes; 0 if nothing says.
    package let size: UInt
    package let isDefined: Bool
    /// Whether another image could import it from a library.
    package let isGlobal: Bool
    /// Whether only code that was compiled with it can name it.
    ///
    /// The optimizer may then have changed how it is called.
    package let isInternal: Bool
  }

  /// Reads the whole table if there is one, and else the dynamic one; nil if there is none.
  package init?(_ file: ELFFile) throws(ImageError) {
    let whole = file.sections.firstIndex { $0.type == 2 }
    guard let table = whole ?? Self.dynamicSection(of: file) else { return nil }
    try self.init(file, section: table, isStripped: whole == nil)
  }

  /// The table of the symbols that relocations name; nil if there is none.
  static func dynamic(of file: ELFFile) -> ELFSymbols? {
    dynamicSection(of: file).flatMap { try? ELFSymbols(file, section: $0, isStripped: true) }
  }

  private static func dynamicSection(of file: ELFFile) -> Int? {
    file.sections.firstIndex { $0.type == 11 }
  }

  private init(_ file: ELFFile, section: Int, isStripped: Bool) throws(ImageError) {
    self.file = file
    self.isStripped = isStripped
    let table = file.sections[section]
    guard table.link < UInt32(file.sections.count) else {
      throw file.malformed("its symbols name no string table")
    }
    let symbols = try file.contents(of: table, called: "symbols")
    let names = try file.contents(of: file.sections[Int(table.link)], called: "symbols' names")
    guard let start = symbols.baseAddress, let firstName = names.baseAddress,
      let sections = file.sectionHeaders
    else {
      throw file.malformed("its symbols lie outside it")
    }
    // SAFETY: all ranges are in the file; what the entries say is checked when they are read.
    tables = pliant_symbols(
      symbols: start,
      count: symbols.count / MemoryLayout<Elf64_Sym>.size,
      names: firstName.assumingMemoryBound(to: CChar.self),
      names_size: names.count,
      sections: sections,
      section_count: file.sections.count
    )
  }

  package var count: Int { tables.count }

  /// The symbol at an index; nil if its name does not end in its table, or is longer than compilers
  /// write.
  package subscript(index: Int) -> Symbol? {
    guard index >= 0, index < count else { return nil }
    return withExtendedLifetime(file) {
      var (tables, symbol) = (tables, pliant_symbol())
      return pliant_symbol_at(&tables, index, &symbol) ? Symbol(symbol) : nil
    }
  }

  /// The functions to which others only pass their arguments on.
  ///
  /// Of two functions of the same code, the optimizer makes one such a function, and lets its
  /// callers call the other. Thunks are not meant.
  package var forwarded: Set<UInt> {
    withExtendedLifetime(file) {
      var found: Set<UInt> = []
      for code in file.code {
        var (tables, code, index, function) = (tables, code, 0, UInt64())
        while pliant_next_forwarded(&tables, &index, &code, &function) {
          found.insert(UInt(function))
        }
      }
      return found
    }
  }

  /// Calls `body` with the tables, which stay mapped meanwhile.
  func withTables<Result>(_ body: (inout pliant_symbols) -> Result) -> Result {
    withExtendedLifetime(file) {
      var tables = tables
      return body(&tables)
    }
  }
}

extension ELFSymbols.Symbol {
  init(_ symbol: pliant_symbol) {
    name = UnsafeRawBufferPointer(start: symbol.name, count: symbol.name_size)
    value = UInt(symbol.value)
    size = UInt(symbol.size)
    isDefined = symbol.is_defined
    isGlobal = symbol.is_global
    isInternal = symbol.is_internal
  }
}

// MARK: - In order

/// The symbols of a file, sorted by address, and by name as far as names are looked up, so that
/// each look-up is a binary search.
final class SymbolOrder: @unchecked Sendable {
  // SAFETY: constant once it is made, but for groups of names, whose order C publishes atomically.
  private let symbols: ELFSymbols
  private var order = pliant_symbol_order()

  init(_ symbols: ELFSymbols, path: String) throws(ImageError) {
    self.symbols = symbols
    guard symbols.withTables({ pliant_symbols_sort(&$0, &order) }) else {
      throw .exhausted(detail: "no memory is left for sorting the symbols of \(path)")
    }
  }

  deinit { pliant_symbols_free_order(&order) }

  /// Maps each defined Swift symbol that starts with `prefix` and contains `part`, without nil
  /// results.
  func named<Element>(
    prefix: String,
    containing part: String = "",
    _ element: (ELFSymbols.Symbol) -> Element?
  ) -> [Element] {
    prefix.withCString { prefix in
      part.withCString { part in
        symbols.withTables { tables in
          var range = pliant_symbols_named(&tables, &order, prefix)
          return Self.all(element) { pliant_next_symbol_named(&tables, &range, prefix, part, &$0) }
        }
      }
    }
  }

  /// The defined symbols whose values are in a range, by their values.
  func having(values: Range<UInt>) -> [ELFSymbols.Symbol] {
    let (first, end) = (UInt64(values.lowerBound), UInt64(values.upperBound))
    return symbols.withTables { tables in
      var at = -1  // `SIZE_MAX`
      return Self.all(Optional.some) {
        pliant_next_symbol_at(&tables, &order, &at, first, end, &$0)
      }
    }
  }

  private static func all<Element>(
    _ element: (ELFSymbols.Symbol) -> Element?,
    _ next: (inout pliant_symbol) -> Bool
  ) -> [Element] {
    var (symbol, found) = (pliant_symbol(), [Element]())
    while next(&symbol) {
      if let element = element(ELFSymbols.Symbol(symbol)) { found.append(element) }
    }
    return found
  }
}
