import Glibc

/// An error that occurs when an ELF file, or the file of a loaded image, cannot be read.
package enum ImageError: Error, Equatable {
  /// There is no such file, or it may not be read. `detail` is the system's message.
  case unreadable(path: String, detail: String)

  /// The process has no memory, or no file descriptor, left. Trying again may succeed.
  case exhausted(detail: String)

  /// A folder, a socket, or anything else that is no plain file.
  case notAFile(path: String)

  /// The file does not start as an ELF file does.
  case notELF(path: String)

  /// An ELF file for machines that Swift does not support: 32-bit, or big-endian.
  case unsupported(path: String, detail: String)

  /// An object file, whose addresses are not yet known, or a process's memory.
  case notLinked(path: String)

  /// Its tables are outside it or contradict each other; it was cut short, or written over.
  case malformed(path: String, detail: String)

  /// The file was replaced since it was loaded; its symbols would name the wrong addresses.
  case replaced(path: String)
}

extension ImageError {
  /// The error that the last system call reports for a file.
  static func ofSystemCall(on path: String) -> ImageError {
    let code = errno
    let detail = String(cString: strerror(code))
    return isExhausted(code)
      ? .exhausted(detail: "\(path) cannot be read: \(detail)")
      : .unreadable(path: path, detail: detail)
  }

  /// Whether an error of a system call says that the process lacks a resource.
  package static func isExhausted(_ code: Int32) -> Bool {
    [ENOMEM, EMFILE, ENFILE].contains(code)
  }
}

extension ImageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let detail): "\(path) cannot be read: \(detail)"
    case .exhausted(let detail): detail
    case .notAFile(let path): "\(path) is no file; name a program or a shared library"
    case .notELF(let path): "\(path) is not an ELF file; name a program or a shared library"
    case .unsupported(let path, let detail):
      "\(path) is \(detail); only 64-bit little-endian files can hold Swift that Pliant overrides"
    case .notLinked(let path):
      "\(path) is not linked; name the program or the library that it becomes part of"
    case .malformed(let path, let detail): "\(path) is damaged: \(detail); build or copy it again"
    case .replaced(let path): "\(path) was replaced since it was loaded; restart the program"
    }
  }
}
