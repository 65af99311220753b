import BenchmarkFixture
import Foundation
import Pliant

/// What a line of the log costs: left out by the build, by its logger, or handled.
///
/// Beside swift-log's own calls; the package is built with `PLIANT_LOG_MIN_DEBUG`.
func measureLogging(_ effort: Effort) -> [Row] {
  let count = opaque([3])
  let text = "words"
  let quiet = Logger(label: "quiet") { _ in Swallowing(logLevel: .info) }
  let number = { (_ n: Int) -> Int in n &+ count[0] }

  var comparison = Comparison(effort)
  return withLogger(quiet) { logger in
    comparison.add("a loop of nothing") { loop($0) { n in _ = opaque(n) } }
    comparison.add("swift-log, filtered") {
      loop($0) { n in logger.debug("\(text) \(number(n))") }
    }
    comparison.add("#log, left out by the build") {
      loop($0) { n in
        #log(.trace, text, number(n))
        _ = opaque(n)
      }
    }
    comparison.add("#log, filtered, its own logger") {
      loop($0) { n in #log(.debug, text, number(n), to: logger) }
    }
    comparison.add("swift-log, filtered, Logger.current") {
      loop($0) { n in Logger.current.debug("\(text) \(number(n))") }
    }
    comparison.add("#log, filtered") { loop($0) { n in #log(.debug, text, number(n)) } }
    comparison.add("swift-log, handled") {
      loop($0) { n in logger.info("text \(text), number \(number(n))") }
    }
    comparison.add("swift-log, handled, two metadata") {
      loop($0) { n in
        logger.info(
          "text \(text), number \(number(n))",
          metadata: ["text": "\(text)", "number": "\(number(n))"]
        )
      }
    }
    comparison.add("#log, handled") { loop($0) { n in #log(text, number(n)) } }
    let measured = comparison.measure()
    let goals: [(String, String, Goal?)] = [
      ("#log, left out by the build", "a loop of nothing", nil),
      ("#log, filtered, its own logger", "swift-log, filtered", nil),
      ("#log, filtered", "swift-log, filtered, Logger.current", nil),
      // Its values are formatted first, and each tells the console its place in the line.
      ("#log, handled", "swift-log, handled, two metadata", .ratioAtMost(1.45)),
    ]
    return goals.map { Row("logging", $0, beside: $1, in: measured, goal: $2) }
  }
}

/// Handles a line by nothing.
private struct Swallowing: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }
  func log(event: LogEvent) {}
}
