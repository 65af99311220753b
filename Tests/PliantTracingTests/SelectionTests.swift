import CPliant
import PliantTracing
import Synchronization
import Testing

@Suite(.enabled(if: isDebug)) struct SelectionTests {
  @Test func selections() throws {
    func names(_ selections: TraceSelection..., excluding: [TraceSelection] = []) throws -> [String]
    {
      let trace = try Trace.start(selections, excluding: excluding)
      return trace.functions.map { String($0.dropFirst("PliantTracingTests.".count)) }
    }
    #expect(
      try names(.type(Till.self)) == [
        "Till.add(_:to:)", "Till.init(total:)", "Till.make(_:)", "Till.name", "Till.price",
        "Till.price (modify)", "Till.price (setter)", "Till.ring(_:)", "Till.total",
        "Till.total (modify)", "Till.total (setter)",
      ]
    )
    #expect(
      try names(.matching("PliantTracingTests.fails*")) == ["fails(_:)", "failsTyped(_:)"]
    )
    #expect(
      try names(
        .matching("*Tests.?ails*"),
        excluding: [.matching("*Typed(*")]
      ) == ["fails(_:)"]
    )
    #expect(
      try names(.matching("PliantTracingTests.nest*"), excluding: [.matching("*.nested(_:)")]) == [
        "nests(_:)", "nests(_:) closure #1", "nests(_:) closure #1 closure #1",
      ]
    )
    #expect(try names(.matching("PliantTracingTests.nests(_:)")) == ["nests(_:)"])
    #expect(try names(.type(Nest.self)) == ["Nest.sum(_:)", "Nest.sum(_:) closure #1"])
    let module = try names(.module("PliantTracingTests"), excluding: [.matching("*Tests.*Tests*")])
    #expect(module.contains("plain(_:)") && module.contains("Till.ring(_:)"))
  }

  /// Names of private types have their files, and those within a generic one its arguments.
  @Test func privateAndNestedTypes() throws {
    func names(_ type: Any.Type) throws -> [String] { try Trace.start(.type(type)).functions }
    #expect(try names(Safe.self) == ["PliantTracingTests.Safe.open()"])
    #expect(try names(Safe.Drawer<Int>.self) == ["PliantTracingTests.Safe.Drawer.pull()"])
    #expect(
      try names(Safe.Drawer<Int>.Coin.self) == [
        "PliantTracingTests.Safe.Drawer.Coin.drop()", "PliantTracingTests.Safe.Drawer.Coin.init()",
      ]
    )
    let error = #expect(throws: TraceError.self) { try names(Safe.Empty.self) }
    #expect(
      error?.description.contains("'type PliantTracingTests.Safe.Empty'") == true
    )
  }

  @Test func aProgramWithoutModulesOfItsOwn() {
    #expect(
      TraceError.noOwnModules(program: "/bin/app").description
        == "Cannot trace '/bin/app': nothing tells which of its modules are yours. Name them, as in "
        + "--filter 'App.*', or trace --all; do not strip the program"
    )
  }

  @Test func nothingSelected() throws {
    let error = #expect(throws: TraceError.self) {
      try Trace.start(.matching("PliantTracingTests.Tells.rings*"))
    }
    #expect(
      error?.description
        == "Cannot trace 'PliantTracingTests.Tells.rings*': no function with a symbol is selected. "
        + "Look for its name with 'pliant functions', and do not strip the program"
    )
    let near = #expect(throws: TraceError.self) {
      try Trace.start(.matching("PliantTracingTests.ring*"))
    }
    #expect(
      near?.description
        == "Cannot trace 'PliantTracingTests.ring*': no function with a symbol is selected; "
        + "found instead: PliantTracingTests.Till.ring(_:)"
    )
    #expect(throws: TraceError.self) { try Trace.start(.module("Nowhere")) }
    #expect(throws: TraceError.self) { try Trace.start(.module("PliantHooks")) }
  }

  @Test func sampling() throws {
    let options = TraceOptions(sampling: 10)
    let trace = try Trace.start(.matching("*Tests.sampled(_:)"), options: options)
    for number in 0..<100 { sampled(number) }
    trace.stop()
    #expect(trace.recorded.count == 10)
    #expect(trace.losses.lost == 0 && trace.losses.skipped == 90)
  }

  @Test func rateLimit() throws {
    let options = TraceOptions(callsPerSecond: 5)
    let trace = try Trace.start(.matching("*Tests.limited(_:)"), options: options)
    for number in 0..<100 { limited(number) }
    trace.stop()
    let count = trace.recorded.count
    #expect(count >= 5 && count < 100)  // seconds may end meanwhile
    #expect(trace.losses.skipped == UInt64(100 - count))
  }

  /// In a process of its own, where no thread of other tests takes so small a ring.
  @Test func losses() async {
    await #expect(processExitsWith: .success) {
      let options = TraceOptions(keptCalls: 1 << 20, ringSize: 1 << 12)
      let trace = try Trace.start(.matching("*Tests.lossy(_:)"), options: options)
      inThread { for number in 0..<20_000 { lossy(number) } }
      trace.stop()
      let calls = trace.recorded
      #expect(trace.losses.lost > 0)
      #expect(UInt64(calls.count) + trace.losses.lost == 20_000)
      #expect(calls.allSatisfy { $0.outcome == .returned(nil) })
    }
  }

  @Test func manyThreads() throws {
    let trace = try Trace.start(
      .matching("*Tests.shared(_:)"),
      .matching("*Tests.nested(_:)"),
      options: TraceOptions(keptCalls: 1 << 20, ringSize: 1 << 23)
    )
    inThreads(8) { for number in 0..<1000 { shared(number) } }
    trace.stop()
    let calls = trace.recorded
    #expect(trace.losses.lost == 0 && trace.losses.skipped == 0)
    #expect(calls.count == 16_000 && Set(calls.map(\.id)).count == 16_000)
    let threads = Dictionary(grouping: calls, by: \.thread)
    #expect(threads.count == 8)
    #expect(threads.values.allSatisfy { $0.filter { $0.depth == 1 }.count == 1000 })
  }

  @Test func startsAndStopsWhileCallsRun() throws {
    let isOver = Atomic(false)
    let wrong = Atomic(0)
    let waiting = startThreads(2) {
      while !isOver.load(ordering: .relaxed) {
        if busy(1) != 2 { wrong.add(1, ordering: .relaxed) }
      }
    }
    var recorded = 0
    for _ in 0..<20 {
      let options = TraceOptions(sampling: 1000)
      let trace = try Trace.start(.matching("*Tests.busy(_:)"), options: options)
      while trace.recorded.isEmpty {}
      trace.stop()
      recorded += trace.recorded.count
      #expect(trace.recorded.allSatisfy { $0.outcome == .returned("2") || $0.outcome == .unknown })
    }
    isOver.store(true, ordering: .relaxed)
    waiting()
    #expect(wrong.load(ordering: .relaxed) == 0 && recorded > 20)
  }
}

// Each is traced by one test alone.
private func sampled(_ number: Int) {}
private func limited(_ number: Int) {}
private func lossy(_ number: Int) {}
private func shared(_ number: Int) { nested(number) }
private func nested(_ number: Int) {}
private func busy(_ number: Int) -> Int { number + 1 }

private func nests(_ numbers: [[Int]]) -> [Int] { numbers.map { $0.reduce(0) { $0 + $1 } } }
private enum Nest {
  static func sum(_ numbers: [Int]) -> Int { numbers.reduce(0) { $0 + $1 } }
}

private struct Safe {
  func open() {}
  enum Empty {}
  struct Drawer<Content> {
    func pull() {}
    final class Coin { func drop() {} }
  }
}
