import ModelFixture
import Pliant
import Testing

/// Handlers may do anything.
struct ReentrancyTests {
  private let log = Log()
  private let property = Property()

  @Test func settingThePropertyInItsObserver() throws {
    let clamp = try observe(property, \.value) { change in
      log("clamp \(change.new)")
      if property.value > 10 { property.value = 10 }
    }
    let other = try observe(property, \.value) { change in log("other \(change.new)") }
    property.value = 5
    property.value = 50
    withExtendedLifetime((clamp, other)) {}
    #expect(
      log.text == "clamp 5 other 5 clamp 50 other 50 clamp 10 other 10"
    )
  }

  /// Each observer, of every kind, is notified of each change once, in order.
  @Test(arguments: [false, true]) func observersBesideOneThatSetsTheProperty(isLast: Bool) throws {
    let model = Numbers()
    var tokens: [KeyPathObservation] = []
    func add(_ observation: KeyPathObservation) { tokens.append(observation) }
    func clamp() throws {
      add(try observe(model, \.plain) { if model.plain > 9 { model.plain -= 1 } })
      add(try observe(model, \.stored) { if model.stored > 9 { model.stored -= 1 } })
    }
    if !isLast { try clamp() }
    for (name, path) in [("p", \Numbers.plain), ("s", \.stored)] {
      add(try observe(model, path) { old, new in log("\(name)\(old)>\(new)") })
      add(try observe(model, path) { change in log("\(name)\(change.new)") })
      add(
        try observe(model, path, options: [.old, .prior]) { change in
          log(name + (change.isPrior ? "-" : "+"))
        }
      )
      add(try observe(model, path, options: .distinct) { change in log("\(name)=\(change.new)") })
      add(try observe(model, path) { log("\(name)!") })
    }
    if isLast { try clamp() }
    model.plain = 11
    model.stored = 11
    withExtendedLifetime(tokens) {}
    func hears(_ name: String) -> [String] {
      [(1, 11), (11, 10), (10, 9)].flatMap { old, new in
        ["-", "\(old)>\(new)", "\(new)", "+", "=\(new)", "!"].map { name + $0 }
      }
    }
    #expect(log.text == (hears("p") + hears("s")).joined(separator: " "))
  }

  /// The old value was once found by the observer's address, which the newcomer may have.
  @Test func anObserverThatTakesAnothersPlaceDuringTheChange() throws {
    final class Model {
      dynamic var items: [Int] = [] {
        willSet {}
        didSet { onSet?() }
      }
      var onSet: (() -> Void)?
    }
    let model = Model()
    var token: KeyPathObservation?
    func begin(_ n: Int) throws {
      token = nil
      token =
        n.isMultiple(of: 2)
        ? try observe(model, \.items.count) { old, new in log("count \(old)>\(new)") }
        : try observe(model, \.items) { old, new in log("items \(old)>\(new)") }
    }
    try begin(0)
    for n in 1...4 {
      model.onSet = { _ = try? begin(n) }
      model.items.append(n)
    }
    model.onSet = nil
    model.items.append(9)
    withExtendedLifetime(token) {}
    // An observer added during a change is notified of it; its old value is the one that it found.
    #expect(
      log.text == "items [1]>[1] count 2>2 items [1, 2, 3]>[1, 2, 3] count 4>4 count 4>5"
    )
  }

  @Test func stoppingInside() throws {
    var tokens: [KeyPathObservation] = []
    tokens.append(
      try observe(property, \.value) {
        log("a")
        tokens[0].stop()
      }
    )
    tokens.append(
      try observe(property, \.value) {
        log("b")
        tokens[2].stop()
      }
    )
    tokens.append(try observe(property, \.value) { log("c") })
    tokens.append(try observe(property, \.value) { log("d") })
    property.value = 1
    property.value = 2
    tokens = []
    property.value = 3
    #expect(log.text == "a b d b d")
  }

  @Test func observingInside() throws {
    var inner: [KeyPathObservation] = []
    let outer = try observe(property, \.value) {
      log("outer")
      let count = inner.count
      if count < 2 {
        inner.append(try! observe(property, \.value) { log("inner\(count)") })
      }
    }
    for value in 1...3 { property.value = value }
    withExtendedLifetime(outer) {}
    #expect(log.text == "outer outer inner0 outer inner0 inner1")
    inner = []
  }

  @Test func droppingTheLastReferenceInside() throws {
    var object: Property? = Property()
    weak let weakly = object
    let token = try observe(try #require(object), \.value) {
      log("told")
      object = nil
    }
    object?.value = 1
    #expect(weakly == nil && !token.isActive)
    #expect(log.text == "told")
  }

  @Test func anOwnerThatDiesInside() throws {
    var owner: Property? = Property()
    try observe(property, \.value, owner: try #require(owner)) {
      log("first")
      owner = nil
    }
    try observe(property, \.value, owner: try #require(owner)) { log("second") }
    property.value = 1
    property.value = 2
    #expect(log.text == "first")
  }

  @Test func twoPropertiesThatSetEachOther() throws {
    let other = Property()
    let first = try observe(property, \.value) {
      log("p\(property.value)")
      if other.value != property.value { other.value = property.value }
    }
    let second = try observe(other, \.value) {
      log("o\(other.value)")
      if other.value != property.value { property.value = other.value }
    }
    property.value = 1
    other.value = 2
    withExtendedLifetime((first, second)) {}
    #expect(log.text == "p1 o1 o2 p2")
  }
}

private final class Numbers {
  dynamic var plain = 1
  @Observed var stored = 1
}
