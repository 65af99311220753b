package import Foundation

/// The compiler, as it compiled these tests, for sources that are not part of them.
package enum Compiler {
  /// Type-checks a file, and returns what the compiler says.
  package static func check(_ file: URL, _ options: [String]) async throws -> ProgramRun {
    try await swiftc(["-typecheck"] + options + [file.path])
  }

  /// Type-checks a text, and returns what the compiler says.
  package static func check(_ source: String, _ options: [String]) async throws -> ProgramRun {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await check(write([source], to: folder)[0], options)
  }

  /// Compiles a file, and returns the object file's bytes, or nil with what the compiler says.
  package static func object(
    _ file: URL,
    _ options: [String]
  ) async throws -> (result: ProgramRun, bytes: Data?) {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let object = folder.appending(path: "object.o")
    let output = ["-c", "-parse-as-library", "-o", object.path]
    return (try await swiftc(output + options + [file.path]), try? Data(contentsOf: object))
  }

  /// Builds a program of texts and some of these modules, runs it, and returns what the compiler or
  /// the program says.
  package static func program(
    _ sources: [String],
    _ options: [String],
    linking modules: [String]
  ) async throws -> ProgramRun {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let objects = modules.flatMap { module in
      FileManager.default.enumerator(at: built(module + ".build"), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "o" } ?? []
    }
    let program = folder.appending(path: "program").path
    let files = (try write(sources, to: folder) + objects).map(\.path)
    let compiled = try await swiftc(["-o", program] + options + files)
    return compiled.status == 0 ? try await runProgram(program, []) : compiled
  }

  private static func write(_ sources: [String], to folder: URL) throws -> [URL] {
    try sources.enumerated().map { index, source in
      let file = folder.appending(path: "source\(index).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  }

  private static func swiftc(_ arguments: [String]) async throws -> ProgramRun {
    await turns.take()
    defer { Task { await turns.giveBack() } }
    return try await runProgram("swiftc", againstTheseModules + arguments)
  }

  /// Limits compilers to one a processor: each takes up to half a gigabyte.
  private static let turns = Turns(ProcessInfo.processInfo.activeProcessorCount)

  private actor Turns {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func take() async {
      if free > 0 {
        free -= 1
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }

  /// Where the modules are that these tests were built with.
  package static let modules = built("Modules")

  /// The plugin that expands the macros: `PLIANT_PLUGIN`, such as one that was built with a
  /// swift-syntax that is optimized, or the one that was built with the tests.
  package static let plugin =
    ProcessInfo.processInfo.environment["PLIANT_PLUGIN"].map { URL(filePath: $0) }
    ?? built("PliantMacros-tool")

  /// The options by which a tool of the compiler finds those modules.
  package static let modulePaths: [String] = {
    let headers = URL(filePath: #filePath).appending(path: "../../../../Sources/CPliant/include")
    let sockets = built("../../checkouts/FlyingFox/CSystemLinux/include/module.modulemap")
    let own = ["CPliant", "CPliantAttach", "CPliantPage"].map {
      built("\($0).build/module.modulemap")
    }
    return ["-I", modules.path, "-Xcc", "-I", "-Xcc", headers.standardized.path]
      + ([sockets.standardized] + own).flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }()

  private static let againstTheseModules =
    [
      "-swift-version", "6", "-package-name", "misuse", "-module-name", "Checked",
      "-load-plugin-executable", plugin.path + "#PliantMacros",
    ] + modulePaths
}
