import BenchmarkFixture
import Foundation
import Pliant

/// DESIGN's rows of calls, of installing and of first uses.
func measureCalls(_ effort: Effort) throws -> [Row] {
  try compareCalls(effort) + compareDirectCalls(effort) + compareGenericCalls(effort)
    + compareLayers(effort) + measureStacks()
    + compareCrowds(effort) + compareTasks(effort) + compareThreads(effort)
    + measureFirstUse(effort) + measureHandles(effort)
}

private let text = "ten letters"

private func compareCalls(_ effort: Effort) throws -> [Row] {
  let plain: Plain = opaque(Plain())
  let redefined: Plain = opaque(Redefined())
  let overridden: Plain = opaque(Overridden())
  let other: Plain = opaque(Overridden())
  let captured = opaque([5])  // so that the layers have a context to retain
  let function = opaque({ (o: Plain, text: String) in text.utf8.count &+ o.count &+ captured[0] })
  let redefinition = try #method(Redefined.measure(_:)).redefine { _, text in
    text.utf8.count &+ captured[0]
  }
  let dynamicRedefinition = try #method(Redefined.dynamicMeasure(_:)).redefine { _, text in
    text.utf8.count &+ captured[0]
  }
  let own = #method(Overridden.measure(_:))
  let dynamicOwn = #method(Overridden.dynamicMeasure(_:))
  try own.override(on: overridden) { _, text in text.utf8.count &+ captured[0] }
  try dynamicOwn.override(on: overridden) { _, text in text.utf8.count &+ captured[0] }
  let wrapped: Plain = opaque(Overridden())
  try own.wrap(on: wrapped) { layer in { o, text in layer.next(o, text) &+ captured[0] } }
  precondition(plain.measure("abc") == 6 && redefined.measure("abc") == 8)
  precondition(redefined.dynamicMeasure("abc") == 8)
  precondition(overridden.measure("abc") == 8 && other.measure("abc") == 0)
  precondition(overridden.dynamicMeasure("abc") == 8 && other.dynamicMeasure("abc") == 6)
  precondition(wrapped.measure("abc") == 5)

  var comparison = Comparison(effort)
  let call = "call of a plain method"
  comparison.add(call) { sum($0) { _ in plain.measure(text) } }
  comparison.add("call of a closure") { sum($0) { _ in function(plain, text) } }
  comparison.add("call of an untouched dynamic method") {
    sum($0) { _ in plain.dynamicMeasure(text) }
  }
  comparison.add("call, redefined for all") { sum($0) { _ in redefined.measure(text) } }
  comparison.add("call, redefined for all, dynamic") {
    sum($0) { _ in redefined.dynamicMeasure(text) }
  }
  comparison.add("call, overridden on the object") { sum($0) { _ in overridden.measure(text) } }
  comparison.add("call, overridden on the object, dynamic") {
    sum($0) { _ in overridden.dynamicMeasure(text) }
  }
  comparison.add("call, overridden on another object") { sum($0) { _ in other.measure(text) } }
  comparison.add("call, overridden on another object, dynamic") {
    sum($0) { _ in other.dynamicMeasure(text) }
  }
  comparison.add("call, wrapped, which calls the original") {
    sum($0) { _ in wrapped.measure(text) }
  }
  let measured = comparison.measure()
  withExtendedLifetime((redefinition, dynamicRedefinition)) {}
  let goals: [(String, Goal?)] = [
    ("call of a closure", nil), ("call of an untouched dynamic method", nil),
    ("call, redefined for all", .ratioAtMost(1.3)),
    ("call, redefined for all, dynamic", .ratioAtMost(1.8)),
    ("call, overridden on the object", .ratioAtMost(1.4)),
    ("call, overridden on the object, dynamic", .ratioAtMost(1.9)),
    ("call, overridden on another object", .ratioAtMost(1.3)),
    ("call, overridden on another object, dynamic", .ratioAtMost(2.2)),
    ("call, wrapped, which calls the original", .ratioAtMost(2.9)),
  ]
  return goals.map { Row("calls", $0, beside: call, in: measured, goal: $1) }
}

/// Calls that the compiler made direct, which only the function's own entry sees.
private func compareDirectCalls(_ effort: Effort) throws -> [Row] {
  let object = opaque(Final(3))
  let captured = opaque([5])
  let redefinition = try #method(Final.measure(_:)).redefine { _, text in
    text.utf8.count &+ captured[0]
  }
  let before = try #method(Final.entered(_:)).redefine { _, _ in captured[0] }
  precondition(object.measure("abc") == 8 && object.entered("abc") == 5)
  before.stop()
  precondition(object.untouched("abc") == -1 && object.entered("abc") == -2)
  var comparison = Comparison(effort)
  let call = "direct call of a plain method"
  comparison.add(call) { sum($0) { _ in object.untouched(text) } }
  comparison.add("direct call, redefined for all") { sum($0) { _ in object.measure(text) } }
  comparison.add("direct call, entered before, no layer left") {
    sum($0) { _ in object.entered(text) }
  }
  let measured = comparison.measure()
  withExtendedLifetime(redefinition) {}
  return [
    Row("calls", "direct call, redefined for all", beside: call, in: measured),
    Row(
      "calls",
      "direct call, entered before, no layer left",
      beside: call,
      in: measured,
      // Three jumps: off, by the word to the first instructions' copy, and back. A thread may be
      // among those instructions, so that they are not put back.
      goal: .ratioAtMost(1.9)
    ),
  ]
}

/// Calls of a generic method, of which one specialization is overridden.
private func compareGenericCalls(_ effort: Effort) throws -> [Row] {
  let object = opaque(Specialized(3))
  let captured = opaque([5])
  let redefinition = try #method(
    Specialized.measure(_:_:) as (Specialized) -> (Generic<Int>, String) -> Int
  ).redefine { _, _, text in text.utf8.count &+ captured[0] }
  let plain = try #method(Specialized.plain(_:_:)).redefine { _, _, text in
    text.utf8.count &+ captured[0]
  }
  precondition(object.measure(1, "abc") == 8 && object.measure(1.5, "abc") == 0)
  precondition(object.plain(1, "abc") == 8)
  var comparison = Comparison(effort)
  let call = "call of a dynamic generic method"
  let overridden = "call, redefined for all, dynamic and final"
  comparison.add(call) { sum($0) { object.untouched($0, text) } }
  comparison.add(overridden) { sum($0) { object.plain($0, text) } }
  comparison.add("generic call, redefined for its type") { sum($0) { object.measure($0, text) } }
  comparison.add("generic call, redefined for another type") {
    sum($0) { object.measure(Double($0), text) }
  }
  let measured = comparison.measure()
  withExtendedLifetime((redefinition, plain)) {}
  return [
    Row(
      "calls",
      "generic call, redefined for its type",
      beside: overridden,
      in: measured,
      goal: .ratioAtMost(2)
    ),
    Row("calls", "generic call, redefined for another type", beside: call, in: measured),
  ]
}

/// How many calls two threads make in the time in which one makes one.
private func compareThreads(_ effort: Effort) throws -> [Row] {
  let own = #method(Overridden.measure(_:))
  let objects = try (0..<2).map { n -> Plain in
    let object: Plain = opaque(Overridden())
    try own.override(on: object) { o, text in text.utf8.count &+ n }
    return object
  }
  // SAFETY: the method only reads what never changes.
  nonisolated(unsafe) let shared = objects
  // A thread takes a moment to start.
  var comparison = Comparison(effort, batch: effort.batch * 5)
  comparison.add("one thread") { count in sum(count) { _ in shared[0].measure(text) } }
  for name in ["two threads, two objects", "two threads, one object"] {
    let step = name.hasSuffix("two objects") ? 1 : 0
    comparison.add(name) { count in
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        let object = shared[thread * step]
        _ = opaque(sum(count) { _ in object.measure(text) })
      }
      return 0
    }
  }
  let measured = comparison.measure()
  return ["two threads, two objects", "two threads, one object"].map { name in
    let times = zip(measured.times[name] ?? [], measured.times["one thread"] ?? [])
    return Row(
      section: "calls",
      what: "overridden calls, \(name)",
      unit: .callsPerSecond,
      value: Quartiles(times.map { 2e9 / $0.0 }),
      neighbor: "one thread",
      neighborValue: Quartiles(times.map { 1e9 / $0.1 }),
      ratio: Quartiles(times.map { 2 * $0.1 / $0.0 }),
      goal: .ratioAtLeast(1.8)
    )
  }
}
