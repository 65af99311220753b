/// A module of a program, and how the compiler compiles one file of it.
package struct PlannedModule {
  package let name: String
  package let sources: [String]
  /// The files that it was built to, by name.
  private let objects: [String: String]
  /// The modules of the package that it imports.
  package private(set) var imports: Set<String>
  private let libraries: [String]
  private let driver: [String]

  /// Modules that reload others cannot be reloaded.
  private static let own = ["PliantBase", "PliantImages", "PliantHooks", "PliantReload"]

  /// Returns nil if no file of the module can be reloaded.
  init?(_ arguments: [String], inputs: [String], outputs: [String]) {
    guard let name = Self.value(of: "-module-name", in: arguments) else { return nil }
    self.name = name
    sources = inputs.filter { $0.hasSuffix(".swift") }
    objects = Dictionary(outputs.map { (TextFiles.name(of: $0), $0) }) { first, _ in first }
    imports = Set(
      inputs.filter { $0.hasSuffix(".swiftmodule") }
        .map { String(TextFiles.name(of: $0).dropLast(".swiftmodule".count)) }
    )
    libraries = inputs.filter { $0.hasSuffix(".so") }
    // The list of its sources may name one that is gone.
    let list = "/\(name).build/sources"
    driver = arguments.filter { !$0.hasPrefix("@") || !$0.hasSuffix(list) }
    if sources.isEmpty || Self.own.contains(name) { return nil }
  }

  /// The object file that a source was built to.
  func object(of source: String) -> String? { objects[TextFiles.name(of: source) + ".o"] }

  /// The word behind an option.
  static func value(of option: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  /// Takes the modules of shared libraries for imported; their paths are the keys.
  mutating func importModules(of all: [String: Set<String>]) {
    for library in libraries { imports.formUnion(all[library] ?? []) }
  }

  /// Options of the driver that write files, with a value and without.
  private static let written = [
    "-output-file-map", "-emit-module-path", "-index-store-path", "-emit-objc-header-path",
    "-num-threads",
  ]
  private static let unwanted = [
    "-incremental", "-emit-module", "-enable-batch-mode", "-serialize-diagnostics",
    "-parseable-output", "-emit-dependencies", "-emit-objc-header", "-save-temps", "-j2",
  ]

  /// The compiler's own command, which the driver would run; the place of a file is its path.
  func frontend(in folder: String, output: String) throws(ReloadError) -> [String] {
    var arguments = Self.dropping(driver, with: Self.written, alone: Self.unwanted)
    arguments += sources.filter(TextFiles.exists)
    arguments += [
      "-enable-batch-mode", "-driver-batch-count", "1", "-driver-filelist-threshold", "1000000",
      "-###",
    ]
    let (succeeded, text) = try RunningCommand(arguments, in: folder, output: output).finish()
    let commands = text.split(separator: "\n").map { Self.words($0) }
    let command = commands.first { $0.contains("-primary-file") && $0.contains("-c") }
    guard succeeded, let command, !command.contains("-filelist") else {
      throw .unavailable(detail: "the driver shows no command for module '\(name)': \(text)")
    }
    return Self.dropping(
      command,
      with: ["-o", "-supplementary-output-file-map", "-num-threads"],
      alone: ["-primary-file", "-index-system-modules"]
    )
  }

  /// The command that writes what other modules see of it.
  func interface(to path: String, besides folders: [String]) -> [String] {
    var arguments = Self.dropping(driver, with: Self.written, alone: Self.unwanted + ["-c"])
    arguments.insert(contentsOf: folders, at: min(1, arguments.count))
    arguments += sources.filter(TextFiles.exists)
    return arguments + ["-emit-module", "-emit-module-path", path]
  }

  private static func dropping(
    _ arguments: [String],
    with: [String],
    alone: [String]
  ) -> [String] {
    var (kept, rest) = ([String](), arguments[...])
    while let argument = rest.popFirst() {
      if with.contains(argument)
        || argument.hasPrefix("-emit-") && argument.hasSuffix("-path")
        || argument.hasPrefix("-index-") && argument.hasSuffix("-path")
        || argument == "-serialize-diagnostics-path"
      {
        _ = rest.popFirst()
      } else if !alone.contains(argument), !isCountOfJobs(argument) {
        kept.append(argument)
      }
    }
    return kept
  }

  private static func isCountOfJobs(_ argument: String) -> Bool {
    argument.hasPrefix("-j") && argument.dropFirst(2).allSatisfy(\.isNumber)
  }

  /// The words of a line as a shell reads it.
  private static func words(_ line: some StringProtocol) -> [String] {
    var (words, word, quote, isEscaped): ([String], String?, Character?, Bool) = (
      [], nil, nil, false
    )
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if quote == character {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character == " " {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
