import Foundation
import Pliant
import Testing

/// Methods of every form, named and overridden in one closure, as a user writes it first.
struct NamedFormsTests {
  @Test func wrappedInOneClosure() throws {
    let porter = Porter()
    let other = Porter()
    try #method(Porter.greet(_:)).wrap(on: porter) { next, porter, who in next(porter, who) + "!" }
    try #method(Porter.greet(_:)).wrap(on: porter) { next, porter, who in
      "<" + next(porter, who) + ">"
    }
    #expect([porter.greet("a"), other.greet("a")] == ["<hello a!>", "hello a"])
    let all = try #method(Porter.greet(_:)).wrap(onAll: Porter.self) { next, porter, who in
      let greeting = next(porter, who)
      return greeting.uppercased()
    }
    #expect([porter.greet("a"), other.greet("a")] == ["<HELLO A!>", "HELLO A"])
    all.stop()
    try #method(Porter.risk(_:)).wrap(on: porter) { next, porter, number in
      try next(porter, number) * 2
    }
    #expect(try porter.risk(2) == 4)
    #expect(throws: Broken.self) { try porter.risk(-1) }
    // More than six arguments take the layer.
    try #method(Porter.sum).wrap(on: porter) { layer in
      { porter, a, b, c, d, e, f, g, h, i in layer.next(porter, a, b, c, d, e, f, g, h, i * 10) }
    }
    #expect(porter.sum(1, 2, 3, 4, 5, 6, 7, 8, 9) == 126)
  }

  @Test func redefinedInOneClosure() async throws {
    let purse = Purse(cents: 4)
    let plus = try #method(Purse.plus(_:)).redefine { original, purse, cents in
      original(purse, cents * 10)
    }
    #expect(purse.plus(2) == 24)
    plus.stop()
    #expect(purse.plus(2) == 6)
    let add = try #method { (purse: inout Purse, cents: Int) in purse.add(cents) }
      .redefine { original, purse, cents in original(&purse, cents + 1) }
    var full = purse
    full.add(5)
    #expect(full.cents == 10)
    add.stop()
    let parse = try #callable(Purse.parse(_:)).redefine { original, text in original(text + "0") }
    #expect(Purse.parse("7").cents == 70)
    parse.stop()
    let wait = try #method(Purse.wait(_:)).redefine { original, purse, cents in
      await original(purse, cents) + 1
    }
    #expect(await purse.wait(1) == 6)
    wait.stop()
    let later = try #callable(Purse.init(later:)).redefine { original, cents in
      await original(cents * 2)
    }
    #expect(await Purse(later: 3).cents == 6)
    later.stop()
    #expect(await Purse(later: 3).cents == 3)
  }

  @Test func actorsByName() async throws {
    let depot = Depot()
    let other = Depot()
    try #method(Depot.reload(_:)).wrap(on: depot) { next, depot, count in
      await next(depot, count) + 1
    }
    let counts = await [depot.reload(1), other.reload(1)]
    #expect(counts == [12, 11])
    let start = try #method(Depot.start).redefine { _ in throw Broken() }
    await #expect(throws: Broken.self) { try await other.start() }
    start.stop()
    try await other.start()
  }

  @MainActor @Test func mainActorByName() throws {
    let placard = Placard()
    try #method(Placard.title(_:)).wrap(on: placard) { next, placard, text in
      next(placard, text) + placard.mark
    }
    #expect(placard.title("a") == "title a.")
  }

  @Test func closuresThatAreNotKept() throws {
    let porter = Porter()
    try #method(Porter.each(_:do:)).wrap(on: porter) { layer in
      { porter, numbers, body in layer.next(porter, numbers) { body($0 * 10) } }
    }
    var seen: [Int] = []
    porter.each([1, 2]) { seen.append($0) }
    #expect(seen == [10, 20])
    try #method(Porter.map(_:)).override(on: porter) { _, body in try body(5) }
    #expect(porter.map { $0 + 1 } == 6)
    #expect(throws: Broken.self) { try porter.map { _ in throw Broken() } }
    try #method(Porter.check(_:)).override(on: porter) { _, condition in !condition() }
    #expect(!porter.check(seen.count == 2))
    let each = try #method(Purse.each(_:do:)).redefine { purse, count, body in
      body(count + purse.cents)
    }
    Purse(cents: 1).each(2) { seen.append($0) }
    #expect(seen == [10, 20, 3])
    each.stop()
  }

  @Test func namesWithoutLabels() throws {
    let porter = Porter()
    try #method(Porter.greet).override(on: porter) { _, who in who }
    try #method(Porter.move).override(on: porter) { _, from, to in to - from }
    #expect(porter.greet("b") == "b")
    #expect(porter.move(from: 2, to: 7) == 5)
    let plus = try #callable((+++) as (Purse, Purse) -> Purse).redefine { _, b in b }
    #expect((Purse(cents: 1) +++ Purse(cents: 2)).cents == 2)
    plus.stop()
  }

  // A closure that does not escape is passed differently; a wrong handle would release it.
  @Test func closuresThatOneParameterFollows() throws {
    #expect(throws: OverrideError.self) {
      _ = try #callable(Purse.init(each:cents:)).redefine { _, _ in Purse(cents: 0) }
    }
    #expect(Purse(each: { 3 }, cents: 1).cents == 4)
  }
}

private struct Broken: Error {}

private final class Porter {
  @inline(never) dynamic func greet(_ who: String) -> String { "hello \(who)" }
  @inline(never) dynamic func move(from: Int, to: Int) -> Int { from + to }
  @inline(never) dynamic func risk(_ number: Int) throws -> Int {
    if number < 0 { throw Broken() }
    return number
  }
  @inline(never) dynamic func each(_ numbers: [Int], do body: (Int) -> Void) {
    for number in numbers { body(number) }
  }
  @inline(never) dynamic func map(_ body: (Int) throws -> Int) rethrows -> Int { try body(1) }
  @inline(never) dynamic func check(_ condition: @autoclosure () -> Bool) -> Bool { condition() }
  @inline(never) dynamic func sum(
    _ a: Int,
    _ b: Int,
    _ c: Int,
    _ d: Int,
    _ e: Int,
    _ f: Int,
    _ g: Int,
    _ h: Int,
    _ i: Int
  ) -> Int { a + b + c + d + e + f + g + h + i }
}

private struct Purse {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  @inline(never) dynamic init(later: Int) async { cents = later }
  @inline(never) dynamic init(each: () -> Int, cents: Int) { self.cents = each() + cents }
  @inline(never) dynamic static func parse(_ text: String) -> Purse { Purse(cents: Int(text) ?? 0) }
  @inline(never) dynamic func plus(_ other: Int) -> Int { cents + other }
  @inline(never) dynamic func wait(_ other: Int) async -> Int { cents + other }
  @inline(never) dynamic func each(_ count: Int, do body: (Int) -> Void) { body(count) }
  @inline(never) dynamic mutating func add(_ other: Int) { cents += other }
}

infix operator +++
@inline(never) dynamic private func +++ (a: Purse, b: Purse) -> Purse {
  Purse(cents: a.cents + b.cents)
}

private actor Depot {
  dynamic func reload(_ count: Int) async -> Int { count + 10 }
  dynamic func start() async throws {}
}

@MainActor private final class Placard {
  let mark = "."
  @inline(never) dynamic func title(_ text: String) -> String { "title \(text)" }
}
