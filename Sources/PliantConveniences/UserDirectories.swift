public import Foundation

extension FileManager {
  /// Returns the directory in which the current user's programs keep their data: Library.
  ///
  /// Linux has no directory of that name; there it is the one for the data of programs, by default
  /// `~/.local/share`. It may not exist yet.
  ///
  /// Throws ``ConvenienceError/directoryUnknown(name:)`` if the system names neither.
  public func userLibraryDirectory() throws -> URL {
    try userDirectory("library", [.libraryDirectory, .applicationSupportDirectory])
  }

  /// Returns the directory in which the current user's programs keep replaceable data: the caches.
  ///
  /// By default `~/.cache` on Linux. It may not exist yet.
  ///
  /// Throws ``ConvenienceError/directoryUnknown(name:)`` if the system names none.
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
