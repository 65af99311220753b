import Foundation

/// A public declaration with the first sentence of its comment.
struct Declaration {
  let place: Place
  let summary: String
  let isForExpansions: Bool
  /// Whether it is a type in no other that a user writes, and has no example.
  let isWithoutExample: Bool
}

func declarations(_ file: SourceFile) -> [Declaration] {
  let pattern =
    #/^ *(@\w+(\([^)]*\))? )*([a-z]+ )*public ([a-z]+(\((set|unsafe|nonsending)\))? )*(actor|associatedtype|class|enum|func|init|let|macro|protocol|struct|subscript|typealias|var)\b *(\w*)/#
  var (comment, inText, inExpansion) = ([String](), false, false)
  return file.lines.enumerated().compactMap { number, line -> Declaration? in
    let text = trimmed(line)
    defer { if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { inText.toggle() } }
    if text.hasPrefix("///") {
      comment.append(trimmed(String(text.dropFirst(3))))
      return nil
    }
    // Attributes may be on lines of their own between a comment and its declaration.
    if text.hasPrefix("@") && !text.contains("public ") { return nil }
    defer { comment = [] }
    if !line.isEmpty && indentation(line) == 0 {
      inExpansion = line.contains(#/\b__Pliant\b/#)
    }
    guard text.contains("public "), !inText, let match = line.firstMatch(of: pattern) else {
      return nil
    }
    let paragraph = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    let isForExpansions =
      inExpansion || file.path.contains("/Expansion/") || file.module == "PliantMainActor"
      || match.8.hasPrefix("pliant") || match.8.hasPrefix("__")
    return Declaration(
      place: Place(file.path, line: number + 1, text),
      summary: paragraph.firstRange(of: ". ").map { String(paragraph[..<$0.lowerBound]) + "." }
        ?? paragraph,
      isForExpansions: isForExpansions,
      isWithoutExample: !isForExpansions && indentation(line) == 0
        && ["actor", "class", "enum", "protocol", "struct"].contains(match.7)
        && !comment.contains { $0.hasPrefix("```") }
    )
  }
}

/// Which of the eight habits of the style guide a sentence has.
func habits(of sentence: String) -> [String] {
  let all: [(String, Regex<Substring>)] = [
    ("begins with what or who", #/^(?:What|Who|Whose|Whoever|Whatever|Those)\b/#),
    (
      "headless what or who",
      #/\b(?:of|to|for|by|with|as|is|and|from|on) (?:what|who|whose)\b/#
    ),
    ("'where' for 'if'", #/\bwhere\b/#),
    ("'for' for 'because'", #/, for (?:it|they|he|she|there|no|nothing|which)\b/#),
    ("fronted genitive", #/^Of (?:a|an|the|its|all|each|what)\b/#),
    ("verb of place", #/\b(?:stands?|lies?|hangs?|goes|comes?|is had)\b/#),
    ("'tell' for 'notify'", #/\b(?:tells?|told)\b/#),
    ("negated emptiness", #/\b(?:nothing|nobody|nowhere)\b/#),
    ("riddle", #/^(?:Like|The same|All else|It|Its)\b/#),
  ]
  return all.filter { sentence.contains($0.1) }.map(\.0)
}
