import Foundation
import ProgramRunner
import Testing

/// Programs over which the compiler crashed, or whose expansions it refused: it says nothing of
/// them.
struct SilentProgramsTests {
  @Test(arguments: ["ActorArities", "Shadowed", "Verify"], ["5", "6"])
  func compile(_ program: String, _ mode: String) async throws {
    let file = URL(filePath: #filePath).appending(path: "../Programs/\(program).swift").standardized
    let options = ["-swift-version", mode, "-emit-sil", "-o", "/dev/null", "-parse-as-library"]
    let result = try await Compiler.check(file, options)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }
}
