import CPliant
import PliantTracing
import Testing

@Suite(.enabled(if: isDebug)) struct AsyncTests {
  /// The calls of this task while `body` runs, one a line.
  private func recorded(
    _ patterns: String...,
    body: @Sendable () async throws -> Void
  ) async throws -> (log: String, calls: [TracedCall]) {
    let patterns = patterns.map { TraceSelection.matching("PliantTracingTests.\($0)") }
    let trace = try Trace.start(patterns)
    let task = pliant_trace_task()
    try await body()
    trace.stop()
    let calls = trace.recorded.filter { $0.task == task }
    return (calls.map(\.description).joined(separator: "\n"), calls)
  }

  @Test func values() async throws {
    let log = try await recorded("fetch*", "elsewhere*", "mayFail*", "Drawer.*", "Scale.*") {
      #expect(await fetch(1, "abc") == "abc1")
      #expect(await elsewhere(4) == 5)
      let large = try await mayFail(4)
      #expect(large == Large(e: 4))
      await #expect(throws: Failure.bad(-4)) { try await mayFail(-4) }
      let drawer = Drawer()
      #expect(await drawer.put(2) == 2)
      #expect(await Scale().weigh(3) == 6)
    }.log
    let lines = log.split(separator: "\n").map(String.init)
      .filter { !$0.contains("coins") && !$0.contains("init") }
    let values = [
      "fetch(1, \"abc\") -> \"abc1\"", "elsewhere(4) -> 5",
      "mayFail(4) -> Large(a: 1, b: 2, c: 3, d: 4, e: 4)",
      "mayFail(-4) throws Failure.bad(-4)", "Drawer.put(2) -> 2", "Scale.weigh(3) -> 6",
    ]
    let types = [
      "fetch(_:_:) -> <String>", "elsewhere(_:) -> <Int>", "mayFail(_:) -> <Large>",
      "mayFail(_:) throws Failure.bad(-4)", "Drawer.put(_:) -> <Int>", "Scale.weigh(_:) -> <Int>",
    ]
    #expect(lines == (showsAsyncValues ? values : types))
  }

  @Test func errorsOfOneType() async throws {
    let log = try await recorded("breaksLater*") {
      await #expect(throws: Broken(place: "later", depth: 2)) { try await breaksLater(2) }
    }.log
    #expect(log.hasSuffix(") throws Broken(place: \"later\", depth: 2)"))
  }

  @Test func privateTypes() async throws {
    let log = try await recorded("Hidden.wait*", "Hidden.take(*") { await useHidden() }.log
    let wait = showsAsyncValues ? "Hidden.wait(3) -> 3" : "Hidden.wait(_:) -> <Int>"
    #expect(log == "Hidden.take(Inside(number: 1))\n" + wait)
    let generic = try await recorded("Wrapped.wait*", "Wrapped.take*") { await useWrapped() }.log
    #expect(generic == "Wrapped.take(<Wrapped<A>>, <Int>) -> <A>\nWrapped.wait(_:) -> <Int>")
  }

  /// The words that say which types they are look like the caller's actor.
  @Test func genericFunctions() async throws {
    let log = try await recorded("fetchAny*", "Weighing.*") {
      #expect(await fetchAny("abc", 1) == 4)
      #expect(await Scale().weighAny(3) == 3)
    }.log
    #expect(log == "fetchAny(_:_:) -> <Int>\nWeighing.weighAny(_:) -> <Int>")
  }

  /// Code that is built for debugging stores parameters without names, too, and so tells whether
  /// the caller's actor comes before them.
  @Test func unnamedParameters() async throws {
    let log = try await recorded("unnamed*") {
      _ = await unnamed(1, 2, 3)
      _ = await unnamedElsewhere(4, 5, 6)
      _ = await unnamedText(7, "eight")
      _ = await unnamedOnly(9, 10)
    }.log
    #expect(
      log.split(separator: "\n") == [
        "unnamed(1, 2, 3) -> 1", "unnamedElsewhere(4, 5, 6) -> 4",
        "unnamedText(7, \"eight\") -> 7", "unnamedOnly(9, 10) -> 0",
      ]
    )
  }

  @Test func callTree() async throws {
    let calls = try await recorded("both*", "fetch*", "elsewhere*", "inner*") {
      _ = await both(1)
    }.calls
    let log = calls.map { call in "\(call.depth) \(call) in \(name(of: call.parent, in: calls))" }
    let values = [
      "1 elsewhere(1) -> 2 in both(_:)", "1 fetch(2, \"text\") -> \"text2\" in both(_:)",
      "1 inner(5) -> 10 in both(_:)", "0 both(1) -> 10 in -",
    ]
    let types = [
      "1 elsewhere(_:) -> <Int> in both(_:)", "1 fetch(_:_:) -> <String> in both(_:)",
      "1 inner(5) -> 10 in both(_:)", "0 both(_:) -> <Int> in -",
    ]
    #expect(log == (showsAsyncValues ? values : types))
  }

  private func name(of id: UInt64?, in calls: [TracedCall]) -> String {
    calls.first { $0.id == id }?.name ?? "-"
  }

  @Test func manyTasks() async throws {
    let options = TraceOptions(keptCalls: 1 << 20, ringSize: 1 << 23)
    let trace = try Trace.start(.matching("PliantTracingTests.child(_:)"), options: options)
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<2000 { group.addTask { await child(number) } }
      return await group.reduce(0, +)
    }
    trace.stop()
    #expect(sum == 2000 * 1999 / 2)
    let calls = trace.recorded
    #expect(calls.count == 2000 && trace.losses.lost == 0)
    #expect(Set(calls.compactMap(\.task)).count == 2000)
    let results = calls.compactMap { Int($0.result ?? "") }
    #expect(results.reduce(0, +) == (showsAsyncValues ? sum : 0))
  }

  @Test func stream() async throws {
    let trace = try Trace.start(.matching("PliantTracingTests.streamed(_:)"))
    let reader = Task {
      var log: [String] = []
      for await call in trace.calls { log.append("\(call)") }
      return log
    }
    for number in 0..<3 { streamed(number) }
    while await firstCall(of: trace) == nil { await Task.yield() }
    trace.stop()
    #expect(await reader.value == ["streamed(0)", "streamed(1)", "streamed(2)"])
  }

  @Test func cancelledReader() async throws {
    let trace = try Trace.start(.matching("PliantTracingTests.unused(_:)"))
    let reader = Task { await trace.calls.first { _ in true } == nil }
    reader.cancel()
    #expect(await reader.value)
    #expect(trace.isActive)
  }

  private func firstCall(of trace: Trace) async -> TracedCall? {
    await trace.calls.first { _ in true }
  }
}

// These take their caller's actor, but for one, and end in two words without names.
nonisolated(nonsending) func unnamed(_ a: Int, _: Int, _: Int) async -> Int {
  await Task.yield()
  return a
}
@concurrent func unnamedElsewhere(_ a: Int, _: Int, _: Int) async -> Int {
  await Task.yield()
  return a
}
nonisolated(nonsending) func unnamedText(_ a: Int, _: String) async -> Int { a }
nonisolated(nonsending) func unnamedOnly(_: Int, _: Int) async -> Int { 0 }

@concurrent private func child(_ number: Int) async -> Int {
  await Task.yield()
  return number
}
private func streamed(_ number: Int) {}
private func unused(_ number: Int) {}
