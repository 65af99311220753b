import Foundation

/// A text file of the tree, and whether a script wrote it, as one of its first two lines then says.
struct SourceFile {
  let path: String
  let lines: [String]

  init(_ path: String, of root: String) throws {
    self.path = path
    var lines = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      .components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  var isGenerated: Bool { lines.prefix(2).contains { $0.hasPrefix("// Written by Scripts/") } }
  var isSwift: Bool { path.hasSuffix(".swift") }
  /// The name of the folder in `Sources`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}

/// Words that others took the place of, as the contract has it: override, hook.
func oldWords(in file: SourceFile) -> [Place] {
  let old = #/\b(?i:joint|bend|bent(?!ley)|intercept)|[a-z](?:Joint|Bend|Bent)(?![a-z])/#
  return file.lines.enumerated().filter { $1.contains(old) }
    .map { Place(file.path, line: $0 + 1, trimmed($1)) }
}

/// Comments, and descriptions of parameters, that begin with a relative clause, a pronoun or nil,
/// and not with the noun that they are about.
func headlessComments(in file: SourceFile) -> [Place] {
  let own = #/^(?:\/\/\/?|\/\*+) (?i:what|who|whose|that|those|as|nil|it (?:is|has))\b/#
  let other =
    #/^(?:\/\/\/ +- [^:]+:|[^\/].* \/\/) (?i:what|who|whose|those|nil|it (?:is|has))\b/#
  let lines = file.lines.map(trimmed)
  return lines.indices.filter { index in
    let begins = index == 0 || !lines[index - 1].hasPrefix("//")
    return begins && lines[index].firstMatch(of: own) != nil || lines[index].contains(other)
  }.map { Place(file.path, line: $0 + 1, lines[$0]) }
}

func isText(_ path: String) -> Bool {
  !path.hasPrefix("Scripts/Gates/") && path != "CHANGELOG.md"
    && [".swift", ".c", ".h", ".S", ".js", ".css", ".html", ".md"].contains { path.hasSuffix($0) }
}

func indentation(_ line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }
func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
