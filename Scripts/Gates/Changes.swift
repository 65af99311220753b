import Foundation

/// The lines and files that were added since a file was last committed, where new places must be.
struct Changes {
  private var added: [String: [Range<Int>]] = [:]
  private var growth: [String: Int] = [:]
  private let files: Set<String>

  init(since file: String) throws {
    let commit =
      try shell("git log -1 --format=%H -- \(file)").split(separator: "\n").first ?? "HEAD"
    let new = try shell("git diff --no-renames --diff-filter=A --name-only \(commit)")
    files = Set(new.split(separator: "\n").map(String.init))
    var path = ""
    for line in try shell("git diff --find-renames --unified=0 \(commit)").split(separator: "\n") {
      if line.hasPrefix("+++ b/") {
        path = String(line.dropFirst("+++ b/".count))
      } else if let match = line.prefixMatch(of: #/@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/#) {
        let (removed, written) = (
          match.1.flatMap { Int($0) } ?? 1, match.3.flatMap { Int($0) } ?? 1
        )
        guard let start = Int(match.2) else { continue }
        added[path, default: []].append(start..<start + written)
        growth[path, default: 0] += written - removed
      }
    }
  }

  /// Whether a place is in lines that were added, or is a file that was added or has become longer.
  func include(_ place: Place) -> Bool {
    guard let lines = place.lines else {
      return files.contains(place.file) || growth[place.file, default: 0] > 0
    }
    return added[place.file, default: []].contains { $0.overlaps(lines) }
  }
}
