import Foundation
import Logging
import Pliant
import PliantConsole

/// Runs a small market under the debugging console: `swift run demo [PORT]`.
///
/// Prints an address to open in a browser, and the market's state once a second. Switch the
/// redefinitions under Functions, Overridden: the printed lines change. Control-C ends it.
@main
struct Demo {
  private static let ordersPerSecond = 8

  static func main() async {
    do {
      try await run(on: CommandLine.arguments.dropFirst().first ?? "0")
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(on port: String) async throws {
    guard let number = UInt16(port) else { throw NoPort(text: port) }
    LoggingSystem.bootstrap {
      SinkLogHandler(label: $0, level: .trace, sinks: [DebugConsole.log])
    }
    say("console: \(try await DebugConsole.start(port: number).url)")
    let market = try Market()
    let clock = ContinuousClock()
    let start = clock.now
    for second in 0... {
      for order in 1...ordersPerSecond {
        market.tick()
        let next = start + .seconds(second) + .milliseconds(1_000 * order / ordersPerSecond)
        try await clock.sleep(until: next)
      }
      say(market.report())
    }
  }

  /// Prints a line at once, also into a pipe.
  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}

/// The demo's argument is not the number of a port.
private struct NoPort: Error, CustomStringConvertible {
  let text: String

  var description: String { "'\(text)' is no port; the demo takes one, or none for any free port" }
}
