import Foundation
import Glibc
import PliantTesting
import Testing

/// Random operations on a folder under `.files`, and the same ones on a real copy of it.
@Suite struct FilesModelTests {
  @Test(arguments: 1...16)
  func behavesAsARealFolder(seed: UInt64) async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "model-\(UUID().uuidString)")
    let (real, lower) = (home.path + "/model", home.path + "/lower")
    defer { try? FileManager.default.removeItem(at: home) }
    for root in [real, lower] { try Self.fill(root) }
    let before = FileActions.snapshot(of: lower, withTimes: true)
    let expected = FileActions(root: real, seed: seed).run(200)
    let audit = ChangeAudit(of: ["/", home.path, lower] + Self.folders.map { "\(lower)/\($0)" })
    var found: [String] = []
    try await Fixture.files().run { found = FileActions(root: lower, seed: seed).run(200) }
    let first = zip(expected, found).enumerated().first { $1.0 != $1.1 }
    let history = found.prefix((first?.offset ?? 0) + 1).suffix(30).joined(separator: "\n")
    #expect(first?.element.0 == first?.element.1, "seed \(seed):\n\(history)")
    #expect(expected.count == found.count)
    #expect(FileActions.snapshot(of: lower, withTimes: true) == before)
    #expect(audit.changes() == [])
    chmod("\(lower)/d", 0o600)
    #expect(audit.changes() == ["\(lower)/d"])
  }

  private static let folders = ["a", "a/b", "b", "c", "c/d"]

  private static func fill(_ root: String) throws {
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)",
        withIntermediateDirectories: true
      )
    }
    for (name, text) in ["a/c": "one", "a/b/d": "two", "b/a": "", "d": "three"] {
      try text.write(toFile: "\(root)/\(name)", atomically: false, encoding: .utf8)
      chmod("\(root)/\(name)", 0o644)
    }
    symlink("a", "\(root)/e")
    symlink("../b/a", "\(root)/c/a")
    symlink("nowhere", "\(root)/b/c")
    symlink("\(root)/a", "\(root)/c/e")
  }
}

/// What changes on the real disk, as the kernel tells of folders and of what is in them.
private final class ChangeAudit {
  private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  private var folders: [Int32: String] = [:]

  init(of folders: [String]) {
    let changes =
      IN_ATTRIB | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MODIFY | IN_MOVE | IN_MOVE_SELF
    for folder in folders {
      self.folders[inotify_add_watch(descriptor, folder, UInt32(changes))] = folder
    }
  }

  deinit { close(descriptor) }

  /// The paths that changed since the last call.
  func changes() -> [String] {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = max(0, read(descriptor, &buffer, buffer.count))
    var (paths, at): ([String], Int) = ([], 0)
    while at < count {
      let head = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: Head.self) }
      let name = buffer[(at + MemoryLayout<Head>.size)...].prefix { $0 != 0 }
      let folder = folders[head.folder] ?? "lost events"
      paths.append(head.length == 0 ? folder : "\(folder)/" + String(decoding: name, as: UTF8.self))
      at += MemoryLayout<Head>.size + Int(head.length)
    }
    return paths
  }

  /// `inotify_event` without its name.
  private struct Head {
    let folder: Int32
    let mask, cookie, length: UInt32
  }
}
