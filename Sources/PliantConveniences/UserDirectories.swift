public import Foundation

extension FileManager {
  /// The directory for what the current user's programs keep: Library.
  ///
  /// Linux has none of that name; there it is the one for the data of programs, by default
  /// `~/.local/share`. It may not exist yet.
  ///
  /// Throws ``ConvenienceError/directoryUnknown(name:)`` where the system names neither.
  public func userLibraryDirectory() throws -> URL {
    try userDirectory("library", [.libraryDirectory, .applicationSupportDirectory])
  }

  /// The directory for what the current user's programs can make again: the caches.
  ///
  /// By default `~/.cache` on Linux. It may not exist yet.
  ///
  /// Throws ``ConvenienceError/directoryUnknown(name:)`` where the system names none.
  public func userCacheDirectory() throws -> URL {
    try userDirectory("caches", [.cachesDirectory])
  }

  private func userDirectory(_ name: String, _ directories: [SearchPathDirectory]) throws -> URL {
    for directory in directories {
      if let url = urls(for: directory, in: .userDomainMask).first { return url }
    }
    throw ConvenienceError.directoryUnknown(name: name)
  }
}
