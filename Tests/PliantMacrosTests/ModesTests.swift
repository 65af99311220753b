import Foundation
import ProgramRunner
import Testing

/// Other tests' files, built and run in language modes that their own target does not have.
struct ModesTests {
  /// A mode 5 module passes the value of the protocol's type, unopened, as a receiver.
  @Test(arguments: [
    ["5"], ["5", "-enable-upcoming-feature", "ImplicitOpenExistentials"], ["6"],
    ["5", "-O", "-wmo"], ["6", "-O", "-wmo"],
  ])
  func requirements(_ mode: [String]) async throws {
    let folder = URL(filePath: #filePath).appending(path: "../../PliantOverridingTests/Methods")
    let files = try ["RequirementTests", "ConformerTests"].map {
      try String(contentsOf: folder.appending(path: $0 + ".swift").standardized, encoding: .utf8)
    }
    let main = """
      import Testing
      @main enum Program {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      final class Log: @unchecked Sendable {
        private var events: [String] = []
        var text: String { events.joined(separator: " ") }
        func callAsFunction(_ event: String) { events.append(event) }
      }
      """
    let result = try await Compiler.program(
      files + [main],
      ["-swift-version"] + mode + ["-parse-as-library", "-suppress-warnings"],
      linking: [
        "CPliant", "Logging", "Pliant", "PliantBase", "PliantDiagnostics", "PliantDoubles",
        "PliantImages", "PliantHooks", "PliantLifetime", "PliantMainActor", "PliantNotifying",
        "PliantObserving", "PliantOverriding", "PliantProxying",
      ]
    )
    #expect(result.status == 0 && result.output.contains("tests in 2 suites passed"))
    if result.status != 0 { Issue.record("\(result.output)") }
  }
}
