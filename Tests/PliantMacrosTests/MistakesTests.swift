import Foundation
import ProgramRunner
import Testing

/// The compiler's messages about handles that are written wrongly.
struct MistakesTests {
  @Test func saidAtTheirOwnLines() async throws {
    let result = try await Compiler.check(Self.file, ["-diagnostic-style", "llvm"])
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let error = #/(?m)^([^:\n]+):(\d+):\d+: error: (.*)$/#
    var said: [Int: [String]] = [:]
    for match in result.output.matches(of: error) {
      let expansion =
        match.1.hasSuffix("Mistakes.swift") ? "" : result.output[match.range.upperBound...]
      let place = expansion.firstMatch(of: #/Mistakes.swift:(\d+):\d+: note: in expansion/#)?.1
      let line = Int(place ?? match.2) ?? 0
      // The compiler reports errors of an argument of `#verify` where the macro has put it.
      #expect(
        place == nil || match.1.contains("6verify") || lines[line - 2].hasPrefix("func expanded"),
        "in an expansion: \(match.3)"
      )
      said[line, default: []].append(
        String(match.3.replacing(#/ (\(from macro '\w+'\)|\[#\w+\])$/#, with: ""))
      )
    }
    var mistakes = 0
    for (number, line) in lines.enumerated()
    where line.hasPrefix("func mistake") || line.hasPrefix("func expanded") {
      mistakes += 1
      let expected = lines[(number + 2)...].prefix { $0.hasPrefix("  // ") }.map { $0.dropFirst(5) }
      #expect(said[number + 2]?.map { $0[...] } == expected, "\(lines[number + 1])")
    }
    #expect(mistakes >= 50)
    #expect(!said.values.joined().contains { $0.contains("calling:") })
    #expect(said.values.count { $0.count == 1 } >= 45)
  }

  @Test func thoseOnThePageAreSaid() throws {
    let articles = "Sources/PliantOverriding/Documentation.docc/Articles"
    let page = URL(filePath: #filePath)
      .appending(path: "../../../\(articles)/errors-of-the-compiler.md").standardized
    let said = try String(contentsOf: Self.file, encoding: .utf8).matches(of: #/(?m)^  \/\/ (.*)$/#)
    // The errors behind that heading need packages of their own.
    let table = try String(contentsOf: page, encoding: .utf8).split(separator: "## Within").first
    let shown = (table ?? "").matches(of: #/(?m)^\| `([^`]+)`/#)
    #expect(shown.count >= 16)
    #expect(Set(shown.map(\.1)).subtracting(said.map(\.1)) == [])
  }

  private static let file = URL(filePath: #filePath).appending(path: "../Programs/Mistakes.swift")
    .standardized
}
