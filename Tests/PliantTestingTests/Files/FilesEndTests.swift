import CPliant
import Foundation
import Glibc
import PliantTesting
import ProgramRunner
import Testing

/// The end of a test whose files lead to real ones, or cannot be removed.
@Suite struct FilesEndTests {
  enum Hazard: CaseIterable { case links, immutable, mounted }

  @Test(arguments: Hazard.allCases) func realFilesStay(hazard: Hazard) async throws {
    let root = FileManager.default.temporaryDirectory.path + "/real-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["a/b", "sealed"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)",
        withIntermediateDirectories: true
      )
    }
    for file in ["a/b/c", "sealed/d", "e"] {
      try file.write(toFile: "\(root)/\(file)", atomically: false, encoding: .utf8)
    }
    chmod("\(root)/sealed", 0o500)
    let before = FileActions.snapshot(of: root, withTimes: true)
    nonisolated(unsafe) var (home, left, mend) = ("", false, {})
    func use() async throws {
      try await Fixture.files(["/shop/": "", "\(root)/a/new": "new"]).run {
        try Self.leadOut(of: "/shop", to: root)
        let folder = open("/shop", O_RDONLY | O_DIRECTORY)
        let real = try Self.path(of: folder)
        home = real.replacing("/upper/shop", with: "")
        left = hazard != .links && Self.spoil(hazard, folder, real, root, &mend)
        if !left { close(folder) }
      }
    }
    try await withKnownIssue(isIntermittent: true) {
      try await use()
    } matching: { issue in
      left && "\(issue)".contains("cannot be removed")
    }
    #expect(FileActions.snapshot(of: root, withTimes: true) == before)
    if left { mend() }
    #expect(FileManager.default.fileExists(atPath: home) == left)
    try? FileManager.default.removeItem(atPath: home)
    #expect(FileActions.snapshot(of: root, withTimes: true) == before)
    chmod("\(root)/sealed", 0o700)
  }

  /// Makes links to real files, folders that may not be read, and deep ones.
  private static func leadOut(of folder: String, to root: String) throws {
    let manager = FileManager.default
    for name in ["locked", "readOnly", "open"] {
      let inner = "\(folder)/\(name)/in"
      try manager.createDirectory(atPath: inner, withIntermediateDirectories: true)
      for (link, target) in ["link": root, "a": "\(root)/a", "d": "\(root)/sealed/d"] {
        symlink(target, "\(inner)/\(link)")
      }
      link("\(root)/e", "\(inner)/hard")
      mkfifo("\(inner)/pipe", 0o600)
    }
    chmod("\(folder)/locked/in", 0)
    chmod("\(folder)/readOnly/in", 0o500)
    chmod("\(folder)/readOnly", 0o500)
    let deep = String(repeating: "/deep", count: 100)
    try manager.createDirectory(atPath: folder + deep, withIntermediateDirectories: true)
    symlink(root, folder + deep + "/link")
  }

  /// The real path of a folder of the fixture's.
  private static func path(of folder: Int32) throws -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = "/proc/self/fd/\(folder)".withCString { path in
      bytes.withUnsafeMutableBufferPointer { bytes in
        let (path, start) = (Int(bitPattern: path), Int(bitPattern: bytes.baseAddress))
        return pliant_system_call(
          PLIANT_READ_LINK,
          Int(AT_FDCWD),
          path,
          start,
          bytes.count,
          0,
          0
        )
      }
    }
    try #require(count > 0)
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes a folder immutable, or another file system's; returns false if this user may not.
  private static func spoil(
    _ hazard: Hazard,
    _ folder: Int32,
    _ real: String,
    _ root: String,
    _ mend: inout () -> Void
  ) -> Bool {
    switch hazard {
    case .links: return false
    case .immutable:
      func set(_ flags: Int) -> Int {
        var flags = flags
        let setFlags = 0x4008_6602
        return withUnsafePointer(to: &flags) {
          pliant_system_call(Int(SYS_ioctl), Int(folder), setFlags, Int(bitPattern: $0), 0, 0, 0)
        }
      }
      mend = {
        #expect(set(0) == 0)
        close(folder)
      }
      return set(0x10) == 0
    case .mounted:
      let inner = open("/shop/open", O_RDONLY | O_DIRECTORY)
      let place = "\(real)/open/in"
      let bind = 0x1000
      let result = root.withCString { root in
        place.withCString { place in
          let (root, place) = (Int(bitPattern: root), Int(bitPattern: place))
          return pliant_system_call(Int(SYS_mount), root, place, 0, bind, 0, 0)
        }
      }
      mend = {
        #expect(umount2("/proc/self/fd/\(inner)/in", 0) == 0)
        close(folder)
        close(inner)
      }
      return result == 0
    }
  }

  // MARK: - Killed processes

  @Test(.enabled(if: TestProcess.isThis), .files()) func isKilled() throws {
    try Data("file".utf8).write(to: FileManager.default.temporaryDirectory.appending(path: "file"))
    kill(getpid(), SIGKILL)
  }

  @Test(.enabled(if: TestProcess.isThis), .files()) func uses() {
    #expect(FileManager.default.fileExists(atPath: "/"))
  }

  @Test func nextProcessRemovesWhatAKilledOneLeft() async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    #expect(try await TestProcess.run("FilesEndTests/isKilled", temporary: folder).status == 137)
    #expect(try left().map { $0.prefix { $0 != "-" } } == ["PliantFiles"])
    #expect(try await TestProcess.run("FilesEndTests/uses", temporary: folder).status == 0)
    #expect(try left() == [])
  }
}
