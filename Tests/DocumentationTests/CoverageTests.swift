import Foundation
import ProgramRunner
import Testing

/// Every public declaration says what it is.
///
/// Where several have one name and the same labels, as methods for functions that throw, suspend or
/// do neither, one of them says it for all. Members of the enums `Pliant…Expansion`, and functions
/// `pliant…`, are written by macros alone, and what a protocol of another module requires is
/// described there.
struct CoverageTests {
  @Test(arguments: Module.all) func isDocumented(_ module: String) async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try await runProgram(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-target", Module.target, "-output-dir", folder.path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ] + Compiler.modulePaths
    )
    try #require(result.status == 0, "\(result.output)")
    var documented: [String: Bool] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(path: file))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      let witnesses = Set(graph.relationships.filter { $0.sourceOrigin != nil }.map(\.source))
      for symbol in graph.symbols
      where !witnesses.contains(symbol.identifier.precise) && !symbol.isForExpansions {
        documented[symbol.name] = documented[symbol.name] == true || symbol.docComment != nil
      }
    }
    try #require(module == "Pliant" || !documented.isEmpty)
    #expect(documented.filter { !$0.value }.keys.sorted() == [])
  }

  @Test func thePackageIndexBuildsAllPages() throws {
    let index = URL(filePath: #filePath).appending(path: "../../../.spi.yml").standardized
    let listed = try String(contentsOf: index, encoding: .utf8).matches(of: /- (Pliant\w*)/)
    #expect(listed.map { String($0.1) } == Module.documented)
  }
}

private enum Module {
  static let all = ["PliantHooks"] + documented

  /// The modules with a catalog.
  static let documented: [String] = {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    let folders = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return (folders ?? []).sorted().filter {
      let catalog = sources.appending(path: "\($0)/Documentation.docc")
      return FileManager.default.fileExists(atPath: catalog.path)
    }
  }()

  #if arch(arm64)
  static let target = "aarch64-unknown-linux-gnu"
  #else
  static let target = "x86_64-unknown-linux-gnu"
  #endif
}

/// The parts of `swift-symbolgraph-extract`'s output that are read here.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Comment: Decodable {}

    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?

    var name: String { pathComponents.joined(separator: ".") }
    var isForExpansions: Bool {
      pathComponents[0].hasPrefix("Pliant") && pathComponents[0].hasSuffix("Expansion")
        || pathComponents[0].hasPrefix("pliant")
    }
  }

  struct Relationship: Decodable {
    struct Origin: Decodable {}

    let source: String
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
