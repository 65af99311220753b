import ArgumentParser
import Foundation
import Logging
import Pliant
import PliantConsole

/// Opens files and several programs in the debugging console, or runs a small program under it.
struct ConsoleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "console",
    abstract: "Show saved sessions, logs, traces and other consoles in one page.",
    discussion: """
      Prints an address to open in a browser. Sources are saved sessions, logs as NDJSON, traces \
      in Chrome's format, and addresses of consoles with their tokens. The page switches between \
      them, and shows the logs of several programs as one:

        pliant console session.ndjson trace.json
        pliant console 'http://127.0.0.1:8080/#token=…' 'http://127.0.0.1:8081/#token=…'

      Without a source it runs a small market, to play with, and prints its state once a second. \
      Switch the redefinitions under Functions, Overridden: the printed lines change. Control-C \
      ends it.
      """
  )

  @Argument(help: "Files, and addresses of consoles.", completion: .file())
  var sources: [String] = []

  @Option(help: "The port of the console; 0 for any free port.") var port: UInt16 = 0
  @Option(help: "End after this many seconds.") var seconds: Int?
  @Option(help: "How many orders come in a second.") var rate = 8
  @Option(help: "Log this many lines at the start.") var lines = 0

  func validate() throws {
    guard rate > 0, rate <= 1_000 else { throw ValidationError("--rate is 1 to 1000.") }
    guard lines >= 0 else { throw ValidationError("--lines is 0 or more.") }
  }

  func run() async throws {
    if !sources.isEmpty { return try await show(sources.map { try ConsoleSource($0) }) }
    LoggingSystem.bootstrap {
      SinkLogHandler(label: $0, level: .trace, sinks: [DebugConsole.log])
    }
    let console = try await DebugConsole.start(port: port)
    say("console: \(console.url)")
    let market = try Market()
    for line in 0..<lines { #log(.debug, "replaying", line) }
    let clock = ContinuousClock()
    let start = clock.now
    var second = 0
    while second < seconds ?? .max {
      for order in 0..<rate {
        market.tick()
        let next = start + .seconds(second) + .milliseconds(1_000 * (order + 1) / rate)
        try await clock.sleep(until: next)
      }
      second += 1
      say(market.report())
    }
    await console.stop()
  }

  private func show(_ sources: [ConsoleSource]) async throws {
    let console = try await DebugConsole.start(port: port, showing: sources)
    say("console: \(console.url)")
    try await Task.sleep(for: .seconds(seconds ?? .max >> 4))
    await console.stop()
  }

  /// At once, also into a pipe.
  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
