import Foundation

/// The program as which a page's Swift is compiled.
///
/// Types, extensions and functions of a block go to the top of the program, the rest into one
/// function, each block a scope within that of the block before. So a block sees what stands before
/// it, and may declare the same constants again.
struct Program {
  private var imports: Set<Substring> = ["import Foundation", "import Pliant"]
  private var declarations: [String] = []
  private var statements: [String] = []
  private var scopes = 0
  private var isAnew = false

  init(_ page: Page) {
    let blocks = page.blocks.filter { !$0.isOfManifest }.prefix { $0.isBuilt }
    let usesTests = blocks.joined().contains { $0.contains("@Test") || $0.contains("#expect") }
    if usesTests { imports.formUnion(["import PliantTesting", "import Testing"]) }
    for block in blocks {
      if block.isAnew { beginAnew() }
      let place = { "#sourceLocation(file: \"\(page)\", line: \(block.first + $0))" }
      let parts = Self.parts(of: block)
      let needsHandles = parts.contains { $0.lines.contains { $0.hasPrefix("@Test") } }
      for part in parts where part.isImport { imports.formUnion(part.lines) }
      for part in parts where part.isDeclaration || needsHandles && part.isHandle {
        declarations += [place(part.first)] + part.lines.map(String.init)
      }
      statements.append("do {")
      scopes += 1
      for part in parts
      where !part.isImport && !part.isDeclaration && !(needsHandles && part.isHandle) {
        statements += [place(part.first)] + part.lines.map(String.init)
      }
    }
    end()
  }

  var text: String { (imports.sorted().map(String.init) + declarations).joined(separator: "\n") }

  private mutating func beginAnew() {
    end()
    declarations.append("struct Example\(declarations.count) {")
    isAnew = true
  }

  private mutating func end() {
    declarations.append("func run\(declarations.count)() async throws {")
    declarations += statements + Array(repeating: "}", count: scopes) + ["}"]
    if isAnew { declarations.append("}") }
    if declarations.contains(where: { $0.hasPrefix("#sourceLocation(file") }) {
      declarations.append("#sourceLocation()")
    }
    (statements, scopes, isAnew) = ([], 0, false)
  }
}

/// A declaration or statement, with the lines that belong to it.
private struct Part {
  /// Counted from the block's first.
  let first: Int
  var lines: [Substring]

  var isImport: Bool { words.first == "import" }

  var isDeclaration: Bool {
    let names: Set = ["actor", "class", "enum", "extension", "func", "protocol", "struct"]
    let before: Set = ["final", "nonisolated", "open", "private", "public"]
    let word = words.first { !$0.hasPrefix("@") && !before.contains(String($0)) }
    return word.map { names.contains(String($0)) } ?? false
  }

  /// A constant that the attribute of a test may name.
  var isHandle: Bool {
    words.first == "let" && ["#callable", "#method"].contains { lines[0].contains("= \($0)(") }
  }

  /// Whether these are attributes whose declaration is still to come.
  var isUnfinished: Bool { lines[0].hasPrefix("@") && !isDeclaration }

  private var words: [Substring] {
    var text = lines.joined(separator: " ")[...]
    // Attributes with arguments: neither a name in these nor a space makes a word.
    var words: [Substring] = []
    while let end = text.firstIndex(where: { $0 == " " || $0 == "(" }) {
      words.append(text[..<end])
      text = text[end...]
      if text.hasPrefix("(") {
        var depth = 0
        let close = text.firstIndex {
          depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
          return depth == 0
        }
        text = text[(close.map(text.index(after:)) ?? text.endIndex)...]
      }
      text = text.drop { $0 == " " }
    }
    return words + [text]
  }
}

extension Program {
  /// A part begins with a line that is not indented and closes nothing.
  fileprivate static func parts(of block: Block) -> [Part] {
    var parts: [Part] = []
    for (number, line) in block.lines.enumerated() {
      let continues = line.isEmpty || " })].".contains(line.first ?? " ")
      if let last = parts.last, continues || last.isUnfinished {
        parts[parts.count - 1].lines.append(line)
      } else {
        parts.append(Part(first: number, lines: [line]))
      }
    }
    return parts
  }
}

extension Sequence<Block> {
  fileprivate func joined() -> [Substring] { flatMap(\.lines) }
}

extension Block {
  /// False where a room is imported that has no sources yet; the page is compiled up to there.
  fileprivate var isBuilt: Bool {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    return lines.filter { $0.hasPrefix("import Pliant") }.allSatisfy { line in
      let room = String(line.dropFirst("import ".count))
      return FileManager.default.fileExists(atPath: sources.appending(path: room).path)
    }
  }
}
