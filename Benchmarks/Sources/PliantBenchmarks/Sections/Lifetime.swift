import BenchmarkFixture
import Pliant

/// What it costs to be told of an object's death, and to keep a value beside it.
func measureLifetime(_ effort: Effort) -> [Row] {
  let tally = Tally()
  let object: Leaf = opaque(Leaf())
  let associated = Associated<Int>()
  associated[object] = 3
  var dictionary = opaque([ObjectIdentifier(object): 3])
  dictionary[ObjectIdentifier(tally)] = 4
  let values = dictionary

  var comparison = Comparison(effort)
  comparison.add("an object made and freed") { loop($0) { _ in _ = opaque(Leaf()) } }
  comparison.add("an object made and freed, with a monitor") {
    loop($0) { _ in
      let object = opaque(Leaf())
      onDeallocation(of: object) { tally.count &+= 1 }
    }
  }
  comparison.add("a value read from a dictionary by object") {
    sum($0) { _ in values[ObjectIdentifier(object)] ?? 0 }
  }
  comparison.add("a value read that is associated with an object") {
    sum($0) { _ in associated[object] ?? 0 }
  }
  let measured = comparison.measure()
  let goals: [(String, String, Double)] = [
    ("an object made and freed, with a monitor", "an object made and freed", 4),
    (
      "a value read that is associated with an object",
      "a value read from a dictionary by object", 1
    ),
  ]
  return goals.map { Row("lifetime", $0, beside: $1, in: measured, goal: .ratioAtMost($2)) }
}
