import Foundation

/// Links of a page to files that are not in the tree, or in DocC's own form, which is dead on a forge; DocC finds pictures
/// by their names alone.
func brokenLinks(_ page: SourceFile, tracked: Set<String>) -> [Place] {
  let names = Set(tracked.map { $0.split(separator: "/").last ?? "" })
  let folder = URL(filePath: "/").appending(path: page.path).deletingLastPathComponent()
  var isCode = false
  return page.lines.enumerated().flatMap { number, line -> [Place] in
    if line.hasPrefix("```") { isCode.toggle() }
    guard !isCode, !line.contains("<doc:") else {
      return isCode ? [] : [Place(page.path, line: number + 1, "write a relative path")]
    }
    guard line.contains("](") || line.contains("src=\"") else { return [] }
    let links =
      line.matches(of: #/\]\(([^)#\s]+)/#).map { $0.1 }
      + line.matches(of: #/src(?:set)?="([^"]+)"/#).map { $0.1 }
    return links.filter { link in
      let path = folder.appending(path: String(link)).standardized.path.dropFirst()
      let isPicture = page.path.contains(".docc/") && names.contains(link)
      return !link.contains(":") && !isPicture && !tracked.contains(String(path))
    }.map { Place(page.path, line: number + 1, "there is no \($0)") }
  }
}

/// Files and folders that a page for contributors names between backquotes or in a drawing, with or without the folders
/// above them, and that are not in the tree.
func missingPaths(_ page: SourceFile, tracked: [String]) -> [Place] {
  var known: Set<Substring> = []
  for path in tracked {
    let parts = path.split(separator: "/")
    for first in parts.indices {
      for last in first..<parts.count {
        known.insert(path[parts[first].startIndex..<parts[last].endIndex])
      }
    }
  }
  let named =
    #/
    (?:`|^\ |\ \ |─▶\ |◀─\ |,|│\ )
    ([\w.+\/-]+(?:\/[\w.+-]*|\.(?:S|c|css|h|html|js|md|swift|txt|yml)))
    (?=`|\ |,|:|$)
    /#
  return page.lines.enumerated().flatMap { number, line in
    line.matches(of: named).map(\.1)
      .filter { !known.contains($0) }
      .map { Place(page.path, line: number + 1, "there is no \($0)") }
  }
}
