import Foundation

/// Imports that the manifest's table does not have, and dependencies in it that nothing imports.
func imports(_ files: [SourceFile], manifest: String) throws -> [Place] {
  let kinds = #/\.(target|macro|executableTarget|testTarget)\(\s*name: "(\w+)"/#
  let matches = manifest.matches(of: kinds)
  if matches.isEmpty { throw Failure(description: "Found no targets in Package.swift.") }
  let names = Set(matches.map { String($0.2) })
  let macros = Set(matches.filter { $0.1 == "macro" }.map { String($0.2) })
  var places: [Place] = []
  var products: Set<String> = []
  var table: [String: Set<String>] = [:]
  for (index, match) in matches.enumerated() where match.1 != "testTarget" {
    let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : manifest.endIndex
    let text = manifest[match.range.upperBound..<end]
    let others = text.matches(of: #/\.product\(name: "(\w+)"/#).map { String($0.1) }
    products.formUnion(others)
    table[String(match.2)] = Set(
      text.matches(of: #/"(\w+)"/#).map { String($0.1) }.filter(names.contains) + others
    )
  }
  let pattern =
    #/^(@\w+(\(\w+\))? )*([a-z]+ )?import (?:(?:struct|class|enum|protocol|func|var) )?(\w+)/#
  var used: [String: Set<String>] = [:]
  for file in files where file.isSwift {
    for (number, line) in file.lines.enumerated() where line.contains("import ") {
      guard let name = line.firstMatch(of: pattern).map({ String($0.4) }) else { continue }
      used[file.module, default: []].insert(name)
      guard names.contains(name) || products.contains(name),
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
