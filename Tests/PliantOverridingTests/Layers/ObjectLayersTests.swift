import Foundation
import PlainFixture
import Pliant
import Testing

/// Layers of one object: REKit's behaviors 1.3.
struct ObjectLayersTests {
  private let greeter = opaque(Greeter())
  private let other = opaque(Greeter())
  private let greet = #method(Greeter.greet(_:))
  private let number = #method(Greeter.number(_:))
  private let log = Log()

  // REKit 1.3#1, REKit 1.3#6
  @Test func addingAMessage() throws {
    let sayHello = Method<(NSObject) -> String>("sayHello")
    let object = NSObject()
    let untouched = NSObject()
    #expect(!sayHello.isImplemented(by: object))
    #expect(
      throws: MethodError.notImplemented(message: "sayHello", receiver: "NSObject")
    ) { try sayHello(object) }
    try sayHello.override(on: object, key: "k") { _ in "Hello World!" }
    #expect(sayHello.isImplemented(by: object))
    #expect(!sayHello.isImplemented(by: untouched))
    #expect(try sayHello(object) == "Hello World!")
    sayHello.removeOverride(on: object, key: "k")
    #expect(!sayHello.isImplemented(by: object))
    #expect(throws: MethodError.self) { try sayHello(object) }
  }

  // REKit 1.3#1, REKit 1.3#2
  @Test func overridingOneObjectOnly() throws {
    try greet.override(on: greeter) { g, who in "Hi \(who) from \(g.name)" }
    log("\(greeter.greet("a")) | \(other.greet("a"))")
    #expect(log.text == "Hi a from World | Hello a")
  }

  // REKit 1.3#3: a handle is what `methodForSelector:` was.
  @Test func callingThroughTheHandle() throws {
    try greet.override(on: greeter) { _, who in "overridden \(who)" }
    #expect(try greet(greeter, "a") == "overridden a")
    #expect(try greet(other, "a") == "Hello a")
  }

  // REKit 1.3#4
  @Test func stacksArePerMethod() throws {
    try greet.override(on: greeter, key: "k") { _, _ in "overridden" }
    try number.override(on: greeter, key: "k") { _, _ in 9 }
    greet.removeOverride(on: greeter, key: "k")
    #expect("\(greeter.greet("a")) \(greeter.number(1))" == "Hello a 9")
    #expect(!greet.hasOverride(on: greeter, key: "k"))
    #expect(number.hasOverride(on: greeter, key: "k"))
  }

  @Test func aHandleThatWasNeverUsedFindsTheLayersOfAnother() throws {
    class Own { dynamic func f() -> String { "code" } }
    let (own, other) = (Own(), Own())
    let all = try #method(Own.f).override(onAll: Own.self, key: "all") { _ in "all" }
    defer { all.stop() }
    try #method(Own.f).override(on: own, key: "k") { _ in "overridden" }
    let (first, second) = (#method(Own.f), #method(Own.f))
    #expect(first.overrides(on: other).isEmpty && first.hasOverride(on: own, key: "k"))
    #expect(second.overrides(onAll: Own.self) == [all])
    #method(Own.f).removeOverride(on: own, key: "k")
    #expect(own.f() == "all")
  }

  // REKit 1.3#5, REKit 1.3#7
  @Test func lastAddedRunsAndRemovalIsInAnyOrder() throws {
    for key in 1...3 { try greet.override(on: greeter, key: key) { _, _ in "\(key)" } }
    log(greeter.greet("a"))
    for key in [3, 1, 2] {
      greet.removeOverride(on: greeter, key: key)
      log(greeter.greet("a"))
    }
    #expect(log.text == "3 2 2 Hello a")
    #expect(greet.isImplemented(by: greeter))
  }

  // REKit 1.3#8
  @Test func sameKeyReplacesAndGoesOnTop() throws {
    try greet.override(on: greeter, key: "a") { _, _ in "a1" }
    try greet.override(on: greeter, key: "b") { _, _ in "b" }
    try greet.override(on: greeter, key: "a") { _, _ in "a2" }
    log(greeter.greet(""))
    greet.removeOverride(on: greeter, key: "a")
    log(greeter.greet(""))
    greet.removeOverride(on: greeter, key: "b")
    log(greeter.greet("x"))
    #expect(log.text == "a2 b Hello x")
  }

  // REKit 1.3#9
  @Test func oneFunctionSharedByObjects() throws {
    let shared: (Greeter, String) -> String = { g, who in "\(g.name) \(who)" }
    other.name = "Other"
    try greet.override(on: greeter, key: "k", shared)
    try greet.override(on: greeter, key: "k", shared)
    try greet.override(on: other, key: "k", shared)
    greet.removeOverride(on: greeter, key: "k")
    #expect("\(greeter.greet("a")) | \(other.greet("a"))" == "Hello a | Other a")
  }

  // REKit 1.3#10
  @Test func nothingIsBelowTheFirstLayerOfAMessage() throws {
    let message = Method<(NSObject, Int) -> String>("nothingBelow")
    let object = NSObject()
    try message.wrap(on: object) { layer in
      { object, x in layer.next(or: { _, _ in "default" })(object, x) + "-1" }
    }
    #expect(try message(object, 1) == "default-1")
  }

  /// It once looked at the object's own layers alone.
  @Test func classLayersAreBelowTheFirstLayerOfAMessage() throws {
    class Base {}
    final class Sub: Base {}
    let message = Method<(Base) -> String>("classLayersBelow")
    let base = try message.override(onAll: Base.self, key: "base") { _ in "base" }
    defer { base.stop() }
    let ofSub = try message.wrap(onAll: Sub.self, key: "sub") { layer in
      { sub in layer.next(or: { _ in "default" })(sub) + " sub" }
    }
    defer { ofSub.stop() }
    let sub = Sub()
    try message.wrap(on: sub) { layer in
      { sub in layer.next(or: { _ in "default" })(sub) + " object" }
    }
    log(try message(sub))
    message.removeOverride(onAll: Base.self, key: "base")
    log(try message(sub))
    message.removeOverride(onAll: Sub.self, key: "sub")
    log(try message(sub))
    #expect(log.text == "base sub object default sub object default object")
  }

  // REKit 1.3#11
  @Test func chainsCloseOverHoles() throws {
    for key in 1...3 {
      try greet.wrap(on: greeter, key: key) { layer in
        { g, who in layer.next(g, who) + "-b\(layer.key)" }
      }
    }
    log(greeter.greet("log"))
    for key in [3, 1, 2] {
      greet.removeOverride(on: greeter, key: key)
      log(greeter.greet("log"))
    }
    #expect(log.text == "Hello log-b1-b2-b3 Hello log-b1-b2 Hello log-b2 Hello log")
  }

  // REKit 1.3#11, the dynamic variant
  @Test func chainsOfAMessage() throws {
    let message = Method<(NSObject) -> String>("chain")
    let object = NSObject()
    for key in 1...3 {
      try message.wrap(on: object, key: key) { layer in
        { object in layer.next(or: { _ in "" })(object) + "-b\(key)" }
      }
    }
    #expect(try message(object) == "-b1-b2-b3")
    message.removeOverride(on: object, key: 2)
    #expect(try message(object) == "-b1-b3")
  }

  // REKit 1.3#12
  @Test func callingNextForEveryKindOfResult() throws {
    try number.wrap(on: greeter) { layer in { g, x in layer.next(g, x + 1) * 2 } }
    let refresh = #method(Greeter.refresh)
    try refresh.wrap(on: greeter) { layer in { g in layer.next(g) } }
    greeter.refresh()
    #expect("\(greeter.number(1)) \(greeter.name)" == "4 World.")
  }

  // REKit 1.3#13
  @Test func aLayerRemovesItself() throws {
    let message = Method<(NSObject) -> String>("once")
    let object = NSObject()
    try message.wrap(on: object) { layer in
      { _ in
        layer.remove()
        return "ran"
      }
    }
    #expect(try message(object) == "ran")
    #expect(!message.isImplemented(by: object))
  }

  // REKit 1.3#14
  @Test func aLayerRemovesItselfWhileCalledByTheOneAbove() throws {
    try greet.wrap(on: greeter) { layer in
      { _, _ in
        layer.remove()
        return "block1-"
      }
    }
    try greet.wrap(on: greeter) { layer in
      { g, who in
        let below = layer.next(g, who)
        return (below.hasPrefix("Hello") ? "" : below) + "block2"
      }
    }
    log(greeter.greet(""))
    log(greeter.greet(""))
    #expect(log.text == "block1-block2 block2")
  }

  // REKit 1.3#15, REKit 1.3#16: the class never changes.
  @Test func theClassStaysTheSame() throws {
    let before = ObjectIdentifier(type(of: greeter))
    try greet.override(on: greeter, key: "k") { _, _ in "overridden" }
    #expect(ObjectIdentifier(type(of: greeter)) == before)
    greet.removeOverride(on: greeter, key: "k")
    #expect(ObjectIdentifier(type(of: greeter)) == before)
  }

  // REKit 1.3#18: keys are compared by value.
  @Test func keysAreComparedByValue() throws {
    try greet.override(on: greeter, key: [1, 2]) { _, _ in "overridden" }
    #expect(greet.hasOverride(on: greeter, key: [1, 2]))
    #expect(!greet.hasOverride(on: greeter, key: [2, 1]))
    greet.removeOverride(on: greeter, key: [2, 1])
    #expect(greeter.greet("") == "overridden")
  }

  @Test func tokensEndOnceAndForEver() throws {
    let first = try greet.override(on: greeter) { _, _ in "first" }
    let second = try greet.override(on: greeter) { _, _ in "second" }
    log("\(greet.overrides(on: greeter).map(\.isActive))")
    second.stop()
    second.stop()
    log("\(first.isActive) \(second.isActive) \(greeter.greet(""))")
    first.stop()
    log(greeter.greet("x"))
    #expect(log.text == "[true, true] true false first Hello x")
  }

  @Test func layersMayBeAddedAndRemovedByALayer() throws {
    let greet = greet
    try greet.wrap(on: greeter, key: "outer") { layer in
      { g, who in
        _ = try? greet.override(on: g, key: "inner") { _, _ in "inner" }
        defer { greet.removeOverride(on: g, key: "outer") }
        return layer.next(g, who)
      }
    }
    #expect([greeter.greet("a"), greeter.greet("a")] == ["Hello a", "inner"])
  }

  @Test func aLayerMayCallTheMethodAgain() throws {
    try number.wrap(on: greeter) { layer in
      { g, x in x == 0 ? layer.next(g, 0) : g.number(x - 1) + 1 }
    }
    #expect(greeter.number(1_000) == 1_000)
  }

  @Test func hundredsOfLayersEachCallTheOneBelow() throws {
    let layers = try (0..<300).map { n in
      try number.wrap(on: greeter, key: n) { layer in { g, x in layer.next(g, x) &* 31 &+ n } }
    }
    func expected(_ numbers: some Sequence<Int>) -> Int {
      numbers.reduce(opaque(Greeter()).number(7)) { $0 &* 31 &+ $1 }
    }
    #expect(greeter.number(7) == expected(0..<300))
    for n in stride(from: 0, to: 300, by: 3) { layers[n].stop() }
    #expect(greeter.number(7) == expected((0..<300).filter { !$0.isMultiple(of: 3) }))
  }

  @Test func thousandsOfObjects() throws {
    var objects = (0..<10_000).map { _ in opaque(Greeter()) }
    for (n, object) in objects.enumerated() { try number.override(on: object) { _, _ in n } }
    #expect(objects.indices.allSatisfy { objects[$0].number(1) == $0 })
    objects.removeFirst(9_000)
    #expect(objects.enumerated().allSatisfy { $1.number(1) == $0 + 9_000 })
    for (n, object) in objects.enumerated() where n.isMultiple(of: 2) {
      number.overrides(on: object).first?.stop()
    }
    let plain = opaque(Greeter()).number(1)
    for (n, object) in objects.enumerated() {
      #expect(object.number(1) == (n.isMultiple(of: 2) ? plain : n + 9_000))
    }
  }

  @Test func aReceiverOfTheWrongClassIsRefused() throws {
    let thrown = #expect(throws: OverrideError.self) {
      try greet.override(on: NSObject()) { _, _ in "" }
    }
    #expect(thrown == .wrongReceiver(declaration: "Greeter.greet(_:)", receiver: "NSObject"))
    greet.removeOverride(on: NSObject(), key: "k")
    #expect(!greet.hasOverride(on: NSObject(), key: "k"))
    #expect(greet.overrides(on: NSObject()).isEmpty)
  }
}

/// The events of a test, in order, as one string.
final class Log: @unchecked Sendable {
  // SAFETY: each test has its own and uses it from one thread.
  private var events: [String] = []
  var text: String { events.joined(separator: " ") }
  func callAsFunction(_ event: String) { events.append(event) }

  /// Logs what a check says, and fails where it does not fail.
  func expectIssue(_ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      self(issue.comments.map(\.rawValue).joined())
      return true
    }
  }
}
