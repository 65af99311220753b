import CompilerFixture
import Foundation
import Testing

/// Handles in the arguments of attributes, whose macros move them.
struct AttributeTests {
  /// The compiler crashed.
  @Test func saysThatAHandleCannotStandThere() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let source = """
      import Pliant
      import PliantTesting
      import Testing
      class Greeter { dynamic func greet(_ who: String) -> String { who } }
      @Test(.spying(#method(Greeter.greet(_:)))) func greets() {}
      """
    try source.write(to: file, atomically: true, encoding: .utf8)
    let found = try await Compiler.run(
      "sh",
      ["-c", "dirname $(dirname $(realpath $(command -v swiftc)))"]
    )
    let plugins =
      found.output.trimmingCharacters(in: .whitespacesAndNewlines)
      + "/lib/swift/host/plugins/testing"
    let said = try await Compiler.check(file, ["-plugin-path", plugins]).output
    #expect(said.contains("Cannot use '#method' in an attribute"), "\(said)")
  }
}
