import ArgumentParser
import Foundation

/// Runs a program and reloads the files of its sources that are saved.
struct ReloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reload",
    abstract: "Run a program, and load the files of its sources that are saved into it.",
    discussion: """
      The program needs no preparation, but must be built by SwiftPM for debugging:

        pliant reload -- swift run App --port 8080
        pliant reload -- .build/debug/App --port 8080

      Each reload prints a line on standard error: the files, the functions that are new, and \
      the milliseconds since the save. Objects, globals and tasks keep their state. A file that \
      does not compile, or changes a layout, such as the stored properties of a type, is refused \
      with a sentence, and the program runs on as before.
      """
  )

  @Argument(parsing: .postTerminator, help: "The program and its arguments, after --.")
  var command: [String] = []

  func validate() throws {
    guard !command.isEmpty else {
      throw ValidationError("Name the program: pliant reload -- swift run App")
    }
  }

  func run() throws {
    let program = try ReloadedProgram(command)
    let agent = try ReloadAgent.path()
    let others = ProcessInfo.processInfo.environment["LD_PRELOAD"].map { [$0] } ?? []
    let words = [program.path] + program.arguments
    let reason = Preload.run(program.path, words, with: [agent] + others)
    throw CleanExit.message("Cannot run '\(program.path)': \(reason).")
  }
}

/// The program that a command line runs.
struct ReloadedProgram: Equatable {
  let path: String
  let arguments: [String]

  init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Builds the program first if the command is `swift run`.
  init(_ command: [String]) throws {
    guard let run = try SwiftRun(command) else {
      self.init(path: Preload.path(of: command[0]), arguments: Array(command.dropFirst()))
      return
    }
    try Self.swift(["build"] + run.options + ["--product", run.product])
    let folder = try Self.swift(["build", "--show-bin-path"] + run.options, isRead: true)
    self.init(path: folder + "/" + run.product, arguments: run.arguments)
  }

  /// Runs a command of SwiftPM's, and returns its output if that is read.
  @discardableResult
  static func swift(_ arguments: [String], isRead: Bool = false) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let output = Pipe()
    if isRead { process.standardOutput = output }
    try process.run()
    let text = isRead ? try output.fileHandleForReading.readToEnd() : nil
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
    return String(decoding: text ?? Data(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// The words of `swift run [options] product [arguments]`.
struct SwiftRun: Equatable {
  let options: [String]
  let product: String
  let arguments: [String]

  private static let withoutValue = [
    "-v", "--verbose", "--very-verbose", "--vv", "-q", "--quiet", "--enable-all-traits",
    "--disable-default-traits", "--static-swift-stdlib", "--skip-build",
  ]

  /// Nil if the command is another.
  init?(_ command: [String]) throws {
    guard command.starts(with: ["swift", "run"]) else { return nil }
    var (options, rest) = ([String](), command.dropFirst(2))
    while let option = rest.first, option.hasPrefix("-") {
      options.append(rest.removeFirst())
      if option.contains("=") || Self.withoutValue.contains(option) { continue }
      if let value = rest.popFirst() { options.append(value) }
    }
    guard !options.contains("release") else {
      throw ValidationError("A release build cannot be reloaded: its functions are inlined.")
    }
    guard let product = rest.popFirst() else {
      throw ValidationError("Name the product, too: pliant reload -- swift run App")
    }
    self.options = options
    self.product = product
    arguments = Array(rest)
  }
}

/// The library that watches and reloads, within the program.
enum ReloadAgent {
  private static let product = "PliantReloadAgent"

  /// Its path beside this program, where it is built if it is missing.
  static func path() throws -> String {
    let library = Preload.library(product)
    let path = library.path
    if !FileManager.default.fileExists(atPath: path) {
      let build =
        library.deletingLastPathComponent().lastPathComponent == "release" ? ["-c", "release"] : []
      try ReloadedProgram.swift(["build", "--product", product] + build)
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("\(path) is missing: build it by 'swift build --product \(product)'.")
    }
    return path
  }
}
