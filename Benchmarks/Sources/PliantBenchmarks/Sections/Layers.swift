import BenchmarkFixture
import DebugFixture
import Pliant

private let text = "ten letters"

/// An object with layers that each call the next, and as many closures that do.
func stack(_ count: Int) throws -> (object: Plain, closure: (Plain, String) -> Int) {
  let measure = #method(Stacked.measure(_:))
  let captured = opaque([5])
  let object: Plain = opaque(Stacked())
  var nested: (Plain, String) -> Int = opaque { o, text in text.utf8.count &* o.count }
  for _ in 0..<count {
    try measure.wrap(on: object) { layer in { o, text in layer.next(o, text) &+ captured[0] } }
    nested = opaque { [nested] o, text in nested(o, text) &+ captured[0] }
  }
  precondition(object.measure(text) == nested(object, text))
  return (object, nested)
}

/// Layers that each call the next, beside as many closures that do.
func compareLayers(_ effort: Effort) throws -> [Row] {
  try [1, 8, 64, 1_000].map { count in
    let (object, closure) = try stack(count)
    var comparison = Comparison(effort)
    let (ours, neighbor) = ("call through layers, \(count.grouped)", "call of nested closures")
    comparison.add(neighbor) { sum($0) { _ in closure(object, text) } }
    comparison.add(ours) { sum($0) { _ in object.measure(text) } }
    return Row(
      "calls",
      ours,
      beside: neighbor,
      in: comparison.measure(),
      goal: .ratioAtMost(2)
    )
  }
}

/// The stack of a call through a layer, in code that was built for debugging.
///
/// What passes a call on has nine frames, three of them the layer: the entry with 320 bytes, itself,
/// and `next` with 224. The six between that and the original have 784.
func measureStacks() throws -> [Row] {
  try [("that answers", false, 512), ("that passes on", true, 1_536)].map { what, passesOn, most in
    Row(
      section: "calls",
      what: "stack of a call through a layer \(what), debug",
      unit: .bytes,
      value: Quartiles([Double(try stackOfLayer(passingOn: passesOn))]),
      goal: .atMost(most)
    )
  }
}

/// A call while very many objects, or classes, have layers, beside one while one has.
func compareCrowds(_ effort: Effort) throws -> [Row] {
  let objects = #method(Crowded.measure(_:))
  let first: Plain = opaque(Crowded())
  try objects.override(on: first) { o, text in text.utf8.count }
  let lonely = #method(Lonely.measure(_:))
  let only: Plain = opaque(Lonely())
  try lonely.override(on: only) { o, text in text.utf8.count }
  let others: [Plain] = try (0..<100_000).map { n in
    let object: Plain = opaque(Crowded())
    try objects.override(on: object) { o, text in text.utf8.count &+ n }
    return object
  }
  let closures = Dictionary(
    uniqueKeysWithValues: others.enumerated().map { n, object in
      (ObjectIdentifier(object), { (_: Plain, text: String) in text.utf8.count &+ n })
    }
  )
  let classes = #method(Family.measure(_:))
  let members = familyMembers(1_000)
  var overridden: [Override] = []
  for member in members {
    overridden.append(try classes.override(onAll: type(of: member)) { _, text in text.utf8.count })
  }
  defer { for override in overridden { override.stop() } }
  let single = #method(Single.measure(_:))
  let alone: Plain = opaque(Single())
  let one = try single.override(onAll: Single.self) { _, text in text.utf8.count }
  defer { one.stop() }

  var comparison = Comparison(effort)
  let turn = Turn(of: others.count)
  let member = members[999]
  comparison.add("call, one overridden object") { sum($0) { _ in only.measure(text) } }
  comparison.add("call, 100,000 overridden objects") {
    sum($0) { _ in others[turn.next()].measure(text) }
  }
  comparison.add("closure found by its object in a dictionary of 100,000") {
    sum($0) { _ in
      let object = others[turn.next()]
      return closures[ObjectIdentifier(object)]?(object, text) ?? 0
    }
  }
  comparison.add("call, one class that has layers") { sum($0) { _ in alone.measure(text) } }
  comparison.add("call, 1,000 classes that have layers") { sum($0) { _ in member.measure(text) } }
  let measured = comparison.measure()
  withExtendedLifetime((first, others)) {}
  return [
    Row(
      "calls",
      "call, 100,000 overridden objects",
      beside: "call, one overridden object",
      in: measured,
      goal: .ratioAtMost(4)
    ),
    Row(
      "calls",
      "call, 100,000 overridden objects",
      beside: "closure found by its object in a dictionary of 100,000",
      in: measured,
      goal: .ratioAtMost(1)
    ),
    Row(
      "calls",
      "call, 1,000 classes that have layers",
      beside: "call, one class that has layers",
      in: measured,
      goal: .ratioAtMost(1.1)
    ),
  ]
}

/// A redefinition for one task and its children, in and out.
func compareTasks(_ effort: Effort) throws -> [Row] {
  let object = opaque(Final(3))
  let own = #method(Final.inTask(_:))
  let redefined = try own.withRedefinition({ _, _ in 7 }, operation: { object.inTask(text) })
  precondition(redefined == 7)
  var comparison = Comparison(effort)
  let neighbor = "task-local value, in and out"
  comparison.add(neighbor) {
    sum($0) { n in TaskValue.$number.withValue(n) { TaskValue.number } }
  }
  let ours = "task-scoped redefinition, in and out"
  comparison.add(ours) {
    sum($0) { n in
      (try? own.withRedefinition({ _, _ in n }, operation: { object.inTask(text) })) ?? 0
    }
  }
  return [
    Row("calls", ours, beside: neighbor, in: comparison.measure(), goal: .atMost(1_200))
  ]
}

private enum TaskValue {
  @TaskLocal static var number = 0
}
