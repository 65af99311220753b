// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import DynamicFixture
import Foundation
import ImplicitDynamicFixture
import PlainFixture
import Pliant
import Testing

/// Redefine's behaviours 3.2, for instance methods and for functions.
struct RedefinitionTests {
  private let log = Log()

  // Redefine 3.2#1
  @Test func activeAtOnce() throws {
    class A {
      dynamic func f() -> String { "f" }
      dynamic func g(_ a: Int, _ b: String) -> String { "g" }
    }
    let f = try #method(A.f).redefine { _ in "new f" }
    let handle = #method(A.g(_:_:))
    let g = try handle.redefine { _, a, b in "\(a)\(b)" }
    log("\(A().f()) \(A().g(1, "x")) \(f.isInUse) \(g.isInUse)")
    #expect(log.text == "new f 1x true true")
  }

  // Redefine 3.2#2
  @Test func endsWithItsToken() throws {
    class A { dynamic func f() -> String { "code" } }
    let handle = #method(A.f)
    do {
      let redefinition = try handle.redefine { _ in "new" }
      log("\(A().f()) \(redefinition.isInUse)")
    }
    log(A().f())
    _ = try handle.redefine { _ in "dropped" }
    log(A().f())
    #expect(log.text == "new true code code")
  }

  // Redefine 3.2#3, 3.2#4, 3.2#5
  @Test func stopsAndStarts() throws {
    class A { dynamic func f() -> String { "code" } }
    let redefinition = try #method(A.f).redefine { _ in "new" }
    for step in [redefinition.start, redefinition.stop, redefinition.stop, redefinition.start] {
      step()
      log("\(A().f()) \(redefinition.isInUse)")
    }
    #expect(log.text == "new true code false code false new true")
  }

  // Redefine 3.2#7, Redefine 3.2#11
  @Test func oneOfATargetIsInUse() throws {
    class A { dynamic func f() -> String { "code" } }
    let handle = #method(A.f)
    let first = try handle.redefine { _ in "first" }
    var second: Redefinition? = try handle.redefine { _ in "second" }
    func state() { log("\(A().f()):\(first.isInUse),\(second?.isInUse ?? false)") }
    state()
    first.start()
    state()
    second = nil
    state()
    second = try handle.redefine { _ in "third" }
    first.start()
    first.stop()
    state()
    #expect(log.text == "second:false,true first:true,false first:true,false code:false,false")
  }

  // Redefine 3.2#8, Redefine 3.2#13: the original is the code, whatever else was in use.
  @Test func aroundTheOriginal() throws {
    class A { dynamic func greet(_ who: String) -> String { "hi \(who)" } }
    let handle = #method(A.greet(_:))
    let other = try handle.redefine { _, _ in "other" }
    let around = try handle.redefine(around: { original in
      { a, who in original(a, who).uppercased() }
    })
    log(A().greet("x"))
    other.start()
    log(A().greet("x"))
    around.start()
    log(A().greet("x"))
    #expect(log.text == "HI X other HI X")
  }

  #if !DEBUG
  // (In debug builds it sees every call.)
  @Test func whatIsInlinedIsSaid() throws {
    let sealed = #method(Sealed.work(_:))
    #expect(sealed.reach == .callsOf("Sealed.work(_:)", besides: []))
    try sealed.redefine { _, _ in 0 }.stop()
    #expect(Sealed().work(4) == 4)
  }
  #endif

  // If the optimizer has merged two functions, calls of both arrive, and it is refused.
  @Test func oneOfTwoOfTheSameCode() throws {
    let twins = opaque(Twins())
    let (first, second) = (#method(Twins.first(_:)), #method(Twins.second(_:)))
    for method in [first, second] {
      let redefinition = try? method.redefine { _, _ in 0 }
      log("\(redefinition == nil ? "refused, " : "")\(twins.first("ab")) \(twins.second("ab"))")
      redefinition?.stop()
    }
    #if DEBUG
    #expect(log.text == "0 5 5 0")
    #else
    #expect(log.text == "refused, 5 5 5 0")
    #expect("\(first.reach)".contains("may have made it one with another of the same code"))
    let copy = "PlainFixture.Twins.first(Swift.String) -> Swift.Int"
    #expect(second.reach == .callsOf("Twins.second(_:)", besides: [copy]))
    #endif
  }

  // Redefine 3.2#9: what cannot be redefined is an error, and changes nothing.
  @Test func genericMethodsAreRefused() throws {
    let generic = #method(Greeter.generic(_:) as (Greeter) -> (Int) -> Int)
    #expect(generic.reach == .nothing(.generic(declaration: "Greeter.generic(_:)")))
    #expect(throws: JointError.generic(declaration: "Greeter.generic(_:)")) {
      try generic.redefine { _, x in x + 1 }
    }
    let put = #method(Box<Int>.put(_:))
    #expect(throws: JointError.generic(declaration: "Box<Int>.put(_:)")) {
      try put.redefine { _, _ in 0 }
    }
    #expect(Greeter().generic(3) + Box<Int>().put(1) == 4)
  }

  // The compiler calls it directly in debug builds too, and may leave it out of optimized ones.
  @Test func privateMethods() throws {
    let hidden = opaque(Hidden())
    #if DEBUG
    let layer = try #method(Hidden.work).override(on: hidden) { _ in 2 }
    #expect(hidden.work() == 2)
    layer.remove()
    #else
    #expect(throws: JointError.self) { try #method(Hidden.work).override(on: hidden) { _ in 2 } }
    #endif
    #expect(hidden.work() == 1)
  }

  // Redefine 3.2#10
  @Test func switchedFromManyThreads() throws {
    class A { dynamic func f() -> Int { 0 } }
    let redefinitions = try (1...4).map { n in try #method(A.f).redefine { _ in n } }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for _ in 0..<200 {
        redefinitions[index].start()
        precondition((0...4).contains(A().f()))
        redefinitions[index].stop()
      }
    }
    #expect(redefinitions.allSatisfy { !$0.isInUse })
    #expect(A().f() == 0)
  }

  @Test func manyOfATarget() throws {
    class A { dynamic func f() -> Int { 0 } }
    let f = #method(A.f)
    let all = try (0..<100).map { n in try f.redefine { _ in n } }
    for n in [3, 50, 3] {
      all[n].start()
      #expect(all.filter(\.isInUse).map { A().f() + ($0 === all[n] ? 0 : 1_000) } == [n])
    }
  }

  // Redefine 3.2#12
  @Test func superclassAndSubclassAreTwoTargets() throws {
    class A { dynamic func f() -> String { "A" } }
    class B: A { override dynamic func f() -> String { "B" } }
    let a = try #method(A.f).redefine { _ in "new A" }
    let b = try #method(B.f).redefine { _ in "new B" }
    log("\(A().f()) \(B().f())")
    b.stop()
    log("\(A().f()) \(B().f())")
    a.stop()
    log("\(A().f()) \(B().f())")
    #expect(log.text == "new A new B new A B A B")
  }

  // Redefine 3.2#14: a method that is only inherited.
  @Test func inheritedMethods() throws {
    class A { dynamic func f() -> String { "A" } }
    class B: A {}
    let b = try #method(B.f).redefine { _ in "new B" }
    log("\(A().f()) \(B().f())")
    let a = try #method(A.f).redefine { _ in "new A" }
    log("\(A().f()) \(B().f())")
    b.stop()
    log("\(A().f()) \(B().f())")
    a.stop()
    log("\(A().f()) \(B().f())")
    #expect(log.text == "A new B new A new B new A new A A A")
  }

  @Test func layersStandOverRedefinitions() throws {
    class A { dynamic func f() -> String { "code" } }
    let handle = #method(A.f)
    let object = A()
    let redefinition = try handle.redefine(around: { original in { a in "redefined " + original(a) }
    })
    let all = try handle.wrap(onAll: A.self, key: 1) { layer in { a in "class " + layer.next(a) } }
    defer { all.stop() }
    try handle.wrap(on: object, key: 1) { layer in { a in "object " + layer.next(a) } }
    log(object.f() + ".")
    redefinition.stop()
    log(object.f() + ".")
    #expect(log.text == "object class redefined code. object class code.")
  }
}

/// Named like a parameter of a generic context.
class A1 {
  let value: Int
  init(_ value: Int) { self.value = value }
}

func identity<T>(_ value: T) -> T { value }

private class Hidden {
  func work() -> Int { 1 }
}

/// What is redefined here is everybody's, so these run one after another.
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
    log("\(A.f(1)) \(first.isInUse) \(second?.isInUse ?? false)")
    first.start()
    first.start()
    log("\(A.f(1)) \(second?.isInUse ?? false)")
    second = nil
    log(A.f(1))
    first.stop()
    first.stop()
    log("\(A.f(1)) \(first.isInUse)")
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
    var bent = Rate()
    bent.percent = 9
    let constant = bent
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
    #expect(throws: JointError.generic(declaration: "identity")) {
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
    let formatted = try #callable(format(_:)).redefine { "\($0) bent" }
    #expect(format(1) == "1 bent")
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

/// Redefinitions of the current task.
struct TaskRedefinitionTests {
  @Test func tasksInParallel() async throws {
    let tick = #method(Clock.now)
    let results = try await withThrowingTaskGroup(of: Bool.self) { group in
      for n in 0..<20 {
        group.addTask {
          try await tick.withRedefinition({ _ in Double(n) }) {
            for _ in 0..<20 {
              await Task.yield()
              guard Clock().now() == Double(n) else { return false }
            }
            return true
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 20)
    #expect(results.allSatisfy { $0 })
    #expect(Clock().now() == 1)
  }

  /// It came back once as soon as another task redefined the method.
  @Test func aTaskThatOutlivesTheOperationNoLongerSeesIt() async throws {
    class A { dynamic func f() -> String { "code" } }
    let f = #method(A.f)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let late = try await f.withRedefinition({ _ in "task" }) {
      Task {
        for await _ in gate { break }
        return A().f()
      }
    }
    let seen = try await f.withRedefinition({ _ in "other" }) {
      open.yield()
      return await "\(late.value) \(A().f())"
    }
    #expect(seen == "code other")
  }

  @Test func nestedOnesShadow() throws {
    class A { dynamic func f() -> String { "code" } }
    let f = #method(A.f)
    let global = try f.redefine(around: { original in { a in "global " + original(a) } })
    let object = A()
    try f.wrap(on: object) { layer in { a in "object " + layer.next(a) } }
    try f.withRedefinition(around: { original in { a in "outer " + original(a) } }) {
      #expect(object.f() == "object outer code")
      try f.withRedefinition({ _ in "inner" }) {
        #expect(object.f() == "object inner")
        #expect(A().f() == "inner")
      }
      #expect(A().f() == "outer code")
    }
    #expect(A().f() == "global code")
    global.stop()
    #expect(throws: Failure.failed) {
      try f.withRedefinition({ _ in "" }) { throw Failure.failed }
    }
    #expect(A().f() == "code")
  }
}
