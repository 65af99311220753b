// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation
import Glibc
import PlainFixture
import Pliant
import Testing

/// Refusals state the true reason at once, with advice that helps; declarations that were refused
/// without reason are overridden.
struct ReasonsTests {
  // MARK: Refused

  #if DEBUG
  /// Each handle with the end of what is said of it.
  @Test func eachRefusalHasItsOwnReason() {
    struct Local {
      init(_ number: Int) {}
    }
    let said: [(Override.Reach, String)] = [
      (
        #callable(echo(_:), for: Any.self).reach,
        "a type that the handle names is passed as no other is, as 'Any' is: override what calls it"
      ),
      (
        #method(ReasonedBox<String>.shout).reach,
        "it is a member of an extension where A == Swift.String, which handles do not know: "
          + "override what calls it"
      ),
      (
        #method(ReasonedSafe<Int>.isLess(than:), for: Int.self).reach,
        "its extension requires more than its class does: override what calls it"
      ),
      (
        #getter(\ReasonedCounters.Type.stored).reach,
        "it is stored, and read and written in place without a call. Mark it 'dynamic' "
          + "(-enable-implicit-dynamic leaves it alone)"
      ),
      (
        #callable(Local.init(_:)).reach,
        "its type is declared in a function, which hides it: declare the type outside of functions"
      ),
      (
        #method<(Shelf, Int) -> String>(symbol: "read(_:)").reach,
        "found instead: read(Swift.Int) -> Swift.Int. Write its name, labels and types as they are "
          + "declared"
      ),
      (
        #callable<(Int) -> Int>(symbol: "thereIsNoSuchReason(_:)").reach,
        "Write its name and types as they are declared; an optimized build removes functions that "
          + "are never called, unless they are 'dynamic'"
      ),
      (
        #callable { (isRight: Bool) in precondition(isRight) }.reach,
        "the compiler puts its code in the place of each call, as '@_transparent' tells it to: "
          + "override what calls it"
      ),
      (
        #callable(malloc(_:)).reach, "Pliant, the Swift runtime or the loader rests on it"
      ),
    ]
    for (reach, end) in said {
      guard case .nothing(let error) = reach else {
        Issue.record("\(reach), and not: \(end)")
        continue
      }
      #expect("\(error)".hasSuffix(end), "\(error)")
    }
    let block = #method { (shelf: Shelf, body: @escaping @convention(block) (Int) -> Int) in
      shelf.block(body)
    }
    let error = #expect(throws: OverrideError.self) { try block.redefine { _, _ in 1 } }
    let reason = "it takes a closure with '@convention(block)', which handles do not pass on: "
    #expect(error?.description.hasSuffix(reason + "override what calls it") == true)
  }
  #endif

  // MARK: Overridden

  /// Their names were searched for in all symbols of the process, for seconds, and are others.
  @Test func synthesizedOperators() throws {
    let equals = #callable((==) as (ReasonedPoint, ReasonedPoint) -> Bool)
    #if DEBUG
    let redefinition = try equals.redefine { _, _ in true }
    #expect(opaque(ReasonedPoint(x: 1)) == opaque(ReasonedPoint(x: 2)))
    redefinition.stop()
    #endif
    #expect(opaque(ReasonedPoint(x: 1)) != opaque(ReasonedPoint(x: 2)))
  }

  @Test func metatypesAfterFor() throws {
    #if DEBUG
    let counting = try #callable(count(_:), for: Int.Type.self).redefine { _ in 7 }
    #expect((count(Int.self), count(1)) == (7, 1))
    counting.stop()
    #endif
    #expect(count(Int.self) == 1)
  }

  @Test func functionsOfCByClosure() throws {
    let sine = #callable { (angle: Float) in sinf(angle) }
    let during = try sine.withRedefinition({ _ in 42 }) { opaque(sinf)(1) }
    #expect(during == 42)
  }

  /// The method is mutating, and consumes a parameter.
  @Test func mutatingAndConsuming() throws {
    var eater = opaque(ReasonedEater())
    #if DEBUG
    let eat = #method { (eater: inout ReasonedEater, food: String) in eater.eat(food) }
    let redefinition = try eat.redefine(around: { original in
      { eater, food in
        original(&eater, food + food)
        eater.count += 100
      }
    })
    eater.eat(opaque("food" + "\(eater.count)"))
    #expect(eater.count == 110)
    redefinition.stop()
    eater.count = 0
    #endif
    eater.eat(opaque("food"))
    #expect(eater.count == 4)
  }
}

private class Shelf {
  func read(_ number: Int) -> Int { number }
  func block(_ body: @escaping @convention(block) (Int) -> Int) -> Int { body(1) }
}

class ReasonedSafe<Value: Equatable> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension ReasonedSafe where Value: Comparable {
  func isLess(than other: Value) -> Bool { value < other }
}

struct ReasonedBox<Value> {
  var value: Value
}

extension ReasonedBox where Value == String {
  func shout() -> String { value.uppercased() }
}

enum ReasonedCounters {
  nonisolated(unsafe) static var stored = 1
}

struct ReasonedPoint: Equatable {
  var x = 1
  var y = 2
}

struct ReasonedEater {
  var count = 0
  mutating func eat(_ food: consuming String) { count += food.count }
}

private func echo<Value>(_ value: Value) -> Value { value }
private func count<Value>(_ value: Value) -> Int { 1 }

/// The other of `ProvokedTests`: both are private, and so both fit its name.
private func provokedTwin(_ x: Int) -> Int { x + 2 }
