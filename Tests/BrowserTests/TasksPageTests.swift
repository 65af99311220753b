import PliantConsole
import Synchronization
import Testing

/// The pages "Tasks", what each task of the program waits for, and "Profile", what it does.
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
    // Reading a process in which a thousand other tests run takes its time.
    try await page.wait(for: "1", within: 900, shown("“closing time” waits for a continuation"))
    try await page.type("waitforthelastguest", into: "tasks-filter")
    try await page.wait(for: "1", "return String(\(tasks).length)")
    try await page.wait(for: "1", shown("waitForTheLastGuest(_:)TasksPageTests.swift:"))
    open.finish()
    await task.value
    try await page.wait(for: "0", "return String(\(tasks).length)")
    await page.quit()
    await console.stop()
  }

  @Test func showsWhatATaskDoes() async throws {
    let isOver = Over()
    defer { isOver.value.store(true, ordering: .relaxed) }
    Task(name: "balance") { await countTheTill(until: isOver) }
    let console = try await DebugConsole.start()
    let page = try await Browser()
    try await page.open(console.url)
    try await page.click("tab-profile")
    try await page.click("profile-switch")
    // A container that permits no samples says so.
    let text = "document.querySelector('#profile').textContent"
    let refusal = "/takes no samples/.test(\(text))"
    func has(_ words: String) -> String { "return String(\(refusal) || /\(words)/.test(\(text)))" }
    try await page.wait(for: "true", has("countTheTill"))
    try await page.type("balance", into: "profile-filter")
    let functions = "document.querySelector('[data-test=profile-functions] tbody').textContent"
    let all = "return String(\(refusal) || /^[^%]*countTheTill[^%]*%/.test(\(functions)))"
    try await page.wait(for: "true", all)
    await page.quit()
    await console.stop()
  }
}

private final class Over: Sendable {
  let value = Atomic(false)
}

@inline(never) private func countTheTill(until over: Over) async -> Int {
  var sum = 1
  while !over.value.load(ordering: .relaxed) {
    for _ in 0..<100_000 { sum = sum &* 3 &+ 1 }
    // The pool may have two threads, of which another test takes one.
    await Task.yield()
  }
  return sum
}

@inline(never) private func waitForTheLastGuest(_ gate: AsyncStream<Void>) async {
  for await _ in gate {}
}
