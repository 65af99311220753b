import Foundation
import PliantAttach
import ProgramRunner

/// The programs of `Tests/Programs/Attach/Programs`, compiled once.
enum Programs {
  static let folder = Result { try compiled() }

  static func path(_ name: String) throws -> String { try folder.get().appending(path: name).path }

  private static func compiled() throws -> URL {
    let folder = try makeTemporaryFolder()
    // Others than the owner attach, too.
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    let sources = URL(filePath: #filePath).appending(path: "../../Programs/Attach/Programs")
      .standardized
    for (source, name, options) in [
      ("odd.c", "odd", []), ("odd.c", "odd-static", ["-static"]), ("stress.c", "stress", []),
      ("hello.c", "libhello.so", ["-fPIC", "-shared"]),
      ("hello.c", "libincomplete.so", ["-fPIC", "-shared", "-Dgetpid=other_version"]),
      ("hostile.c", "hostile", ["-rdynamic"]),
      ("tasks.swift", "tasks", ["-g"]), ("tasks.swift", "tasks-optimized", ["-O"]),
      ("tasks.swift", "tasks-static", ["-O", "-static-stdlib"]),
      ("tasks.swift", "tasks-stripped", ["-O", "-Xlinker", "-s"]),
    ] {
      let output = folder.appending(path: name).path
      let file = sources.appending(path: source).path
      let compiler =
        source.hasSuffix(".c")
        ? ["clang", "-O1", "-w"] : ["swiftc", "-parse-as-library", "-swift-version", "6"]
      try runProgram(compiler[0], compiler.dropFirst() + [file, "-o", output] + options).succeeded()
    }
    return folder
  }
}

/// A program that runs until it is ended.
final class Target {
  let process = Process()
  private let output = Pipe()
  /// The number that it prints first, if it is one.
  private(set) var number: Int32 = 0

  init(_ name: String, _ arguments: String..., through: [String] = []) throws {
    let words = through + [name.hasPrefix("/") ? name : try Programs.path(name)] + arguments
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    try process.run()
    number = Int32(line()) ?? process.processIdentifier
  }

  deinit {
    // A child of it would keep Foundation waiting.
    kill(number, SIGKILL)
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The next line that it prints.
  func line() -> String {
    var text = ""
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      if byte.isEmpty { break }
      text += String(decoding: byte, as: UTF8.self)
    }
    return text
  }

  /// The rounds of `busy` since this was asked for, with its seconds of processors' time, and how
  /// many microseconds 99 of 100 took.
  func rounds() -> (count: Int, seconds: Double, slowest: Int) {
    kill(number, SIGUSR2)
    let words = line().split(separator: " ").compactMap { Int($0) }
    let stat = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
    let ticks = stat.split(separator: " ").dropFirst(13).prefix(2).compactMap { Int($0) }
    let now = Double(ticks.reduce(0, +)) / Double(sysconf(Int32(_SC_CLK_TCK)))
    defer { time = now }
    return (words[0], now - time, words[1])
  }

  private var time = 0.0

  /// Lets it end, and returns what it says of itself.
  func end() -> String {
    kill(process.processIdentifier, SIGUSR1)
    let text = line()
    process.waitUntilExit()
    return text
  }
}

typealias AttachOptions = PliantAttach.Attachment.Options

/// Loads `libhello.so`, and returns what it says.
func hello(
  _ process: Int32,
  library: String? = nil,
  _ change: (inout AttachOptions) -> Void = { _ in }
) throws -> String {
  var options = AttachOptions()
  (options.entry, options.needsSwift) = ("hello", false)
  change(&options)
  let path = try library ?? Programs.path("libhello.so")
  let attachment = try PliantAttach.Attachment(to: process, library: path, options: options)
  let file = FileHandle(fileDescriptor: attachment.socket, closeOnDealloc: true)
  return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
}
