import Foundation
import Glibc

/// A file that is compiled against the modules that this program was built with.
struct Compilation {
  private let file: URL

  init(_ text: String) throws {
    file = FileManager.default.temporaryDirectory
      .appending(path: "PliantBenchmark\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove() {
    for file in [file, object, counts] { try? FileManager.default.removeItem(at: file) }
  }

  /// Compiles for debugging, and returns milliseconds.
  func time() throws -> Double {
    try ContinuousClock().measure { try run("/usr/bin/env", compiler("-Onone")) } / .milliseconds(1)
  }

  /// Whether the processor's count of instructions can be read here.
  static let countsInstructions: Bool = {
    guard let compilation = try? Compilation("") else { return false }
    defer { compilation.remove() }
    return (try? compilation.instructions()) != nil
  }()

  /// Compiles for debugging, and returns millions of instructions or, where nobody counts them, the
  /// milliseconds that the compiler was running.
  func effort() throws -> Double {
    if Self.countsInstructions { return try instructions() / 1_000_000 }
    let before = Self.userTime
    try run("/usr/bin/env", compiler("-Onone"))
    return Self.userTime - before
  }

  /// Compiles with optimization, and returns the bytes of machine code.
  ///
  /// Similar functions are not made one, as those of a program would not be.
  func bytesOfCode() throws -> Double {
    try run("/usr/bin/env", compiler("-O") + ["-Xllvm", "-swiftmergefunc-threshold=0"])
    return try Double(codeSize(of: Data(contentsOf: object)))
  }

  private var object: URL { file.appendingPathExtension("o") }
  private var counts: URL { file.appendingPathExtension("counts") }

  private func instructions() throws -> Double {
    let perf = ["perf", "stat", "-x,", "-e", "instructions:u", "-o", counts.path]
    try run("/usr/bin/env", perf + compiler("-Onone"))
    let lines = try String(contentsOf: counts, encoding: .utf8).split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("instructions") }),
      let count = line.split(separator: ",").first.flatMap({ Double($0) })
    else { throw OwnProcessError(argument: file.path, output: "no count of instructions") }
    return count
  }

  /// Milliseconds of all children that have ended.
  private static var userTime: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return Double(usage.ru_utime.tv_sec) * 1_000 + Double(usage.ru_utime.tv_usec) / 1_000
  }

  private func compiler(_ optimization: String) -> [String] {
    let headers = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/CPliant/include").standardized
    let modules = buildDirectory
    return [
      "swiftc", optimization, "-suppress-warnings", "-swift-version", "6", "-parse-as-library",
      "-c", file.path, "-o", object.path, "-I", modules.appending(path: "Modules").path, "-Xcc",
      "-fmodule-map-file=" + modules.appending(path: "CPliant.build/module.modulemap").path,
      "-Xcc", "-I", "-Xcc", headers.path, "-load-plugin-executable",
      modules.appending(path: "PliantMacros-tool").path + "#PliantMacros",
    ]
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw OwnProcessError(argument: file.path, output: "the compiler failed")
    }
  }
}

/// The bytes of an object file's sections that hold machine code (ELF-64, "Sections").
private func codeSize(of object: Data) -> UInt64 {
  func number<Number: FixedWidthInteger>(_ at: Int, as _: Number.Type) -> Number {
    object.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: Number.self) }
  }
  let table = Int(number(0x28, as: UInt64.self))
  let size = Int(number(0x3A, as: UInt16.self))
  let sections = (0..<Int(number(0x3C, as: UInt16.self))).map { table + $0 * size }
  let executable: UInt64 = 4
  return sections.filter { number($0 + 8, as: UInt64.self) & executable != 0 }
    .reduce(0) { $0 + number($1 + 32, as: UInt64.self) }
}
