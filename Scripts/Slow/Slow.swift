import Foundation

/// Type-checks the package's modules again, as `swift build` has last built them, and fails if a
/// function takes the compiler longer than a limit.
@main struct Slow {
  /// Milliseconds of the processor, which vary: what takes 100 on a quiet machine is annotated.
  private static let limit = 300

  static func main() {
    do {
      if try !check() { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("slow: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Returns whether no function takes longer.
  private static func check() throws -> Bool {
    let modules = try commands(in: ".build/debug.yaml")
    guard !modules.isEmpty else { throw Failure(reason: "build the package first") }
    var slow: Set<String> = []
    for (name, command) in modules.sorted(by: { $0.key < $1.key }) {
      let output = try run(typeChecking(command))
      let found = output.split(separator: "\n").filter { $0.contains("to type-check (limit: ") }
      slow.formUnion(found.filter { $0.contains("/Sources/") }.map(String.init))
      print(name, found.isEmpty ? "" : "\(found.count) slow")
    }
    for line in slow.sorted() { print(line) }
    return slow.isEmpty
  }

  /// The compiler's command of each module in `Sources`.
  private static func commands(in manifest: String) throws -> [String: [String]] {
    var commands: [String: [String]] = [:]
    var module: String?
    for line in try String(contentsOfFile: manifest, encoding: .utf8).split(separator: "\n") {
      if let name = line.firstMatch(of: /^  "C\.(\w+)-[^"]*-debug(?:-tool)?\.module":/)?.1 {
        module = String(name)
      } else if let name = module, line.hasPrefix("    inputs: ") {
        // Those of other packages are in their checkouts.
        let isOwn = line.contains("/Sources/\(name)/") && !line.contains("/checkouts/")
        if !isOwn { module = nil }
      } else if let name = module, let list = line.firstMatch(of: /^    args: (.*)$/)?.1 {
        commands[name] = try JSONDecoder().decode([String].self, from: Data(list.utf8))
        module = nil
      }
    }
    return commands
  }

  /// The command that checks the same and writes nothing.
  private static func typeChecking(_ command: [String]) -> [String] {
    let values: Set = ["-emit-module-path", "-index-store-path", "-o", "-output-file-map"]
    let flags: Set = [
      "-c", "-emit-dependencies", "-emit-module", "-enable-batch-mode", "-incremental",
      "-parseable-output", "-serialize-diagnostics", "-index-ignore-system-modules",
    ]
    var kept: [String] = []
    var isValue = false
    for argument in command {
      if isValue {
        isValue = false
      } else if values.contains(argument) {
        isValue = true
      } else if !flags.contains(argument) {
        kept.append(argument)
      }
    }
    let limits = ["-warn-long-function-bodies", "-warn-long-expression-type-checking"]
    return kept + ["-typecheck", "-whole-module-optimization"]
      + limits.flatMap { ["-Xfrontend", "\($0)=\(limit)"] }
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let output = String(decoding: bytes, as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(reason: output) }
    return output
  }
}

private struct Failure: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
