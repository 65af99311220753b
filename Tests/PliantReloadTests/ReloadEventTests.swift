import PliantReload
import Testing

/// The lines that a reload prints.
struct ReloadEventTests {
  @Test func linesAreAtMost100Columns() {
    let name = "closure in makeRouter(store:prefix:), RoutesOfTheWholeApplication.swift:9"
    let text = ReloadEvent.wrapped(
      "Reloaded Routes.swift in 12 ms: \(name), \(String(repeating: "long", count: 50)), 2 new"
    )
    let lines = "pliant: \(text)".split(separator: "\n")
    #expect(lines.map(\.count).max() ?? 0 <= 100)
    #expect(lines.count == 4)
    #expect(lines[1] == "    RoutesOfTheWholeApplication.swift:9,")
    #expect(lines[2].hasPrefix("    longlong") && lines[2].hasSuffix("…"))
    #expect(lines[3] == "    2 new")
  }

  @Test func messagesOfTheCompilerStay() {
    let messages = String(repeating: "a b ", count: 50)
    let event = ReloadEvent.refused(
      ["/p/A.swift"],
      .notCompiled(file: "A.swift", messages: messages)
    )
    #expect("\(event)" == "Cannot reload 'A.swift': it does not compile.\n\(messages)")
  }

  #if DEBUG
  /// In a process of its own, in which nothing is saved meanwhile.
  @Test func eventsEndWithTheWatching() async {
    await #expect(processExitsWith: .success) {
      let reload = try Reload.start()
      let events = reload.events
      #expect(reload.isActive)
      reload.stop()
      for await _ in events { Issue.record("nothing was saved") }
      for await _ in reload.events { Issue.record("nothing is watched") }
      #expect(!reload.isActive)
      try Reload.start().stop()
    }
  }
  #endif
}
