import Pliant
import PliantTracing
import Testing

/// Selections by the handles that macros make.
@Suite(.enabled(if: isDebug)) struct HandleSelectionTests {
  @Test func functionsMethodsAndAccessors() throws {
    let trace = try Trace.start(
      .method(#callable(plain(_:))),
      .method(#method(Till.add(_:to:))),
      .method(#method(Till.ring(_:))),  // dynamic
      .method(#getter(\Till.price)),
      .method(#setter(\Till.price)),
      .method(#callable(Till.make(_:))),
      .method(#callable(generic(_:_:), for: String.self))
    )
    let name = "PliantTracingTests."
    #expect(
      trace.functions.map { String($0.dropFirst(name.count)) } == [
        "Till.add(_:to:)", "Till.make(_:)", "Till.price", "Till.price (setter)", "Till.ring(_:)",
        "generic(_:_:)", "plain(_:)",
      ]
    )
    let till = Till.make(2)
    let thread = try currentThread()
    _ = till.add(plain(1), to: "a")
    till.price = till.ring(3)
    trace.stop()
    let calls = trace.recorded.filter { $0.thread == thread }.map(\.description)
    #expect(
      calls.dropFirst() == [
        "plain(1) -> 2", "Till.add(2, to: \"a\") -> \"a4\"", "Till.ring(3) -> 7",
        "Till.price = 7",
      ]
    )
  }

  @Test func asyncFunctions() async throws {
    let trace = try Trace.start(.method(#callable(fetch(_:_:))))
    #expect(trace.functions == ["PliantTracingTests.fetch(_:_:)"])
  }

  @Test func theHooksErrorIfThereIsNoCode() throws {
    let error = #expect(throws: OverrideError.self) {
      try Trace.start(.method(#method((any Abstract).act(_:))))
    }
    #expect(error == .requirement(declaration: "Abstract.act(_:)"))
    #expect(throws: OverrideError.generic(declaration: "generic(_:_:)")) {
      try Trace.start(.method(#callable(generic(_:_:) as (String, Int) -> String)))
    }
  }

  @Test func aHandleExcludesItsFunction() throws {
    let trace = try Trace.start(
      .matching("PliantTracingTests.fails*"),
      excluding: [.method(#callable(failsTyped(_:)))]
    )
    #expect(trace.functions == ["PliantTracingTests.fails(_:)"])
  }
}

protocol Abstract: AnyObject { func act(_ number: Int) -> Int }
