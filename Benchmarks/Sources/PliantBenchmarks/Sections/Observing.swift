import BenchmarkFixture
import Observation
import OpenCombine
import Pliant

/// DESIGN's rows of observing.
func measureObserving(_ effort: Effort) throws -> [Row] {
  try compareSets(effort) + compareOwned(effort) + comparePaths(effort) + compareValues(effort)
    + compareTexts(effort) + compareUnobserved(effort) + compareAppends(effort)
    + compareBindings(effort) + compareUnprepared(effort) + measureMemory(effort)
}

private let section = "observing"

/// A set that one observer hears of, beside what else tells of a change, or does not.
///
/// Nobody asks for old values here: while one observer of a property does, on whichever object, the
/// changes of every observed object look for those who do.
private func compareSets(_ effort: Effort) throws -> [Row] {
  let tally = Tally()
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let sink = subject.sink { _ in tally.count &+= 1 }
  let publisher: PublishingModel = opaque(PublishingModel())
  let publishedSink = publisher.$number.sink { _ in tally.count &+= 1 }
  let observed: DynamicModel = opaque(DynamicModel())
  let observation = try observe(observed, \.number) { tally.count &+= 1 }
  let declared: ObservedModel = opaque(ObservedModel())
  let declaredObservation = try observe(declared, \.number) { tally.count &+= 1 }
  let other: DynamicModel = opaque(DynamicModel())
  let calling: CallingModel = opaque(CallingModel())
  calling.onChange = { tally.count &+= 1 }
  let observable: ObservableModel = opaque(ObservableModel())
  tally.count = 0
  subject.send(1)
  publisher.number = 1
  observed.number = 1
  declared.number = 1
  calling.number = 1
  other.number = 1
  precondition(tally.count == 5)

  var comparison = Comparison(effort)
  let send = "CurrentValueSubject, one sink"
  comparison.add(send) { loop($0) { subject.send($0) } }
  comparison.add("@Published, one sink") { loop($0) { publisher.number = $0 } }
  comparison.add("dynamic set, one observer that reads nothing") {
    loop($0) { observed.number = $0 }
  }
  comparison.add("@Observed set, one observer that reads nothing") {
    loop($0) { declared.number = $0 }
  }
  comparison.add("dynamic set, another object is observed") { loop($0) { other.number = $0 } }
  comparison.add("didSet that calls a closure") { loop($0) { calling.number = $0 } }
  comparison.add("withObservationTracking, once per set") {
    loop($0) { n in
      withObservationTracking {
        _ = observable.number
      } onChange: {
        tally.count &+= 1
      }
      observable.number = n
    }
  }
  let measured = comparison.measure()
  withExtendedLifetime((sink, publishedSink, observation, declaredObservation)) {}
  return [
    ("dynamic set, one observer that reads nothing", send, .ratioAtMost(0.27)),
    ("@Observed set, one observer that reads nothing", send, nil),
    ("dynamic set, one observer that reads nothing", "@Published, one sink", nil),
    (
      "dynamic set, one observer that reads nothing", "withObservationTracking, once per set", nil
    ),
    ("dynamic set, one observer that reads nothing", "didSet that calls a closure", nil),
    ("dynamic set, another object is observed", "didSet that calls a closure", nil),
  ].map {
    Row(section, $0, beside: $1, in: measured, goal: $2)
  }
}

/// Old and new values that are read.
private func compareValues(_ effort: Effort) throws -> [Row] {
  let tally = Tally()
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let sink = subject.sink { tally.count &+= $0 }
  let observed: DynamicModel = opaque(DynamicModel())
  let observation = try observe(observed, \.number) { old, new in tally.count &+= new &- old }
  let declared: ObservedModel = opaque(ObservedModel())
  let declaredObservation = try observe(declared, \.number) { old, new in
    tally.count &+= new &- old
  }
  tally.count = 0
  subject.send(1)
  observed.number = 2
  declared.number = 4
  precondition(tally.count == 7)

  var comparison = Comparison(effort)
  let send = "CurrentValueSubject, one sink"
  comparison.add(send) { loop($0) { subject.send($0) } }
  comparison.add("dynamic set, old and new value read") { loop($0) { observed.number = $0 } }
  comparison.add("@Observed set, old and new value read") { loop($0) { declared.number = $0 } }
  let measured = comparison.measure()
  withExtendedLifetime((sink, observation, declaredObservation)) {}
  return [
    Row(
      section,
      "dynamic set, old and new value read",
      beside: send,
      in: measured,
      goal: .ratioAtMost(0.5)
    ),
    Row(section, "@Observed set, old and new value read", beside: send, in: measured),
  ]
}

/// Old and new values that are counted references.
private func compareTexts(_ effort: Effort) throws -> [Row] {
  let tally = Tally()
  let texts = (1...2).map { String(repeating: "a text that is on the heap", count: $0) }
  let subject = opaque(CurrentValueSubject<String, Never>(""))
  let sink = subject.sink { tally.count &+= $0.utf8.count }
  let observed: DynamicModel = opaque(DynamicModel())
  let observation = try observe(observed, \.text) { old, new in
    tally.count &+= new.utf8.count &- old.utf8.count
  }
  tally.count = 0
  observed.text = "four"
  precondition(tally.count == 4)

  var comparison = Comparison(effort)
  let send = "CurrentValueSubject of texts, one sink"
  comparison.add(send) { loop($0) { subject.send(texts[$0 & 1]) } }
  comparison.add("dynamic set of a text, old and new read") {
    loop($0) { observed.text = texts[$0 & 1] }
  }
  let measured = comparison.measure()
  withExtendedLifetime((sink, observation)) {}
  return [
    Row(
      section,
      "dynamic set of a text, old and new read",
      beside: send,
      in: measured,
      goal: .ratioAtMost(0.7)
    )
  ]
}

/// Sets that nobody observes.
private func compareUnobserved(_ effort: Effort) -> [Row] {
  let plain: PlainModel = opaque(PlainModel())
  let declared: ObservedModel = opaque(ObservedModel())
  let untouched: UntouchedModel = opaque(UntouchedModel())
  let observable: ObservableModel = opaque(ObservableModel())
  var comparison = Comparison(effort)
  let set = "set of a plain property"
  comparison.add(set) { loop($0) { plain.number = $0 } }
  comparison.add("@Observed set, unobserved") { loop($0) { declared.number = $0 } }
  comparison.add("dynamic set, never observed") { loop($0) { untouched.number = $0 } }
  comparison.add("@Observable set, unobserved") { loop($0) { observable.number = $0 } }
  let measured = comparison.measure()
  return [
    Row(section, "@Observed set, unobserved", beside: set, in: measured, goal: .ratioAtMost(1.1)),
    Row(
      section,
      "@Observed set, unobserved",
      beside: "@Observable set, unobserved",
      in: measured
    ),
    Row(section, "dynamic set, never observed", beside: set, in: measured),
  ]
}

/// An append and a `removeLast`, so that the size stays.
private func compareAppends(_ effort: Effort) throws -> [Row] {
  let tally = Tally()
  let small: ObservedModel = opaque(ObservedModel())
  let large: ObservedModel = opaque(ObservedModel())
  let other: DynamicModel = opaque(DynamicModel())
  let plain: PlainModel = opaque(PlainModel())
  small.items = Array(0..<1_000)
  large.items = Array(0..<1_000_000)
  other.items = Array(0..<1_000)
  plain.items = Array(0..<1_000)
  let smallObservation = try observe(small, \.items) { tally.count &+= 1 }
  let largeObservation = try observe(large, \.items) { tally.count &+= 1 }
  let otherObservation = try observe(other, \.items) { tally.count &+= 1 }
  small.items.append(0)
  large.items.append(0)
  other.items.append(0)
  precondition(tally.count == 3)

  var comparison = Comparison(effort)
  let thousand = "@Observed append and removeLast, 1,000 elements"
  let million = "@Observed append and removeLast, 1,000,000 elements"
  comparison.add(thousand) {
    loop($0) { n in
      small.items.append(n)
      small.items.removeLast()
    }
  }
  comparison.add(million) {
    loop($0) { n in
      large.items.append(n)
      large.items.removeLast()
    }
  }
  comparison.add("dynamic append and removeLast, 1,000 elements") {
    loop($0) { n in
      other.items.append(n)
      other.items.removeLast()
    }
  }
  comparison.add("plain append and removeLast, 1,000 elements") {
    loop($0) { n in
      plain.items.append(n)
      plain.items.removeLast()
    }
  }
  let measured = comparison.measure()
  withExtendedLifetime((smallObservation, largeObservation, otherObservation)) {}
  let plainAppend = "plain append and removeLast, 1,000 elements"
  return [
    // The same cost, within what a run repeats.
    Row(section, million, beside: thousand, in: measured, goal: .ratioAtMost(1.1)),
    Row(section, thousand, beside: plainAppend, in: measured),
    Row(
      section,
      "dynamic append and removeLast, 1,000 elements",
      beside: plainAppend,
      in: measured
    ),
  ]
}

/// A property that follows another.
private func compareBindings(_ effort: Effort) throws -> [Row] {
  let source: DynamicModel = opaque(DynamicModel())
  let target: PlainModel = opaque(PlainModel())
  let binding = try bind(target, \.number, to: source, \.number)
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let assigned: PlainModel = opaque(PlainModel())
  let assignment = subject.assign(to: \.number, on: assigned)
  source.number = 3
  subject.send(4)
  precondition(target.number == 3 && assigned.number == 4)

  var comparison = Comparison(effort)
  comparison.add("CurrentValueSubject, one assign(to:on:)") { loop($0) { subject.send($0) } }
  comparison.add("dynamic set, one binding") { loop($0) { source.number = $0 } }
  let measured = comparison.measure()
  withExtendedLifetime((binding, assignment)) {}
  return [
    Row(
      section,
      "dynamic set, one binding",
      beside: "CurrentValueSubject, one assign(to:on:)",
      in: measured,
      goal: .ratioAtMost(0.7)
    )
  ]
}
