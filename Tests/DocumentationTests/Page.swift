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

/// The lines between three backquotes with the word swift and three more or, if readers need not
/// see them, between `<!-- given:` and `-->`.
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
    var cells: Cells?
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
      if cells?.add(line, number + 1) == false {
        blocks += [cells?.block].compactMap(\.self)
        cells = nil
      }
      if let end = open?.end {
        if line.hasSuffix(end) { close(line.dropLast(end.count)) } else { open?.lines.append(line) }
      } else if line.hasPrefix("```") {
        open = ([], number + 2, "```", line == "```swift")
      } else if line.hasPrefix("<!-- given:") {
        open = ([], number + 1, "-->", true)
        let code = line.dropFirst("<!-- given:".count).drop { $0 == " " }
        if code.hasSuffix("-->") { close(code.dropLast(3)) } else { open?.lines.append(code) }
      } else if line.hasPrefix("<!-- cells") {
        cells = Cells(in: line)
      } else if line == "<!-- anew -->" || line.hasPrefix("<!-- example: ") {
        isAnew = true
      }
    }
    return blocks + [cells?.block].compactMap(\.self)
  }
}

/// The code in the cells of the table behind `<!-- cells -->`, but for its first column: each is an
/// expression, an assignment, or a method's head; `…` stands for code that a reader writes.
///
/// Behind `<!-- cells: Name -->` it is code of a method of that class.
private struct Cells {
  private let owner: Substring
  private var first = 0
  private var rows: [String] = []

  init(in comment: Substring) {
    owner = comment.dropFirst("<!-- cells".count)
      .drop { ": ".contains($0) }.prefix(while: \.isLetter)
  }

  /// Adds a line; false if it is behind the table.
  mutating func add(_ line: Substring, _ number: Int) -> Bool {
    guard line.hasPrefix("|") else { return false }
    if rows.isEmpty { first = number }
    let code = line.dropFirst().drop { $0 != "|" }.matches(of: /`([^`]+)`/).map(\.1)
    rows.append(code.compactMap(Self.statement).map { "do { \($0) }" }.joined(separator: "; "))
    return true
  }

  /// Nil if it is an attribute, an option of the compiler or a member's name alone.
  private static func statement(_ code: Substring) -> String? {
    let code = String(code).replacing("…", with: "fatalError()")
    if code.hasPrefix("func ") { return code + " {}" }
    if code.contains(/^#\w+\(\)$/) { return code }
    if code.contains(/^([@.-]|#?\w+(\(\))?$)/) { return nil }
    if code.hasPrefix("if ") || code.contains(" = ") { return code }
    return "_ = " + (code.hasPrefix("try ") ? "" : "try ") + code
  }

  var block: Block {
    var lines = rows.map { Substring(owner.isEmpty ? $0 : "  " + $0) }
    if !owner.isEmpty {
      lines[0] = "extension \(owner) { func cells\(first)() async throws {"
      lines.append("} }")
    }
    return Block(first: first, lines: lines, isAnew: false)
  }
}
