/// A module of a program, and how the compiler compiles one file of it.
package struct PlannedModule {
  package let name: String
  package let sources: [String]
  /// The modules of the package that it imports.
  let imports: Set<String>
  private let driver: [String]

  /// Modules that reload others cannot be reloaded.
  private static let own = ["PliantBase", "PliantImages", "PliantJoints", "PliantReload"]

  /// Nil if nothing of it can be reloaded.
  init?(_ arguments: [String], inputs: [String]) {
    guard let index = arguments.firstIndex(of: "-module-name"), index + 1 < arguments.count else {
      return nil
    }
    name = arguments[index + 1]
    sources = inputs.filter { $0.hasSuffix(".swift") }
    imports = Set(
      inputs.filter { $0.hasSuffix(".swiftmodule") }
        .map { String(TextFiles.name(of: $0).dropLast(".swiftmodule".count)) }
    )
    driver = arguments
    if sources.isEmpty || Self.own.contains(name) { return nil }
  }

  /// Options of the driver that write files, with a value and without.
  private static let written = [
    "-output-file-map", "-emit-module-path", "-index-store-path", "-emit-objc-header-path",
    "-num-threads",
  ]
  private static let unwanted = [
    "-incremental", "-emit-module", "-enable-batch-mode", "-serialize-diagnostics",
    "-parseable-output", "-emit-dependencies", "-save-temps", "-j2",
  ]

  /// The compiler's own command, which the driver would run; the place of a file is its path.
  func frontend(in folder: String) throws(ReloadError) -> [String] {
    var arguments = Self.dropping(driver, with: Self.written, alone: Self.unwanted)
    arguments += ["-driver-filelist-threshold", "1000000", "-###"]
    let (succeeded, text) = try RunningCommand(arguments, output: folder + "/driver").finish()
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
  func interface(to path: String) -> [String] {
    let arguments = Self.dropping(driver, with: Self.written, alone: Self.unwanted + ["-c"])
    return arguments + ["-emit-module", "-emit-module-path", path]
  }

  private static func dropping(
    _ arguments: [String],
    with: [String],
    alone: [String]
  ) -> [String] {
    var (kept, isValue) = ([String](), false)
    for argument in arguments {
      if isValue {
        isValue = false
      } else if with.contains(argument)
        || argument.hasPrefix("-emit-") && argument.hasSuffix("-path")
        || argument.hasPrefix("-index-") && argument.hasSuffix("-path")
        || argument == "-serialize-diagnostics-path"
      {
        isValue = true
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
