import Foundation
import Glibc
import ProgramRunner

/// Another process of these tests' program, for what a process counts or does not survive.
enum TestProcess {
  /// Whether this process is one: tests for it are enabled there alone.
  static let isThis = getenv("PLIANT_TEST_PROCESS") != nil

  /// Runs the test of this name with more variables and, unless one is given, with a folder for
  /// temporary files that is its own.
  static func run(
    _ name: String,
    with variables: [String] = [],
    temporary: URL? = nil
  ) async throws -> ProgramRun {
    guard let temporary else {
      let folder = try makeTemporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      return try await run(name, with: variables, temporary: folder)
    }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    return try await runProgram(
      "env",
      ["PLIANT_TEST_PROCESS=1", "TMPDIR=\(temporary.path)"] + variables
        + [program, "--testing-library", "swift-testing", "--filter", name]
    )
  }
}
