import Foundation
import ProgramRunner
import Testing

/// What the compiler says of handles that are written wrongly.
struct MistakesTests {
  @Test func saidAtTheirOwnLines() async throws {
    let result = try await Compiler.check(Self.file, [])
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let error = #/(?m)^([^:\n]+):(\d+):\d+: error: (.*)$/#
    var said: [Int: [String]] = [:]
    for match in result.output.matches(of: error) {
      #expect(match.1.hasSuffix("Mistakes.swift"), "inside of an expansion: \(match.3)")
      said[Int(match.2) ?? 0, default: []].append(
        String(match.3.replacing(#/ \(from macro '\w+'\)$/#, with: ""))
      )
    }
    var mistakes = 0
    for (number, line) in lines.enumerated() where line.hasPrefix("func mistake") {
      mistakes += 1
      let expected = lines[(number + 2)...].prefix { $0.hasPrefix("  // ") }.map { $0.dropFirst(5) }
      #expect(said[number + 2]?.map { $0[...] } == expected, "\(lines[number + 1])")
    }
    #expect(mistakes >= 50)
    #expect(!said.values.joined().contains { $0.contains("calling:") })
    #expect(said.values.count { $0.count == 1 } >= 45)
  }

  private static let file = URL(filePath: #filePath).appending(path: "../Programs/Mistakes.swift")
    .standardized
}
