import Glibc
import PliantTracing
import Synchronization
import Testing

/// Traces of programs that are bad for it: the answer is bounded, and the programs go on.
@Suite(.enabled(if: isDebug)) struct BadUseTests {
  /// Each of a million calls is kept, no longer kept, skipped, or counted as lost.
  @Test func aMillionCalls() throws {
    let options = TraceOptions(keptCalls: 1000)
    let trace = try Trace.start(.matching("PliantTracingTests.hot(_:)"), options: options)
    var sum = 0
    inThreads(2) { for number in 0..<400_000 { _ = hot(number) } }
    for number in 0..<200_000 { sum += hot(number) }
    trace.stop()
    #expect(sum == 199_999 * 100_000)
    let losses = trace.losses
    #expect(trace.recorded.count <= 2000 && losses.skipped == 0)
    #expect(trace.recorded.count + losses.dropped + Int(losses.lost) == 1_000_000)
    #expect(trace.recorded.allSatisfy { $0.result != nil })
  }

  /// With a limit, all that costs are the calls that come to the trace.
  ///
  /// In a process of its own: a thread may have a small ring that another test has asked for.
  @Test func aMillionCallsWithALimit() async {
    await #expect(processExitsWith: .success) {
      let options = TraceOptions(callsPerSecond: 100)
      let trace = try Trace.start(.matching("PliantTracingTests.limited(_:)"), options: options)
      let clock = ContinuousClock()
      let time = clock.measure { for number in 0..<1_000_000 { _ = limited(number) } }
      trace.stop()
      #expect(trace.losses.lost == 0)
      #expect(trace.recorded.count + Int(trace.losses.skipped) == 1_000_000)
      // Seconds begin and end within the time.
      #expect(trace.recorded.count <= 100 * (Int(time.components.seconds) + 2))
    }
  }

  @Test func aFunctionThatDies() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let trace = try Trace.start(.matching("PliantTracingTests.di*"))
      _ = dieSlowly(3)
      trace.stop()
    }
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let trace = try Trace.start(.matching("PliantTracingTests.di*"), to: PrintedBeginnings())
      _ = diveInto([], 3)
      trace.stop()
    }
    let error = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(error.contains("Index out of range"))
    #if arch(x86_64)
    let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } ?? ""
    #expect(output.contains("diveInto([], 3)"))
    #endif
  }
}

private func hot(_ number: Int) -> Int { number }
private func limited(_ number: Int) -> Int { number }
private func dieSlowly(_ number: Int) -> Int { number == 0 ? die() : dieSlowly(number - 1) }
private func die() -> Int { abort() }
private func diveInto(_ numbers: [Int], _ index: Int) -> Int {
  while !PrintedBeginnings.isTold.load(ordering: .acquiring) { sched_yield() }
  return numbers[index]
}

private struct PrintedBeginnings: TraceSink {
  static let isTold = Atomic(false)
  func began(_ call: TracedCall) {
    print(call)
    fflush(nil)
    Self.isTold.store(true, ordering: .releasing)
  }
  func ended(_ call: TracedCall) {}
}
