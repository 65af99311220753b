import BenchmarkFixture
import OpenCombine
import Pliant

/// An observation that lasts as long as its owner.
func compareOwned(_ effort: Effort) throws -> [Row] {
  let tally = Tally()
  let owner = opaque(Leaf())
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let sink = subject.sink { _ in tally.count &+= 1 }
  let observed: DynamicModel = opaque(DynamicModel())
  try observe(observed, \.number, owner: owner) { tally.count &+= 1 }
  tally.count = 0
  observed.number = 1
  precondition(tally.count == 1)

  var comparison = Comparison(effort)
  let send = "CurrentValueSubject, one sink"
  let set = "dynamic set, one observer with an owner"
  comparison.add(send) { loop($0) { subject.send($0) } }
  comparison.add(set) { loop($0) { observed.number = $0 } }
  let measured = comparison.measure()
  withExtendedLifetime((sink, owner)) {}
  return [Row("observing", set, beside: send, in: measured, goal: .ratioAtMost(0.27))]
}

/// A set at the end of a path.
func comparePaths(_ effort: Effort) throws -> [Row] {
  let tally = Tally()
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let sink = subject.sink { _ in tally.count &+= 1 }
  let end: Link = opaque(Link())
  let start: Link = opaque(Link.chain(3, to: end))
  let observation = try observe(start, \.next?.next?.next?.value) { tally.count &+= 1 }
  tally.count = 0
  end.value = 1
  precondition(tally.count == 1)

  var comparison = Comparison(effort)
  let send = "CurrentValueSubject, one sink"
  let set = "dynamic set, observed through 4 levels"
  comparison.add(send) { loop($0) { subject.send($0) } }
  comparison.add(set) { loop($0) { end.value = $0 } }
  let measured = comparison.measure()
  withExtendedLifetime((sink, observation)) {}
  return [Row("observing", set, beside: send, in: measured, goal: .ratioAtMost(0.5))]
}
