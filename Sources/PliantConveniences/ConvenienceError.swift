/// An error thrown by a convenience.
///
/// ```swift
/// catch ConvenienceError.defaultsFileNotFound(let name, let bundle) { print(name, bundle) }
/// ```
public enum ConvenienceError: Error, Equatable {
  /// The bundle has no file of that name. Add it to the target's resources, and pass
  /// `Bundle.module` if they belong to a package rather than to the program.
  case defaultsFileNotFound(name: String, bundle: String)

  /// The file of defaults is missing, a directory, or may not be read. Correct the path or its
  /// permissions; `detail` is the system's message.
  case defaultsFileUnreadable(path: String, detail: String)

  /// The file of defaults was read, but is not a property list. Save it as one: XML, binary or the
  /// old style; `detail` is the parser's message.
  case defaultsFileNotPropertyList(path: String, detail: String)

  /// The file of defaults is a property list whose top is not a dictionary. Put the values under
  /// their keys.
  case defaultsFileNotDictionary(path: String, found: String)

  /// The system names no such directory for the current user. Choose one by yourself, under
  /// `FileManager.homeDirectoryForCurrentUser`.
  case directoryUnknown(name: String)

  /// The text does not begin with a version number. Pass text like "5.15.0-generic".
  case notVersion(text: String)
}

extension ConvenienceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .defaultsFileNotFound(let name, let bundle):
      return "no file '\(name)' is in the bundle \(bundle): add it to the target's resources, "
        + "or pass the bundle that has it"
    case .defaultsFileUnreadable(let path, let detail):
      return
        "the defaults in \(path) cannot be read: correct the path or its permissions; \(detail)"
    case .defaultsFileNotPropertyList(let path, let detail):
      return "the defaults in \(path) are no property list: save the file as one; \(detail)"
    case .defaultsFileNotDictionary(let path, let found):
      return "the defaults in \(path) are \(found) at the top: "
        + "make it a dictionary, the values under their keys"
    case .directoryUnknown(let name):
      return "the system names no directory for the user's \(name): choose one under the home "
        + "directory"
    case .notVersion(let text):
      return "'\(text)' does not begin with a version: write one like 5.15.0"
    }
  }
}
