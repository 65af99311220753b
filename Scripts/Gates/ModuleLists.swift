import Foundation

/// The lists of modules that files repeat, where they differ from the manifest's table.
///
/// A list is what lies between two texts of a file: names of Pliant's modules.
func moduleLists(_ manifest: Manifest, of root: String) -> [Place] {
  let table = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.imports) })
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/Sources/\(path)")
  }
  let own = Set(table.keys.filter(exists))
  func needs(_ names: Set<String>) -> Set<String> {
    let all = names.union(names.flatMap { table[$0] ?? [] }).intersection(own)
    return all == names ? all : needs(all)
  }
  // Programs contain neither the command nor what only it needs, and C has no modules in names.
  let inPrograms = own.subtracting(["CPliantAgent", "CPliantAttach", "CPliantClock", "CPliantPage"])
    .subtracting(["CPliantElsewhere", "PliantCommand"])
  let documented = own.filter { exists("\($0)/Documentation.docc") }
  let lists: [(file: String, start: String, end: String, names: Set<String>)] = [
    (
      "Sources/PliantTracing/Finding/FunctionSearch.swift", "ownModules: Set = [", "]",
      inPrograms
    ),
    (".spi.yml", "documentation_targets:", "custom_documentation", documented),
    (
      "Tests/Programs/Matrix/run", "rooms=(", ")",
      needs(["Pliant"]).subtracting(["CPliant", "PliantMacros"])
    ),
    (
      "Tests/PliantMacrosTests/OptimizedTests.swift", "linking: [", "]",
      needs(["PliantOverriding", "PliantProxying"]).subtracting(["PliantMacros"])
    ),
  ]
  var places: [Place] = []
  for list in lists {
    // An earlier commit may not have the file.
    let text = (try? String(contentsOfFile: "\(root)/\(list.file)", encoding: .utf8)) ?? ""
    guard let start = text.range(of: list.start)?.upperBound else {
      places.append(Place(list.file, nil, "it has no '\(list.start)'"))
      continue
    }
    let end = text[start...].range(of: list.end)?.lowerBound ?? text.endIndex
    let names = Set(text[start..<end].matches(of: #/\bC?Pliant\w*/#).map { String($0.output) })
    for name in names.symmetricDifference(list.names).sorted() {
      let verb = names.contains(name) ? "is listed, unlike" : "is not listed, as"
      places.append(Place(list.file, nil, "\(name) \(verb) in the manifest"))
    }
  }
  return places
}
