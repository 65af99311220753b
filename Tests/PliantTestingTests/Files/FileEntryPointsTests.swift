import Foundation
import Glibc
import PliantTesting
import Testing

/// Calls every function of the table within `.files`, on a real folder.
@Suite struct FileEntryPointsTests {
  @Test(arguments: FileCalls.calls.keys.sorted()) func seesTheOverlayAlone(
    name: String
  ) async throws {
    let call = try #require(FileCalls.calls[name])
    let root = FileManager.default.temporaryDirectory.path + "/entry-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(
      atPath: root + "/folder/inner",
      withIntermediateDirectories: true
    )
    try "old".write(toFile: root + "/file", atomically: false, encoding: .utf8)
    symlink("file", root + "/link")
    #expect(setxattr(root + "/file", "user.old", "1", 1, 0) == 0)
    let before = FileActions.snapshot(of: root, withTimes: true)
    try await Fixture.files([root + "/upper/new": "new"]).run {
      chdir(root)
      #expect(call(root, dlsym(nil, name)), "errno \(errno)")
    }
    #expect(FileActions.snapshot(of: root, withTimes: true) == before)
  }

  @Test func everyEntryPointIsCalled() {
    let names = HandledFunction.names(.files, .replaced, .covered).filter { dlsym(nil, $0) != nil }
    // What reads a list's end or a path from elsewhere, and ends in `execve`, which is refused.
    let others = names.filter { $0.hasPrefix("exec") }
    #expect(names.subtracting(others).subtracting(FileCalls.calls.keys).sorted() == [])
  }

  @Test(arguments: HandledFunction.names(.files, .refused).sorted()) func refuses(
    name: String
  ) async throws {
    guard let address = dlsym(nil, name) else { return }
    typealias Word = UnsafeMutablePointer<UInt>
    typealias Words = @convention(c) (Word, Word, Word, Word, Word, Word) -> Int
    // Empty paths, lists and structures, which a sanitizer reads before the call gets here.
    let none = Word.allocate(capacity: 512)
    defer { none.deallocate() }
    none.initialize(repeating: 0, count: 512)
    try await Fixture.files().run {
      withKnownIssue {
        let result = unsafeBitCast(address, to: Words.self)(none, none, none, none, none, none)
        #expect(result == -1 || result == Int(ENOTSUP) || result == 0 && errno == ENOTSUP)
      } matching: { issue in
        guard case .refused(let other) = issue.error as? FixtureError else { return false }
        return dlsym(nil, other) == dlsym(nil, name)
      }
    }
  }
}
