import Glibc
import Pliant
import PliantTesting
import Testing

@Suite struct EntryPointTests {
  @Test func whatNoLibraryHasIsNotLeftReal() {
    let point = EntryPoint("pliant_is_in_no_library") { _ in 0 }
    #expect(throws: OverrideError.self) { try point.begin() }
  }

  @Test func redefinitionsComeFirstAndTheirOriginalIsTheFixture() async throws {
    let reading = #callable(getenv(_:))
    let text = try await Fixture.environment(["PLIANT_NAME": "fixture"]).run {
      try reading.withRedefinition(around: { original in
        { name in String(cString: name) == "PLIANT_OTHER" ? original("PLIANT_NAME") : nil }
      }) { getenv("PLIANT_OTHER").map { String(cString: $0) } }
    }
    #expect(text == "fixture")
    #expect(getenv("PLIANT_NAME") == nil)
  }

  @Test func endsWithTheLastOfItsUsers() throws {
    let point = EntryPoint("getppid") { _ in -7 }
    try point.begin()
    try point.begin()
    #expect(getppid() == -7)
    point.end()
    #expect(getppid() == -7)
    point.end()
    #expect(getppid() > 0)
  }

  /// As a function that opens a file and takes work has it: they end in any order.
  @Test func severalOfOneFunctionAreAnsweredInTurn() async throws {
    let first = EntryPoint("sched_get_priority_max") { $0.original() * 10 + 1 }
    let second = EntryPoint("sched_get_priority_max") { $0.original() * 10 + 2 }
    let real = sched_get_priority_max(SCHED_OTHER)
    var seen: [Int32] = []
    let steps: [() throws -> Void] = [
      first.begin, second.begin, first.end, first.begin, second.end, first.end,
    ]
    for step in steps {
      try step()
      seen.append(sched_get_priority_max(SCHED_OTHER))
    }
    #expect(real == 0)
    #expect(seen == [1, 12, 2, 21, 1, 0])
  }

  @Test func theOriginalGetsChangedWords() throws {
    let group = EntryPoint("getpgid") { call in call.original { $0[0] = 0 } }
    try group.begin()
    #expect(getpgid(-1) == getpgrp())
    group.end()
    #expect(getpgid(-1) == -1)
  }
}
