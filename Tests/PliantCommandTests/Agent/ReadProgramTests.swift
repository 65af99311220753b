import Foundation
import ProgramRunner
import Synchronization
import Testing

/// Programs that `pliant tasks` and `pliant profile` start, and only read.
struct ReadProgramTests {
  @Test func aProfileEndsWithItsProgram() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let command =
      [built("pliant").path, "profile", "--format", "foldedStacks", "--"]
      + [try program(in: folder), "burn"]
    let run = try runProgram("env", command, separatingErrors: true)
    #expect(run.status == 3 && run.output.contains("burn()"), "\(run.output)\(run.errors)")
    let full = try runProgram("sh", ["-c", "'\(command.joined(separator: "' '"))' >/dev/full"])
    #expect(full.status == 1 && full.output.contains("No space left"), "\(full.output)")
  }

  @Test func tasksAreShownWhenAskedFor() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = built("pliant")
    process.arguments = ["tasks", "--", try program(in: folder), "hang"]
    process.standardOutput = output
    try process.run()
    let text = Mutex("")
    readText(of: output) { part in text.withLock { $0 += part } }
    func has(_ wanted: String) -> Bool { text.withLock { $0.contains(wanted) } }
    while !has("ready"), process.isRunning { sched_yield() }
    // The program has not ended by it, as it would without the command, which may not be ready yet.
    while !has("hangs()"), process.isRunning {
      kill(process.processIdentifier, SIGQUIT)
      usleep(20_000)
    }
    #expect(has("hangs()"))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGTERM)
  }

  @Test(arguments: [["tasks"], ["profile", "--pid", "1", "--", "/bin/true"]])
  func oneProgramIsNamed(_ words: [String]) throws {
    let run = try runProgram(built("pliant").path, words)
    #expect(run.status == 64 && run.output.contains("Name one program, behind --"))
  }

  @Test func missingProgramsAreRefused() throws {
    let run = try runProgram(built("pliant").path, ["tasks", "--", "/no/program"])
    #expect(run.status == 1)
    #expect(run.output == "Cannot run '/no/program': No such file or directory\n")
  }

  /// It would go on without anybody who waits for it.
  @Test func refusedProgramsAreEnded() throws {
    let length = "86400.\(UInt32.random(in: 1..<1_000_000))"
    let run = try runProgram(built("pliant").path, ["tasks", "--", "/bin/sleep", length])
    #expect(run.status == 1 && run.output.contains("no Swift"), "\(run.output)")
    // It ends a moment after the command.
    while try runProgram("pgrep", ["-x", "-f", "/bin/sleep \(length)"]).status == 0 {}
  }

  private func program(in folder: URL) throws -> String {
    let source = folder.appending(path: "main.swift")
    try Self.source.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "program").path
    try runProgram("swiftc", ["-parse-as-library", "-g", "-o", program, source.path]).succeeded()
    return program
  }

  private static let source = """
    import Glibc
    @inline(never) func burn() -> Int {
      var sum = 0
      while clock() < 1_000_000 { for number in 0..<1_000 { sum &+= number } }
      return sum
    }
    func hangs() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    @main struct Main {
      static func main() async {
        if CommandLine.arguments[1] == "burn" { exit(burn() == 1 ? 4 : 3) }
        Task { await hangs() }
        print("ready")
        fflush(nil)
        while true { try? await Task.sleep(nanoseconds: 1_000_000_000) }
      }
    }
    """
}
