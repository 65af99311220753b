import Foundation
import PliantReload
import ProgramRunner
import Testing

@Suite("Files are seen to be saved")
struct SourceWatcherTests {
  @Test("A folder that is removed or renamed is watched again when it is back")
  func foldersComeBack() throws {
    let files = FileManager.default
    let root = try makeTemporaryFolder()
    let outer = root.appending(path: "Sources")
    let folder = outer.appending(path: "Module")
    let source = folder.appending(path: "A.swift")
    func save() throws {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("1".utf8).write(to: source)
    }
    try save()
    var watcher = try SourceWatcher([source.path], andPerhaps: [])
    var events: [String] = []
    func note(_ title: String) {
      let changes = watcher.next()
      func names(_ paths: Set<String>?) -> String {
        (paths ?? []).map { $0.dropFirst(root.path.count) }.sorted().joined(separator: " ")
      }
      events.append("\(title): saved \(names(changes?.saved)), removed \(names(changes?.removed))")
    }
    try save()
    note("at first")
    try files.removeItem(at: outer)
    note("all gone")
    try save()
    note("back")
    try save()
    note("saved again")
    try files.moveItem(at: folder, to: root.appending(path: "Elsewhere"))
    note("renamed")
    try files.moveItem(at: root.appending(path: "Elsewhere"), to: folder)
    note("named back")
    try save()
    note("saved at last")
    let name = "/Sources/Module/A.swift"
    #expect(
      events == [
        "at first: saved \(name), removed ",
        "all gone: saved , removed \(name)",
        "back: saved \(name), removed ",
        "saved again: saved \(name), removed ",
        "renamed: saved , removed \(name)",
        "named back: saved \(name), removed ",
        "saved at last: saved \(name), removed ",
      ]
    )
  }

  /// As `git checkout FILE` does it, and an editor that saves all.
  @Test("Files that are saved after each other, and one that is made anew, are one change")
  func changesInARow() async throws {
    let root = try makeTemporaryFolder()
    let sources = ["A.swift", "B.swift"].map { root.appending(path: $0) }
    for source in sources { try Data("1".utf8).write(to: source) }
    var watcher = try SourceWatcher(sources.map(\.path), andPerhaps: [])
    let waker = watcher.waker
    let tool = Task.detached {
      try FileManager.default.removeItem(at: sources[0])
      await Task.yield()
      for source in sources { try Data("2".utf8).write(to: source) }
      _ = write(waker, [1], 1)
    }
    let next = watcher.next(settling: 60_000)
    let changes = try #require(next)
    try await tool.value
    #expect(changes.saved == Set(sources.map(\.path)))
    #expect(changes.removed == [])
  }

  @Test("A folder that is missing at first is an error, and one that may be missing is not")
  func missingFolders() throws {
    let root = try makeTemporaryFolder().path
    #expect(throws: ReloadError.self) {
      try SourceWatcher([root + "/none/A.swift"], andPerhaps: [])
    }
    _ = try SourceWatcher([root + "/A.swift"], andPerhaps: [root + "/none"])
  }
}
