import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSFileManager: `+userLibraryDirectoryURL` and `+userCacheDirectoryURL`.
struct UserDirectoriesTests {
  // Dev Kit 4.3 NSFileManager: userLibraryDirectoryURL; Linux has the data of programs instead.
  @Test func library() throws {
    let url = try FileManager.default.userLibraryDirectory()
    #expect(url.isFileURL && url.path.hasPrefix("/"))
    #expect(
      url == FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    )
  }

  // Dev Kit 4.3 NSFileManager: userCacheDirectoryURL.
  @Test func caches() throws {
    let url = try FileManager.default.userCacheDirectory()
    #expect(url.isFileURL && url.path.hasPrefix("/"))
    #expect(url == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
  }

  @Test func noneIsATypedError() {
    let error = ConvenienceError.directoryUnknown(name: "caches")
    #expect(throws: error) { try Homeless().userCacheDirectory() }
    #expect(
      "\(error)"
        == "the system names no directory for the user's caches: choose one under the home directory"
    )
  }
}

// SAFETY: it has no state of its own.
private final class Homeless: FileManager, @unchecked Sendable {
  override func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    []
  }
}
