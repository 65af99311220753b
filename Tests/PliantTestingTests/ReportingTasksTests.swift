import PliantAttach
import PliantTasks
import PliantTesting
import Synchronization
import Testing

/// The tasks of this process, and those of a slow test.
struct ReportingTasksTests {
  /// A task of its own that waits until it is let go.
  private final class Held: Sendable {
    private let open: AsyncStream<Void>.Continuation
    private let task: Task<Void, Never>

    init(_ name: String) async {
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      self.open = open
      task = Task(name: name) {
        begin.finish()
        await waitAtTheGate(gate)
      }
      for await _ in begun {}
    }

    func end() async {
      open.finish()
      await task.value
    }
  }

  @Test func everyTaskIsReadOnce() async throws {
    let held = await Held("read by its own process")
    func read() throws -> Tasks {
      try Tasks { task, _ in task.name == "read by its own process" }
    }
    // It begins to wait when it has been seen.
    while try !read().description.contains("waitAtTheGate") { await Task.yield() }
    // Earlier reads have left copies in this process's memory.
    for _ in 1...5 {
      let tasks = try read()
      #expect(tasks.count == 1 && tasks.description.contains("waitAtTheGate"))
    }
    #expect(try Tasks.current().description.contains("waitAtTheGate"))
    await held.end()
  }

  @Test func aSlowTestSaysWhatItsTasksWaitFor() async throws {
    let test = try #require(Test.current)
    let stranger = await Held("of another test")
    func report() async throws -> String {
      let (texts, print) = AsyncStream.makeStream(of: String.self)
      let text = Mutex("")
      try await ReportingTasksTrait(after: .zero, print: { print.yield($0) })
        .provideScope(for: test, testCase: nil) {
          let held = await Held("at the gate")
          for await one in texts {
            text.withLock { $0 = one }
            break
          }
          await held.end()
        }
      return text.withLock { $0 }
    }
    var last = try await report()
    // It may have come before the test waited.
    while !last.contains("\"at the gate\" waits for a continuation") { last = try await report() }
    #expect(last.hasPrefix("aSlowTestSaysWhatItsTasksWaitFor() has run for 0.0 seconds:\n"))
    #expect(!last.contains("of another test") && last.contains("waitAtTheGate"))
    await stranger.end()
  }

  @Test func aTestInTimePrintsNothing() async throws {
    let test = try #require(Test.current)
    let trait = ReportingTasksTrait(after: .seconds(3_600)) { _ in Issue.record("it printed") }
    try await trait.provideScope(for: test, testCase: nil) {}
  }
}

@inline(never) private func waitAtTheGate(_ gate: AsyncStream<Void>) async {
  for await _ in gate {}
}
