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

  init(_ name: String, goal: Int? = nil, _ places: [Place], count: Int? = nil) {
    (self.name, self.goal, self.places, self.count) = (name, goal, places, count ?? places.count)
  }
}

/// All figures of a tree; `goal` is the project's aim.
func figures(of root: String, files tracked: [String]) throws -> [Figure] {
  func read(_ path: String) throws -> SourceFile { try SourceFile(path, of: root) }
  let sources = try tracked.filter { path in
    path.hasPrefix("Sources/") && [".swift", ".c", ".h", ".S"].contains { path.hasSuffix($0) }
  }.map { try read($0) }
  let byHand = sources.filter { !$0.isGenerated }
  let declarations = sources.filter(\.isSwift).flatMap(declarations)
  let summaries = declarations.filter { !$0.isForExpansions && !$0.summary.isEmpty }
  let (readme, manifest) = (try read("README.md"), try read("Package.swift"))
  func places(_ matches: (String) -> Bool) -> [Place] {
    byHand.flatMap { file in
      file.lines.enumerated().filter { matches($1) }
        .map { Place(file.path, line: $0 + 1, trimmed($1)) }
    }
  }
  func whole(_ files: [SourceFile]) -> [Place] {
    files.map { Place($0.path, nil, "\($0.lines.count) lines") }
  }
  func lines(_ files: [SourceFile]) -> Int { files.map(\.lines.count).reduce(0, +) }
  let long = byHand.filter { $0.lines.count > 300 }
  return [
    Figure("source-lines-by-hand", goal: 27_500, whole(byHand), count: lines(byHand)),
    Figure("tracked-files", goal: 750, tracked.map { Place($0) }),
    Figure("source-files-over-300-lines", goal: 3, whole(long)),
    Figure("functions-over-50-lines", goal: 0, byHand.flatMap(longFunctions)),
    Figure("lines-over-100-columns", goal: 0, places { $0.utf8.count > 100 && $0.count > 100 }),
    Figure("old-words", goal: 0, try tracked.filter(isText).flatMap { try oldWords(in: read($0)) }),
    Figure("readme-lines", goal: 120, whole([readme]), count: readme.lines.count),
    Figure("manifest-lines", goal: 150, whole([manifest]), count: manifest.lines.count),
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
      try imports(sources, of: root)
    ),
    Figure(
      "broken-links",
      goal: 0,
      try tracked.filter { $0.hasSuffix(".md") }
        .flatMap { brokenLinks(try read($0), tracked: Set(tracked)) }
        + missingPaths(try read("CONTRIBUTING.md"), tracked: tracked)
    ),
    Figure("architecture-else-without-error", goal: 0, sources.flatMap(architectureElse)),
    Figure(
      "disfavored-overloads",
      places { $0.contains("@_disfavoredOverload") && !trimmed($0).hasPrefix("//") }
    ),
    Figure("public-declarations", declarations.map(\.place)),
    Figure(
      "public-declarations-for-expansions",
      declarations.filter(\.isForExpansions).map(\.place)
    ),
  ]
}
