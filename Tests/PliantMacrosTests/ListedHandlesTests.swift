#if DEBUG
import CompilerFixture
import Foundation
import PliantListing
import Testing

/// The handles that `pliant joints --bendable` writes compile as they stand.
struct ListedHandlesTests {
  @Test(arguments: [
    ("PlainFixture", [#"#callable(Screen.init as () -> Screen)"#]),
    ("ModelFixture", []),
    ("DefaultFixture", []),
  ])
  func compile(_ module: String, but mistakes: [String]) async throws {
    var handles: [String] = []
    try JointListing(path: "/proc/self/exe").visit(modules: [module]) { group in
      handles += group.declarations.compactMap(\.handle)
    }
    #expect(handles.count > 40)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = handles.enumerated().map { "func handle\($0)() { _ = \($1) }" }
    try
      "@testable import \(module)\nimport Foundation\nimport Pliant\n\(lines.joined(separator: "\n"))\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let said = try await Compiler.check(file, ["-suppress-warnings"]).output
    // What is said inside of an expansion names the line that it is of below.
    let mark = #/(?m)^(?:`- )?\S+\.swift:(\d+):\d+: (?:error: |note: expanded code originates)/#
    let wrong = Set(said.matches(of: mark).compactMap { Int($0.1) }).sorted().map {
      handles[$0 - 4]
    }
    #expect(wrong == mistakes, "\(said)")
  }
}
#endif
