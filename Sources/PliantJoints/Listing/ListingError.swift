/// Why a file's joints cannot be listed.
package enum ListingError: Error, Equatable {
  /// There is no such file, or it may not be read. `detail` is the system's word for it.
  case unreadable(path: String, detail: String)

  /// A folder, a socket, or anything else that is no plain file.
  case notAFile(path: String)

  /// The file does not start as an ELF file does.
  case notELF(path: String)

  /// An ELF file of a machine that Swift is not built for: 32-bit, or big-endian.
  case unsupported(path: String, detail: String)

  /// An object file, whose addresses are not yet known, or a process's memory.
  case notLinked(path: String)

  /// Its tables lie outside it or contradict each other; it was cut short, or written over.
  case malformed(path: String, detail: String)

  /// No symbol of a Swift declaration is left, not even of what it exports. Link it without `-s`, and do not strip it.
  case noSymbols(path: String)

  /// None of its symbols is of a Swift declaration.
  case noSwift(path: String)
}

extension ListingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let detail): "\(path) cannot be read: \(detail)"
    case .notAFile(let path): "\(path) is no file; name a program or a shared library"
    case .notELF(let path): "\(path) is not an ELF file; name a program or a shared library"
    case .unsupported(let path, let detail):
      "\(path) is \(detail); only 64-bit little-endian files can hold Swift that Pliant bends"
    case .notLinked(let path):
      "\(path) is not linked; name the program or the library that it becomes part of"
    case .malformed(let path, let detail): "\(path) is damaged: \(detail); build or copy it again"
    case .noSymbols(let path):
      "\(path) is stripped and exports nothing in Swift; link it without -s and do not strip it"
    case .noSwift(let path): "\(path) defines nothing in Swift"
    }
  }
}
