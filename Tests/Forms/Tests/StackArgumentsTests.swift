import PlainFixture
import Pliant
import Testing

/// Receivers and arguments of mutating and class methods that registers do not hold.
struct StackArgumentsTests {
  /// In debug builds a call of a mutating method's code retained the value as if it were an object,
  /// and so changed its second word.
  @Test func aValueStaysAsItIsWhileItsCodeRuns() throws {
    let add = #method { (tally: inout Tally, n: Int) in try tally.add(n) }
    let overridden = try add.redefine(around: { original in
      { tally, n in try original(&tally, n) + "!" }
    })
    defer { overridden.stop() }
    var tally = Tally()
    let texts = [try tally.add(10), try tally.add(10)]
    #expect(texts == ["1 2 3!", "11 12 13!"])
    #expect(throws: Tally.TooMuch.self) { try tally.add(100) }
    #expect("\(tally.first) \(tally.second) \(tally.third)" == "21 22 23")
  }

  /// More than the registers hold, of words and of vectors.
  @Test func argumentsOnTheStackOfMutatingAndClassMethods() throws {
    let (a, b) = (Large(a: 1, b: 2, c: 3, d: 4, e: "e"), SIMD16<Float>(repeating: 5))
    let sum = #method {
      (
        tally: inout Tally,
        a: Large,
        b: SIMD16<Float>,
        c: SIMD16<Float>,
        d: SIMD16<Float>,
        e: Int,
        f: String,
        g: Double,
        h: [Int]
      ) in
      tally.sum(a, b, c, d, e, f, g, h)
    }
    let overriddenSum = try sum.redefine(around: { original in
      { tally, a, b, c, d, e, f, g, h in original(&tally, a, b, c, d, e, f, g, h) + "!" }
    })
    defer { overriddenSum.stop() }
    var tally = Tally()
    let summed: String = tally.sum(a, b, b + 1, b + 2, 6, "f", 7, [8])
    #expect(summed == "e 5.0 6.0 7.0 6 f 7.0 [8] 2!")
    let join = #method {
      (
        type: Joiner.Type,
        a: Large,
        b: SIMD16<Float>,
        c: SIMD16<Float>,
        d: SIMD16<Float>,
        e: Int,
        f: String,
        g: Double,
        h: [Int]
      ) in
      type.join(a, b, c, d, e, f, g, h)
    }
    let overriddenJoin = try join.redefine(around: { original in
      { type, a, b, c, d, e, f, g, h in original(type, a, b, c, d, e, f, g, h) + "!" }
    })
    defer { overriddenJoin.stop() }
    let joined: String = Joiner.join(a, b, b + 1, b + 2, 6, "f", 7, [8])
    #expect(joined == "e 5.0 6.0 7.0 6 f 7.0 [8] Joiner!")
  }

  /// A tuple's elements are passed as parameters are, and a large result's by an address for each.
  @Test func tuplesOnTheStackOfClassMethods() throws {
    let count = #method { (type: Joiner.Type, names: Joiner.Names) in type.count(names) }
    let overriddenCount = try count.redefine(around: { original in
      { type, names in original(type, names) + "!" }
    })
    defer { overriddenCount.stop() }
    #expect(Joiner.count(("a", "b", "c", "d", "e", "f", "g", "h")) == "abcdefgh!")
    let all = #method { (type: Joiner.Type) in type.all() }
    let overriddenAll = try all.redefine(around: { original in
      { type in
        var all = original(type)
        all.7 = 9
        return all
      }
    })
    defer { overriddenAll.stop() }
    #expect("\(Joiner.all())" == "(1, 2, 3, 4, 5, 6, 7, 9)")
  }
}

/// Its second word lies where an object counts who retains it.
private struct Tally {
  struct TooMuch: Error {}

  var first = 1
  var second = 2
  var third = 3

  dynamic mutating func add(_ n: Int) throws -> String {
    if n > 50 { throw TooMuch() }
    defer {
      first += n
      second += n
      third += n
    }
    return "\(first) \(second) \(third)"
  }

  dynamic mutating func sum(
    _ a: Large,
    _ b: SIMD16<Float>,
    _ c: SIMD16<Float>,
    _ d: SIMD16<Float>,
    _ e: Int,
    _ f: String,
    _ g: Double,
    _ h: [Int]
  ) -> String {
    "\(a.e) \(b[0]) \(c[7]) \(d[15]) \(e) \(f) \(g) \(h) \(second)"
  }
}

private class Joiner {
  typealias Names = (String, String, String, String, String, String, String, String)

  dynamic class func count(_ n: Names) -> String {
    "\(n.0)\(n.1)\(n.2)\(n.3)\(n.4)\(n.5)\(n.6)\(n.7)"
  }

  dynamic class func all() -> (Any, Any, Any, Any, Any, Any, Any, Any) { (1, 2, 3, 4, 5, 6, 7, 8) }

  dynamic class func join(
    _ a: Large,
    _ b: SIMD16<Float>,
    _ c: SIMD16<Float>,
    _ d: SIMD16<Float>,
    _ e: Int,
    _ f: String,
    _ g: Double,
    _ h: [Int]
  ) -> String {
    "\(a.e) \(b[0]) \(c[7]) \(d[15]) \(e) \(f) \(g) \(h) \(self)"
  }
}
