import ArgumentParser
import Foundation
import PliantAgent
import PliantConsole

/// Opens a console in a program, or one that shows files and several programs.
struct ConsoleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "console",
    abstract: "Debug a program in the browser, or show saved sessions, logs and traces there.",
    discussion: """
      Prints an address to open in a browser. The program needs no preparation; it is started, or \
      runs already:

        pliant console -- swift run App --port 8080
        pliant console --pid App

      The page shows its functions, traces them, overrides them by name, and counts its objects. \
      Ctrl-C lets a program go that ran already: all of that ends.

      In place of a program it shows sources: saved sessions, logs as NDJSON, traces in Chrome's \
      format, and addresses of consoles with their tokens. The page switches between them, and \
      shows the logs of several programs as one:

        pliant console session.ndjson trace.json
        pliant console 'http://127.0.0.1:8080/#token=…' 'http://127.0.0.1:8081/#token=…'
      """
  )

  @Argument(
    help: "Files, and addresses of consoles; behind --, a program and its arguments.",
    completion: .file()
  )
  var words: [String] = []

  @Option(help: "The port of the console; 0 for any free port.") var port: UInt16 = 0
  @Option(help: "End after this many seconds.") var seconds: Int?
  @OptionGroup var process: ProcessOptions

  // The parser does not tell words before and behind it apart.
  private var isProgram: Bool { CommandLine.arguments.contains("--") }
  private var program: [String] { isProgram ? words : [] }
  private var sources: [String] { isProgram ? [] : words }

  func validate() throws {
    guard sources.isEmpty else {
      guard process.pid == nil else { throw ValidationError("Name a process or files, not both.") }
      return
    }
    guard process.pid != nil || isProgram else {
      throw ValidationError(
        "Name a program, behind --, a process, with --pid, or files. The demo is 'swift run demo'."
      )
    }
    try process.require(or: program, "console")
  }

  func run() async throws {
    guard sources.isEmpty else { return try await show(sources.map { try ConsoleSource($0) }) }
    var request = AgentRequest()
    (request.console, request.seconds) = (port, seconds ?? 0)
    try AgentCommand.run(request, in: program, or: process, to: "debug")
  }

  private func show(_ sources: [ConsoleSource]) async throws {
    let console = try await DebugConsole.start(port: port, showing: sources)
    print("console: \(console.url)")
    fflush(nil)  // also into a pipe, at once
    try await Task.sleep(for: .seconds(seconds ?? .max >> 4))
    await console.stop()
  }
}
