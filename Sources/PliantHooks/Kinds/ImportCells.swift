import PliantBase
import PliantImages

/// The cells of import tables through which images call a function of another image.
package enum ImportCells {
  /// The images that import a symbol now, and their cells.
  package static func importers(
    of symbol: String
  ) -> [(image: String, cells: [UnsafeMutableRawPointer])] {
    Image.loaded().map { ($0.name, ImportTable.cells(of: $0, symbol: symbol)) }
      .filter { !$0.cells.isEmpty }
  }

  /// Whether a cell still leads to its own image, as one that is bound lazily does until its first
  /// call.
  static func isUnbound(_ cell: UInt, holding content: UInt) -> Bool {
    Image.loaded().contains { $0.contains(cell) && $0.contains(content) }
  }

  /// A number for the symbol of an imported function; it is odd, as no address of a hook is.
  static func number(of symbol: String) -> UInt {
    numbers.withLock { numbers in
      let number = numbers[symbol] ?? UInt(numbers.count) * 2 + 1
      numbers[symbol] = number
      return number
    }
  }

  private static let numbers = Guarded<[String: UInt]>([:])
}
