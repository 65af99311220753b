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
    var found: [String] = []
    try await Fixture.files().run { found = FileActions(root: lower, seed: seed).run(200) }
    let first = zip(expected, found).enumerated().first { $1.0 != $1.1 }
    let history = found.prefix((first?.offset ?? 0) + 1).suffix(30).joined(separator: "\n")
    #expect(first?.element.0 == first?.element.1, "seed \(seed):\n\(history)")
    #expect(expected.count == found.count)
    #expect(FileActions.snapshot(of: lower, withTimes: true) == before)
  }

  private static func fill(_ root: String) throws {
    for folder in ["a/b", "b", "c/d"] {
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
