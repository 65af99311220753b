import ArgumentParser
import Logging
import Pliant
import PliantConsole

/// Runs a small program under the debugging console.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Play with the console of a small market.",
    discussion: """
      Prints an address to open in a browser, and the market's state once a second. Switch the \
      redefinitions under Functions, Overridden: the printed lines change. Control-C ends it.
      """
  )

  @Option(help: "The port of the console; 0 for any free port.") var port: UInt16 = 0
  @Option(help: "End after this many seconds.") var seconds: Int?
  @Option(help: "How many orders come in a second.") var rate = 8
  @Option(help: "Log this many lines at the start.") var lines = 0

  func validate() throws {
    guard rate > 0, rate <= 1_000 else { throw ValidationError("--rate is 1 to 1000.") }
    guard lines >= 0 else { throw ValidationError("--lines is 0 or more.") }
  }

  func run() async throws {
    LoggingSystem.bootstrap {
      SinkLogHandler(label: $0, level: .trace, sinks: [DebugConsole.log])
    }
    let console = try await DebugConsole.start(port: port)
    StandardOutput.say("console: \(console.url)")
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
      StandardOutput.say(market.report())
    }
    await console.stop()
  }
}
