import Foundation
import ProgramRunner
import Testing

/// Programs that `pliant trace` and `pliant reload` run end by signals as they do without.
struct SignalTests {
  /// Ctrl-C, as a terminal sends it to all that it runs.
  @Test func aTerminalInterruptsTheProgram() async throws {
    let shop = try Shop()
    defer { shop.remove() }
    let command =
      "exec \(built("pliant").path) trace --filter 'Shop.work*' --format summary "
      + "--output \(shop.file.path) -- \(shop.program)"
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
    process.arguments = [
      "trace", "--filter", "Shop.work*", "--format", "summary", "--output", shop.file.path, "--",
      shop.program,
    ]
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

  /// A server that shuts down for long, or does not, as service groups and command loops do.
  @Test(arguments: [
    "let s = DispatchSource.makeSignalSource(signal: SIGINT); s.setEventHandler { print(1) };"
      + "s.resume()",
    "signal(SIGINT, SIG_IGN)", "signal(SIGINT) { _ in }",
  ])
  func twoInterruptsEndAnyProgram(_ handling: String) async throws {
    let shop = try Shop()
    defer { shop.remove() }
    let program = try shop.build(
      "\(handling); _ = work(1); print(\"ready\"); fflush(stdout); while true { sleep(1) }"
    )
    let (process, output) = (Process(), Pipe())
    process.executableURL = built("pliant")
    process.arguments = [
      "trace", "--filter", "Shop.work*", "--format", "summary", "--output", shop.file.path, "--",
      program,
    ]
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
  @Test(arguments: [
    "fatalError(\"why\")", "_ = [Int]()[work(0)]", "let n: Int? = nil; print(n!)", "abort()",
    "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1",
    "memset(UnsafeMutableRawPointer(bitPattern: 16)!, 0, 1)",
    "raise(SIGTRAP)", "raise(SIGFPE)", "_exit(3)",
    "var a = [strdup(\"sh\"), strdup(\"-c\"), strdup(\"exit 4\"), nil]; execv(\"/bin/sh\", &a)",
    "var a = [strdup(\"false\"), nil]; execvp(\"false\", &a)",
    "Thread { fatalError() }.start(); while true { pause() }",
    "DispatchQueue.global().async { abort() }; while true { pause() }",
  ])
  func callsBeforeACrashAreKept(_ end: String) throws {
    let shop = try Shop()
    defer { shop.remove() }
    let program = try shop.build("for n in 1...100 { _ = work(n) }; \(end)")
    let plain = try runProgram(program, [])
    for arguments in [[], ["--format", "summary"]] {
      let command = ["trace", "--filter", "Shop.work*"] + arguments + ["--", program]
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
  @Test(arguments: ["abort()", "print(1)"]) func aFileIsWrittenOnACrash(_ end: String) throws {
    let shop = try Shop()
    defer { shop.remove() }
    let program = try shop.build("for n in 1...100 { _ = work(n) }; \(end)")
    let command = ["trace", "--on-crash", shop.file.path, "--filter", "Shop.work*", "--", program]
    let run = try runProgram(built("pliant").path, command, separatingErrors: true)
    #expect(run.errors.hasPrefix("# Recording 1 functions of Shop\n"))
    #expect(!run.errors.contains("work("))
    let text = try? String(contentsOf: shop.file, encoding: .utf8)
    #expect(text?.contains("work(100) -> 101") == (end == "abort()" ? true : nil))
  }

  /// The same of one that runs already, unless the command has let it go.
  @Test(arguments: ["abort()", "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1", "let go"])
  func aFileIsWrittenOnACrashOfARunningProgram(_ end: String) async throws {
    let shop = try Shop()
    defer { shop.remove() }
    let (shopRun, input, output) = (Process(), Pipe(), Pipe())
    shopRun.executableURL = URL(
      filePath: try shop.build(
        "print(\"ready\"); fflush(stdout); _ = readLine(); for n in 1...100 { _ = work(n) };"
          + (end == "let go" ? "abort()" : end)
      )
    )
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
    #expect(shopRun.terminationStatus == (end.hasPrefix("Unsafe") ? SIGSEGV : SIGABRT))
    let text = try? String(contentsOf: shop.file, encoding: .utf8)
    #expect(text?.contains("work(100) -> 101") == (end == "let go" ? nil : true))
  }

  @Test func programsBeginWithNoSignalBlocked() throws {
    for command in ["trace", "reload"] {
      let shop = try Shop()
      defer { shop.remove() }
      let program = try shop.build("print(try! String(contentsOfFile: \"/proc/self/status\"))")
      let run = try runProgram(built("pliant").path, [command, "--", program])
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

  /// A server that waits for signals.
  private struct Shop {
    let folder: URL
    var program: String { folder.appending(path: "Shop").path }
    var file: URL { folder.appending(path: "summary.txt") }

    init() throws {
      folder = try makeTemporaryFolder()
      _ = try build("_ = work(1); print(\"ready\"); fflush(stdout); while true { pause() }")
    }

    func build(_ body: String) throws -> String {
      let source = folder.appending(path: "Shop.swift")
      let text = """
        import Foundation
        func work(_ number: Int) -> Int { number + 1 }
        @main struct Main { static func main() { \(body) } }
        """
      try text.write(to: source, atomically: true, encoding: .utf8)
      let arguments = ["-parse-as-library", "-module-name", "Shop", source.path, "-o", program]
      try runProgram("swiftc", arguments).succeeded()
      return program
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }
}
