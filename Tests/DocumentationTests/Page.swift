import Foundation

/// A page of the documentation, and the Swift that is in it.
struct Page: CustomStringConvertible {
  /// The path in the repository.
  let description: String
  let blocks: [Block]

  /// The README, and the catalogs of all rooms.
  static let all: [Page] = {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let sources = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let pages = (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Sources/\($0)" }
    return (["README.md"] + pages).compactMap { path in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      else { return nil }
      return Page(description: path, blocks: Block.all(of: text))
    }
  }()
}

/// What stands between three backquotes with the word swift and three more; or, where readers need
/// not see it, between `<!-- given:` and `-->`.
struct Block {
  /// The line of the page on which the first of these stands.
  let first: Int
  let lines: [Substring]
  /// Whether this is behind a comment `<!-- example: … -->` or `<!-- anew -->`, so that it knows
  /// only what stands before the first such comment.
  let isAnew: Bool

  /// Whether this is a piece of a package's manifest, and of no program.
  var isOfManifest: Bool {
    ["traits:", "swiftSettings:", ".package(", ".target(", ".testTarget(", ".executableTarget("]
      .contains { lines.first?.hasPrefix($0) ?? false }
  }

  static func all(of text: String) -> [Block] {
    var blocks: [Block] = []
    var (isAnew, indentation) = (false, 0)
    var open: (lines: [Substring], first: Int, end: String, isSwift: Bool)?
    func close(_ last: Substring? = nil) {
      guard let block = open else { return }
      open = nil
      guard block.isSwift else { return }
      let lines = block.lines + [last].compactMap(\.self)
      blocks.append(Block(first: block.first, lines: lines, isAnew: isAnew))
      isAnew = false
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, indented) in lines.enumerated() {
      if open == nil { indentation = indented.prefix { $0 == " " }.count }
      let line = indented.dropFirst(min(indentation, indented.prefix { $0 == " " }.count))
      if let end = open?.end {
        if line.hasSuffix(end) { close(line.dropLast(end.count)) } else { open?.lines.append(line) }
      } else if line.hasPrefix("```") {
        open = ([], number + 2, "```", line == "```swift")
      } else if line.hasPrefix("<!-- given:") {
        open = ([], number + 1, "-->", true)
        let code = line.dropFirst("<!-- given:".count).drop { $0 == " " }
        if code.hasSuffix("-->") { close(code.dropLast(3)) } else { open?.lines.append(code) }
      } else if line == "<!-- anew -->" || line.hasPrefix("<!-- example: ") {
        isAnew = true
      }
    }
    return blocks
  }
}
