import PliantHooks
import PliantImages

/// An error that occurs when a file cannot be reloaded.
///
/// The program then runs on as before; nothing has changed.
///
/// ```swift
/// case .refused(let files, let error): print(files, error)  // why, and whether to restart
/// ```
public enum ReloadError: Error, Equatable {
  /// The declaration has another layout, and values of the old one exist. Restart the program.
  case changedLayout(declaration: String, detail: String)

  /// The file uses something that is not in the program, such as a function of a library that
  /// nothing else uses. Restart the program.
  case notFound(declaration: String)

  /// The file uses something that cannot be loaded into a running program. Restart the program.
  case unsupported(file: String, detail: String)

  /// The module was optimized: its functions are inlined or have copies. Build it for debugging.
  case optimized(module: String)

  /// The object file, or the file of the program, cannot be read.
  case unreadable(file: String, detail: String)

  /// The first instructions of a function cannot be changed, or the process has no memory left.
  case notEntered(declaration: String, detail: String)

  /// The file was not compiled. `messages` are the compiler's.
  case notCompiled(file: String, messages: String)

  /// The program cannot reload anything. `detail` says why, and what to do.
  case unavailable(detail: String)
}

extension ReloadError: CustomStringConvertible {
  /// The declaration or the file, the reason, and the remedy.
  public var description: String {
    switch self {
    case .changedLayout(let declaration, let detail):
      "Cannot reload '\(declaration)': \(detail). Restart the program."
    case .notFound(let declaration):
      "Cannot reload: '\(declaration)' is not in the program. Restart the program."
    case .unsupported(let file, let detail):
      "Cannot reload '\(file)': \(detail). Restart the program."
    case .optimized(let module):
      "Cannot reload module '\(module)': it was optimized. Build it for debugging."
    case .unreadable(let file, let detail):
      "Cannot reload '\(file)': \(detail). Build the program again."
    case .notEntered(let declaration, let detail):
      "Cannot reload '\(declaration)': \(detail)."
    case .notCompiled(let file, let messages):
      "Cannot reload '\(file)': it does not compile.\n\(messages)"
    case .unavailable(let detail): "Cannot reload: \(detail)."
    }
  }
}

extension ReloadError {
  static func reading<Result>(
    _ file: String,
    _ body: () throws(ImageError) -> Result
  ) throws(ReloadError) -> Result {
    do { return try body() } catch { throw .unreadable(file: file, detail: "\(error)") }
  }

  /// The error for a mangled name whose layout is another.
  static func changed(_ mangled: String, _ detail: String) -> ReloadError {
    let labels = [
      "reflection metadata field descriptor ", "nominal type descriptor for ",
      "full type metadata for ", "type metadata for ", "protocol descriptor for ",
      "protocol witness table for ", "opaque type descriptor for ",
    ]
    let text = readable(mangled)
    let label = labels.first { text.hasPrefix($0) } ?? ""
    return .changedLayout(declaration: String(text.dropFirst(label.count)), detail: detail)
  }
}

/// A mangled name as people read it.
func readable(_ mangled: String) -> String { Demangler.demangle(mangled) ?? mangled }
