import Foundation
import Logging
import Pliant
import PliantConsole
import Testing

/// A console that looks while objects are overridden, observed, bound, changed and die on other threads.
struct LookingConcurrencyTests {
  @Test func lookingDisturbsNothing() async throws {
    let log = MemoryLog(lines: MemoryLog.Bounds(records: 500, bytes: 1 << 20))
    let console = try await DebugConsole.start(log: log)
    let pages = try (0..<2).map { _ in try Client.stream(console) }
    let results = try await withThrowingTaskGroup(of: Int.self) { group in
      for thread in 0..<3 {
        group.addTask { try live(thread, log) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == [rounds, rounds, rounds])
    for page in pages {
      let events = await page.moreEvents {
        $0.last("overridden") != nil && $0.last("observed") != nil
      }
      #expect(events.last("observed") != nil)
    }
    await console.stop()
  }
}

private let rounds = 150

/// Returns how often what was expected came out.
private func live(_ thread: Int, _ log: MemoryLog) throws -> Int {
  let logger = Logger(label: "\(thread)") { SinkLogHandler(label: $0, sinks: [log]) }
  let speak = #method(Being.speak)
  var right = 0
  for round in 0..<rounds {
    let (being, other) = (Being(), Being())
    var seen: [Int] = []
    try speak.override(on: being, key: round) { _ in "\(round)" }
    let redefinition =
      round.isMultiple(of: 10) ? try #method(Being.sing).redefine { _ in "la" } : nil
    try observe(being, \.age, owner: other) { (change: Change<Int>) in seen.append(change.new) }
    try observe(being, \.names, owner: other) {}
    try bind(other, \.age, to: being, \.age)
    let isOver = Flag()
    onDeallocation(of: being) { isOver.isSet = true }
    being.age = round
    being.names.append("a")
    logger.info("round \(round)")
    if being.speak() == "\(round)", seen == [round], other.age == round, !isOver.isSet {
      right += 1
    }
    withExtendedLifetime((being, other, redefinition)) {}
  }
  return right
}

private final class Flag: @unchecked Sendable {
  // SAFETY: one thread sets and reads it.
  var isSet = false
}

private final class Being {
  dynamic var age = -1
  @Observed var names: [String] = []
  dynamic func speak() -> String { "…" }
  dynamic func sing() -> String { "…" }
}
