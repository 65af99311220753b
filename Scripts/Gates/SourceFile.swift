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

func indentation(_ line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }
func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
