import Foundation
import ProgramRunner
import Testing

/// Programs that `pliant trace` and `pliant reload` run end by signals as they do without.
struct SignalTests {
  /// Ctrl-C, as a terminal sends it to all that it runs.
  @Test func aTerminalInterruptsTheProgram() async throws {
    let shop = try Shop()
    defer { shop.remove() }
    let words = [built("pliant").path] + (try shop.traced(Self.serving))
    let command = "exec '" + words.joined(separator: "' '") + "'"
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = ["-qec", command, "/dev/null"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try await ready(output)
    try input.fileHandleForWriting.write(contentsOf: Data([3]))
    await ended(process)
    #expect(process.terminationStatus == 128 + SIGINT)
    let text = try String(contentsOf: shop.file, encoding: .utf8)
    #expect(text.contains("Shop.work(_:)"))
  }

  @Test func filesAreWrittenOnDemandAndAtTheEnd() async throws {
    let shop = try Shop()
    defer { shop.remove() }
    let (process, output) = (Process(), Pipe())
    process.executableURL = built("pliant")
    process.arguments = try shop.traced(Self.serving)
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    try await ready(output)
    kill(process.processIdentifier, SIGUSR1)
    while (try? String(contentsOf: shop.file, encoding: .utf8))?.contains("Shop.work(_:)") != true {
      try #require(process.isRunning)
      await Task.yield()
    }
    try FileManager.default.removeItem(at: shop.file)
    process.terminate()
    await ended(process)
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    let text = try String(contentsOf: shop.file, encoding: .utf8)
    #expect(text.contains("Shop.work(_:)"))
  }

  @Test func filesAreInTheCommandsFolder() throws {
    let shop = try Shop()
    defer { shop.remove() }
    let words = try shop.traced(Self.moving).map { $0 == shop.file.path ? "summary.txt" : $0 }
    let folder = shop.file.deletingLastPathComponent().path
    try runProgram("env", ["-C", folder, built("pliant").path] + words).succeeded()
    #expect(try String(contentsOf: shop.file, encoding: .utf8).contains("Shop.work(_:)"))
  }

  /// What cannot be printed is lost, and the program goes on.
  @Test(arguments: ["2>/dev/full", "2>&-"]) func noProgramEndsByItsTrace(_ errors: String) throws {
    let trace = [built("pliant").path, "trace", "--"] + (try Shop.command("exit(0)"))
    let run = try runProgram("sh", ["-c", "'\(trace.joined(separator: "' '"))' \(errors)"])
    #expect(run.status == 0 && run.output == "")
  }

  /// A server that shuts down for long, or does not, as service groups and command loops do.
  @Test(arguments: handlings) func twoInterruptsEndAnyProgram(_ handling: String) async throws {
    let shop = try Shop()
    defer { shop.remove() }
    let (process, output) = (Process(), Pipe())
    process.executableURL = built("pliant")
    process.arguments = try shop.traced(handling)
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    try await ready(output)
    while process.isRunning {
      kill(process.processIdentifier, SIGINT)
      try await Task.sleep(for: .milliseconds(150))
    }
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    #expect(try String(contentsOf: shop.file, encoding: .utf8).contains("Shop.work(_:)"))
  }

  /// The last calls of a program that ends without its end, and how it ends without a trace.
  @Test(arguments: ends) func callsBeforeACrashAreKept(_ end: String) throws {
    let program = try Shop.command(end)
    let plain = try runProgram(program[0], [program[1]])
    for arguments in [[], ["--format", "summary"]] {
      let command = ["trace", "--filter", "Shop.work*"] + arguments + ["--"] + program
      let run = try runProgram(built("pliant").path, command, separatingErrors: true)
      #expect(run.status == plain.status, "\(end): \(run.status), \(plain.status)")
      let calls = run.errors.components(separatedBy: "work(").count - 1
      #expect(
        arguments.isEmpty ? calls >= 100 : run.errors.contains("Shop.work(_:)"),
        "\(run.errors)"
      )
    }
  }

  /// The last calls of a server that need be kept only if it crashes.
  @Test(arguments: ["abort()", "exit(0)"]) func aFileIsWrittenOnACrash(_ end: String) throws {
    let shop = try Shop()
    defer { shop.remove() }
    let command =
      ["trace", "--on-crash", shop.file.path, "--filter", "Shop.work*", "--"]
      + (try Shop.command(end))
    let run = try runProgram(built("pliant").path, command, separatingErrors: true)
    #expect(run.errors.hasPrefix("# Recording 1 functions of Shop\n"))
    #expect(!run.errors.contains("work("))
    let text = try? String(contentsOf: shop.file, encoding: .utf8)
    #expect(text?.contains("work(100) -> 101") == (end == "abort()" ? true : nil))
  }

  /// The same of one that runs already, unless the command has let it go.
  @Test(arguments: ["fatalError(\"why\")", "abort()", "let go"])
  func aFileIsWrittenOnACrashOfARunningProgram(_ end: String) async throws {
    let shop = try Shop()
    defer { shop.remove() }
    let (shopRun, input, output) = (Process(), Pipe(), Pipe())
    let words = try Shop.command(end == "let go" ? "abort()" : end)
    (shopRun.executableURL, shopRun.arguments) = (URL(filePath: words[0]), [words[1], "waits"])
    (shopRun.standardInput, shopRun.standardOutput) = (input, output)
    shopRun.standardError = FileHandle.nullDevice
    try shopRun.run()
    try await ready(output)
    let (command, errors) = (Process(), Pipe())
    command.executableURL = built("pliant")
    command.arguments = [
      "trace", "--on-crash", shop.file.path, "--filter", "Shop.work*", "--pid",
      "\(shopRun.processIdentifier)",
    ]
    command.standardError = errors
    try command.run()
    try await ready(errors, "# Recording 1 functions of Shop\n")
    if end == "let go" {
      command.interrupt()
      await ended(command)
      #expect(command.terminationStatus == 0)
    }
    try input.fileHandleForWriting.write(contentsOf: Data([10]))
    await ended(shopRun)
    await ended(command)
    #expect(shopRun.terminationStatus == (end.hasPrefix("fatal") ? SIGILL : SIGABRT))
    let text = try? String(contentsOf: shop.file, encoding: .utf8)
    #expect(text?.contains("work(100) -> 101") == (end == "let go" ? nil : true))
  }

  @Test func programsBeginWithNoSignalBlocked() throws {
    for command in ["trace", "reload"] {
      let program = try Shop.command(Self.status)
      let run = try runProgram(built("pliant").path, [command, "--"] + program)
      #expect(run.output.contains("SigBlk:\t0000000000000000\n"), "\(command): \(run.output)")
    }
  }

  private func ready(_ output: Pipe, _ sign: String = "ready") async throws {
    let text = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var text = ""
        // Empty at its end.
        while !text.contains(sign), case let data = output.fileHandleForReading.availableData,
          !data.isEmpty
        { text += String(decoding: data, as: UTF8.self) }
        continuation.resume(returning: text)
      }
    }
    try #require(text.contains(sign), "\(text)")
  }

  private func ended(_ process: Process) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        process.waitUntilExit()
        continuation.resume()
      }
    }
  }

  private static let serving = "ready(); while true { pause() }"
  private static let moving = "chdir(\"/\"); exit(0)"
  private static let status = "print(try! String(contentsOfFile: \"/proc/self/status\"))"
  private static let handlings = [
    "let s = DispatchSource.makeSignalSource(signal: SIGINT); s.setEventHandler { print(1) };"
      + "s.resume(); ready(); while true { sleep(1) }",
    "signal(SIGINT, SIG_IGN); ready(); while true { sleep(1) }",
    "signal(SIGINT) { _ in }; ready(); while true { sleep(1) }",
  ]
  private static let ends = [
    "fatalError(\"why\")", "_ = [Int]()[work(0)]", "let n: Int? = nil; print(n!)", "abort()",
    "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1",
    "memset(UnsafeMutableRawPointer(bitPattern: 16)!, 0, 1)",
    "raise(SIGTRAP)", "raise(SIGFPE)", "_exit(3)",
    "var a = [strdup(\"sh\"), strdup(\"-c\"), strdup(\"exit 4\"), nil]; execv(\"/bin/sh\", &a)",
    "var a = [strdup(\"false\"), nil]; execvp(\"false\", &a)",
    "Thread { fatalError() }.start(); while true { pause() }",
    "DispatchQueue.global().async { abort() }; while true { pause() }",
  ]

  /// A program that works, and then does what its first argument says, once it is told to if it has
  /// a second one; and a folder for what a test has of it.
  private struct Shop {
    private let folder: URL
    var file: URL { folder.appending(path: "summary.txt") }

    init() throws { folder = try makeTemporaryFolder() }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// What `pliant` is given to write a summary of its calls into the file.
    func traced(_ body: String) throws -> [String] {
      ["trace", "--filter", "Shop.work*", "--format", "summary", "--output", file.path, "--"]
        + (try Self.command(body))
    }

    static func command(_ body: String) throws -> [String] {
      [try program.get(), "\(try #require(bodies.firstIndex(of: body)))"]
    }

    private static let bodies = [serving, moving, status, "exit(0)"] + handlings + ends
    /// Compiled once for all tests.
    private static let program = Result {
      let folder = try makeTemporaryFolder()
      let (source, program) = (folder.appending(path: "Shop.swift"), folder.appending(path: "Shop"))
      let cases = bodies.enumerated().map { "case \"\($0.offset)\": \($0.element)" }
      let text = """
        import Foundation
        func work(_ number: Int) -> Int { number + 1 }
        func ready() {
          print("ready")
          fflush(stdout)
        }
        @main struct Main {
          static func main() {
            if CommandLine.arguments.count > 2 {
              ready()
              _ = readLine()
            }
            for n in 1...100 { _ = work(n) }
            switch CommandLine.arguments[1] {
            \(cases.joined(separator: "\n"))
            default: break
            }
          }
        }
        """
      try text.write(to: source, atomically: true, encoding: .utf8)
      let arguments = [
        "-parse-as-library", "-module-name", "Shop", source.path, "-o", program.path,
      ]
      try runProgram("swiftc", arguments).succeeded()
      return program.path
    }
  }
}
