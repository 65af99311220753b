#if DEBUG
import Foundation
import PliantListing
import ProgramRunner
import Testing

/// The handles that `pliant functions --overridable` writes compile as they stand.
struct ListedHandlesTests {
  @Test(arguments: [
    ("PlainFixture", [#"#callable(Screen.init as () -> Screen)"#]),
    ("ModelFixture", []),
    ("DefaultFixture", []),
  ])
  func compile(_ module: String, but mistakes: [String]) async throws {
    var handles: [String] = []
    try HookListing(path: "/proc/self/exe").visit(modules: [module]) { group in
      handles += group.declarations.compactMap(\.handle)
    }
    #expect(handles.count > 40)
    let lines =
      ["@testable import \(module)", "import Foundation", "import Pliant"]
      + handles.enumerated().map { "func handle\($0)() { _ = \($1) }" }
    let source = lines.joined(separator: "\n") + "\n"
    let said = try await Compiler.check(source, ["-suppress-warnings"]).output
    // Messages inside of an expansion name its line below.
    let mark = #/(?m)^(?:`- )?\S+\.swift:(\d+):\d+: (?:error: |note: expanded code originates)/#
    let wrong = Set(said.matches(of: mark).compactMap { Int($0.1) }).sorted().map {
      handles[$0 - 4]
    }
    #expect(wrong == mistakes, "\(said)")
  }
}
#endif
