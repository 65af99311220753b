import BenchmarkFixture
import Foundation
import Observation
import OpenCombine
import Pliant

/// How the cost of calls and sets grows.
func measureGrowth(_ effort: Effort) throws -> [Growth] {
  let effort = effort.forGrowth
  return [
    try growWithObjects(effort),
    try growWithLayers(effort),
    try growWithThreads(effort),
    try growWithObservedObjects(effort),
    try growWithObservers(effort),
    try growWithPathLength(effort),
  ]
}

private let text = "ten letters"

/// Whose turn it is; who was left out by one batch comes in the next.
final class Turn {
  private var last = -1
  private let count: Int
  init(of count: Int) { self.count = count }

  @inline(__always)
  func next() -> Int {
    last = last + 1 == count ? 0 : last + 1
    return last
  }
}

/// The objects are visited in turn, so that those of a plain class are as cold as the others.
private func growWithObjects(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A call, by overridden objects",
    axis: "objects of the class that are overridden",
    curves: [
      Growth.Curve(name: "overridden object", isOurs: true),
      Growth.Curve(name: "another object", isOurs: true),
      Growth.Curve(name: "plain call", isOurs: false),
    ]
  )
  let measure = #method(Crowd.measure(_:))
  for count in [1, 10, 100, 1_000, 10_000, 100_000] {
    let plain: [Plain] = (0..<count).map { _ in Plain() }
    let overridden: [Plain] = try (0..<count).map { n in
      let object: Plain = opaque(Crowd())
      try measure.override(on: object) { o, text in text.utf8.count &+ n }
      return object
    }
    let others: [Plain] = (0..<count).map { _ in opaque(Crowd()) }
    var comparison = Comparison(effort)
    for (name, objects) in [
      ("plain call", plain), ("overridden object", overridden), ("another object", others),
    ] {
      let turn = Turn(of: count)
      comparison.add(name) { sum($0) { _ in objects[turn.next()].measure(text) } }
    }
    growth.add(count, comparison.measure())
  }
  return growth
}

/// Every layer calls the one below.
private func growWithLayers(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A call, by layers",
    axis: "layers of the object, each calling the next",
    curves: [
      Growth.Curve(name: "layers", isOurs: true),
      Growth.Curve(name: "nested closures", isOurs: false),
    ]
  )
  for count in [1, 2, 4, 8, 16, 32, 64, 256, 1_000] {
    let (object, closure) = try stack(count)
    var comparison = Comparison(effort)
    comparison.add("nested closures") { sum($0) { _ in closure(object, text) } }
    comparison.add("layers") { sum($0) { _ in object.measure(text) } }
    growth.add(count, comparison.measure())
  }
  return growth
}

/// What all threads together do in a second, each on an object of its own.
private func growWithThreads(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "Throughput, by threads",
    axis: "threads that call",
    unit: "million calls/s",
    horizontal: .linear,
    vertical: .linear,
    curves: [
      Growth.Curve(name: "overridden objects", isOurs: true),
      Growth.Curve(name: "plain objects", isOurs: false),
    ]
  )
  let measure = #method(Crowd.measure(_:))
  for count in [1, 2, 3, 4, 6, 8] {
    let overridden: [Plain] = try (0..<count).map { n in
      let object: Plain = opaque(Crowd())
      try measure.override(on: object) { o, text in text.utf8.count &+ n }
      return object
    }
    // SAFETY: the method only reads what never changes.
    nonisolated(unsafe) let objects = [
      "overridden objects": overridden,
      "plain objects": (0..<count).map { _ in opaque(Plain()) },
    ]
    // A thread takes a moment to start.
    var comparison = Comparison(effort, batch: effort.batch * 10)
    for name in ["overridden objects", "plain objects"] {
      nonisolated(unsafe) let called = objects[name] ?? []
      comparison.add(name) { calls in
        DispatchQueue.concurrentPerform(iterations: count) { thread in
          let object = called[thread]
          _ = opaque(sum(calls) { _ in object.measure(text) })
        }
        return 0
      }
    }
    let measured = comparison.measure()
    let rates = measured.times.mapValues { $0.map { Double(count) * 1e3 / $0 } }
    growth.add(count, Measured(times: rates))
  }
  return growth
}

private func growWithObservedObjects(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A set, by observed objects",
    axis: "objects of the class that are observed",
    curves: [
      Growth.Curve(name: "dynamic, observed", isOurs: true),
      Growth.Curve(name: "@Observed, observed", isOurs: true),
      Growth.Curve(name: "CurrentValueSubject", isOurs: false),
    ]
  )
  let tally = Tally()
  for count in [1, 10, 100, 1_000, 10_000, 100_000] {
    let objects: [Leaf] = (0..<count).map { _ in opaque(Leaf()) }
    let observations = try objects.map { try observe($0, \.value) { tally.count &+= 1 } }
    let declared: [ObservedLeaf] = (0..<count).map { _ in opaque(ObservedLeaf()) }
    let others = try declared.map { try observe($0, \.value) { tally.count &+= 1 } }
    let subjects = (0..<count).map { _ in opaque(CurrentValueSubject<Int, Never>(0)) }
    let sinks = subjects.map { $0.sink { _ in tally.count &+= 1 } }
    var comparison = Comparison(effort)
    let turns = (0..<3).map { _ in Turn(of: count) }
    comparison.add("CurrentValueSubject") { loop($0) { subjects[turns[0].next()].send($0) } }
    comparison.add("dynamic, observed") { loop($0) { objects[turns[1].next()].value = $0 } }
    comparison.add("@Observed, observed") { loop($0) { declared[turns[2].next()].value = $0 } }
    growth.add(count, comparison.measure())
    withExtendedLifetime((observations, others, sinks)) {}
  }
  return growth
}

private func growWithObservers(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A set, by observers",
    axis: "observers of the property",
    curves: [
      Growth.Curve(name: "dynamic", isOurs: true),
      Growth.Curve(name: "@Observed", isOurs: true),
      Growth.Curve(name: "CurrentValueSubject", isOurs: false),
    ]
  )
  let tally = Tally()
  for count in [1, 2, 4, 8, 16, 32, 64, 128, 256] {
    let object: DynamicModel = opaque(DynamicModel())
    let declared: ObservedModel = opaque(ObservedModel())
    let subject = opaque(CurrentValueSubject<Int, Never>(0))
    let observations = try (0..<count).map { _ in
      (
        try observe(object, \.number) { tally.count &+= 1 },
        try observe(declared, \.number) { tally.count &+= 1 },
        subject.sink { _ in tally.count &+= 1 }
      )
    }
    tally.count = 0
    object.number = 1
    declared.number = 1
    subject.send(1)
    precondition(tally.count == 3 * count)
    var comparison = Comparison(effort)
    comparison.add("CurrentValueSubject") { loop($0) { subject.send($0) } }
    comparison.add("dynamic") { loop($0) { object.number = $0 } }
    comparison.add("@Observed") { loop($0) { declared.number = $0 } }
    growth.add(count, comparison.measure())
    withExtendedLifetime(observations) {}
  }
  return growth
}

/// The last property of the path is set, and, apart, its first object is replaced by one that leads to the
/// same end.
private func growWithPathLength(_ effort: Effort) throws -> Growth {
  var growth = Growth(
    title: "A set on a path, by its length",
    axis: "objects on the path",
    horizontal: .linear,
    curves: [
      Growth.Curve(name: "the end set", isOurs: true),
      Growth.Curve(name: "the first object replaced", isOurs: true),
      Growth.Curve(name: "withObservationTracking, once per set", isOurs: false),
    ]
  )
  let paths: [KeyPath<Link, Int?>] = [
    \.next?.value,
    \.next?.next?.value,
    \.next?.next?.next?.value,
    \.next?.next?.next?.next?.value,
    \.next?.next?.next?.next?.next?.value,
    \.next?.next?.next?.next?.next?.next?.value,
    \.next?.next?.next?.next?.next?.next?.next?.value,
  ]
  let tally = Tally()
  for (index, path) in paths.enumerated() {
    let count = index + 2
    let end: Link = opaque(Link())
    let start: Link = opaque(Link.chain(count - 1, to: end))
    let observation = try observe(start, path) { tally.count &+= 1 }
    let firstEnds: [Link] = [opaque(Link()), opaque(Link())]
    let replaced: Link = opaque(Link.chain(count - 1, to: firstEnds[0]))
    let nexts = firstEnds.map { count > 2 ? Link.chain(count - 2, to: $0) : $0 }
    let replacedObservation = try observe(replaced, path) { tally.count &+= 1 }
    let observableEnd: ObservableLink = opaque(ObservableLink())
    let observable: ObservableLink = opaque(ObservableLink.chain(count - 1, to: observableEnd))
    tally.count = 0
    end.value = 1
    replaced.next = nexts[1]
    precondition(tally.count == 2)

    var comparison = Comparison(effort)
    comparison.add("the end set") { loop($0) { end.value = $0 } }
    comparison.add("the first object replaced") { loop($0) { replaced.next = nexts[$0 & 1] } }
    comparison.add("withObservationTracking, once per set") {
      loop($0) { n in
        withObservationTracking {
          var link: ObservableLink? = observable
          while let next = link?.next { link = next }
          _ = link?.value
        } onChange: {
          tally.count &+= 1
        }
        observableEnd.value = n
      }
    }
    growth.add(count, comparison.measure())
    withExtendedLifetime((observation, replacedObservation)) {}
  }
  return growth
}
