import Foundation
import Pliant
import Testing

/// Handles in places where types cannot be declared, and of what once had no handle.
struct WrittenAnywhereTests {
  @Test func inGenericFunctions() async throws {
    try await override(1)
    try await override("a")
  }

  @Test func inExtensionsOfGenericTypes() throws { try [1, 2].overrideKiosk() }

  private func override<Value: Sendable>(_ value: Value) async throws {
    let kiosk = Kiosk()
    let other = Kiosk()
    try #method(Kiosk.sell(_:)).wrap(on: kiosk) { next, kiosk, count in next(kiosk, count) + 1 }
    #expect(kiosk.sell(2) == 5 && other.sell(2) == 4)
    try #method(Kiosk.risk(_:)).wrap(on: kiosk) { next, kiosk, count in
      try next(kiosk, count) + 1
    }
    #expect(try kiosk.risk(1) == 2)
    #expect(throws: Closed.self) { try kiosk.risk(-1) }
    try #method(Kiosk.wait(_:)).wrap(on: kiosk) { next, kiosk, count in
      await next(kiosk, count) * 10
    }
    #expect(await kiosk.wait(3) == 40)
    let ticket = Ticket(number: 3)
    let label = try #method(Ticket.label(_:)).redefine { original, ticket, text in
      original(ticket, text) + "?"
    }
    #expect(ticket.label("a") == "a3?")
    label.stop()
    #expect(ticket.label("a") == "a3")
    let wide = WideTicket(number: 1, b: 2, c: 3, d: 4, e: 5)
    let total = try #method(WideTicket.total(_:)).redefine { original, ticket, count in
      original(ticket, count) * 2
    }
    #expect(wide.total(1) == 12)
    total.stop()
    let add = try #method { (ticket: inout Ticket, count: Int) in ticket.add(count) }
      .redefine { original, ticket, count in original(&ticket, count + 1) }
    var counted = ticket
    counted.add(1)
    #expect(counted.number == 5)
    add.stop()
    let make = try #callable(Kiosk.make(_:)).redefine { original, count in original(count) + 1 }
    #expect(Kiosk.make(1) == 3)
    make.stop()
    try #getter(\Kiosk.name).override(on: kiosk) { _ in "overridden" }
    #expect(kiosk.name == "overridden" && other.name == "kiosk")
  }

  @Test func typedErrors() throws {
    let kiosk = Kiosk()
    try #method(Kiosk.typed(_:)).override(on: kiosk) { _, count in
      guard count > 0 else { throw Closed() }
      return count
    }
    #expect(try kiosk.typed(7) == 7)
    #expect(throws: Closed.self) { try kiosk.typed(0) }
    let typed = #method(Kiosk.typed(_:))
    try typed.wrap(on: kiosk) { next, kiosk, count in try next(kiosk, count) + 1 }
    #expect(try kiosk.typed(7) == 8)
    #expect(throws: Closed.self) { try kiosk.typed(0) }
    let spy = try typed.spy(on: kiosk)
    _ = try? kiosk.typed(0)
    #expect(spy.callCount == 1)
    let check = try #callable(Kiosk.check(_:)).redefine { _ in throw Closed() }
    #expect(throws: Closed.self) { try Kiosk.check(1) }
    check.stop()
  }

  @Test func closuresBeforeOtherParameters() throws {
    let kiosk = Kiosk()
    try #method(Kiosk.each(_:upTo:)).wrap(on: kiosk) { layer in
      { kiosk, body, count in layer.next(kiosk, body, count) + 1 }
    }
    #expect(kiosk.each({ $0 * 2 }, upTo: 2) == 7)
    try #method(Kiosk.list(_:_:)).wrap(on: kiosk) { next, kiosk, name, counts in
      next(kiosk, name, counts + [1])
    }
    #expect(kiosk.list("a", 1, 2) == "a[1, 2, 1]")
    try #method(Kiosk.note(_:)).wrap(on: kiosk) { layer in
      { kiosk, text in layer.next(kiosk, { text() + "!" }) }
    }
    #expect(kiosk.note("a") == "a!")
  }

  @Test func functionsByClosure() throws {
    let price = try #callable { (count: Int) in kioskPrice(count) }.redefine { original, count in
      original(count) + 1
    }
    #expect(kioskPrice(2) == 7)
    price.stop()
    let fill = try #callable { (count: Int) in Kiosk.fill(count) }.redefine { _ in 0 }
    #expect(Kiosk.fill(2) == 0)
    fill.stop()
  }

  @Test func actorsWithoutSuspending() async throws {
    let till = KioskTill()
    try #method(KioskTill.count(_:)).wrap(on: till) { next, till, by in next(till, by) + till.total
    }
    #expect(await till.count(2) == 4)
    try #method(KioskTill.count(_:)).redefine(around: { original in
      { till, by in original(till, by) }
    }).stop()
  }

  @MainActor @Test func mainActorByKeyPath() throws {
    let sign = KioskSign()
    try #getter(\KioskSign.title).override(on: sign) { _ in "overridden" }
    try #setter(\KioskSign.text).wrap(on: sign) { next, sign, text in next(sign, text + "!") }
    sign.text = "a"
    #expect([sign.title, sign.text] == ["overridden", "a!"])
  }

  @Test func nestedTypes() throws {
    let code = KioskShop.Code(3)
    let text = try #getter(\KioskShop.Code.text).redefine { original, code in original(code) + "!" }
    #expect(code.text == "3!")
    text.stop()
    let area = try #getter(\KioskShop.Type.standard).redefine { _ in 5 }
    #expect(KioskShop.standard == 5)
    area.stop()
  }
}

extension Array {
  fileprivate func overrideKiosk() throws {
    let kiosk = Kiosk()
    try #method(Kiosk.sell(_:)).override(on: kiosk) { _, count in count * 100 }
    #expect(kiosk.sell(2) == 200)
  }
}

struct Closed: Error {}

class Kiosk {
  dynamic var name: String { "kiosk" }
  dynamic func sell(_ count: Int) -> Int { count * 2 }
  dynamic func risk(_ count: Int) throws -> Int {
    guard count > 0 else { throw Closed() }
    return count
  }
  dynamic func typed(_ count: Int) throws(Closed) -> Int {
    guard count > 0 else { throw Closed() }
    return count
  }
  dynamic static func check(_ count: Int) throws(Closed) -> Int { count }
  dynamic func wait(_ count: Int) async -> Int { count + 1 }
  dynamic func each(_ body: (Int) -> Int, upTo count: Int) -> Int {
    (0...count).map(body).reduce(0, +)
  }
  dynamic func list(_ name: String, _ counts: Int...) -> String { "\(name)\(counts)" }
  dynamic func note(_ text: @autoclosure () -> String) -> String { text() }
  dynamic static func make(_ count: Int) -> Int { count + 1 }
  dynamic static func fill(_ count: Int) -> Int { count + 1 }
}

struct Ticket {
  var number: Int
  dynamic func label(_ text: String) -> String { "\(text)\(number)" }
  dynamic mutating func add(_ count: Int) { number += count }
}

struct WideTicket {
  var number: Int, b: Int, c: Int, d: Int, e: Int
  dynamic func total(_ count: Int) -> Int { count + e }
}

actor KioskTill {
  var total = 2
  dynamic func count(_ by: Int) -> Int { by }
}

@MainActor class KioskSign {
  dynamic var title: String { "sign" }
  dynamic var text = ""
}

enum KioskShop {
  struct Code {
    let number: Int
    init(_ number: Int) { self.number = number }
    dynamic var text: String { "\(number)" }
  }
  dynamic static var standard: Int { 1 }
}

dynamic func kioskPrice(_ count: Int) -> Int { count * 3 }
