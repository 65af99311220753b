import PliantImages

/// What SwiftPM runs to build a program: the file `debug.yaml` beside what it has built.
package struct BuildPlan {
  /// The modules that are part of the program.
  package let modules: [PlannedModule]

  /// Reads the plan of the program at a path.
  init(ofProgram program: String) throws(ReloadError) {
    let folder = TextFiles.folder(of: program)
    let path = TextFiles.folder(of: TextFiles.folder(of: folder)) + "/debug.yaml"
    guard let bytes = TextFiles.read(path) else {
      throw .unavailable(
        detail: "'\(path)' is missing, the plan by which SwiftPM builds for debugging; run the "
          + "program where 'swift build' has put it"
      )
    }
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Reads the text of a plan.
  package init(_ text: String) {
    var (modules, module): ([PlannedModule], [String: [String]]) = ([], [:])
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \""), !line.hasPrefix("   ") {
        // What runs in the compiler, such as macros, is built apart.
        module = line.hasSuffix(".module\":") && !line.contains("-tool.module") ? ["": []] : [:]
      }
      guard module[""] != nil else { continue }
      for key in ["inputs", "args"] where line.hasPrefix("    \(key): [") {
        module[key] = Self.words(line.dropFirst(key.count + 6))
      }
      if let arguments = module["args"], let inputs = module["inputs"] {
        if let found = PlannedModule(arguments, inputs: inputs) { modules.append(found) }
        module = [:]
      }
    }
    self.modules = modules
  }

  /// The texts of a list, as JSON writes it.
  private static func words(_ list: some StringProtocol) -> [String] {
    var (words, word, isEscaped): ([String], String?, Bool) = ([], nil, false)
    for character in list {
      if isEscaped {
        word?.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\"" {
        if let ended = word { words.append(ended) }
        word = word == nil ? "" : nil
      } else if character == "\\" {
        isEscaped = true
      } else {
        word?.append(character)
      }
    }
    return words
  }
}
