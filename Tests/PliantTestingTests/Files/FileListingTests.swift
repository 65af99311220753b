import Foundation
import Glibc
import PliantTesting
import Testing

/// Listings of folders that have files of the disk and of the test, as the disk gives them.
@Suite struct FileListingTests {
  @Test func changedFoldersAreListedAsOnTheDisk() async throws {
    let (real, lower) = (try Self.folder(1_500), try Self.folder(1_500))
    defer { for folder in [real, lower] { try? FileManager.default.removeItem(atPath: folder) } }
    let expected = Self.log(of: real)
    let found = try await Fixture.files().run { Self.log(of: lower) }
    #expect(found == expected)
    #expect(expected.count == 13 && expected.last == "1500 removed, then . .. odd")
    #expect(try FileManager.default.contentsOfDirectory(atPath: lower).count == 1_501)
  }

  @Test func eachListingHasTheNewFile() async throws {
    let lower = try Self.folder(500)
    defer { try? FileManager.default.removeItem(atPath: lower) }
    try await Fixture.files().run {
      for number in 0..<50 {
        try Data("new".utf8).write(to: URL(filePath: "\(lower)/new\(number)"))
        let names = try FileManager.default.contentsOfDirectory(atPath: lower)
        #expect(names.count == 502 + number)
      }
    }
  }

  private static func folder(_ count: Int) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID())").path
    for name in ["odd", "odd/inner"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)",
        withIntermediateDirectories: true
      )
    }
    for number in 0..<count { close(creat("\(folder)/file\(number)", 0o600)) }
    return folder
  }

  // MARK: - What programs see

  private struct Stream {
    let stream: OpaquePointer
    let path: String

    /// The entries that are left, sorted, and those whose inode is not the file's.
    func rest() -> [String] {
      var names: [String] = []
      while let (name, inode) = next() {
        var status = stat()
        let isSame = lstat("\(path)/\(name)", &status) == 0 && status.st_ino == inode
        names.append(isSame ? name : "\(name): \(inode) for \(status.st_ino)")
      }
      return names.sorted()
    }

    func next() -> (name: String, inode: UInt)? {
      Glibc.readdir(stream).map { entry in
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } }
        return (String(decoding: name, as: UTF8.self), entry.pointee.d_ino)
      }
    }
  }

  /// A folder's listings by one stream, while the folder changes.
  private static func log(of path: String) -> [String] {
    guard let stream = opendir(path).map({ Stream(stream: $0, path: path) }) else { return [] }
    defer { closedir(stream.stream) }
    var (log, before): ([String], [String]) = ([], stream.rest())
    func change(_ name: String, _ result: Int32) {
      rewinddir(stream.stream)
      let now = stream.rest()
      let (new, old) = (Set(now).subtracting(before), Set(before).subtracting(now))
      log.append("\(name) \(result): + \(new.sorted()) - \(old.sorted()), \(now.count)")
      before = now
    }
    change("nothing", 0)
    change("creat", close(creat("\(path)/new", 0o600)))
    change("chmod", chmod("\(path)/file1", 0o640))
    change("rename", rename("\(path)/file2", "\(path)/moved"))
    change("link", link("\(path)/file3", "\(path)/linked"))
    change("unlink", unlink("\(path)/file4"))
    change("again", close(creat("\(path)/file4", 0o600)))
    change("replaced", rename("\(path)/file5", "\(path)/file6"))
    change("into", rename("\(path)/file7", "\(path)/odd/file7"))
    let inner = opendir("\(path)/odd").map { Stream(stream: $0, path: "\(path)/odd") }
    log.append("\(inner?.rest() ?? [])")
    if let inner { closedir(inner.stream) }
    for name in ["new", "moved", "linked"] { unlink("\(path)/\(name)") }
    for number in [2, 5, 7] { close(creat("\(path)/file\(number)", 0o600)) }
    change("as before", 0)
    rewinddir(stream.stream)
    for _ in 0..<1_000 { _ = stream.next() }
    let place = telldir(stream.stream)
    let rest = stream.rest()
    seekdir(stream.stream, place)
    log.append("from the middle: \(rest.count), again \(stream.rest() == rest)")
    log.append(removing(stream))
    return log
  }

  /// Removes each file as it is read, as `rm -r` does.
  private static func removing(_ stream: Stream) -> String {
    rewinddir(stream.stream)
    var count = 0
    while let (name, _) = stream.next() {
      if unlink("\(stream.path)/\(name)") == 0 { count += 1 }
    }
    rewinddir(stream.stream)
    return "\(count) removed, then \(stream.rest().joined(separator: " "))"
  }
}
