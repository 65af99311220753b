import Foundation
import Pliant
import Testing

/// `@Observed`: accessors that tell of changes.
struct ObservedTests {
  private let log = Log()

  @Test func setsAndChangesInPlace() throws {
    let model = Model()
    let observation = try observe(model, \.items) { old, new in log("\(old)>\(new)") }
    model.items = [1]
    model.items.append(2)
    let other = try observe(model, \.name) { change in log(change.new) }
    model.name += "!"
    model.rename("x")
    withExtendedLifetime((observation, other)) {}
    #expect(log.text == "[]>[1] [1]>[1, 2] name! x")
  }

  @Test func genericClasses() throws {
    let box = Box("a")
    let observation = try observe(box, \.value) { old, new in log("\(old)>\(new)") }
    box.value = "b"
    func change<Value>(_ box: Box<Value>, to value: Value) throws {
      let second = try observe(box, \.value, options: .initial) { change in log("\(change.new)!") }
      box.value = value
      withExtendedLifetime(second) {}
    }
    try change(Box(1), to: 2)
    withExtendedLifetime(observation) {}
    #expect(log.text == "a>b 1! 2!")
  }

  /// The compiler writes `Codable` for what stands behind the properties, by the keys of these.
  @Test func synthesizedConformances() throws {
    let json = Data(#"{"name":"x","items":[1]}"#.utf8)
    let saved = try JSONDecoder().decode(Saved.self, from: json)
    let observation = try observe(saved, \.name) { old, new in log("\(old)>\(new)") }
    saved.name = "y"
    withExtendedLifetime(observation) {}
    let copy = try JSONDecoder().decode(Saved.self, from: JSONEncoder().encode(saved))
    #expect(log.text == "x>y" && Set([saved, copy]).count == 1)
    let keys = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(copy)) as? [String: Any]
    )
    #expect(keys.keys.sorted() == ["items", "name"])
  }

  /// A wrapper belongs to a `dynamic` property; optimized builds change it in place without a call.
  @Test func wrappers() throws {
    let saved = Saved()
    #if DEBUG
    let observation = try observe(saved, \.level) { old, new in log("\(old)>\(new)") }
    saved.level = 20
    withExtendedLifetime(observation) {}
    #expect(log.text == "1>10")
    #else
    #expect(throws: ObservingError.self) { try observe(saved, \.level) { _, _ in }.stop() }
    #endif
  }

  @Test func subclasses() throws {
    let derived = Derived()
    let first = try observe(derived, \.items) { log("derived\(derived.items)") }
    let second = try observe(derived as Model, \.items) { log("base\(derived.items)") }
    derived.items.append(1)
    (derived as Model).items = []
    withExtendedLifetime((first, second)) {}
    #expect(log.text == "derived[1] base[1] derived[] base[]")
  }

  /// A property computed from an `@Observed` one is not mistaken for it.
  @Test func computedFromAnObservedProperty() throws {
    let model = Model()
    #expect(throws: ObservingError.readOnly(property: "Model.count")) {
      try observe(model, \.count) {}.stop()
    }
    #if DEBUG
    model.items = [1]
    let observation = try observe(model, \.first) { old, new in log("\(old)>\(new)") }
    model.items = [2]
    model.first += 3
    withExtendedLifetime(observation) {}
    #expect(log.text == "2>5")
    #else
    #expect(throws: ObservingError.notObservable(property: "Model.first")) {
      try observe(model, \.first) {}.stop()
    }
    #endif
  }

  @Test func initializersAndAccess() throws {
    let object = Initialized(2)
    let observation = try object.watch { log("\($0)") }
    let other = try observe(object, \.readable) { change in log("r\(change.new)") }
    object.change(to: 5)
    withExtendedLifetime((observation, other)) {}
    #expect("\(object.number) \(log.text)" == "5 5 r5")
  }

  @Test func structsInside() throws {
    let model = Model()
    let observation = try observe(model, \.point.x) { old, new in log("\(old)>\(new)") }
    model.point.x = 3
    model.point.y = 4
    (model.point.x, model.point.y) = (model.point.y, model.point.x)
    withExtendedLifetime(observation) {}
    #expect(log.text == "0>3 3>3 3>4 4>4")
  }

  /// A change in place that ends with an error tells once before and once after.
  @Test func aChangeThatThrows() throws {
    struct Failure: Error {}
    let model = Model()
    let observation = try observe(model, \.items, options: [.prior, .old]) { change in
      log(change.isPrior ? "prior\(change.new)" : "\(change.old ?? [])>\(change.new)")
    }
    func fail(_ items: inout [Int]) throws {
      items.append(1)
      throw Failure()
    }
    #expect(throws: Failure.self) { try fail(&model.items) }
    withExtendedLifetime(observation) {}
    #expect(log.text == "prior[] []>[1]")
  }

  /// Appending in place does not copy, observed or not.
  @Test func changesInPlaceStayInPlace() throws {
    let model = Model()
    model.items.reserveCapacity(100)
    let address = model.items.withUnsafeBufferPointer { $0.baseAddress }
    let observation = try observe(model, \.items) { change in log("\(change.new.count)") }
    for number in 0..<3 { model.items.append(number) }
    withExtendedLifetime(observation) {}
    #expect(model.items.withUnsafeBufferPointer { $0.baseAddress } == address)
    #expect(log.text == "1 2 3")
  }

  @Test func anActor() async throws {
    let counter = Counter()
    let observation = try observe(counter, \.$count, options: .old) { change in
      log("\(change.old ?? -1)>\(change.new)")
    }
    await counter.add(2)
    await counter.add(3)
    #expect(observations(of: counter).count == 1)
    stopObserving(counter, \.$count)
    await counter.add(4)
    #expect(log.text == "0>2 2>5" && !observation.isActive)
  }

  @Test func theObjectDies() throws {
    let token: KeyPathObservation
    do {
      let model = Model()
      token = try observe(model, \.items) { log("told") }
      #expect(observations(of: model).map(\.keyPath) == [\Model.items])
      model.items = []
    }
    #expect(!token.isActive && log.text == "told")
  }

  /// On both ends of paths and bindings, and with the other kind between.
  @Test func mixedWithDynamicVariables() throws {
    let (mixed, model) = (Mixed(), Model())
    try bind(model, \.name, to: mixed, \.model.name) { $0.uppercased() }
    mixed.model.name = "b"
    log(model.name)
    mixed.model = Model()
    log(model.name)
    try bindBoth(model, \.items, mixed.model, \.items)
    mixed.model.items.append(7)
    #expect(model.items == [7])
    #expect(log.text == "B NAME")
  }
}

class Model {
  struct Point { var x = 0, y = 0 }
  @Observed var items: [Int] = []
  @Observed var name = "name"
  @Observed var point = Point()
  var count: Int { items.count }
  var first: Int {
    get { items[0] }
    set { items[0] = newValue }
  }
  func rename(_ name: String) { self.name = name }
}

private final class Derived: Model {}

private final class Saved: Codable, Hashable {
  @Observed var name = ""
  @Observed var items: [Int] = []
  @AtMostTen dynamic var level = 1

  private enum CodingKeys: String, CodingKey {
    case _name = "name"
    case _items = "items"
  }

  static func == (one: Saved, other: Saved) -> Bool {
    one.name == other.name && one.items == other.items
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@propertyWrapper private struct AtMostTen {
  private var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
}

private class Box<Value> {
  @Observed var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Initialized {
  @Observed private(set) var readable: Int
  @Observed fileprivate var number: Int
  init(_ number: Int) {
    self.number = number
    readable = number
  }
  func watch(_ body: @escaping (Int) -> Void) throws -> KeyPathObservation {
    try observe(self, \.number) { change in body(change.new) }
  }
  func change(to number: Int) {
    self.number = number
    readable = number
  }
}

private final class Mixed {
  dynamic var model = Model()
}

actor Counter {
  @Observed var count: Int = 0
  func add(_ by: Int) { count += by }
}
