import CPliant

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

  /// What `element` makes of each defined symbol of Swift's that starts with `prefix` and holds
  /// `part`.
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
