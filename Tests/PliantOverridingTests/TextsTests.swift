import Foundation
import Testing

/// Each text of an error, and of a macro's diagnostic, has a test that says it.
struct TextsTests {
  /// How many have none yet, most of which only a broken file or system brings about.
  ///
  /// A text that a test says lowers it; nothing raises it.
  private static let unsaid = 48

  /// A text is said if four of its words in a row are.
  @Test func areSaidByTests() throws {
    var said: Set<[Substring]> = []
    for file in Self.files("Tests") {
      said.formUnion(Self.fours(Self.words(try String(contentsOf: file, encoding: .utf8)[...])))
    }
    let folders = ["PliantHooks", "PliantOverriding/Methods", "PliantMacros/Messages"]
    let texts = try folders.flatMap { Self.files("Sources/" + $0) }.flatMap(Self.texts)
    let unsaid = texts.filter { said.isDisjoint(with: $0) }
    #expect(texts.count > 200)
    #expect(unsaid.count <= Self.unsaid, "\(unsaid.map { $0.first ?? [] })")
  }

  /// The words, four at a time, of each literal of a file, without what is put into it.
  private static func texts(of file: URL) throws -> [Set<[Substring]>] {
    let source = try String(contentsOf: file, encoding: .utf8)
      .replacing(#/(?m)^\s*//.*$/#, with: "").replacing(#/"\s*\+\s*"/#, with: "")
    let literal = #/"""([\s\S]*?)"""|"((?:[^"\\\n]|\\\((?:[^()]|\([^()]*\))*\)|\\.)*)"/#
    return source.matches(of: literal)
      .filter { !source[..<$0.range.lowerBound].suffix(60).contains("precondition") }
      // Types of functions of C, and labels of the demangler.
      .filter { !$0.0.hasPrefix("\"(") && !$0.0.hasSuffix(" for \"") && !$0.0.hasSuffix(" to \"") }
      .map { match in
        let parts = (match.1 ?? match.2 ?? "").split(separator: #/\\\((?:[^()]|\([^()]*\))*\)/#)
        return Set(parts.flatMap { fours(words($0)) })
      }
      .filter { !$0.isEmpty }
  }

  private static func fours(_ words: [Substring]) -> [[Substring]] {
    words.indices.dropLast(3).map { Array(words[$0..<($0 + 4)]) }
  }

  /// Words without what is around them, so that it does not matter how a literal is divided.
  private static func words(_ text: Substring) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let inner = word.drop { !$0.isLetter && !$0.isNumber }
      let end = inner.lastIndex { $0.isLetter || $0.isNumber }
      return end.map { inner[...$0] }
    }
  }

  private static func files(_ folder: String) -> [URL] {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let listed = FileManager.default.enumerator(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return listed?.compactMap { $0 as? URL }.filter { file in
      file.pathExtension == "swift"
        && !["/.build/", "/Fuzzing/Pliant", "TextsTests"].contains { file.path.contains($0) }
    } ?? []
  }
}
