import Foundation

/// Imports that the manifest's table does not have, and dependencies in it that nothing imports.
func imports(_ files: [SourceFile], manifest: String) throws -> [Place] {
  let kinds =
    #/(?:\.(?<kind>target|macro|executableTarget|testTarget)\(\s*name:|\b(?<row>module|tests|fixture)\((?:\s*of:)?)\s*"(?<name>\w+)"/#
  let matches = manifest.matches(of: kinds)
  if matches.isEmpty { throw Failure(description: "Found no targets in Package.swift.") }
  let targets = matches.filter { $0.kind != "testTarget" && $0.row != "tests" }
  let names = Set(targets.map { String($0.name) })
  let macros = Set(matches.filter { $0.kind == "macro" }.map { String($0.name) })
  // Products stand in constants before the table.
  let constants = manifest.matches(
    of: #/let (\w+) = Target\.Dependency\.product\(\s*name: "(\w+)"/#
  )
  let products = Dictionary(uniqueKeysWithValues: constants.map { ($0.1, String($0.2)) })
  let starts = matches.map(\.range.lowerBound) + [manifest.endIndex]
  var table: [String: Set<String>] = [:]
  for match in targets {
    let end = starts.first { $0 > match.range.lowerBound } ?? manifest.endIndex
    let text = manifest[match.range.upperBound..<end].matches(of: #/"?\w+"?/#).map(\.output)
    table[String(match.name)] = Set(
      text.compactMap { word in
        guard word.hasPrefix("\"") else { return products[word] }
        let name = String(word.dropFirst().dropLast())
        return names.contains(name) ? name : nil
      }
    )
  }
  var places: [Place] = []
  let pattern =
    #/^(@\w+(\(\w+\))? )*([a-z]+ )?import (?:(?:struct|class|enum|protocol|func|var) )?(\w+)/#
  var used: [String: Set<String>] = [:]
  for file in files where file.isSwift {
    for (number, line) in file.lines.enumerated() where line.contains("import ") {
      guard let name = line.firstMatch(of: pattern).map({ String($0.4) }) else { continue }
      used[file.module, default: []].insert(name)
      guard names.contains(name) || products.values.contains(name),
        table[file.module]?.contains(name) == false
      else { continue }
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
