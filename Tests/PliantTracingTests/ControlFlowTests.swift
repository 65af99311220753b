import CPliant
import CThrowFixture
import PliantTracing
import Testing

/// Calls that end otherwise than by returning, and what looks at the stack meanwhile.
@Suite(.serialized, .enabled(if: isDebug)) struct ControlFlowTests {
  @Test func exceptionsOfOtherLanguages() throws {
    let log = try recorded("callAgain(_:)", "call(_:)", "plain(_:)") {
      let thrown = fixture_catch {
        _ = callAgain { number in
          fixture_throw(42)
          return number
        }
      }
      #expect(thrown == 42)
      #expect(pliant_trace_depth() == 0)
      _ = plain(1)
    }
    #expect(log == "call(<(Int) -> Int>) unwound\ncallAgain(<(Int) -> Int>) unwound\nplain(1) -> 2")
  }

  @Test func longJumps() throws {
    let log = try recorded("callAgain(_:)", "call(_:)", "plain(_:)") {
      let hasJumped = fixture_jump_over {
        _ = callAgain { number in
          fixture_jump_out()
          return number
        }
      }
      #expect(hasJumped == 1)
      _ = plain(1)
      #expect(pliant_trace_depth() == 0)
    }
    #expect(log == "call(<(Int) -> Int>) unwound\ncallAgain(<(Int) -> Int>) unwound\nplain(1) -> 2")
  }

  @Test func backtraces() throws {
    nonisolated(unsafe) var plain: [String] = []
    nonisolated(unsafe) var traced: [String] = []
    func names() -> [String] {
      var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 40)
      let count = Int(fixture_backtrace(&addresses, 40))
      return addresses[..<count].compactMap { nameOfFunction(at: UInt(bitPattern: $0)) }
    }
    func run(_ store: (([String]) -> Void)) {
      _ = callAgain { number in
        store(names())
        return number
      }
    }
    run { plain = $0 }
    _ = try recorded("callAgain(_:)", "call(_:)") { run { traced = $0 } }
    #expect(plain.filter { $0.hasPrefix("call") } == ["call(_:)", "callAgain(_:)"])
    let own = traced.filter { $0 != "pliant_trace_return" }
    #expect(traced.count - own.count == 2)
    #expect(
      own.prefix { !$0.contains("backtraces") } == plain.prefix { !$0.contains("backtraces") }
    )
    #expect(own.contains { $0.contains("ControlFlowTests.backtraces()") })
  }

  @Test func endOfThread() throws {
    let trace = try Trace.start(
      .matching("PliantTracingTests.callAgain(_:)"),
      .matching("PliantTracingTests.call(_:)")
    )
    inThread {
      _ = callAgain { number in
        endThread()
        return number
      }
    }
    trace.stop()
    let unwound = trace.recorded.filter { $0.outcome == .unwound }
    #expect(unwound.count == 2)
  }
}
