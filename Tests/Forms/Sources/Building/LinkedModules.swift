package import Foundation

/// The modules that `import Pliant` links, as the package's manifest names them.
package struct LinkedModules: Decodable {
  private struct Target: Decodable {
    var name: String
    var type: String
    var dependencies: [Dependency]
  }

  /// By the name of a target, or of another package's product, whose module has its name.
  private struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let names = try container.decode([String: [Part]].self).values.compactMap { $0.first?.text }
      name = names.first ?? ""
    }

    /// A name, or a condition.
    private struct Part: Decodable {
      var text: String?
      init(from decoder: any Decoder) {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  private var targets: [Target]

  package static func names(root: URL, log: URL) throws -> [String] {
    // Without the locks that builds of other packages hold.
    let options = ["--package-path", root.path, "--ignore-lock", "--manifest-cache", "local"]
    let dump = ["package"] + options + ["dump-package"]
    let output = try runProgram("swift", dump, output: log).succeeded()
    guard let brace = output.firstIndex(of: "{") else { throw CommandFailed(log: output) }
    return try JSONDecoder().decode(Self.self, from: Data(output[brace...].utf8)).names
  }

  private var names: [String] {
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var found: [String] = []
    var rest = ["Pliant"]
    while let name = rest.popLast() {
      guard !found.contains(name), byName[name]?.type != "macro" else { continue }
      found.append(name)
      rest += byName[name]?.dependencies.map(\.name) ?? []
    }
    return found.sorted()
  }
}
