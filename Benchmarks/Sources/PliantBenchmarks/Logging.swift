import BenchmarkFixture
import Foundation
import Pliant

/// What a line of the log costs: left out by the build, by its logger, or handled.
///
/// Beside swift-log's own calls; the package is built with `PLIANT_LOG_MIN_DEBUG`.
func compareLogging() {
  let count = opaque([3])
  let text = "words"
  let quiet = Logger(label: "quiet") { _ in Swallowing(logLevel: .info) }
  let number = { (_ n: Int) -> Int in n &+ count[0] }

  var comparison = Comparison(iterations: iterations)
  withLogger(quiet) { logger in
    comparison.add("swift-log, filtered") {
      loop { n in logger.debug("\(text) \(number(n))") }
    }
    comparison.add("swift-log, filtered, Logger.current") {
      loop { n in Logger.current.debug("\(text) \(number(n))") }
    }
    comparison.add("#log, left out by the build") { loop { n in #log(.trace, text, number(n)) } }
    comparison.add("#log, filtered, its own logger") {
      loop { n in #log(.debug, text, number(n), to: logger) }
    }
    comparison.add("#log, filtered") { loop { n in #log(.debug, text, number(n)) } }
    comparison.add("swift-log, handled") {
      loop(by: 20) { n in logger.info("text \(text), number \(number(n))") }
    }
    comparison.add("swift-log, handled, two metadata") {
      loop(by: 20) { n in
        logger.info(
          "text \(text), number \(number(n))",
          metadata: ["text": "\(text)", "number": "\(number(n))"]
        )
      }
    }
    comparison.add("#log, handled") { loop(by: 20) { n in #log(text, number(n)) } }
    print(
      "\nlines of the log                             ns   / filtered (handled: 20 × fewer lines)"
    )
    for row in comparison.run() {
      let handled = row.name.hasSuffix("handled") || row.name.hasSuffix("metadata")
      let scale = handled ? 20.0 : 1
      print(columns(row.name, row.nanoseconds * scale, row.ratio * scale))
    }
  }
}

private func loop(by step: Int = 1, _ body: (Int) -> Void) -> Int {
  for n in stride(from: 0, to: iterations, by: step) { body(n) }
  return 0
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
