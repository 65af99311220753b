import PliantImages

/// The commands by which SwiftPM builds a program: the file `debug.yaml` beside its products.
package struct BuildPlan {
  /// The modules that are part of the program.
  package private(set) var modules: [PlannedModule] = []
  /// The sources of C and those of macros, with the reason why they cannot be reloaded.
  package private(set) var refused: [String: String] = [:]
  /// Where the headers of C lie.
  private(set) var headers: Set<String> = []
  /// The folder in which SwiftPM runs the compiler.
  private(set) var root = "."

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
    let root = TextFiles.folder(of: TextFiles.folder(of: path))
    if TextFiles.exists(root + "/Package.swift") { self.root = root }
  }

  /// Reads the text of a plan.
  package init(_ text: String) {
    var (command, name): ([String: [String]], Substring) = ([:], "")
    var libraries: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \""), !line.hasPrefix("   ") {
        (command, name) = ([:], line.dropLast(2))
      }
      guard Self.read.contains(where: name.hasSuffix) else { continue }
      for key in ["inputs", "outputs", "args"] where line.hasPrefix("    \(key): [") {
        command[key] = Self.words(line.dropFirst(key.count + 6))
      }
      guard let arguments = command["args"], let inputs = command["inputs"] else { continue }
      defer { command = [:] }
      if name.hasSuffix("-tool.module") {
        refuse(inputs.filter { $0.hasSuffix(".swift") }, Self.runsInCompiler)
      } else if name.hasSuffix(".module") {
        let outputs = command["outputs"] ?? []
        let found = PlannedModule(arguments, inputs: inputs, outputs: outputs)
        if let found { modules.append(found) }
      } else if name.hasSuffix(".dylib") {
        guard let output = PlannedModule.value(of: "-o", in: arguments) else { continue }
        libraries[output] = Set(inputs.flatMap(Self.builtModules))
      } else if name.hasSuffix(".o"), !inputs.contains(where: { $0.hasSuffix(".swift") }) {
        refuse(inputs.prefix(1), Self.isC)
        headers.formUnion(zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" }.map(\.1))
      }
    }
    for index in modules.indices { modules[index].importModules(of: libraries) }
    for source in modules.flatMap(\.sources) { refused[source] = nil }
  }

  /// The commands that matter: all others may be long.
  private static let read = [".module", ".dylib", ".o"]
  private static let runsInCompiler = "it is part of a macro, which runs in the compiler"
  private static let isC = "it is C, of which nothing can be reloaded"

  /// The module whose object file a path is of.
  private static func builtModules(_ object: String) -> [String] {
    object.split(separator: "/").filter { $0.count > 6 && $0.hasSuffix(".build") }
      .map { String($0.dropLast(6)) }
  }

  private mutating func refuse(_ files: some Sequence<String>, _ reason: String) {
    for file in files { refused[file] = reason }
  }

  /// Why a file that was saved cannot be reloaded; nil if nothing depends on it.
  func reason(toRefuse file: String) -> String? {
    if let reason = refused[file] { return reason }
    if file.hasSuffix(".swift") { return "it was added since the program was built" }
    // Ignores the files that editors write beside sources.
    let isHeader = [".h", ".hh", ".hpp", ".hxx", ".inc"].contains { file.hasSuffix($0) }
    return isHeader && headers.contains { file.hasPrefix($0 + "/") } ? Self.isC : nil
  }

  /// The texts of a list, as JSON writes it.
  private static func words(_ list: some StringProtocol) -> [String] {
    var (words, word, isWord, isEscaped) = ([String](), [UInt8](), false, false)
    // By bytes: the plan of a large package has millions.
    for byte in list.utf8 {
      if isEscaped {
        word.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "t") ? 9 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        if isWord { words.append(String(decoding: word, as: UTF8.self)) }
        (word, isWord) = ([], !isWord)
      } else if byte == UInt8(ascii: "\\"), isWord {
        isEscaped = true
      } else if isWord {
        word.append(byte)
      }
    }
    return words
  }
}
