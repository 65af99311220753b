import Foundation
import PliantReload
import ProgramRunner
import Testing

struct RunningCommandTests {
  /// A server that ends leaves its address to others, though the compiler still runs.
  @Test func descriptorsOfTheProgramAreNotInherited() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let output = folder.appending(path: "output").path
    let command = try RunningCommand(
      ["sh", "-c", "echo /proc/self/fd/*"],
      in: "/",
      output: output
    )
    let result = command.finish()
    #expect(result.succeeded)
    let files = result.text.split { $0.isWhitespace }.compactMap { $0.split(separator: "/").last }
    #expect(Set(["0", "1", "2"]).isSubset(of: files.map(String.init)))
    #expect(!files.contains { ends.contains(Int32($0) ?? -1) })
  }
}
