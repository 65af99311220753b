import Foundation
import ProgramRunner
import Testing

/// Handles compile as constants and in one expression, whatever the settings are.
struct SixtyTests {
  @Test(arguments: ["5", "6"], [["-D", "CONSTANTS"], []])
  func compiles(_ mode: String, _ condition: [String]) async throws {
    for features in [[], Self.features] {
      let options = ["-swift-version", mode] + condition + features
      let (result, object) = try await Compiler.object(Self.file, options)
      // With Swift 6.2, what expands macros prints that its input ends.
      let output = result.output.split(separator: "\n").filter { !$0.hasPrefix("Internal Error") }
      #expect(object != nil && output.isEmpty, "\(options)\n\(result.output)")
    }
  }

  private static let file = URL(filePath: #filePath).appending(path: "../Programs/Sixty.swift")
    .standardized

  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].flatMap { ["-enable-upcoming-feature", $0] }
}
