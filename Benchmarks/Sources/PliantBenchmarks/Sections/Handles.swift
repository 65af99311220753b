import Foundation

/// What the first uses of handles cost in a program of very many symbols, and what the compiler
/// takes for a handle.
func measureHandles(_ effort: Effort) throws -> [Row] {
  // A program of its own, because its symbols would weigh on all other first uses.
  let uses: [(String, count: Int, goal: Double)] = [
    ("first use of a handle after the index, 354,000 symbols", 1, 1),
    ("20,000 first uses of a handle, 354,000 symbols", 20_000, 20_000),
  ]
  let rows = try uses.map { what, count, goal in
    Row(
      section: "calls",
      what: what,
      unit: .milliseconds,
      value: try runs(effort.rounds > 50 ? 5 : 1, of: "ManyHandles", argument: "\(count)"),
      goal: .atMost(goal)
    )
  }
  return rows + (try measureCompileTime(effort))
}

// MARK: - The compiler

/// Compiles a file of 60 handles for debugging, and one of as many closures.
private func measureCompileTime(_ effort: Effort) throws -> [Row] {
  let rounds = effort.rounds > 50 ? 5 : 1
  let (handles, closures) = (
    try Compilation { "#method(Subject.method\($0)(_:))" },
    try Compilation { "{ (s: Subject, n: Int) in s.method\($0)(n) }" }
  )
  defer { for compilation in [handles, closures] { compilation.remove() } }
  let pairs = try (0..<rounds).map { _ in (try handles.run(), try closures.run()) }
  let times = pairs.map { ($0 / 60, $1 / 60) }
  return [
    Row(
      section: "calls",
      what: "compiler's time for a handle, of 60 in a file",
      unit: .milliseconds,
      value: Quartiles(times.map(\.0)),
      neighbour: "a closure",
      neighbourValue: Quartiles(times.map(\.1)),
      ratio: Quartiles(times.map { $0.0 / $0.1 }),
      goal: .atMost(30)
    )
  ]
}

/// A file of 60 expressions, compiled against the modules that this program was built with.
private struct Compilation {
  private let file: URL

  init(_ expression: (Int) -> String) throws {
    let methods = (0..<60).map { "  func method\($0)(_ n: Int) -> Int { n &+ \($0) }\n" }
    let values = (0..<60).map { "let value\($0) = \(expression($0))\n" }
    let text =
      "import Pliant\nfinal class Subject {\n\(methods.joined())}\nfunc all() {\n"
      + "\(values.joined())}\n"
    file = FileManager.default.temporaryDirectory
      .appending(path: "PliantBenchmark\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: file) }

  /// Returns milliseconds.
  func run() throws -> Double {
    let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let headers = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/CPliant/include").standardized
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-Onone", "-suppress-warnings", "-swift-version", "6", "-parse-as-library", "-c",
      file.path, "-o", "/dev/null", "-I", build.appending(path: "Modules").path, "-Xcc",
      "-fmodule-map-file=" + build.appending(path: "CPliant.build/module.modulemap").path, "-Xcc",
      "-I", "-Xcc", headers.path, "-load-plugin-executable",
      build.appending(path: "PliantMacros-tool").path + "#PliantMacros",
    ]
    let time = try ContinuousClock().measure {
      try process.run()
      process.waitUntilExit()
    }
    guard process.terminationStatus == 0 else {
      throw OwnProcessError(argument: file.path, output: "the compiler failed")
    }
    return time / .milliseconds(1)
  }
}
