import Foundation

let file = "Scripts/gates.txt"
let options = try Options(CommandLine.arguments.dropFirst())
let tracked = try run("git ls-files").split(separator: "\n").map(String.init)
let today = try figures(
  of: ".",
  files: tracked.filter { FileManager.default.fileExists(atPath: $0) }
)

if let name = options["--list"] {
  guard let figure = today.first(where: { $0.name == name }) else {
    throw Failure(description: "There is no figure \(name).")
  }
  for place in figure.places { print(place) }
  exit(0)
}

var limits = try Limits(file: file)
if options.contains("--write") { limits.lower(to: today) }
if let name = options["--raise"] { limits.raise(name, to: today) }
if options.contains("--write") || options.contains("--raise") { try limits.write(to: file) }

let commit = options["--since"]
let earlier = try commit.map(figures(at:))
func printRow(_ name: String, _ cells: [String]) {
  func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count))
  }
  print(name + padding(name, to: 36) + cells.map { padding($0, to: 9) + $0 }.joined())
}
printRow("", [commit].compactMap(\.self) + ["now", "at most", "goal"])
for (index, figure) in today.enumerated() {
  let counts = [earlier?[index].count, figure.count].compactMap(\.self).map(String.init)
  printRow(
    figure.name,
    counts + [limits.counts[figure.name], figure.goal].map { $0.map(String.init) ?? "-" }
  )
}

// Files that were added or changed since the limits were last written are where to look.
func changedFiles(_ filter: String = "") throws -> Set<String> {
  let commit = try run("git log -1 --format=%H -- \(file)").split(separator: "\n").first ?? "HEAD"
  let names = try run("git diff --name-only \(filter) \(commit)")
  return Set(names.split(separator: "\n").map(String.init))
}
let (changed, added) = (try changedFiles(), try changedFiles("--diff-filter=AR"))
var isExceeded = false
for figure in today {
  let limit = limits.counts[figure.name] ?? 0
  if figure.count < limit {
    print("\n\(figure.name) fell from \(limit) to \(figure.count): run Scripts/gates --write")
  }
  guard figure.count > limit else { continue }
  isExceeded = true
  let candidates = figure.name == "tracked-files" ? added : changed
  let likely = figure.places.filter { candidates.contains($0.file) }
  let shown = likely.isEmpty ? figure.places : likely
  print("\n\(figure.name): \(figure.count), and at most \(limit) are allowed.")
  print(likely.isEmpty ? "All places:" : "In files changed since \(file) was:")
  for place in shown.prefix(40) { print("  \(place)") }
  if shown.count > 40 { print("  … \(shown.count - 40) more: Scripts/gates --list \(figure.name)") }
}
exit(isExceeded ? 1 : 0)
