import PlainFixture
import Pliant
import Testing

/// Values that live with an object.
struct AssociatedTests {
  private let log = Log()

  @Test func eachObjectHasItsOwn() {
    let tint = Associated<String>()
    let name = Associated<String>()
    let (a, b) = (opaque(Thing()), opaque(Thing()))
    tint[a] = "red"
    tint[b] = "blue"
    name[a] = "a"
    log("\(tint[a] ?? "-") \(tint[b] ?? "-") \(name[a] ?? "-") \(name[b] ?? "-")")
    tint[a]?.append("!")
    tint[b] = nil
    log("\(tint[a] ?? "-") \(tint[b] ?? "-")")
    #expect(log.text == "red blue a - red! -")
  }

  @Test func valuesDieWithTheirObject() {
    let holder = Associated<Thing>()
    weak var weakly: Thing?
    do {
      let object = opaque(Thing())
      let value = opaque(Thing())
      weakly = value
      holder[object] = value
    }
    #expect(weakly == nil)
  }

  @Test func aReplacedValueIsFreed() {
    let holder = Associated<Thing>()
    let object = opaque(Thing())
    weak var weakly: Thing?
    do {
      let value = opaque(Thing())
      weakly = value
      holder[object] = value
    }
    #expect(weakly != nil)
    holder[object] = Thing()
    #expect(weakly == nil)
  }

  /// The value's own `deinit` may use the object's other values.
  @Test func aValueThatLooksBack() {
    let (first, second) = (Associated<Dying>(), Associated<Int>())
    let object = opaque(Thing())
    second[object] = 2
    first[object] = Dying { [log, unowned object] in log("\(second[object] ?? 0)") }
    first[object] = nil
    #expect(log.text == "2")
  }

  @Test func aDyingObjectKeepsNothing() {
    let count = Associated<Int>()
    do {
      let object = opaque(DyingSelf())
      count[object] = 1
      object.body = { [log] object in
        log("\(count[object] ?? 0)")
        count[object] = 2
        log("\(count[object] ?? 0)")
        #expect(throws: OverrideError.receiverIsDying(declaration: "DyingSelf")) {
          try count.set(3, for: object)
        }
      }
    }
    #expect(log.text == "0 0")
  }

  @Test func aReusedAddressHasNoValue() {
    let count = Associated<Int>()
    var reused = 0
    var addresses: Set<ObjectIdentifier> = []
    for index in 0..<1_000 {
      let object = opaque(Thing())
      if !addresses.insert(ObjectIdentifier(object)).inserted { reused += 1 }
      #expect(count[object] == nil)
      count[object] = index
    }
    #expect(reused > 0)
  }
}

private class Thing {}

private final class Dying {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { body() }
}

private final class DyingSelf {
  var body: ((DyingSelf) -> Void)?
  deinit { body?(self) }
}
