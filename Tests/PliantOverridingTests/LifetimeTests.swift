import DynamicFixture
import Foundation
import PlainFixture
import Pliant
import Testing

/// How long receivers, layers, keys and captures live: REKit's behaviors 1.4.
struct LifetimeTests {
  private let greet = #method(Greeter.greet(_:))

  // REKit 1.4#19
  @Test func aReceiverWithLayersDiesNormally() throws {
    weak var weakly: Witness?
    do {
      let witness = Witness()
      weakly = witness
      try #method(Witness.work).override(on: witness) { w in w.number + 1 }
      let message = Method<(Witness) -> Int>("extra")
      try message.override(on: witness) { w in w.number }
      #expect(witness.work() == 2)
    }
    #expect(weakly == nil)
  }

  // REKit 1.4#20
  @Test func capturingTheReceiverLeaksIt() throws {
    weak var weakly: Greeter?
    do {
      let greeter = opaque(Greeter())
      weakly = greeter
      try greet.override(on: greeter, key: "k") { _, _ in greeter.name }
    }
    let leaked = try #require(weakly)
    greet.removeOverride(on: leaked, key: "k")
    weak var key: Key?
    do {
      let object = Key()
      key = object
      try #method(Key.work).override(on: object, key: object) { _ in 1 }
    }
    #expect(key != nil)
  }

  // REKit 1.4#21
  //
  // In a process of its own, for consoles of other tests keep each key while they ask for its text.
  @Test func aKeyLivesAsLongAsItsLayer() async {
    await #expect(processExitsWith: .success) {
      weak var key: Key?
      var greeter: Greeter? = Greeter()
      do {
        let object = Key()
        key = object
        let greet = #method(Greeter.greet(_:))
        try greet.override(on: try #require(greeter), key: object) { _, _ in "" }
      }
      #expect(key != nil)
      greeter = nil
      #expect(key == nil)
    }
  }

  /// Regression, found by the soak: a call that may suspend or throw kept its receiver for ever.
  @Test func callsOfTheOriginalKeepNobody() async throws {
    let (wait, dare) = (#method(Patient.wait(_:)), #method(Patient.dare(_:)))
    let (waitAndDare, typed) = (#method(Patient.waitAndDare(_:)), #method(Patient.typed(_:)))
    let (load, risky) = (#method(Greeter.load(_:)), #method(Greeter.risky(_:)))
    weak var weakly: Patient?
    weak var weakGreeter: Greeter?
    do {
      let (patient, greeter) = (Patient(), opaque(Greeter()))
      (weakly, weakGreeter) = (patient, greeter)
      try wait.wrap(on: patient) { layer in { p, x in await layer.next(p, x) + 1 } }
      try dare.wrap(on: patient) { layer in { p, x in try layer.next(p, x) + 1 } }
      try waitAndDare.wrap(on: patient) { layer in { p, x in try await layer.next(p, x) + 1 } }
      try typed.wrap(on: patient) { layer in layer.next }
      try load.wrap(on: greeter) { layer in { g, key in await layer.next(g, key) + "!" } }
      try risky.wrap(on: greeter) { layer in { g, x in try layer.next(g, x) + 1 } }
      let sum = await patient.wait(1) + (try patient.dare(2))
      #expect(try await patient.waitAndDare(3) + (try patient.typed(4)) + sum == 13)
      #expect(throws: Failure.failed) { try patient.dare(-1) }
      #expect(await greeter.load("a") == "loaded a!")
      #expect(try greeter.risky(1) == 2)
    }
    #expect(weakly == nil)
    #expect(weakGreeter == nil)
  }

  // REKit 1.4#22
  @Test func capturesDieWithTheObject() throws {
    var (greeter, capture) = (Optional(Greeter()), WeakCapture())
    try capture.install(on: greeter, greet, key: "k")
    #expect(capture.isAlive)
    greeter = nil
    #expect(!capture.isAlive)
  }

  // REKit 1.4#22
  @Test func capturesDieWithRemovalAndNotBefore() throws {
    let greeter = opaque(Greeter())
    var (below, above) = (WeakCapture(), WeakCapture())
    try below.install(on: greeter, greet, key: "below")
    try above.install(on: greeter, greet, key: "above")
    _ = greeter.greet("")
    #expect("\(below.isAlive) \(above.isAlive)" == "true true")
    greet.removeOverride(on: greeter, key: "above")
    #expect("\(below.isAlive) \(above.isAlive)" == "true false")
    _ = greeter.greet("")
    greet.removeOverride(on: greeter, key: "below")
    #expect(!below.isAlive)
  }

  // REKit 1.4#22
  @Test func capturesOfALayerThatRunsDieWhenItEnds() throws {
    let greeter = opaque(Greeter())
    let log = Log()
    weak var weakly: Key?
    do {
      let captured = Key()
      weakly = captured
      try greet.wrap(on: greeter) { layer in
        { _, _ in
          layer.remove()
          log("running \(captured.name)")
          return "done"
        }
      }
    }
    #expect(weakly != nil)
    #expect(greeter.greet("") == "done")
    // A thread that collects for another test may be about to free it.
    for _ in 0..<100_000 where weakly != nil { usleep(100) }
    #expect(weakly == nil)
    #expect(log.text == "running key")
  }

  // REKit 1.4#24
  @Test func layersAreFreedNewestFirstBeforeDeinit() throws {
    let log = Log()
    do {
      let witness = Witness()
      witness.onDeinit = { log("deinit") }
      for name in ["first", "second"] {
        let capture = Dying { log(name) }
        try #method(Witness.work).override(on: witness) { _ in withExtendedLifetime(capture) { 1 } }
      }
    }
    #expect(log.text == "second first deinit")
  }

  @Test func aDyingReceiverIsRefused() throws {
    let log = Log()
    do {
      let witness = Witness()
      witness.onDeinitSelf = { witness in
        do {
          try #method(Witness.work).override(on: witness) { _ in 1 }
        } catch {
          log("\(error)")
        }
      }
    }
    #expect(
      log.text == "Cannot override 'Witness.work()': its object's deinit has begun"
    )
  }

  @Test func aReusedAddressNeverSeesOldLayers() throws {
    var addresses: Set<UInt> = []
    var reused = 0
    for _ in 0..<2_000 {
      let greeter = opaque(Greeter())
      let address = UInt(bitPattern: Unmanaged.passUnretained(greeter).toOpaque())
      if !addresses.insert(address).inserted { reused += 1 }
      #expect(text(of: greeter) == "Hello x")
      try greet.override(on: greeter) { _, _ in "overridden" }
      #expect(text(of: greeter) == "overridden")
    }
    #expect(reused > 0)
  }

  private func text(of greeter: Greeter) -> String { greeter.greet("x") }

  @Test func everyKindOfClassDies() throws {
    let log = Log()
    try check(Empty(), #method(Empty.work), log)
    try check(GenericWorks<String>("text"), #method(GenericWorks<String>.work), log)
    try check(Foundational(), #method(Foundational.work), log)
    let counter = Counter()
    try #method { (c: isolated Counter, by: Int) in c.add(by) }.override(on: counter) { _, _ in 1 }
    #expect(log.text == "2 Empty gone 2 GenericWorks<String> gone 2 Foundational gone")
  }

  private func check<T: AnyObject & Works>(
    _ make: @autoclosure () -> T,
    _ work: Method<(T) -> Int>,
    _ log: Log
  ) throws {
    weak var weakly: T?
    do {
      let object = make()
      weakly = object
      try work.override(on: object) { _ in 2 }
      log("\(object.work())")
    }
    log("\(T.self) \(weakly == nil ? "gone" : "there")")
  }
}

protocol Works {
  func work() -> Int
}

class Empty: Works {
  dynamic func work() -> Int { 1 }
}

class GenericWorks<Value>: Works {
  let value: Value
  init(_ value: Value) { self.value = value }
  dynamic func work() -> Int { 1 }
}

class Foundational: NSObject, Works {
  let text = "text"
  dynamic func work() -> Int { 1 }
}

private class Witness {
  var number = 1
  var onDeinit: (() -> Void)?
  var onDeinitSelf: ((Witness) -> Void)?
  dynamic func work() -> Int { number }
  deinit {
    onDeinitSelf?(self)
    onDeinit?()
  }
}

private class Patient {
  dynamic func wait(_ x: Int) async -> Int {
    await Task.yield()
    return x
  }
  dynamic func dare(_ x: Int) throws -> Int {
    if x < 0 { throw Failure.failed }
    return x
  }
  dynamic func waitAndDare(_ x: Int) async throws -> Int { x }
  dynamic func typed(_ x: Int) throws(Failure) -> Int { x }
}

private class Key: Hashable {
  let name = "key"
  dynamic func work() -> Int { 0 }
  static func == (a: Key, b: Key) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Dying {
  let perform: () -> Void
  init(_ perform: @escaping () -> Void) { self.perform = perform }
  deinit { perform() }
}

private struct WeakCapture {
  private weak var object: Key?
  var isAlive: Bool { object != nil }

  mutating func install(
    on greeter: Greeter?,
    _ greet: Method<(Greeter, String) -> String>,
    key: String
  ) throws {
    let captured = Key()
    object = captured
    try greet.wrap(on: try #require(greeter), key: key) { layer in
      { g, who in captured.name + layer.next(g, who) }
    }
  }
}
