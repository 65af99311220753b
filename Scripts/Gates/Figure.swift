import Foundation

/// A place that a figure counts: lines of a file, or a whole one.
struct Place: CustomStringConvertible {
  let file: String
  var lines: Range<Int>?
  var text = ""

  init(_ file: String, _ lines: Range<Int>? = nil, _ text: String = "") {
    (self.file, self.lines, self.text) = (file, lines, text)
  }

  init(_ file: String, line: Int, _ text: String) { self.init(file, line..<line + 1, text) }

  var description: String {
    [file, lines.map { "\($0.lowerBound)" }, text.isEmpty ? nil : " \(text)"]
      .compactMap(\.self).joined(separator: ":")
  }
}

/// One count, with the places that make it up; files are counted by their lines, everything else by
/// its places.
struct Figure {
  let name: String
  let goal: Int?
  let places: [Place]
  let count: Int
  /// Whether it may grow up to its goal, and is not a count of faults.
  let isBudget: Bool

  init(
    _ name: String,
    goal: Int? = nil,
    _ places: [Place],
    count: Int? = nil,
    isBudget: Bool = false
  ) {
    (self.name, self.goal, self.places) = (name, goal, places)
    (self.count, self.isBudget) = (count ?? places.count, isBudget)
  }

  init(_ name: String, budget: Int?, of files: [SourceFile]) {
    let places = files.map { Place($0.path, nil, "\($0.lines.count) lines") }
    let lines = files.map(\.lines.count).reduce(0, +)
    self.init(name, goal: budget, places, count: lines, isBudget: true)
  }

  /// The limit that fits it: its budget or, once that is passed, what it is.
  var limit: Int { isBudget ? max(count, goal ?? (count + 99) / 100 * 100) : count }
}

/// All figures of a tree, in which a file counts once, however many links lead to it.
func figures(of root: String, files: [String]) throws -> [Figure] {
  let tracked = files.filter { file in
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(file)")
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
  func read(_ path: String) throws -> SourceFile { try SourceFile(path, of: root) }
  let pliant = try Manifest(of: root)
  let sources = try tracked.filter { path in
    path.hasPrefix("Sources/") && [".swift", ".c", ".h", ".S"].contains { path.hasSuffix($0) }
  }.map { try read($0) }
  let byHand = sources.filter { !$0.isGenerated }
  let page = try tracked.filter { $0.hasPrefix("Sources/PliantConsole/web/") && isText($0) }
    .map { try read($0) }
  let tests = try tracked.filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }
    .map { try read($0) }
  let otherTests =
    try tracked.filter { path in
      path.hasPrefix("Tests/")
        && [".c", ".h", ".S", ".expanded", ".txt"].contains { path.hasSuffix($0) }
    }.map { try read($0) } + tests.filter(\.isGenerated)
  let scripts = tracked.compactMap { try? read($0) }.filter { file in
    !file.isSwift && file.lines.first?.hasPrefix("#!") == true
  }
  let generators = try tracked.filter {
    $0.hasPrefix("Scripts/Forms/") || $0.hasPrefix("Scripts/write-")
  }.map { try read($0) }
  let declarations = sources.filter(\.isSwift).flatMap(declarations)
  let summaries = declarations.filter { !$0.isForExpansions && !$0.summary.isEmpty }
  let (readme, manifest) = (try read("README.md"), try read("Package.swift"))
  func places(_ matches: (String) -> Bool) -> [Place] {
    byHand.flatMap { file in
      file.lines.enumerated().filter { matches($1) }
        .map { Place(file.path, line: $0 + 1, trimmed($1)) }
    }
  }
  let long = (byHand + page.filter { !$0.path.hasSuffix(".css") }).filter { $0.lines.count > 300 }
  return [
    Figure("source-lines-by-hand", budget: 69_900, of: byHand),
    Figure("page-lines", budget: 9_900, of: page),
    Figure("test-lines", budget: 53_000, of: tests.filter { !$0.isGenerated }),
    Figure("test-lines-not-in-swift-by-hand", budget: nil, of: otherTests),
    Figure("generated-lines", budget: 2_600, of: sources.filter(\.isGenerated)),
    Figure("generator-lines", budget: 1_300, of: generators),
    Figure("script-lines", budget: nil, of: scripts),
    Figure("limits-raised-with-other-changes", goal: 0, try raisedLimits(in: "Scripts/gates.txt")),
    Figure(
      "source-files-over-300-lines",
      goal: 0,
      long.map { Place($0.path, nil, "\($0.lines.count) lines") }
    ),
    Figure("functions-over-50-lines", goal: 0, byHand.flatMap(longFunctions)),
    Figure("lines-over-100-columns", goal: 0, places { $0.utf8.count > 100 && $0.count > 100 }),
    Figure("old-words", goal: 0, try tracked.filter(isText).flatMap { try oldWords(in: read($0)) }),
    Figure("headless-comments", goal: 0, (sources + page).flatMap(headlessComments)),
    Figure("readme-lines", goal: 120, [Place("README.md")], count: readme.lines.count),
    Figure("manifest-lines", goal: 180, [Place("Package.swift")], count: manifest.lines.count),
    Figure(
      "first-sentences-with-a-habit",
      goal: 0,
      summaries.compactMap { declaration in
        let found = habits(of: declaration.summary)
        guard !found.isEmpty else { return nil }
        let text = "\(found.joined(separator: ", ")): \(declaration.summary)"
        return Place(declaration.place.file, declaration.place.lines, text)
      }
    ),
    Figure("repeated-runs-of-six-lines", goal: 0, repetitions(byHand)),
    Figure(
      "imports-unlike-the-manifest",
      goal: 0,
      imports(sources, pliant)
    ),
    Figure("modules-unlike-the-manifest", goal: 0, moduleLists(pliant, of: root)),
    Figure(
      "broken-links",
      goal: 0,
      try tracked.filter { $0.hasSuffix(".md") }
        .flatMap { brokenLinks(try read($0), tracked: Set(tracked)) }
        + ["CONTRIBUTING.md", "Sources/Pliant/Documentation.docc/Articles/a-map-of-the-code.md"]
        .flatMap { missingPaths(try read($0), tracked: tracked) }
    ),
    Figure("architecture-else-without-error", goal: 0, sources.flatMap(architectureElse)),
    Figure(
      "disfavored-overloads",
      places { $0.contains("@_disfavoredOverload") && !trimmed($0).hasPrefix("//") }
    ),
    Figure("public-types-without-example", declarations.filter(\.isWithoutExample).map(\.place)),
    Figure("public-declarations", goal: 2_600, declarations.map(\.place), isBudget: true),
    Figure(
      "public-declarations-for-expansions",
      declarations.filter(\.isForExpansions).map(\.place),
      isBudget: true
    ),
  ] + rooms(byHand)
}
