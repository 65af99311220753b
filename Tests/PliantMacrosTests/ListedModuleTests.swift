#if DEBUG
import Foundation
import PliantListing
import ProgramRunner
import Testing

/// The handles that are listed of a module of the forms that are easily misspelled compile, but for
/// what no symbol says: that something is unavailable, or of a global actor.
struct ListedModuleTests {
  @Test func compile() async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, library) = (folder.appending(path: "Listed.swift"), folder.path + "/libListed.so")
    try Self.module.write(to: source, atomically: true, encoding: .utf8)
    let options = [
      "-Onone", "-enable-testing", "-parse-as-library", "-emit-library", "-emit-module",
      "-emit-module-path", folder.path + "/Listed.swiftmodule", "-module-name", "Listed",
    ]
    try await runProgram("swiftc", options + ["-o", library, source.path]).succeeded()
    var handles: [String] = []
    try HookListing(path: library).visit(modules: ["Listed"]) { group in
      handles += group.declarations.compactMap(\.handle)
    }
    #expect(handles.count > 10)
    let lines =
      ["@testable import Listed", "import Pliant"]
      + handles.enumerated().map { "func handle\($0)() { _ = \($1) }" }
    let text = lines.joined(separator: "\n") + "\n"
    let said = try await Compiler.check(text, ["-suppress-warnings", "-I", folder.path])
    #expect(said.status == 0, "\(said.output)")
  }

  private static let module = """
    public struct Meter {
      private(set) var count = 0
      var `default` = 1
      static let shared = Meter()
      func read() -> Int { count }
      static func read() -> Int { 1 }
      mutating func add(_ n: Int) { count += n }
      func hidden() -> some Equatable { 2 }
      var opaque: some Equatable { 1 }
      func take(_ value: some Equatable) {}
      func `repeat`(`in` n: Int) {}
    }
    final class Shelf {
      var label = ""
      func put(_ meter: inout Meter, _ more: Int...) throws -> Meter? { nil }
      subscript(n: Int) -> String { get { "" } set {} }
    }
    actor Till { func pay(_ n: Int) -> Int { n } }
    """
}
#endif
