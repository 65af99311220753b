// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import DynamicFixture
import Foundation
import ImplicitDynamicFixture
import PlainFixture
import Pliant
import Testing

/// Redefine's behaviors 3.2, for instance methods and for functions.
struct RedefinitionTests {
  private let log = Log()

  /// It once asked for the code of a message, which no class has.
  @Test func aMessageIsRedefinedForAll() throws {
    final class Listener {}
    let message = Method<(Listener) -> Int>("redefinedForAll")
    let redefinition = try message.redefine { _ in 1 }
    #expect(try message(Listener()) == 1)
    redefinition.stop()
    #expect(throws: (any Error).self) { try message(Listener()) }
  }

  // Redefine 3.2#1
  @Test func activeAtOnce() throws {
    class A {
      dynamic func f() -> String { "f" }
      dynamic func g(_ a: Int, _ b: String) -> String { "g" }
    }
    let f = try #method(A.f).redefine { _ in "new f" }
    let handle = #method(A.g(_:_:))
    let g = try handle.redefine { _, a, b in "\(a)\(b)" }
    log("\(A().f()) \(A().g(1, "x")) \(f.isActive) \(g.isActive)")
    #expect(log.text == "new f 1x true true")
  }

  // Redefine 3.2#2
  @Test func endsWithItsToken() throws {
    class A { dynamic func f() -> String { "code" } }
    let handle = #method(A.f)
    do {
      let redefinition = try handle.redefine { _ in "new" }
      log("\(A().f()) \(redefinition.isActive)")
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
      log("\(A().f()) \(redefinition.isActive)")
    }
    #expect(log.text == "new true code false code false new true")
  }

  // Redefine 3.2#7, Redefine 3.2#11
  @Test func oneOfATargetIsInUse() throws {
    class A { dynamic func f() -> String { "code" } }
    let handle = #method(A.f)
    let first = try handle.redefine { _ in "first" }
    var second: Redefinition? = try handle.redefine { _ in "second" }
    func state() { log("\(A().f()):\(first.isActive),\(second?.isActive ?? false)") }
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
  @Test func inlinedMethodsAreRefused() throws {
    let sealed = #method(Sealed.work(_:))
    if case .nothing(.final) = sealed.reach {} else { Issue.record("\(sealed.reach)") }
    #expect(throws: OverrideError.self) { try sealed.redefine { _, _ in 0 } }
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
    #expect(throws: OverrideError.generic(declaration: "Greeter.generic(_:)")) {
      try generic.redefine { _, x in x + 1 }
    }
    let put = #method(Box<Int>.put(_:))
    #expect(throws: OverrideError.generic(declaration: "Box<Int>.put(_:)")) {
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
    layer.stop()
    #else
    #expect(throws: OverrideError.self) { try #method(Hidden.work).override(on: hidden) { _ in 2 } }
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
    #expect(redefinitions.allSatisfy { !$0.isActive })
    #expect(A().f() == 0)
  }

  @Test func manyOfATarget() throws {
    class A { dynamic func f() -> Int { 0 } }
    let f = #method(A.f)
    let all = try (0..<100).map { n in try f.redefine { _ in n } }
    for n in [3, 50, 3] {
      all[n].start()
      #expect(all.filter(\.isActive).map { A().f() + ($0 === all[n] ? 0 : 1_000) } == [n])
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

private class Hidden {
  func work() -> Int { 1 }
}
