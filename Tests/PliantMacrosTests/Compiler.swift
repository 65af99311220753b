import Foundation

/// The compiler, as it compiled these tests, for sources that are not part of them.
enum Compiler {
  struct Result {
    let status: Int32
    let output: String
  }

  static let directory = URL(filePath: #filePath).deletingLastPathComponent()

  /// Type-checks a file beside this one, and returns what the compiler says.
  static func check(_ file: String, _ options: [String]) throws -> Result {
    try run(file, ["-typecheck"] + options)
  }

  /// Compiles a file beside this one, and returns the object file's bytes, or nil with what the compiler says.
  static func object(_ file: String, _ options: [String]) throws -> (result: Result, bytes: Data?) {
    let object = FileManager.default.temporaryDirectory
      .appending(path: "pliant-\(UUID().uuidString).o")
    defer { try? FileManager.default.removeItem(at: object) }
    let result = try run(file, ["-c", "-parse-as-library", "-o", object.path] + options)
    return (result, try? Data(contentsOf: object))
  }

  private static func run(_ file: String, _ options: [String]) throws -> Result {
    let built = URL(
      filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    )
    .deletingLastPathComponent()
    let headers = directory.appending(path: "../../Sources/CPliant/include").standardized.path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-swift-version", "6", "-package-name", "misuse",
        "-module-name", "Checked",
        "-I", built.appending(path: "Modules").path,
        "-load-plugin-executable",
        built.appending(path: "PliantMacros-tool").path + "#PliantMacros",
        "-Xcc",
        "-fmodule-map-file=" + built.appending(path: "CPliant.build/module.modulemap").path,
        "-Xcc", "-I", "-Xcc", headers,
      ] + options + [directory.appending(path: file).path]
    let output = Pipe()
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    return Result(
      status: compiler.terminationStatus,
      output: String(decoding: said, as: UTF8.self)
    )
  }
}
