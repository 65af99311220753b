// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Pliant
import Testing

/// Every place in which a function can have its parameter.
///
/// The methods are `dynamic`, because an optimized build calls copies of others.
@Suite(.serialized)
struct GenericPlacesTests {
  // SAFETY: only the serial tests that call `Tall` write its log.
  class Shelf: @unchecked Sendable {
    var log: [String] = []
    init() {}
    dynamic func echo<T>(_ value: T) -> T { value }
    dynamic func pair<A, B: CustomStringConvertible>(_ a: A, _ n: Int, _ b: B) -> (A, B) { (a, b) }
    dynamic func bump<T: AdditiveArithmetic>(_ value: inout T, by step: T) -> T {
      let old = value
      value += step
      return old
    }
    dynamic func many<T: Hashable>(
      _ a: Int,
      _ b: String,
      _ c: T,
      _ d: String,
      _ e: T,
      _ f: Double
    ) -> String { "\(a) \(b) \(c) \(d) \(e) \(f)" }
    dynamic func maybe<T>(_ value: T?, or other: T) -> T? { value ?? other }
    dynamic func each<T, U>(_ value: T, _ make: (T) -> U) -> [U] { [make(value), make(value)] }
    dynamic func keep<T>(_ value: T) -> () -> T { { value } }
    dynamic func first<S: Sequence>(_ values: S) -> S.Element? { values.first { _ in true } }
    dynamic func total<S: Sequence>(_ values: S) -> Int where S.Element == Int {
      values.reduce(0, +)
    }
    dynamic func taking<T>(_ value: consuming T) -> T { value }
    dynamic func marked<T>(_ value: T) -> T { value }
  }

  class Tall: Shelf, @unchecked Sendable {
    override dynamic func echo<T>(_ value: T) -> T {
      log.append("tall")
      return super.echo(value)
    }
  }

  @Test func everyPlace() throws {
    let shelf = Shelf()
    var tokens: [Redefinition] = []
    tokens.append(
      try #method(
        Shelf.pair(_:_:_:)
          as (Shelf) -> (Generic<Int>, Int, Generic<String>) -> (
            Generic<Int>, Generic<String>
          )
      ).redefine { original, shelf, a, n, b in
        let result = original(shelf, a * 2, n, b + "#")
        return (result.0 + n, result.1)
      }
    )
    let many = #method(
      Shelf.many(_:_:_:_:_:_:)
        as (Shelf) -> (Int, String, Generic<Int>, String, Generic<Int>, Double) -> String
    )
    tokens.append(
      try many.redefine { original, shelf, a, b, c, d, e, f -> String in
        let (text, other): (String, String) = (b + "b", d + "d")
        return original(shelf, a + 1, text, c + 1, other, e + 2, f * 2)
      }
    )
    tokens.append(
      try #method(Shelf.maybe(_:or:), for: Int.self).redefine { original, shelf, value, other in
        original(shelf, value, other + 1).map { $0 * 10 }
      }
    )
    tokens.append(
      try #method(Shelf.keep(_:) as (Shelf) -> (Generic<Int>) -> () -> Generic<Int>).redefine {
        original,
        shelf,
        value in
        let inner = original(shelf, value)
        return { inner() + 1 }
      }
    )
    tokens.append(
      try #method(Shelf.first(_:) as (Shelf) -> (Generic<[Int]>) -> Generic<Int>?).redefine {
        original,
        shelf,
        values in original(shelf, values.reversed())
      }
    )
    tokens.append(
      try #method(Shelf.total(_:), for: [Int].self).redefine { original, shelf, values in
        original(shelf, values + [100])
      }
    )
    tokens.append(
      try #method(Shelf.taking(_:), for: String.self).redefine { original, shelf, value in
        original(shelf, value + "!")
      }
    )
    func places() -> String {
      let some: [Any] = [
        shelf.pair(1, 10, "s"), shelf.pair("s", 10, 1), shelf.pair(1, 10, 1),
        shelf.many(1, "b", 2, "d", 1, 1.5), shelf.many(1, "b", "x", "d", "x", 1.5),
        shelf.maybe(nil, or: 1) as Any, shelf.maybe(nil, or: "a") as Any, shelf.keep(1)(),
        shelf.keep("a")(), shelf.first([1, 2]) as Any, shelf.first(Set([1])) as Any,
        shelf.total([1, 2]), shelf.total(Set([1, 2])), shelf.taking("a"), shelf.taking(1),
      ]
      return some.map { "\($0)" }.joined(separator: "; ")
    }
    #expect(
      places() == #"(12, "s#"); ("s", 1); (1, 1); 2 bb 3 dd 3 3.0; 1 b x d x 1.5; "#
        + #"Optional(20); Optional("a"); 2; a; Optional(2); Optional(1); 103; 3; a!; 1"#
    )
    for token in tokens { token.stop() }
    #expect(
      places() == #"(1, "s"); ("s", 1); (1, 1); 1 b 2 d 1 1.5; 1 b x d x 1.5; "#
        + #"Optional(1); Optional("a"); 1; a; Optional(1); Optional(1); 3; 3; a; 1"#
    )
  }

  @Test func inoutPlaces() throws {
    let shelf = Shelf()
    let bump = #method(
      Shelf.bump(_:by:) as (Shelf) -> (inout Generic<Int>, Generic<Int>) -> Generic<Int>
    )
    let bumped = try bump.redefine(around: { original in
      { shelf, value, step in
        value += 100
        let old = original(shelf, &value, step * 2)
        value += 1000
        return old
      }
    })
    func places() -> String {
      var (number, real) = (1, 1.0)
      let old = "\(shelf.bump(&number, by: 3)) \(shelf.bump(&real, by: 2))"
      return "\(old) \(number) \(real)"
    }
    #expect(places() == "101 1.0 1107 3.0")
    bumped.stop()
    #expect(places() == "1 1.0 4 3.0")
  }

  #if compiler(>=6.3)  // 6.2 stops at a closure that is borrowed and has marks.
  @Test func closures() throws {
    let shelf = Shelf()
    let each = #method(
      Shelf.each(_:_:)
        as (Shelf) -> (Generic<Int>, (Generic<Int>) -> Generic<String>) -> [Generic<String>]
    )
    let made = try each.redefine { _, value, make in ["<" + make(value + 1) + ">"] }
    #expect(shelf.each(1) { "\($0)" } + shelf.each("a") { $0 + "b" } == ["<2>", "ab", "ab"])
    made.stop()
    #expect(shelf.each(1) { "\($0)" } == ["1", "1"])
  }
  #endif

  @Test func inheritedAndOverridden() throws {
    let shelf = Shelf()
    let tall = Tall()
    let base = try #method(Shelf.echo(_:), for: Int.self).redefine { original, shelf, value in
      original(shelf, value + 1)
    }
    let both = try #method(Tall.echo(_:), for: Int.self).redefine { original, tall, value in
      original(tall, value + 10)
    }
    var log = ["\(shelf.echo(1)) \(tall.echo(1)) \(shelf.echo("a")) \(tall.echo("a"))"]
    both.stop()
    log.append("\(shelf.echo(1)) \(tall.echo(1))")
    base.stop()
    log.append("\(shelf.echo(1)) \(tall.echo(1)) \(tall.log.count)")
    #expect(log == ["2 12 a a", "2 2", "1 1 4"])
  }

  @Test func dynamicAndObjects() throws {
    final class Owned { deinit { GenericPlacesTests.deaths += 1 } }
    Self.deaths = 0
    let shelf = Shelf()
    let redefinition = try #method(Shelf.marked(_:), for: Owned?.self).redefine {
      original,
      shelf,
      value in value == nil ? nil : original(shelf, Owned())
    }
    do {
      let owned = Owned()
      let other = shelf.marked(owned as Owned?)
      #expect(other !== owned && other != nil)
      #expect(shelf.marked(nil as Owned?) == nil)
      #expect(shelf.marked(owned) === owned)
      redefinition.stop()
      #expect(shelf.marked(owned as Owned?) === owned)
    }
    #expect(Self.deaths == 2)
  }
  nonisolated(unsafe) static var deaths = 0

  @Test func manyThreads() async throws {
    let shared = Shelf()
    let ints = try #method(Shelf.echo(_:), for: Int.self).redefine { original, shelf, value in
      original(shelf, original(shelf, value) + 1)
    }
    let texts = try #method(Shelf.echo(_:), for: String.self).redefine { original, shelf, value in
      original(shelf, value) + "!"
    }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var wrong = 0
          for number in 0..<2000 {
            let text = String(number)
            if shared.echo(number) != number + 1 { wrong += 1 }
            if shared.echo(text) != text + "!" { wrong += 1 }
            if shared.echo(Double(number)) != Double(number) { wrong += 1 }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    ints.stop()
    texts.stop()
  }
}
