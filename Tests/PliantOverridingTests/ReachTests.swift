import Observation
import OptimizedFixture
import Pliant
import Testing

/// The truth of `reach` about accessors and inlined functions.
struct ReachTests {
  @Test func modulesThatAreOptimizedInAnyBuild() {
    for handle in [#method(Tuned.doubled(_:)).reach, #method(Tuned.named(_:)).reach] {
      #expect(handle != .everyCall)
    }
  }

  /// All that leads to the first is their handles, so that nothing would come of it.
  @Test func functionsThatWereInlinedEverywhere() throws {
    let inlined = #callable(tunedSum(_:_:))
    if case .nothing(.notDynamic) = inlined.reach {} else { Issue.record("\(inlined.reach)") }
    #expect(throws: OverrideError.self) { try inlined.redefine { _, _ in 0 } }
    let caller = try #callable(tunedSums(_:)).redefine { original, number in original(number) + 1 }
    #expect(tunedSums(1) == 7)
    caller.stop()
    #expect(tunedSums(2) == 12)
  }

  @Test func asyncFunctionsThatWereInlinedEverywhere() async throws {
    let inlined = #callable(tunedLater(_:))
    if case .nothing(.notDynamic) = inlined.reach {} else { Issue.record("\(inlined.reach)") }
    #expect(throws: OverrideError.self) { try inlined.redefine { _ in 0 } }
    let caller = try #callable(tunedWaits(_:)).redefine { original, number in
      await original(number) + 1
    }
    #expect(await tunedWaitsTwice(0) == 16)
    caller.stop()
    #expect(await tunedWaitsTwice(1) == 21)
  }

  #if DEBUG
  /// The optimizer's copies of a generic function for the types that the handle names.
  @Test func copiesForTheTypes() throws {
    let labelled = #method(Tuned.labelled(_:), for: Int.self)
    guard case .callsOf(_, let besides) = labelled.reach else {
      Issue.record("\(labelled.reach)")
      return
    }
    let copies = besides.filter { $0.contains("generic specialization") }
    #expect(copies.count == 1 && copies[0].contains("<Swift.Int> of"))
    let overridden = try labelled.redefine { original, tuned, value in original(tuned, value + 1) }
    #expect(
      "\(Tuned().labelled(1)) \(Tuned().labelled("a")) \(Tuned().labels())" == "<2> <a> <1><a>"
    )
    overridden.stop()
    #expect(Tuned().labelled(1) == "<1>")
  }

  @Test func coroutinesThatPassAccessorsBy() throws {
    // These call the accessors, and so do the coroutines that the compiler writes for them.
    #expect(#setter(\Computed.both, Int.self).reach == .everyCall)
    #expect(#setter { (row: Computed, at: Int, value: Int) in row[at] = value }.reach == .everyCall)
    #expect(#setter(\Value.both, Int.self).reach == .everyCall)
    #expect(#getter(\Computed.both).reach == .everyCall)
    // These have some of their own, which are made to call them.
    #expect(#setter(\Computed.changed, Int.self).reach == .everyCall)
    #expect(#setter(\Observed.count, Int.self).reach == .everyCall)
    #expect(#getter(\Observed.count).reach == .everyCall)
    let row = #setter { (row: Observed, at: Int, value: Int) in row[at] = value }
    #expect(Self.besides(row.reach).contains("subscript.modify"))
  }

  @Test func settersThatNothingCalls() throws {
    #expect(throws: OverrideError.self) {
      try #setter(\Value.changed, Int.self).redefine { value, _ in value.stored = 9 }
    }
    #expect(throws: OverrideError.self) { try #getter(\Value.read).redefine { _ in 9 } }
    var value = Value()
    value.changed = 3
    #expect((value.stored, value.read) == (3, 3))
  }

  @Test func observableClasses() throws {
    let model = Observed()
    let count = try #setter(\Observed.count, Int.self).redefine(around: { original in
      { model, value in original(model, value * 10) }
    })
    model.count = 1
    #expect(model.count == 10)
    model.count += 1
    #expect(model.count == 110)
    count.stop()
  }

  @Test func transparentFunctions() {
    #expect(throws: OverrideError.self) { try #method(Value.transparent).redefine { _ in 9 } }
    #expect(throws: OverrideError.self) { try #getter(\Value.clear).redefine { _ in 9 } }
    #expect(throws: OverrideError.self) { try #callable(Value.shown).redefine { 9 } }
    #expect((Value().transparent(), Value().clear, Value.shown()) == (1, 2, 3))
  }

  private static func besides(_ reach: Override.Reach) -> String {
    guard case .callsOf(_, let besides) = reach else { return "\(reach)" }
    return besides.joined(separator: " ")
  }
  #endif
}

private class Computed {
  var stored = 1
  var both: Int {
    get { stored }
    set { stored = newValue }
  }
  var changed: Int {
    get { stored }
    set { stored = newValue }
    _modify { yield &stored }
  }
  subscript(at: Int) -> Int {
    get { at }
    set { stored = newValue }
  }
}

private struct Value {
  var stored = 1
  var both: Int {
    get { stored }
    set { stored = newValue }
  }
  var changed: Int {
    get { stored }
    _modify { yield &stored }
  }
  var read: Int { _read { yield stored } }
  @_transparent func transparent() -> Int { 1 }
  @_transparent var clear: Int { 2 }
  @_transparent static func shown() -> Int { 3 }
}

@Observable private final class Observed {
  var count = 1
  private var rows = [1, 2]
  subscript(at: Int) -> Int {
    get { rows[at] }
    set { rows[at] = newValue }
    _modify { yield &rows[at] }
  }
}
