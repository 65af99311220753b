import ModelFixture
import Pliant
import Testing

/// The calls and values that observers receive: REKit's behaviors 1.7.
struct OptionsTests {
  private let log = Log()
  private let property = Property()

  private func describe(_ change: Change<Int>) -> String {
    let kind = change.isPrior ? "prior" : change.isInitial ? "initial" : "change"
    return "\(kind)(\(change.old.map { "\($0)" } ?? "-"),\(change.new))"
  }

  // REKit 1.7#38
  @Test(
    arguments: [
      ([], "change(-,1) change(-,1) change(-,2)"),
      ([.initial], "initial(-,0) change(-,1) change(-,1) change(-,2)"),
      ([.old], "change(0,1) change(1,1) change(1,2)"),
      ([.prior], "prior(-,0) change(-,1) prior(-,1) change(-,1) prior(-,1) change(-,2)"),
      ([.prior, .old], "prior(0,0) change(0,1) prior(1,1) change(1,1) prior(1,1) change(1,2)"),
      ([.distinct], "change(-,1) change(-,2)"),
      (
        [.initial, .prior, .old, .distinct],
        "initial(-,0) prior(0,0) change(0,1) prior(1,1) prior(1,1) change(1,2)"
      ),
    ] as [(ObservingOptions, String)]
  )
  func options(_ options: ObservingOptions, _ expected: String) throws {
    let observation = try observe(property, \.value, options: options) { log(describe($0)) }
    if options.contains(.initial) { #expect(log.count == 1) }
    for value in [1, 1, 2] { property.value = value }
    observation.stop()
    property.value = 3
    #expect(log.text == expected)
  }

  /// Pliant's own options are not among the user's.
  @Test func bitsWithoutMeaning() throws {
    let options = ObservingOptions(rawValue: 0xF0)
    let observation = try observe(property, \.value, options: options) { log(describe($0)) }
    #expect(observations(of: property) == [observation] && observation.options == options)
    property.value = 1
    stopObserving(property, \.value)
    property.value = 2
    #expect(log.text == "change(-,1)")
  }

  @Test func handlersOfTwoValuesAndOfNone() throws {
    let values = try observe(property, \.value, options: .initial) { old, new in
      log("\(old)>\(new)")
    }
    let none = try observe(property, \.value, options: [.initial, .prior]) { log("called") }
    property.value = 1
    withExtendedLifetime((values, none)) {}
    #expect(log.text == "0>0 called called 0>1 called")
  }

  /// Nothing is read that nobody asked for.
  @Test func readsOnlyWhatIsAskedFor() throws {
    let object = Counted()
    func reads(_ body: () throws -> KeyPathObservation) rethrows -> Int {
      let observation = try body()
      let before = object.reads
      object.value = 5
      observation.stop()
      return object.reads - before
    }
    try #expect(reads { try observe(object, \.value) {} } == 0)
    try #expect(reads { try observe(object, \.value) { (_: Change<Int>) in } } == 1)
    try #expect(reads { try observe(object, \.value) { _ = $0.new + $0.new } } == 1)
    try #expect(reads { try observe(object, \.value, options: .old) { (_: Change<Int>) in } } == 2)
    try #expect(reads { try observe(object, \.value) { _, _ in } } == 2)
    #expect(object.reads == 6)
  }

  /// An array that is observed without its old value is not copied by the observer.
  @Test func noCopyForWhoDidNotAsk() throws {
    let model = Stored()
    model.items = Array(1...3)
    let observation = try observe(model, \.items) { log("told") }
    let before = model.items.withUnsafeBufferPointer { $0.baseAddress }
    model.items[0] = 9
    let after = model.items.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
    observation.stop()
    let old = try observe(model, \.items, options: .old) { change in log("\(change.old ?? [])") }
    model.items[0] = 10
    withExtendedLifetime(old) {}
    #expect(log.text == "told [9, 2, 3]")
  }

  @Test func differences() throws {
    let values = Values()
    let observation = try observe(values, \.array, options: .old) { change in
      let steps = (change.difference ?? CollectionDifference([])!).map { step in
        switch step {
        case .insert(let offset, let element, _): "+\(element)@\(offset)"
        case .remove(let offset, let element, _): "-\(element)@\(offset)"
        }
      }
      log(steps.joined(separator: ","))
    }
    values.array = [1, 2, 3]
    values.array.remove(at: 1)
    values.array.append(4)
    observation.stop()
    let without = try observe(values, \.array) { change in log("\(change.difference == nil)") }
    values.array = []
    withExtendedLifetime(without) {}
    #expect(log.text == "+1@0,+2@1,+3@2 -2@1 +4@2 true")
  }

  @Test func orderOfRegistration() throws {
    var tokens: [KeyPathObservation] = []
    for name in ["a", "b", "c", "d"] {
      tokens.append(try observe(property, \.value) { log(name) })
    }
    property.value = 1
    tokens.remove(at: 1).stop()
    property.value = 2
    tokens.append(try observe(property, \.value) { log("e") })
    property.value = 3
    #expect(log.text == "a b c d a c d a c d e")
  }
}

private final class Counted {
  var reads = 0
  private var stored = 0
  dynamic var value: Int {
    get {
      reads += 1
      return stored
    }
    set { stored = newValue }
  }
}

private final class Stored {
  @Observed var items: [Int] = []
}
