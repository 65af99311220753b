import Foundation

/// Imports that the manifest's table does not have, and dependencies in it that nothing imports.
func imports(_ files: [SourceFile], _ manifest: Manifest) -> [Place] {
  let table = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.imports) })
  let macros = Set(manifest.targets.filter { $0.type == "macro" }.map(\.name))
  let names = table.values.reduce(Set(table.keys)) { $0.union($1) }
  var places: [Place] = []
  let pattern =
    #/^(@\w+(\(\w+\))? )*([a-z]+ )?import (?:(?:struct|class|enum|protocol|func|var) )?(\w+)/#
  var used: [String: Set<String>] = [:]
  for file in files where file.isSwift {
    for (number, line) in file.lines.enumerated() where line.contains("import ") {
      guard let name = line.firstMatch(of: pattern).map({ String($0.4) }) else { continue }
      used[file.module, default: []].insert(name)
      guard names.contains(name), table[file.module]?.contains(name) == false else { continue }
      places.append(
        Place(file.path, line: number + 1, "the manifest does not let it import \(name)")
      )
    }
  }
  for (module, allowed) in table.sorted(by: { $0.key < $1.key }) {
    guard let used = used[module] else { continue }
    for name in allowed.subtracting(used).subtracting(macros).sorted() {
      places.append(
        Place("Package.swift", nil, "\(module) does not import \(name), on which it depends")
      )
    }
  }
  return places
}

/// The test targets of what changed since a commit, and of everything that depends on it.
func tests(since commit: String) throws -> [String] {
  let manifest = try Manifest(of: ".", tests: "usual")
  let names = Set(manifest.targets.map(\.name))
  let files = try shell(
    "git diff --name-only '\(commit)'; git ls-files --others --exclude-standard"
  )
  var affected = Set(
    files.split(separator: "\n").flatMap { file in
      file == "Package.swift"
        ? Array(names) : file.split(separator: "/").map(String.init).filter(names.contains)
    }
  )
  while let next = manifest.targets.first(where: {
    !affected.contains($0.name) && !$0.imports.isDisjoint(with: affected)
  }) {
    affected.insert(next.name)
  }
  return manifest.targets.filter { $0.type == "test" && affected.contains($0.name) }.map(\.name)
}

/// The part of `swift package dump-package` that is read here.
struct Manifest: Decodable {
  init(of root: String, tests: String = "all") throws {
    let text = try shell(
      "PLIANT_TESTS=\(tests) swift package --package-path '\(root)' --ignore-lock dump-package"
    )
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [[String: [Element]]]

    /// A product that is no promise has an underscore before the name of its module, and what stands
    /// in for CPliant has its name.
    var imports: Set<String> {
      let names = dependencies.compactMap { $0.values.first?.first?.text }
      return Set(names.map { String($0.trimmingPrefix("_")) }).subtracting(["CPliantElsewhere"])
    }
  }

  /// The name of a dependency, and, behind it, its package and conditions, which are not text.
  struct Element: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws { text = try? String(from: decoder) }
  }

  let targets: [Target]
}
