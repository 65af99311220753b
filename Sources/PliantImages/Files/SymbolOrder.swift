import CPliant

/// The symbols of a file, sorted by name and by address, so that each look-up is a binary search.
///
/// Sorting takes 0.1 µs and eight bytes a symbol.
final class SymbolOrder: @unchecked Sendable {
  // SAFETY: constant once it is made.
  private let symbols: ELFSymbols
  private var order = pliant_symbol_order()

  init(_ symbols: ELFSymbols, path: String) throws(ImageError) {
    self.symbols = symbols
    guard symbols.withTables({ pliant_symbols_sort(&$0, &order) }) else {
      throw .exhausted(detail: "no memory is left for sorting the symbols of \(path)")
    }
  }

  deinit { pliant_symbols_free_order(&order) }

  /// What `element` makes of each defined symbol of Swift's that starts with `prefix` and holds
  /// `part`.
  func named<Element>(
    prefix: String,
    containing part: String = "",
    _ element: (ELFSymbols.Symbol) -> Element?
  ) -> [Element] {
    prefix.withCString { prefix in
      part.withCString { part in
        all(element) { pliant_next_symbol_named(&$0, &order, &$1, prefix, part, &$2) }
      }
    }
  }

  /// The defined symbols whose values are in a range, by their values.
  func having(values: Range<UInt>) -> [ELFSymbols.Symbol] {
    let (first, end) = (UInt64(values.lowerBound), UInt64(values.upperBound))
    return all(Optional.some) { pliant_next_symbol_at(&$0, &order, &$1, first, end, &$2) }
  }

  private func all<Element>(
    _ element: (ELFSymbols.Symbol) -> Element?,
    _ next: (inout pliant_symbols, inout Int, inout pliant_symbol) -> Bool
  ) -> [Element] {
    symbols.withTables { tables in
      var (at, symbol) = (-1, pliant_symbol())  // `SIZE_MAX`
      var found: [Element] = []
      while next(&tables, &at, &symbol) {
        if let element = element(ELFSymbols.Symbol(symbol)) { found.append(element) }
      }
      return found
    }
  }
}
