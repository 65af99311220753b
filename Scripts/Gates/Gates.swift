import Foundation

@main struct Gates {
  private static let file = "Scripts/gates.txt"

  static func main() {
    do {
      if try !run(Options(CommandLine.arguments.dropFirst())) { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("gates: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Performs the options, and returns whether no figure exceeds its limit.
  private static func run(_ options: Options) throws -> Bool {
    if let commit = options["--tests"] {
      for test in try tests(since: commit) { print(test) }
      return true
    }
    let tracked = try shell("git ls-files").split(separator: "\n").map(String.init)
    let figures = try figures(of: ".", files: tracked)
    if let name = options["--list"] {
      for place in try figures.named(name).places { print(place) }
      return true
    }
    var limits = try Limits(file: file)
    if options.contains("--write") { limits.lower(to: figures) }
    if let name = options["--raise"] { limits.raise(to: try figures.named(name)) }
    if options.contains("--write") || options.contains("--raise") { try limits.write(to: file) }
    let commit = options["--since"]
    printTable(figures, limits, since: commit, earlier: try commit.map(figuresOf(commit:)))
    return try reportChanges(figures, limits)
  }

  private static func printTable(
    _ figures: [Figure],
    _ limits: Limits,
    since commit: String?,
    earlier: [Figure]?
  ) {
    func printRow(_ name: String, _ cells: [String]) {
      func padding(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count))
      }
      print(name + padding(name, to: 36) + cells.map { padding($0, to: 9) + $0 }.joined())
    }
    printRow("", [commit].compactMap(\.self) + ["now", "at most", "goal"])
    for (index, figure) in figures.enumerated() {
      let counts = [earlier?[index].count, figure.count].compactMap(\.self).map(String.init)
      let bounds = [limits.counts[figure.name], figure.goal].map { $0.map(String.init) ?? "-" }
      printRow(figure.name, counts + bounds)
    }
  }

  /// Prints the figures that fell and those that exceed their limits; returns false if any does.
  private static func reportChanges(_ figures: [Figure], _ limits: Limits) throws -> Bool {
    let changes = try Changes(since: file)
    var isWithin = true
    for figure in figures {
      let limit = limits.counts[figure.name] ?? 0
      if figure.limit < limit {
        print("\n\(figure.name) fell from \(limit) to \(figure.count): run Scripts/gates --write")
      }
      guard figure.count > limit else { continue }
      isWithin = false
      let likely = figure.places.filter(changes.include)
      let shown = likely.isEmpty ? figure.places : likely
      print("\n\(figure.name): \(figure.count), and at most \(limit) are allowed.")
      print(likely.isEmpty ? "All places:" : "Added or grown since \(file) was:")
      for place in shown.prefix(20) { print("  \(place)") }
      guard shown.count > 20 else { continue }
      print("  … \(shown.count - 20) more: Scripts/gates --list \(figure.name)")
    }
    return isWithin
  }
}

extension [Figure] {
  fileprivate func named(_ name: String) throws -> Figure {
    guard let figure = first(where: { $0.name == name }) else {
      throw Failure(description: "There is no figure \(name).")
    }
    return figure
  }
}
