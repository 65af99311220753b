import DynamicFixture
import Foundation
import ImplicitDynamicFixture
import PlainFixture
import Pliant
import Testing

/// Every form of declaration that can be overridden, each in the form in which a handle is written.
struct FormsTests {
  let greeter = opaque(Greeter())

  @Test func argumentsAndResults() throws {
    let mixed = #method(Greeter.mixed(_:_:_:_:_:_:))
    try mixed.wrap(on: greeter) { layer in
      { g, a, b, c, d, e, f in "<" + layer.next(g, a + 1, b, c, d, e, f) + ">" }
    }
    let large = Large(a: 1, b: 2, c: 3, d: 4, e: "e")
    #expect(greeter.mixed(1, 2.5, "c", [4], large, [6]) == "<2 2.5 c [4] e [6]>")
    let makeLarge = #method(Greeter.large(_:))
    try makeLarge.wrap(on: greeter) { layer in
      { g, x in
        var large = layer.next(g, x)
        large.e = "overridden"
        return large
      }
    }
    #expect(greeter.large(7) == Large(a: 7, b: 2, c: 3, d: 4, e: "overridden"))
    let refresh = #method(Greeter.refresh)
    try refresh.wrap(on: greeter) { layer in
      { g in
        layer.next(g)
        g.name += "!"
      }
    }
    greeter.refresh()
    #expect(greeter.name == "World.!")
  }

  @Test func overloads() throws {
    let over = #method(Greeter.over(_:) as (Greeter) -> (String) -> String)
    try over.override(on: greeter) { _, x in "overridden \(x)" }
    #expect(greeter.over("a") == "overridden a")
    #expect(greeter.over(1) == "Int 1")
    let times = #method(Greeter.greet(_:times:))
    try times.override(on: greeter) { _, who, n in "\(who)\(n)" }
    #expect(greeter.greet("a", times: 2) == "a2")
    #expect(greeter.greet("a") == "Hello a")
  }

  @Test func throwing() throws {
    let risky = #method(Greeter.risky(_:))
    try risky.wrap(on: greeter) { layer in
      { g, x in
        guard x > 0 else { throw Failure.failed }
        return try layer.next(g, x) * 2
      }
    }
    #expect(try greeter.risky(2) == 4)
    #expect(throws: Failure.failed) { try greeter.risky(0) }
  }

  @Test func typedThrows() throws {
    let typed = #method(Greeter.typed(_:))
    try typed.wrap(on: greeter) { layer in
      { g, x in
        guard x > 0 else { throw Failure.failed }
        return try layer.next(g, x) * 2
      }
    }
    #expect(try greeter.typed(2) == 4)
    #expect(throws: Failure.failed) { try greeter.typed(0) }
  }

  /// Its original was once called without its class.
  @Test func throwingStaticsOfClassesKnowTheirClass() throws {
    class Base {
      class var word: String { "base" }
      dynamic static func say(_ times: Int) throws -> String {
        guard times > 0 else { throw Failure.failed }
        return "\(self) " + String(repeating: self.word, count: times)
      }
    }
    let say = #callable(Base.say(_:))
    let redefinition = try say.redefine(around: { original in { n in "<\(try original(n))>" } })
    #expect(try Base.say(2) == "<Base basebase>")
    #expect(throws: Failure.failed) { try Base.say(0) }
    redefinition.stop()
    #expect(try Base.say(1) == "Base base")
  }

  @Test func async() async throws {
    let load = #method(Greeter.load(_:))
    try load.wrap(on: greeter) { layer in
      { g, key in
        await Task.yield()
        return "overridden " + (await layer.next(g, key))
      }
    }
    #expect(await greeter.load("a") == "overridden loaded a")
    let fetch = #method(Greeter.fetch(_:))
    try fetch.wrap(on: greeter) { layer in
      { g, key in
        try await Task.sleep(for: .milliseconds(1))
        guard key != "" else { throw Failure.failed }
        return try await layer.next(g, key) + ["overridden"]
      }
    }
    #expect(try await greeter.fetch("a") == ["a", "overridden"])
    await #expect(throws: Failure.failed) { try await greeter.fetch("") }
  }

  @Test func asyncInheritingIsolation() async throws {
    let inherit = #method(Greeter.inherit(_:))
    try inherit.wrap(on: greeter) { layer in
      { g, key in "overridden " + (await layer.next(g, key)) }
    }
    #expect(await greeter.inherit("a") == "overridden inherited a")
  }

  @Test func inoutVariadicConsumingAndClosures() throws {
    let bump = #method(Greeter.bump(_:))
    try bump.wrap(on: greeter) { layer in
      { g, x in
        x *= 10
        layer.next(g, &x)
      }
    }
    var x = 4
    greeter.bump(&x)
    #expect(x == 41)
    let join = #method(Greeter.join(_:))
    try join.wrap(on: greeter) { layer in { g, parts in layer.next(g, parts + ["z"]) } }
    #expect(greeter.join("a", "b") == "a-b-z")
    let consume = #method(Greeter.consume(_:))
    try consume.wrap(on: greeter) { layer in { g, text in layer.next(g, text + "!") * 10 } }
    #expect(greeter.consume(String(repeating: "long enough for the heap ", count: 2)) == 510)
    let apply = #method { (g: Greeter, body: (Int) -> Int) in g.apply(body) }
    try apply.wrap(on: greeter) { layer in { g, body in layer.next(g, body) + 1 } }
    #expect(greeter.apply { $0 * 5 } == 11)
    let keep = #method(Greeter.keep(_:))
    try keep.wrap(on: greeter) { layer in { g, body in layer.next(g) { body($0) + 100 } } }
    #expect(greeter.keep { $0 } == 103)
  }

  @Test func properties() throws {
    let name = #getter(\Greeter.name)
    let setName = #setter(\Greeter.name, String.self)
    try name.wrap(on: greeter) { layer in { g in layer.next(g) + "?" } }
    try setName.wrap(on: greeter) { layer in { g, value in layer.next(g, value.uppercased()) } }
    greeter.name = "long enough to live on the heap"
    #expect(greeter.name == "LONG ENOUGH TO LIVE ON THE HEAP?")
  }

  @Test func subscripts() throws {
    let get = #getter { (g: Greeter, row: Int) in g[row: row] }
    let set = #setter { (g: Greeter, row: Int, value: Double) in g[row: row] = value }
    try get.wrap(on: greeter) { layer in { g, row in layer.next(g, row) + 0.5 } }
    try set.wrap(on: greeter) { layer in { g, row, value in layer.next(g, row + 1, value * 2) } }
    #expect(greeter[row: 3] == 3.5)
    greeter[row: 3] = 1.5
    #expect(greeter.name == "4=3.0")
  }

  @Test func classMethods() throws {
    // REKit 1.5#32: the receiver is the class that was messaged.
    let make = #method { (type: Greeter.Type, text: String) in type.make(text) }
    let override = try make.wrap(onAll: Greeter.self) { layer in
      { type, text in "\(type):" + layer.next(type, text) }
    }
    defer { override.stop() }
    let types = [Greeter.self, Inheritor.self]
    #expect(
      types.map { $0.make("x") } == ["Greeter:Greeter makes x", "Inheritor:Inheritor makes x"]
    )
  }

  @Test func actors() async throws {
    let counter = Counter()
    let add = #method { (counter: isolated Counter, by: Int) in counter.add(by) }
    try add.wrap(on: counter) { layer in { c, by in layer.next(c, by * 10) } }
    #expect(await counter.add(2) == 20)
    #expect(await counter.value == 20)
    #expect(add.reach == .everyCall)
    let addLater = #method { (counter: isolated Counter, by: Int) in await counter.addLater(by) }
    try addLater.wrap(on: counter) { layer in { c, by in await layer.next(c, by + 1) + 1 } }
    #expect(await counter.addLater(1) == 41)
    #expect(await counter.value == 40)
  }

  @Test func nested() throws {
    let nested = opaque(Outer.Nested())
    try #method(Outer.Nested.value).override(on: nested) { _ in 2 }
    #expect(nested.value() == 2)
    #expect(Outer.Nested().value() == 1)
  }

  @Test func genericClassWhereTheSignatureIsNot() throws {
    let box = opaque(Box<Int>())
    let label = #method(Box<Int>.label(_:))
    try label.wrap(on: box) { layer in { b, x in layer.next(b, x) + "!" } }
    try #method(Greeter.number(_:)).override(on: greeter) { _, x in x + 1 }
    #expect(greeter.number(1) == 2)
    #expect(box.label(1) == "box 1!")
    #expect(Box<String>().label(1) == "box 1")
  }

  @Test func sendableClasses() async throws {
    let courier = opaque(Courier())
    let fetch = #method(Courier.fetch(_:from:))
    try fetch.wrap(on: courier) { layer in
      { c, name, place in try await layer.next(c, name, place) + "!" }
    }
    #expect(try await courier.fetch("a", from: "b") == "a from b!")
    try #method(Courier.wait(_:)).override(on: courier) { _, n in n + 1 }
    #expect(await courier.wait(1) == 2)
  }

  @Test func foundationClasses() throws {
    let object = opaque(NSObject())
    try #getter(\NSObject.description).override(on: object) { _ in "overridden" }
    #expect(object.description == "overridden")
    #expect(NSObject().description != "overridden")
  }
}

struct MainActorFormsTests {
  @MainActor @Test func mainActor() throws {
    let screen = opaque(Screen())
    let title = #method(Screen.title(_:))
    try title.wrap(on: screen) { layer in { s, text in layer.next(s, text) + "!" } }
    #expect(screen.title("a") == "a!")
    func override<T>(with value: T) throws {
      try #method(Screen.title(_:)).override(on: screen) { _, _ in "\(value)" }
    }
    try override(with: 1)
    #expect(screen.title("a") == "1")
    #if compiler(>=6.3)
    let onMain = #method { @MainActor (g: Greeter, text: String) in g.onMain(text) }
    let greeter = opaque(Greeter())
    try onMain.wrap(on: greeter) { layer in { g, text in layer.next(g, text) + "?" } }
    #expect(greeter.onMain("a") == "a?")
    #endif
  }
}

private final class Courier: Sendable {
  dynamic func fetch(_ name: String, from place: String) async throws -> String {
    "\(name) from \(place)"
  }
  dynamic func wait(_ n: Int) async -> Int { n }
}
