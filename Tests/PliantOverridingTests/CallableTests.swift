// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import DynamicFixture
import Foundation
import ImplicitDynamicFixture
import PlainFixture
import Pliant
import Testing

/// Serialized, because redefinitions of free functions affect every test.
@Suite(.serialized)
struct CallableTests {
  @Test func freeFunctions() throws {
    let handle = #callable(area(_:_:))
    let redefinition = try handle.redefine(around: { original in { w, h in original(w, h) + 1 } })
    #expect(area(2, 3) == 7)
    redefinition.stop()
    #expect(area(2, 3) == 6)
  }

  // Redefine 3.2#1 to #7, for class methods
  @Test func classMethodsLikeInstanceMethods() throws {
    class A {
      static dynamic func f(_ x: Int) -> String { "code \(x)" }
    }
    let log = Log()
    let handle = #callable(A.f(_:))
    let first = try handle.redefine { "first \($0)" }
    log(A.f(1))
    var second: Redefinition? = try handle.redefine { "second \($0)" }
    log("\(A.f(1)) \(first.isActive) \(second?.isActive ?? false)")
    first.start()
    first.start()
    log("\(A.f(1)) \(second?.isActive ?? false)")
    second = nil
    log(A.f(1))
    first.stop()
    first.stop()
    log("\(A.f(1)) \(first.isActive)")
    #expect(
      log.text == "first 1 second 1 false true first 1 false first 1 code 1 false"
    )
  }

  @Test func staticsAndInitializers() throws {
    let makeHandle = #callable(Clock.make(_:))
    let make = try makeHandle.redefine(around: { original in { "<" + original($0) + ">" } })
    #expect(Clock.make("x") == "<made x>")
    make.stop()
    let initializer = #callable(Rate.init)
    var overridden = Rate()
    overridden.percent = 9
    let constant = overridden
    let redefinition = try initializer.redefine { constant }
    #expect(Rate().percent == 9)
    redefinition.stop()
    #expect(Rate().percent == 1.5)
    #expect(initializer.reach == .everyCall)
    #if DEBUG
    let two = A1(2)
    let entered = try #callable(A1.init(_:)).redefine { _ in two }
    #expect(A1(1) === two)
    entered.stop()
    #endif
    #expect(A1(1).value == 1)
    #expect(throws: OverrideError.generic(declaration: "identity")) {
      try #callable(identity as (Int) -> Int).redefine { $0 + 1 }
    }
    #expect(identity(1) == 1)
  }

  /// For this task: what else waits in this process for a date would wait for ever.
  @Test func datesAreFrozen() throws {
    let now = #callable(Date.init as () -> Date)
    try now.withRedefinition({ Date(timeIntervalSince1970: 0) }) {
      #expect(Date() == Date(timeIntervalSince1970: 0))
    }
    #expect(Date().timeIntervalSince1970 > 1_000_000_000)
    // The library's own calls are seen, too.
    guard case .callsOf("Date.init()", _) = now.reach else {
      Issue.record("\(now.reach)")
      return
    }
  }

  @Test func implicitlyDynamic() throws {
    let formatted = try #callable(format(_:)).redefine { "\($0) overridden" }
    #expect(format(1) == "1 overridden")
    let currency = try #callable(Account.currency).redefine { "USD" }
    #expect(Account.currency() == "USD")
    let account = Account()
    let deposit = #method(Account.deposit(_:))
    try deposit.wrap(on: account) { layer in { a, x in layer.next(a, x * 2) } }
    #expect(account.deposit(5) == 10)
    withExtendedLifetime((formatted, currency)) {}
  }

  @Test func structMethods() throws {
    let read = #method(Meter.read(_:))
    let reading = try read.redefine(around: { original in
      { meter, x in original(meter, x) + meter.count }
    })
    var meter = Meter()
    meter.count = 3
    #expect(meter.read(2) == 9)
    reading.stop()
    #expect(meter.read(2) == 6)
    let add = #method { (meter: inout Meter, x: Int) in meter.add(x) }
    let adding = try add.redefine(around: { original in { meter, x in original(&meter, x * 10) } })
    meter.add(1)
    #expect(meter.count == 13)
    adding.stop()
    meter.add(1)
    #expect(meter.count == 14)
    let apply = try #method(Rate.apply(_:)).redefine { rate, amount in amount + rate.percent }
    #expect(Rate().apply(2) == 3.5)
    apply.stop()
  }

  @Test func dynamicMethodsOfAFinalClass() async throws {
    let clock = Clock()
    let tick = #method(Clock.tick(_:))
    #expect(tick.reach == .everyCall)
    try tick.wrap(on: clock) { layer in { c, by in layer.next(c, by) * 2 } }
    #expect("\(clock.tick(2)) \(clock.callTick(3)) \(Clock().tick(2))" == "4 6 2")
    let slow = #method(Clock.slow(_:))
    try slow.wrap(on: clock) { layer in
      { c, key in
        await Task.yield()
        return try await layer.next(c, key) + "!"
      }
    }
    #expect(try await clock.slow("x") == "slow x!")
    let setZone = #setter(\Clock.zone, String.self)
    try setZone.wrap(on: clock) { layer in { c, v in layer.next(c, v + "+1") } }
    clock.zone = "CET"
    clock.zone += "?"
    #expect(clock.zone == "CET+1?+1")
  }

  @Test func inATask() async throws {
    let make = #callable(Clock.make(_:))
    let result = try await make.withRedefinition({ _ in "task" }) {
      await Task.yield()
      async let child = Clock.make("x")
      let detached = await Task.detached { Clock.make("x") }.value
      return await [Clock.make("x"), child, detached]
    }
    #expect(result == ["task", "task", "made x"])
    #expect(Clock.make("x") == "made x")
  }
}

/// Named like a parameter of a generic context.
class A1 {
  let value: Int
  init(_ value: Int) { self.value = value }
}

func identity<T>(_ value: T) -> T { value }
