import ModelFixture
import Pliant
import Testing

/// Changes that are told of together.
struct BatchTests {
  private let log = Log()
  private let a = Property()
  private let b = Property()

  @Test func observersSeeTheEndOnce() throws {
    let first = try observe(a, \.value) { old, new in log("a\(old)>\(new) b\(b.value)") }
    let second = try observe(b, \.value) { old, new in log("b\(old)>\(new) a\(a.value)") }
    let result = withBatchedChanges {
      b.value = 1
      a.value = 1
      a.value = 2
      b.value = 3
      log("body")
      return "result"
    }
    log(result)
    a.value = 4
    withExtendedLifetime((first, second)) {}
    #expect(log.text == "body a0>2 b3 b0>3 a2 result a2>4 b3")
  }

  @Test func nestedAndThrowing() throws {
    struct Failure: Error {}
    let observation = try observe(a, \.value) { log("\(a.value)") }
    #expect(throws: Failure.self) {
      try withBatchedChanges {
        a.value = 1
        withBatchedChanges { a.value = 2 }
        log("still")
        throw Failure()
      }
    }
    withExtendedLifetime(observation) {}
    #expect(log.text == "still 2")
  }

  @Test func optionsInABatch() throws {
    let distinct = try observe(a, \.value, options: .distinct) { log("distinct") }
    let prior = try observe(a, \.value, options: [.prior, .old]) { change in
      log(change.isPrior ? "prior\(change.new)" : "\(change.old ?? -1)>\(change.new)")
    }
    withBatchedChanges {
      a.value = 1
      a.value = 0
    }
    withBatchedChanges { a.value = 5 }
    withExtendedLifetime((distinct, prior)) {}
    #expect(log.text == "prior0 0>0 prior0 distinct 0>5")
  }

  @Test func changesByObserversAreReportedBeforeTheBatchEnds() throws {
    let first = try observe(a, \.value) { b.value = a.value * 10 }
    let second = try observe(b, \.value) { log("b\(b.value)") }
    withBatchedChanges {
      a.value = 1
      a.value = 2
    }
    log("end")
    withExtendedLifetime((first, second)) {}
    #expect(log.text == "b20 end")
  }

  @Test func pathsInABatch() throws {
    let root = Root()
    let observation = try observe(root, \.target.property.value) { old, new in log("\(old)>\(new)")
    }
    withBatchedChanges {
      root.target.property.value = 1
      root.target = Target()
      root.target.property.value = 2
      root.target.property = Property(3)
    }
    root.target.property.value = 4
    withExtendedLifetime(observation) {}
    #expect(log.text == "0>3 3>4")
  }

  @Test func endingInABatch() throws {
    let token = try observe(a, \.value) { log("stopped") }
    var object: Property? = Property()
    let other = try observe(try #require(object), \.value) { log("kept") }
    withBatchedChanges {
      a.value = 1
      token.stop()
      object?.value = 1
      object = nil
    }
    #expect(!other.isActive)
    #expect(log.text == "kept")
  }

  @Test func observedProperties() throws {
    let model = Watched()
    let observation = try observe(model, \.items) { old, new in log("\(old)>\(new)") }
    withBatchedChanges {
      for number in 1...3 { model.items.append(number) }
    }
    withExtendedLifetime(observation) {}
    #expect(log.text == "[]>[1, 2, 3]")
  }

  /// A transformer that looks at two properties never sees one without the other.
  // A binding that has run keeps its object no longer, whatever is yet to be told.
  @Test func anObjectGoesWhenItsBindingHasRun() throws {
    final class Source {
      dynamic var value = 0
      let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log("deinit") }
    }
    var sources = [Source(log)]
    try bind(a, \.value, to: sources[0], \.value)
    let observation = try observe(b, \.value) { log("b\(b.value) a\(a.value)") }
    withBatchedChanges {
      b.value = 1
      sources[0].value = 2
      sources = []
    }
    withExtendedLifetime(observation) {}
    #expect(log.text == "deinit b1 a2")
  }

  @Test func transformedBindingsRunOnce() throws {
    let sum = Property()
    try bind(sum, \.value, to: a, \.value) { first in
      log("\(first)+\(b.value)")
      return first + b.value
    }
    try bind(b, \.value, to: a, \.value) { $0 * 2 }
    let observation = try observe(sum, \.value) { log("sum\(sum.value)") }
    withBatchedChanges {
      a.value = 1
      b.value = 5
      a.value = 2
    }
    withExtendedLifetime(observation) {}
    #expect(log.text == "0+0 2+5 sum7")
    #expect(b.value == 4)
  }

  /// In order and once each, also if one changes again while they are told.
  @Test func manyProperties() throws {
    let all = (0..<30).map { _ in Property() }
    let observations = try all.enumerated().map { index, property in
      try observe(property, \.value) { old, new in
        log("\(index):\(old)>\(new)")
        if index == 3 { (all[1].value, all[20].value) = (8, 7) }
      }
    }
    withBatchedChanges {
      for value in [5, 9] { for property in all.reversed() { property.value = value } }
    }
    withExtendedLifetime(observations) {}
    let expected = (0..<30).flatMap { index in
      ["\(index):0>\(index == 20 ? 7 : 9)"] + (index == 3 ? ["1:9>8"] : [])
    }
    #expect(log.text == expected.joined(separator: " "))
  }
}

private final class Watched {
  @Observed var items: [Int] = []
}
