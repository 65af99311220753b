import Foundation
import Glibc
import PliantTesting
import Testing

/// Files and folders of modes that stop their owner, on the disk and in a test's files.
@Suite struct FilePermissionsTests {
  /// Operations on a read-only folder `a/b`, its parent, and what is in it.
  private static let operations: [(String, @Sendable (String) -> Int32)] = [
    ("link a folder", { link("\($0)/a", "\($0)/new/") }),
    ("write below", { closing(open("\($0)/a/b/file", O_WRONLY)) }),
    ("write deep below", { closing(open("\($0)/a/b/c/file", O_WRONLY)) }),
    ("chmod below", { chmod("\($0)/a/b/c", 0o750) }),
    ("make in", { mkdir("\($0)/a/b/made", 0o700) }),
    ("remove from", { unlink("\($0)/a/b/file") }),
    ("move out of", { rename("\($0)/a/b/file", "\($0)/moved") }),
    ("move a folder out of", { rename("\($0)/a/b/c", "\($0)/moved") }),
    ("rename", { rename("\($0)/a/b", "\($0)/a/d") }),
    ("move", { rename("\($0)/a/b", "\($0)/moved") }),
    ("move above", { rename("\($0)/a", "\($0)/moved") }),
    ("write after moving", { closing(open("\($0)/moved/b/file", O_WRONLY)) }),
    ("make after moving", { mkdir("\($0)/moved/b/made", 0o700) }),
    ("chmod", { chmod("\($0)/moved/b", 0o700) }),
    ("make when allowed", { mkdir("\($0)/moved/b/made", 0o700) }),
    ("write when sealed", { closing(open("\($0)/sealed/file", O_WRONLY)) }),
    ("look up in sealed", { access("\($0)/sealed/..", F_OK) }),
    ("make in sealed", { mkdir("\($0)/sealed/made", 0o700) }),
    ("seal a copy", { chmod("\($0)/moved/b", 0) }),
    ("look in a sealed copy", { access("\($0)/moved/b/none", F_OK) }),
    ("move a sealed copy", { rename("\($0)/moved/b", "\($0)/other") }),
    ("remove a sealed folder", { rmdir("\($0)/other") }),
    ("open a sealed copy", { chmod("\($0)/other", 0o700) }),
    ("remove from it", { unlink("\($0)/other/file") }),
    ("make in what is root's", { _ in mkdir("/usr/made", 0o700) }),
    ("remove what is root's", { _ in unlink("/etc/passwd") }),
    ("write what is root's", { _ in closing(open("/etc/passwd", O_WRONLY)) }),
    ("chmod what is root's", { _ in chmod("/etc/passwd", 0o600) }),
    ("move what is root's", { _ in rename("/etc/passwd", "/etc/pliant") }),
  ]

  @Test func ownersAreStoppedAsOnTheDisk() async throws {
    let homes = try (0..<2).map { _ in try Self.home() }
    defer {
      for home in homes {
        for path in ["a/b", "moved/b", "sealed", "other"] { chmod("\(home)/\(path)", 0o700) }
        try? FileManager.default.removeItem(atPath: home)
      }
    }
    // Root may change what is root's, on the disk.
    let operations = Self.operations.filter { geteuid() != 0 || !$0.0.contains("root") }
    func log(_ home: String) -> [String] {
      operations.map { name, operation in
        errno = 0
        let result = operation(home)
        return "\(name) \(result < 0 ? "errno \(errno)" : "done"): \(Self.modes(home))"
      }
    }
    let expected = log(homes[0])
    let found = try await Fixture.files().run { log(homes[1]) }
    #expect(found == expected)
    #expect(Self.modes(homes[1]) == "40500 40555 100644")
  }

  private static func home() throws -> String {
    let home = FileManager.default.temporaryDirectory.appending(path: "modes-\(UUID())").path
    for name in ["a/b/c", "sealed"] {
      try FileManager.default.createDirectory(
        atPath: "\(home)/\(name)",
        withIntermediateDirectories: true
      )
    }
    for name in ["a/b/file", "a/b/c/file", "sealed/file"] {
      close(open("\(home)/\(name)", O_WRONLY | O_CREAT, 0o644))
    }
    chmod("\(home)/a/b/c", 0o555)
    chmod("\(home)/a/b", 0o500)
    chmod("\(home)/sealed", 0)
    return home
  }

  private static func modes(_ home: String) -> String {
    ["a/b", "a/b/c", "a/b/file"].map { path in
      FileCalls.status("\(home)/\(path)").map { String($0.st_mode, radix: 8) } ?? "none"
    }.joined(separator: " ")
  }

  private static func closing(_ file: Int32) -> Int32 { file < 0 ? file : close(file) }
}
