/// Why a file that can be read has no hooks to list.
package enum ListingError: Error, Equatable {
  /// No symbol of a Swift declaration is left, not even an exported one. Link it without `-s`, and
  /// do not strip it.
  case noSymbols(path: String)

  /// None of its symbols is of a Swift declaration.
  case noSwift(path: String)
}

extension ListingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSymbols(let path):
      "\(path) is stripped and exports nothing in Swift; link it without -s and do not strip it"
    case .noSwift(let path): "\(path) defines nothing in Swift"
    }
  }
}
