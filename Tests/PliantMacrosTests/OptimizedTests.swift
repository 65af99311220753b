import CompilerFixture
import Foundation
import Testing

/// What optimized programs make of the macros' code: these tests are built for debugging, mostly.
struct OptimizedTests {
  /// A proxy is not taken for the only type that conforms by hand.
  ///
  /// `make matrix` does this in every build.
  @Test(arguments: [["-O", "-wmo"], ["-Osize", "-wmo"]])
  func proxiesAreNotBypassed(_ options: [String]) async throws {
    let main = FileManager.default.temporaryDirectory
      .appending(path: "pliant-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: main) }
    try "@main enum Program { static func main() async throws { print(try await conformers()) } }"
      .write(to: main, atomically: true, encoding: .utf8)
    let matrix = URL(filePath: #filePath).appending(path: "../../Matrix/Sources").standardized
    let result = try await Compiler.program(
      [matrix.appending(path: "Probe/Conformers.swift"), main],
      options + ["-parse-as-library"],
      linking: [
        "CPliant", "PliantBase", "PliantImages", "PliantJoints", "PliantLifetime",
        "PliantMainActor", "PliantOverriding", "PliantProxying",
      ]
    )
    #expect(result.output == "override override hand 2\n")
  }
}
