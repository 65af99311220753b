import PliantConsole
import Testing

/// The page "Tasks": what each task of the program waits for.
@Suite(.serialized)
struct TasksPageTests: PageScripts {
  @Test func showsWhatATaskWaitsFor() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = Task(name: "closing time") { await waitForTheLastGuest(gate) }
    let console = try await DebugConsole.start()
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-tasks")
    let tasks = "[...document.querySelectorAll('[data-test=task]')].map(e => e.textContent)"
    func shown(_ text: String) -> String {
      "return String(\(tasks).filter(text => text.includes('\(text)')).length)"
    }
    try await page.wait(for: "1", shown("“closing time” waits for a continuation"))
    try await page.type("waitforthelastguest", into: "tasks-filter")
    try await page.wait(for: "1", "return String(\(tasks).length)")
    try await page.wait(for: "1", shown("waitForTheLastGuest(_:)TasksPageTests.swift:"))
    open.finish()
    await task.value
    try await page.wait(for: "0", "return String(\(tasks).length)")
    await page.quit()
    await console.stop()
  }
}

@inline(never) private func waitForTheLastGuest(_ gate: AsyncStream<Void>) async {
  for await _ in gate {}
}
