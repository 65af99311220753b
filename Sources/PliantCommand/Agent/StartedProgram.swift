import ArgumentParser
import Foundation
import PliantAttach
import PliantBase
import PliantImages

/// The program that a command line runs.
struct StartedProgram: Equatable {
  let path: String
  let arguments: [String]
}

extension StartedProgram {
  /// Builds the program first if the command is `swift run`.
  init(_ command: [String], forDebugging: Bool = false) throws {
    guard let run = try SwiftRun(command) else {
      self.init(path: Self.path(of: command[0]), arguments: Array(command.dropFirst()))
      return
    }
    if forDebugging, run.options.contains("release") {
      throw ValidationError("A release build cannot be reloaded: its functions are inlined.")
    }
    try Self.swift(["build"] + run.options + ["--product", run.product])
    let folder = try Self.swift(["build", "--show-bin-path"] + run.options, isRead: true)
    self.init(path: folder + "/" + run.product, arguments: run.arguments)
  }

  /// The file that a shell would run for the first word of a command.
  static func path(of program: String) -> String {
    guard !program.contains("/") else { return program }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 } ?? program
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

  /// Becomes the program, with a library loaded before all others; throws if that fails.
  func start(with library: String) throws -> Never {
    guard !library.contains(where: { $0 == " " || $0 == ":" }) else {
      let why = "the loader ends the path of '\(library)' at its space or colon."
      throw refusal("run", why + " Install Pliant elsewhere, or attach to the program by --pid.")
    }
    let others = getenv("LD_PRELOAD").map { String(cString: $0) }
    setenv("LD_PRELOAD", ([library] + (others.map { [$0] } ?? [])).joined(separator: ":"), 1)
    Self.takeSignals()
    execv(path, ([path] + arguments).map { strdup($0) } + [nil])
    throw Refusal(description: "Cannot run '\(path)': \(String(cString: strerror(errno)))")
  }

  /// Blocks no signal: threads of Dispatch block all, with which the program would begin.
  static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Has signals to the command handled in their default's place, as long as the sources are kept.
  static func taking(
    _ signals: [Int32],
    _ handle: @escaping @Sendable (_ signal: Int32) -> Void
  ) -> [any DispatchSourceSignal] {
    signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { handle(number) }
      source.resume()
      return source
    }
  }

  struct Refusal: Error, CustomStringConvertible { let description: String }

  /// Runs an operation; a refusal of a program or a process is printed, and fails the command.
  static func refusing(_ body: () throws -> Void) throws {
    do { try body() } catch let error
      where error is Refusal || error is AttachError || error is ProcessName.Refusal
    {
      StandardError.write(TerminalText.escaped("\(error)", keeping: "\n") + "\n")
      throw ExitCode.failure
    }
  }

  func refusal(_ verb: String, _ reason: String) -> Refusal {
    Refusal(description: "Cannot \(verb) '\(path)': \(reason)")
  }

  /// Throws if the program loads no libraries; a script has an interpreter that does.
  func checkLoads(to verb: String) throws {
    guard let file = try? ELFFile(path: path), file.neededLibraries.isEmpty else { return }
    throw refusal(verb, AttachError(process: 0, reason: .isStatic).sentence)
  }

  /// Whether the program has functions that can be found.
  func check(to verb: String) throws {
    do {
      let file = try ELFFile(path: path)
      let reason: AttachError.Reason? =
        switch true {
        case !file.hasSwiftSections: .noSwift
        case file.neededLibraries.isEmpty: .isStatic
        case !file.neededLibraries.contains("libswiftCore.so"): .ownSwift
        default: nil
        }
      if let reason { throw refusal(verb, AttachError(process: 0, reason: reason).sentence) }
      guard let symbols = try ELFSymbols(file), !symbols.isStripped else {
        throw refusal(verb, "it has no symbols. Do not strip it, and link it without '-s'.")
      }
    } catch let error as ImageError {
      throw refusal(verb, "\(error)")
    }
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

  /// Returns nil for other commands.
  init?(_ command: [String]) throws {
    guard command.starts(with: ["swift", "run"]) else { return nil }
    var (options, rest) = ([String](), command.dropFirst(2))
    while let option = rest.first, option.hasPrefix("-") {
      options.append(rest.removeFirst())
      if option.contains("=") || Self.withoutValue.contains(option) { continue }
      if let value = rest.popFirst() { options.append(value) }
    }
    guard let product = rest.popFirst() else {
      throw ValidationError("Name the product, too: swift run App")
    }
    self.options = options
    self.product = product
    arguments = Array(rest)
  }
}
