import DynamicFixture
import Foundation
import ModelFixture
import Observation
import PlainFixture
import Pliant
import Testing

/// Properties of every kind of class, however they are declared.
struct ClassKindsTests {
  private let log = Log()

  @Test func inheritedProperties() throws {
    let derived = Sub()
    let observation = try observe(derived, \.value) { change in log("\(change.new)") }
    derived.value = 1
    (derived as Property).value = 2
    withExtendedLifetime(observation) {}
    #expect(log.text == "1 2")
  }

  @Test func overriddenProperties() throws {
    let derived = Doubling()
    let asBase: Property = derived
    let first = try observe(asBase, \.value) { change in log("a\(change.new)") }
    let second = try observe(derived, \.value) { change in log("b\(change.new)") }
    asBase.value = 3
    #expect(log.text == "a6 b6")
    let base = Property()
    let third = try observe(base, \.value) { change in log("c\(change.new)") }
    base.value = 1
    first.stop()
    second.stop()
    derived.value = 1
    withExtendedLifetime(third) {}
    #expect(log.text == "a6 b6 c1")
  }

  @Test func withObserversOfItsOwn() throws {
    let object = Watched()
    let observation = try observe(object, \.text) { old, new in log("\(old)>\(new)") }
    object.log = log
    object.text = "b"
    object.text += "c"
    observation.stop()
    #expect(log.text == "will:b did:a a>b! will:b!c did:b! b!>b!c!")
    let both = try observe(object, \.text, options: .prior) { change in
      log(change.isPrior ? "prior" : change.new)
    }
    object.log = nil
    object.text = "d"
    withExtendedLifetime(both) {}
    #expect(log.text.hasSuffix("b!>b!c! prior d!"))
  }

  @Test func withOneObserverOfItsOwn() throws {
    let object = HalfWatched()
    let first = try observe(object, \.after) { old, new in log("\(old)>\(new)") }
    let second = try observe(object, \.after) { log("plain") }
    object.after = 1
    object.after += 1
    #expect(log.text == "0>1 plain 1>2 plain")
    #expect(throws: ObservingError.onlyDidSet(property: "HalfWatched.after")) {
      _ = try observe(object, \.after, options: .prior) {}
    }
    #expect(throws: ObservingError.onlyWillSet(property: "HalfWatched.before")) {
      _ = try observe(object, \.before) {}
    }
    withExtendedLifetime((first, second)) {}
  }

  @Test func overridesThatOnlyObserve() throws {
    let object = ObservingSub()
    let observation = try observe(object, \.value) { old, new in log("\(old)>\(new)") }
    object.value = 4
    withExtendedLifetime(observation) {}
    #expect(log.text == "0>4")
    #expect(object.told == 1)
  }

  @Test func genericClasses() throws {
    let numbers = Generic(1)
    let texts = Generic("a")
    let first = try observe(numbers, \.value) { old, new in log("\(old)>\(new)") }
    let second = try observe(texts, \.value) { old, new in log("\(old)>\(new)") }
    numbers.value = 2
    texts.value = "b"
    func change<Value>(_ object: Generic<Value>, to value: Value) throws {
      let third = try observe(object, \.value) { change in log("\(change.new)!") }
      object.value = value
      withExtendedLifetime(third) {}
    }
    try change(numbers, to: 3)
    withExtendedLifetime((first, second)) {}
    #expect(log.text == "1>2 a>b 2>3 3!")
  }

  @Test func genericSubclassOfAConcreteType() throws {
    let box = IntBox(1)
    let observation = try observe(box, \.value) { change in log("\(change.new)") }
    box.value = 5
    withExtendedLifetime(observation) {}
    #expect(log.text == "5")
  }

  @Test func foundationSubclasses() throws {
    let object = Foundational()
    let observation = try observe(object, \.text) { change in log(change.new) }
    object.text = "b"
    withExtendedLifetime(observation) {}
    #expect(log.text == "b")
  }

  @Test func privateAndLocalDeclarations() throws {
    class Local {
      dynamic var value = 1
    }
    let local = Local()
    let first = try observe(local, \.value) { change in log("\(change.new)") }
    local.value = 2
    let hidden = Hidden()
    let second = try hidden.watch(log)
    hidden.change()
    withExtendedLifetime((first, second)) {}
    #expect(log.text == "2 private 7")
  }

  @Test func computedProperties() throws {
    let object = Computed()
    let observation = try observe(object, \.celsius) { old, new in log("\(old)>\(new)") }
    object.celsius = 100
    object.celsius += 1
    withExtendedLifetime(observation) {}
    #expect(log.text == "0.0>100.0 100.0>101.0")
  }

  @Test func propertiesWithAPrivateSetter() throws {
    let object = Computed()
    let observation = try observe(object, \.count) { change in log("\(change.new)") }
    object.add()
    withExtendedLifetime(observation) {}
    #expect(log.text == "1")
  }

  @Test func observableClasses() throws {
    let model = Modern()
    let observation = try observe(model, \.items) { old, new in log("\(old)>\(new)") }
    model.items = [1]
    model.items.append(2)
    withObservationTracking {
      _ = model.items
    } onChange: { [log] in
      log("tracked")
    }
    model.items = []
    withExtendedLifetime(observation) {}
    #expect(log.text == "[]>[1] [1]>[1, 2] tracked [1, 2]>[]")
  }

  @Test func extensionsAndSubclassesInOtherModules() throws {
    let clock = opaque(Clock())
    let observation = try observe(clock, \.zone) { old, new in log("\(old)>\(new)") }
    clock.zone = "CET"
    withExtendedLifetime(observation) {}
    #expect(log.text == "UTC>CET")
  }

  /// By its setter and `modify`.
  @Test func foundationsProgress() throws {
    let progress = opaque(Progress(totalUnitCount: 10))
    let observation = try observe(progress, \.completedUnitCount) { old, new in log("\(old)>\(new)")
    }
    complete(progress)
    withExtendedLifetime(observation) {}
    #expect(log.text == "0>1 1>3")
    let other = opaque(Progress(totalUnitCount: 10))
    complete(other)
    #expect(other.completedUnitCount == 3)
  }

  @inline(never)
  private func complete(_ progress: Progress) {
    progress.completedUnitCount = 1
    progress.completedUnitCount += 2
  }

  /// An in-place change that ends with an error tells once before and once after.
  @Test func anInPlaceChangeThatThrows() throws {
    struct Failure: Error {}
    func change(_ value: inout Int64) throws {
      value = 5
      throw Failure()
    }
    let progress = opaque(Progress(totalUnitCount: 10))
    let observation = try observe(progress, \.completedUnitCount, options: .prior) { change in
      log(change.isPrior ? "prior" : "\(change.new)")
    }
    #expect(throws: Failure.self) { try change(&progress.completedUnitCount) }
    withExtendedLifetime(observation) {}
    #expect(log.text == "prior 5")
  }

  #if DEBUG
  @Test func anotherModulesPlainVariable() throws {
    let greeter = opaque(Greeter())
    let observation = try observe(greeter, \.name) { old, new in log("\(old)>\(new)") }
    rename(greeter)
    withExtendedLifetime(observation) {}
    #expect(log.text == "World>Ann Ann>Ann!")
  }

  @inline(never)
  private func rename(_ greeter: Greeter) {
    greeter.name = "Ann"
    greeter.name += "!"
  }
  #else
  /// Its module may change it without a call (63).
  @Test func anotherModulesPlainVariable() {
    #expect(throws: ObservingError.notObservable(property: "Greeter.name")) {
      try observe(opaque(Greeter()), \.name) {}.stop()
    }
  }
  #endif
}

private class Sub: Property {}

private class Doubling: Property {
  override dynamic var value: Int {
    get { super.value }
    set { super.value = newValue * 2 }
  }
}

private class Watched {
  var log: Log?
  dynamic var text = "a" {
    willSet { log?("will:\(newValue)") }
    didSet {
      log?("did:\(oldValue)")
      text += "!"
    }
  }
}

private class HalfWatched {
  var told = 0
  dynamic var after = 0 { didSet { told += 1 } }
  dynamic var before = 0 { willSet { told += 1 } }
}

private class ObservingSub: Property {
  var told = 0
  override dynamic var value: Int { didSet { told += 1 } }
}

private class Generic<Value> {
  dynamic var value: Value
  init(_ value: Value) { self.value = value }
}

private final class IntBox: Generic<Int> {}

private class Foundational: NSObject {
  dynamic var text = "a"
}

private final class Hidden {
  private dynamic var value = 1
  func watch(_ log: Log) throws -> KeyPathObservation {
    try observe(self, \.value) { change in log("private \(change.new)") }
  }
  func change() { value = 7 }
}

private final class Computed {
  private var fahrenheit = 32.0
  dynamic var celsius: Double {
    get { (fahrenheit - 32) * 5 / 9 }
    set { fahrenheit = newValue * 9 / 5 + 32 }
  }
  private(set) dynamic var count = 0
  func add() { count += 1 }
}

@Observable
private final class Modern {
  dynamic var items: [Int] = []
}
