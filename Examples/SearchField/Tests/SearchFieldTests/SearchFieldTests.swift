import Foundation
import PliantTesting
import SearchField
import Testing

struct SearchFieldTests {
  private let field = SearchField()

  /// No test waits: the clock is the test's.
  @Test(.now(Date(timeIntervalSince1970: 0), sleeping: .untilAdvanced))
  func waitsUntilNobodyTypes() async throws {
    let clock = try TestClock.current
    let queries = try field.queries()
    field.text = "p"
    field.text = "pl"
    let first = Task { await queries.first { _ in true } }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(300))
    #expect(await first.value == "pl")
  }

  @Test func tellsOfEveryEdit() async throws {
    var edits = try field.edits().makeAsyncIterator()
    var all: [String] = []
    field.text = "pliant"
    try await all.append(edits.next() ?? "none")
    field.tags = ["swift"]
    try await all.append(edits.next() ?? "none")
    field.tags.append("linux")
    try await all.append(edits.next() ?? "none")
    #expect(all == ["text pliant", "tags swift", "tags swift,linux"])
  }

  @Test func combinesTheLatest() async throws {
    var lines = try field.lines().makeAsyncIterator()
    var all = [try await lines.next() ?? "none"]
    field.text = "pliant"
    try await all.append(lines.next() ?? "none")
    field.limit = 20
    try await all.append(lines.next() ?? "none")
    #expect(all == ["?limit=10", "pliant?limit=10", "pliant?limit=20"])
  }

  @Test func undoesWhatWasSet() throws {
    let history = History()
    try history.record(field, \.text)
    try history.record(field, \.tags)
    field.text = "pliant"
    field.tags.append("swift")
    field.text = "overridden"
    var all: [String] = []
    while history.undo() { all.append("\(field.text) \(field.tags)") }
    #expect(all == [#"pliant ["swift"]"#, "pliant []", " []"])
  }
}
