import ModelFixture
import OptimizedFixture
import Pliant
import Testing

/// One-way and two-way bindings: RAReactionKit's behaviors 2.2.
struct BindTests {
  private let log = Log()
  private let source = Property(1)
  private let target = Property()

  // RAReactionKit 2.2#1
  @Test func pushesAtOnceAndAfterwards() throws {
    let binding = try bind(target, \.value, to: source, \.value)
    #expect(target.value == 1)
    source.value = 2
    #expect(target.value == 2 && binding.isActive)
    binding.stop()
    binding.stop()
    source.value = 3
    #expect(target.value == 2 && !binding.isActive)
  }

  @Test func transformsOldAndNew() throws {
    try bind(target, \.value, to: source, \.value) { old, new in 10 * old + new }
    log("\(target.value)")
    for value in [3, 4] {
      source.value = value
      log("\(target.value)")
    }
    #expect(log.text == "11 13 34")
  }

  /// A target is set as by an assignment, which reads nothing.
  @Test func theTargetIsNotRead() throws {
    func follow<Value>(_ target: Unread<Value>, _ source: KeyPath<Property, Value>) throws {
      try bind(target, \.value, to: self.source, source)
    }
    let (number, text) = (Unread(0), Unread(""))
    try follow(number, \.value)
    try bind(text, \.value, to: source, \.value) { "the text \($0), which is on the heap" }
    source.value = 2
    #expect(number.stored == 2 && text.stored == "the text 2, which is on the heap")
    #expect(number.reads == 0 && text.reads == 0)
  }

  // RAReactionKit 2.2#2
  @Test func bindingAgainReplaces() throws {
    let other = Property(10)
    let first = try bind(target, \.value, to: source, \.value)
    let observation = try observe(target, \.value) { log("\(target.value)") }
    try bind(target, \.value, to: other, \.value)
    source.value = 2
    other.value = 11
    unbind(target, \.value)
    unbind(target, \.value)
    other.value = 12
    withExtendedLifetime(observation) {}
    #expect(!first.isActive)
    #expect(log.text == "10 11")
  }

  /// A refused binding leaves the earlier one.
  @Test func refusedBindingsReplaceNothing() throws {
    try bind(target, \.value, to: source, \.value)
    let plain = Settled()
    #expect(throws: ObservingError.notObservable(property: "Settled.value")) {
      try bind(target, \.value, to: plain, \.value)
    }
    source.value = 5
    #expect(target.value == 5)
  }

  // RAReactionKit 2.2#4: nil comes through as nil.
  @Test func transformersAndOptionals() throws {
    let values = Values()
    try bind(values, \.string, to: values, \.optional) { $0.map { "\($0)!" } ?? "none" }
    log(values.string)
    values.optional = 5
    log(values.string)
    values.optional = nil
    log(values.string)
    #expect(log.text == "none 5! none")
  }

  @Test func pathsOnBothSides() throws {
    let (a, b) = (Root(), Root())
    try bind(a, \.target.property.value, to: b, \.target.property.value)
    b.target.property.value = 1
    b.target = Target()
    #expect(a.target.property.value == 0)
    a.target = Target()
    b.target.property.value = 2
    #expect(a.target.property.value == 2)
  }

  // RAReactionKit 2.2#5, #11
  @Test func eitherDeathEndsIt() throws {
    var binding: KeyPathBinding?
    do {
      let dying = Property()
      binding = try bind(dying, \.value, to: source, \.value)
    }
    #expect(binding?.isActive == false)
    source.value = 2
    do {
      let dying = Property(7)
      binding = try bind(target, \.value, to: dying, \.value)
      #expect(target.value == 7)
    }
    #expect(binding?.isActive == false)
    weak var weakly: Property?
    do {
      let (a, b) = (Property(), Property())
      weakly = a
      try bindBoth(a, \.value, b, \.value)
      b.value = 3
      #expect(a.value == 3)
    }
    #expect(weakly == nil)
  }

  // RAReactionKit 2.2#8: each change arrives, also one to the same value.
  @Test func equalValuesArrive() throws {
    let observation = try observe(target, \.value) { log("\(target.value)") }
    try bind(target, \.value, to: source, \.value)
    source.value = 1
    source.value = 1
    withExtendedLifetime(observation) {}
    #expect(log.text == "1 1 1")
  }

  @Test func twoWays() throws {
    let (a, b) = (Property(1), Property(2))
    let tokens = try [
      observe(a, \.value) { log("a\(a.value)") }, observe(b, \.value) { log("b\(b.value)") },
    ]
    try bindBoth(a, \.value, b, \.value)
    a.value = 3
    b.value = 4
    unbind(a, \.value)
    a.value = 5
    withExtendedLifetime(tokens) {}
    #expect(log.text == "b1 a3 b3 b4 a4 a5")
  }

  /// Units that do not round-trip: no loop, and what was set stays as it was set.
  @Test func functionsThatAreNoInverses() throws {
    let (celsius, fahrenheit) = (Property(100), Property())
    let binding = try bindBoth(
      celsius,
      \.value,
      fahrenheit,
      \.value,
      to: { $0 * 9 / 5 + 32 },
      back: { ($0 - 32) * 5 / 9 }
    )
    log("\(celsius.value)C \(fahrenheit.value)F")
    fahrenheit.value = 100
    log("\(celsius.value)C \(fahrenheit.value)F")
    celsius.value = 37
    log("\(celsius.value)C \(fahrenheit.value)F")
    #expect(log.text == "100C 212F 37C 100F 37C 98F")
    #expect(binding.isActive)
  }

  /// A value that an observer changes after a push comes back.
  @Test(arguments: [true, false])
  func anObserverThatClamps(_ isFirst: Bool) throws {
    let (a, b) = (Property(), Property())
    func clamp() throws -> KeyPathObservation {
      try observe(b, \.value) { if b.value > 10 { b.value = 10 } }
    }
    let before = isFirst ? try clamp() : nil
    try bindBoth(a, \.value, b, \.value)
    let after = isFirst ? nil : try clamp()
    a.value = 50
    withExtendedLifetime((before, after)) {}
    #expect("\(a.value) \(b.value)" == "10 10")
  }

  @Test func twoWaysInABatch() throws {
    let (a, b) = (Property(), Property())
    try bindBoth(a, \.value, b, \.value)
    withBatchedChanges {
      a.value = 1
      b.value = 2
    }
    #expect("\(a.value) \(b.value)" == "2 2")
    withBatchedChanges {
      b.value = 3
      a.value = 4
    }
    #expect("\(a.value) \(b.value)" == "4 4")
  }

  /// Bindings in a circle come to rest.
  @Test func circles() throws {
    let all = (0..<3).map { Property($0) }
    for index in 0..<3 {
      try bind(all[(index + 1) % 3], \.value, to: all[index], \.value)
    }
    #expect(Set(all.map(\.value)).count == 1)
    all[1].value = 9
    #expect(all.map(\.value) == [9, 9, 9])
  }

  @Test func chains() throws {
    let all = (0..<50).map { _ in Property() }
    for (from, to) in zip(all, all.dropFirst()) {
      try bind(to, \.value, to: from, \.value) { $0 + 1 }
    }
    all[0].value = 100
    #expect(all.last?.value == 149)
  }

  @Test func severalSources() throws {
    let values = Values()
    let token = try observe(values, \.string) { _, new in log(new) }
    var other: Property? = Property(10)
    let binding = try bind(
      values,
      \.string,
      to: (source, \.value),
      (#require(other), \.value),
      (values, \.optional)
    ) { "\($0)+\($1)+\($2 ?? 0)" }
    source.value = 2
    other?.value = 20
    withBatchedChanges {
      source.value = 3
      values.optional = 5
    }
    #expect(observations(of: source).isEmpty && binding.isActive)
    other = nil
    source.value = 4
    withExtendedLifetime(token) {}
    #expect(log.text == "1+10+0 2+10+0 2+20+0 3+20+5" && !binding.isActive)
  }

  /// A binding of several sources, one of them refused, installs nothing and leaves the earlier
  /// one.
  @Test func severalSourcesOfWhichOneIsRefused() throws {
    try bind(target, \.value, to: source, \.value)
    #expect(throws: ObservingError.notObservable(property: "Settled.value")) {
      try bind(target, \.value, to: (Property(7), \.value), (Settled(), \.value)) { $0 + $1 }
    }
    source.value = 5
    #expect(target.value == 5)
  }

  @Test func anOptionalEnd() throws {
    let values = Values()
    try bindBoth(source, \.value, values, \.optional)
    log("\(values.optional ?? 0)")
    values.optional = 4
    log("\(source.value)")
    values.optional = nil
    log("\(source.value)")
    source.value = 5
    log("\(values.optional ?? 0)")
    let empty = Values()
    try bindBoth(empty, \.optional, target, \.value)
    log("\(target.value)")
    target.value = 9
    log("\(empty.optional ?? 0)")
    #expect(log.text == "1 4 4 5 0 9")
  }

  @Test func aBindingIsNoObservation() throws {
    try bind(target, \.value, to: source, \.value)
    #expect(observations(of: source).isEmpty && observations(by: target).isEmpty)
    stopObserving(source, \.value)
    stopObserving(owner: target)
    source.value = 8
    #expect(target.value == 8)
  }

  /// A subclass's key path is its superclass's.
  @Test func keyPathsOfSubclasses() throws {
    let derived = Derived()
    try bind(derived, \Derived.value, to: source, \.value)
    try bind(derived as Property, \Property.value, to: Property(50), \.value)
    source.value = 3
    #expect(derived.value == 50)
    let token = try observe(derived, \.value) { log("told") }
    stopObserving(derived as Property, \.value)
    derived.value = 1
    #expect(!token.isActive && log.text.isEmpty)
  }
}

private final class Derived: Property {}

private final class Unread<Value> {
  var (stored, reads): (Value, Int)
  init(_ value: Value) { (stored, reads) = (value, 0) }
  var value: Value {
    get {
      reads += 1
      return stored
    }
    set { stored = newValue }
  }
}
