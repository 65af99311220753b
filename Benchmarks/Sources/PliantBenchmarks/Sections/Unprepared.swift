import BenchmarkFixture
import DebugFixture
import OpenCombine
import Pliant

/// The rows of observing once more, of properties that nothing prepares, in a module that was built
/// for debugging.
func compareUnprepared(_ effort: Effort) throws -> [Row] {
  let tally = Tally()
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let sink = subject.sink { tally.count &+= $0 }
  let texts = (1...2).map { String(repeating: "a text that is on the heap", count: $0) }
  let textSubject = opaque(CurrentValueSubject<String, Never>(""))
  let textSink = textSubject.sink { tally.count &+= $0.utf8.count }
  let send = "CurrentValueSubject, one sink"
  let sendText = "CurrentValueSubject of texts, one sink"
  var rows: [Row] = []

  /// Observes, measures sets beside `send`, and stops observing.
  func compare(
    _ set: String,
    beside send: String,
    atMost goal: Double,
    _ observation: KeyPathObservation,
    _ sets: @escaping (Int) -> Int
  ) {
    tally.count = 0
    _ = sets(2)
    precondition(tally.count != 0)
    var comparison = Comparison(effort)
    comparison.add(send) { turns in
      if send == sendText {
        loop(turns) { textSubject.send(texts[$0 & 1]) }
      } else {
        loop(turns) { subject.send($0) }
      }
    }
    comparison.add(set, sets)
    rows.append(
      Row("observing", set, beside: send, in: comparison.measure(), goal: .ratioAtMost(goal))
    )
    observation.stop()
  }

  let model: UnpreparedModel = opaque(UnpreparedModel())
  compare(
    "unprepared set, one observer that reads nothing",
    beside: send,
    atMost: 0.3,
    try observe(model, \.number) { tally.count &+= 1 }
  ) { loop($0) { model.number = $0 } }
  compare(
    "unprepared set, old and new value read",
    beside: send,
    atMost: 0.6,
    try observe(model, \.number) { old, new in tally.count &+= new &- old }
  ) { loop($0) { model.number = $0 &* 2 } }
  compare(
    "unprepared set of a text, old and new read",
    beside: sendText,
    atMost: 0.8,
    try observe(model, \.text) { old, new in
      tally.count &+= new.utf8.count &- old.utf8.count
    }
  ) { loop($0) { model.text = texts[$0 & 1] } }
  let owner = opaque(Leaf())
  compare(
    "unprepared set, one observer with an owner",
    beside: send,
    atMost: 0.3,
    try observe(model, \.number, owner: owner) { tally.count &+= 1 }
  ) { loop($0) { model.number = $0 } }
  let end: UnpreparedLink = opaque(UnpreparedLink())
  let start: UnpreparedLink = opaque((0..<3).reduce(end) { next, _ in UnpreparedLink(next) })
  compare(
    "unprepared set, observed through 4 levels",
    beside: send,
    atMost: 0.5,
    try observe(start, \.next?.next?.next?.value) { tally.count &+= 1 }
  ) { loop($0) { end.value = $0 } }
  withExtendedLifetime((sink, textSink, owner)) {}
  return rows
}
