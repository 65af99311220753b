package import Foundation

/// The compiler, as it compiled these tests, for sources that are not part of them.
package enum Compiler {
  package struct Result: Sendable {
    package let status: Int32
    package let output: String
  }

  /// Type-checks a file, and returns what the compiler says.
  package static func check(_ file: URL, _ options: [String]) async throws -> Result {
    try await run("swiftc", againstTheseModules + ["-typecheck"] + options + [file.path])
  }

  /// Compiles a file, and returns the object file's bytes, or nil with what the compiler says.
  package static func object(
    _ file: URL,
    _ options: [String]
  ) async throws -> (result: Result, bytes: Data?) {
    let object = FileManager.default.temporaryDirectory
      .appending(path: "pliant-\(UUID().uuidString).o")
    defer { try? FileManager.default.removeItem(at: object) }
    let result = try await run(
      "swiftc",
      againstTheseModules + ["-c", "-parse-as-library", "-o", object.path] + options + [file.path]
    )
    return (result, try? Data(contentsOf: object))
  }

  /// Builds a program of some of these modules, runs it, and returns what the compiler or the program says.
  package static func program(
    _ files: [URL],
    _ options: [String],
    linking modules: [String]
  ) async throws -> Result {
    let program = FileManager.default.temporaryDirectory
      .appending(path: "pliant-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: program) }
    let objects = modules.flatMap { module in
      FileManager.default.enumerator(
        at: built.appending(path: module + ".build"),
        includingPropertiesForKeys: nil
      )?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "o" } ?? []
    }
    let compiled = try await run(
      "swiftc",
      againstTheseModules + ["-o", program.path] + options + (files + objects).map(\.path)
    )
    return compiled.status == 0 ? try await run(program.path, []) : compiled
  }

  /// Runs one of the compiler's tools without holding a thread of the tests meanwhile.
  package static func run(_ tool: String, _ arguments: [String]) async throws -> Result {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "pliant-\(UUID().uuidString).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = output
    process.standardError = output
    let status = try await withCheckedThrowingContinuation {
      (ended: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return Result(status: status, output: try String(contentsOf: file, encoding: .utf8))
  }

  /// Where the modules are that these tests were built with.
  package static let modules = built.appending(path: "Modules")

  /// What expands the macros.
  package static let plugin = built.appending(path: "PliantMacros-tool")

  /// What lets a tool of the compiler read those modules.
  package static let modulePaths: [String] = {
    let headers = URL(filePath: #filePath).appending(path: "../../../../Sources/CPliant/include")
    let sockets = built.appending(
      path: "../../checkouts/FlyingFox/CSystemLinux/include/module.modulemap"
    )
    let own = ["CPliant", "CPliantPage"].map {
      built.appending(path: "\($0).build/module.modulemap")
    }
    return ["-I", modules.path, "-Xcc", "-I", "-Xcc", headers.standardized.path]
      + ([sockets.standardized] + own).flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }()

  private static let built: URL = {
    let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  private static let againstTheseModules =
    [
      "-swift-version", "6", "-package-name", "misuse", "-module-name", "Checked",
      "-load-plugin-executable", plugin.path + "#PliantMacros",
    ] + modulePaths
}
