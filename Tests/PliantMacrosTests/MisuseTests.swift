import Foundation
import ProgramRunner
import Testing

/// The macros' diagnostics of code that they cannot expand, and their fix-its.
struct MisuseTests {
  /// The compiler itself compares what it says with the comments in the file, fix-its included.
  @Test func diagnostics() async throws {
    let result = try await Compiler.check(
      URL(filePath: #filePath).appending(path: "../Programs/Misuse.swift").standardized,
      ["-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated"]
    )
    #expect(result.status == 0, "\(result.output)")
  }
}
