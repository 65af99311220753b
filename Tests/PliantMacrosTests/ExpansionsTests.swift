import Foundation
import ProgramRunner
import Testing

/// The macros' expansions, compared exactly.
///
/// `PLIANT_RECORD=1 swift test --filter ExpansionsTests` rewrites the expected files.
struct ExpansionsTests {
  @Test(arguments: ["Diagnosing", "Handles", "Notifying", "Observing", "Proxying"])
  func expansion(_ name: String) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expansions")
    let result = try await Compiler.check(
      folder.appending(path: "\(name).swift"),
      ["-Xfrontend", "-dump-macro-expansions"]
    )
    #expect(result.status == 0, "\(result.output)")
    let expected = folder.appending(path: "\(name).expanded")
    if ProcessInfo.processInfo.environment["PLIANT_RECORD"] == "1" {
      try result.output.write(to: expected, atomically: true, encoding: .utf8)
    }
    // The 6.2 compiler ends its plugins with a message of no bytes, which they report.
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Internal Error: dataCorrupted") }
    let wanted = try String(contentsOf: expected, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let difference = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }
    #expect(
      lines == wanted,
      "line \((difference?.offset ?? min(lines.count, wanted.count)) + 1) of \(name).expanded"
    )
  }
}
