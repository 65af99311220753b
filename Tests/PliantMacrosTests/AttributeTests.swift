import Foundation
import ProgramRunner
import Testing

/// Handles in the arguments of attributes, whose macros move them.
struct AttributeTests {
  /// The compiler crashed.
  @Test func saysThatAHandleCannotStandThere() async throws {
    let source = """
      import Pliant
      import PliantTesting
      import Testing
      class Greeter { dynamic func greet(_ who: String) -> String { who } }
      @Test(.spying(#method(Greeter.greet(_:)))) func greets() {}
      """
    let found = try await runProgram(
      "sh",
      ["-c", "dirname $(dirname $(realpath $(command -v swiftc)))"]
    )
    let plugins =
      found.output.trimmingCharacters(in: .whitespacesAndNewlines)
      + "/lib/swift/host/plugins/testing"
    let said = try await Compiler.check(source, ["-plugin-path", plugins]).output
    #expect(said.contains("in an attribute: its expansion declares types"), "\(said)")
  }
}
