import Foundation
import Glibc
import ProgramRunner
import Testing

/// What the fuzzer found, and what led it there, once more; `make fuzz` looks for more.
struct ReplayTests {
  // Bodies of exit tests capture since Swift 6.3.
  #if compiler(>=6.3)
  /// In a process of its own: what traps there is reported here, and the redefinitions of other
  /// tests are out of its reach.
  @Test(arguments: FuzzTarget.all.map(\.name))
  func inputs(_ name: String) async throws {
    let folder = try await Corpus.unpack(name).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let log = folder + "/log"
    #expect(try Corpus.files(in: folder).count > 5)
    let result = await #expect(processExitsWith: .success) {
      [name = name as String, log = log as String, folder = folder as String] in
      let target = try #require(FuzzTarget.all.first { $0.name == name })
      try await target.prepare()
      for file in try Corpus.files(in: folder) {
        try file.path.write(toFile: log, atomically: false, encoding: .utf8)
        do {
          let begin = clock()
          try target.run(Array(try Data(contentsOf: file)))
          // What takes a time that grows with the square of its size takes minutes here.
          let seconds = Int(clock() - begin) / 1_000_000
          if seconds > 10 { throw Find("it took \(seconds) s of processor time") }
        } catch {
          try "\(file.path): \(error)".write(toFile: log, atomically: false, encoding: .utf8)
          throw error
        }
      }
    }
    if result == nil {
      Issue.record("at \((try? String(contentsOfFile: log, encoding: .utf8)) ?? name)")
    }
  }
  #endif

  /// The plugin itself is asked, as the compiler asks it, and the compiler reads what it answers.
  @Test(arguments: MacroInput.Kind.allCases)
  func macros(_ kind: MacroInput.Kind) async throws {
    let plugin = try Plugin()
    _ = try plugin.answer(MacroInput.greeting)
    var expanded: [(file: URL, input: MacroInput, expansion: String)] = []
    let folder = try await Corpus.unpack(kind.rawValue)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in try Corpus.files(in: folder.path) {
      let input = MacroInput(Array(try Data(contentsOf: file)), kind)
      do {
        let answer = try MacroAnswer(try plugin.answer(input.message()))
        guard let expansion = answer.expansion, !answer.hasErrors else { continue }
        expanded.append((file, input, expansion))
      } catch {
        Issue.record("\(file.lastPathComponent): \(error)\n\(input.source)")
        return
      }
    }
    #expect(expanded.count > 5)
    let intact = try await Parsing.errors(in: expanded.map(\.input.source)).map(\.isEmpty)
    let valid = zip(expanded, intact).filter(\.1).map(\.0)
    let wholes = valid.map { MacroInput.whole($0.expansion, as: $0.input.role) }
    for (errors, (use, whole)) in zip(try await Parsing.errors(in: wholes), zip(valid, wholes)) {
      #expect(errors.isEmpty, "\(use.file.lastPathComponent): \(use.input.source)\n\(whole)")
    }
  }

  /// A macro that is added is fuzzed, too; of those that differ in their number of arguments alone,
  /// one of a kind.
  @Test func everyMacroIsFuzzed() throws {
    func macros(in file: String, _ name: Regex<(Substring, Substring)>) throws -> Set<String> {
      let list = try String(
        contentsOf: Corpus.folder.appending(path: "../../../Sources/\(file).swift"),
        encoding: .utf8
      )
      return Set(list.matches(of: name).map { String($0.1) })
    }
    let listed = try macros(in: "PliantMacros/Plugin", /([A-Za-z0-9]+Macro)\.self/)
    let type = /type: "([A-Za-z0-9]+Macro)"/
    let named = try macros(in: "PliantOverriding/Macros+Families", type)
      .union(macros(in: "PliantOverriding/Specializing+Families", type)).subtracting(listed)
    #expect(listed == MacroInput.macros.subtracting(named))
    let kinds = Set(
      named.intersection(MacroInput.macros).map { $0.replacing(/^.*\d|^.*Variadic/, with: "") }
    )
    #expect(
      kinds.isSuperset(of: ["ActorMethodMacro", "CallableMacro", "MethodMacro", "ValueMethodMacro"])
    )
  }
}

/// The inputs of each target, in an archive that `Tests/Fuzzing/pack` writes.
private enum Corpus {
  static let folder = URL(filePath: #filePath).appending(path: "../../Corpus").standardized

  /// Unpacks a target's inputs into a folder of a new one, which the caller removes.
  static func unpack(_ target: String) async throws -> URL {
    let new = try makeTemporaryFolder()
    let inputs = new.appending(path: "inputs")
    try FileManager.default.createDirectory(at: inputs, withIntermediateDirectories: true)
    let archive = folder.appending(path: target + ".tar.gz").path
    let result = try await runProgram("tar", ["-xzf", archive, "-C", inputs.path])
    try #require(result.status == 0, "Cannot unpack '\(archive)': \(result.output)")
    return new
  }

  static func files(in folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: URL(filePath: folder).appending(path: "inputs"),
      includingPropertiesForKeys: nil
    )
    .sorted { $0.path < $1.path }
  }
}

/// The process that expands macros, with this one in the compiler's place.
private final class Plugin {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()

  init() throws {
    process.executableURL = Compiler.plugin
    process.standardInput = questions
    process.standardOutput = answers
    try process.run()
  }

  deinit {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func answer(_ question: Data) throws -> Data {
    var size = UInt64(question.count).littleEndian
    try questions.fileHandleForWriting.write(contentsOf: Data(bytes: &size, count: 8) + question)
    let head = try read(8)
    return try read(Int(head.reversed().reduce(0) { $0 << 8 | UInt64($1) }))
  }

  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let more = try answers.fileHandleForReading.read(upToCount: count - data.count),
        !more.isEmpty
      else { throw Find("the plugin has ended") }
      data += more
    }
    return data
  }
}

/// The compiler's own parser.
private enum Parsing {
  /// What it says of each source; one run for all of them.
  static func errors(in sources: [String]) async throws -> [[String]] {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.enumerated().map { index, source in
      let file = folder.appending(path: "input\(index).swift")
      try source.write(to: file, atomically: false, encoding: .utf8)
      return file.path
    }
    let result = try await runProgram(
      "swiftc",
      ["-frontend", "-parse", "-parse-as-library"] + files
    )
    let lines = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(result.status == 0 || !lines.isEmpty, "\(result.output)")
    return files.map { file in lines.filter { $0.hasPrefix(file + ":") }.map(String.init) }
  }
}
