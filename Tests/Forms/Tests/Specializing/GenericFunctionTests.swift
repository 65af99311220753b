// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation
import Pliant
import Testing

private dynamic func genericEcho<T>(_ value: T) -> T { value }
private dynamic func genericBoth<A, B>(_ a: A, _ b: B) -> String { "\(a) \(b)" }
private dynamic func genericChecked<T: Equatable>(_ a: T, _ b: T) throws -> Bool {
  if a != b { throw CocoaError(.featureUnsupported) }
  return true
}
/// One specialization of a function, of a static, and of a method or an initializer of a value.
@Suite(.serialized)
struct GenericFunctionTests {
  struct Sum {
    var n: Int
    dynamic func plus<T: BinaryInteger>(_ value: T) -> Int { n + Int(value) }
    dynamic static func make<T: BinaryInteger>(_ value: T) -> Sum { Sum(n: Int(value)) }
    dynamic init<T: BinaryInteger>(many value: T) { n = Int(value) }
    init(n: Int) { self.n = n }
  }
  struct Big {
    var a = 1, b = 2, c = 3, d = 4, e = "e"
    dynamic func plus<T: BinaryInteger>(_ value: T) -> Int { a + b + c + d + Int(value) }
  }
  class Maker {
    var text = ""
    dynamic class func make<T>(_ value: T) -> String { "\(self) \(value)" }
    dynamic init<T>(of value: T) { text = "\(value)" }
  }
  class Sub: Maker {}

  @Test func free() throws {
    let a = try #callable(genericEcho(_:), for: Int.self).redefine { original, value in
      original(value) + 1
    }
    let b = try #callable(genericBoth(_:_:) as (Generic<Int>, Generic<String>) -> String).redefine {
      original,
      a,
      b in "<" + original(a + 1, b) + ">"
    }
    let c = try #callable(genericChecked(_:_:), for: String.self).redefine { original, a, b in
      try original(a, b + "!")
    }
    func all() -> [String] {
      [
        "\(genericEcho(1)) \(genericEcho("a"))", genericBoth(1, "a"), genericBoth("a", 1),
        "\((try? genericChecked("a!", "a")) as Any) \((try? genericChecked("a", "a")) as Any)",
        "\((try? genericChecked(1, 1)) as Any)",
      ]
    }
    #expect(all() == ["2 a", "<2 a>", "a 1", "Optional(true) nil", "Optional(true)"])
    a.stop()
    b.stop()
    c.stop()
    #expect(all() == ["1 a", "1 a", "a 1", "nil Optional(true)", "Optional(true)"])
  }
  @Test func values() throws {
    let a = try #method(Sum.plus(_:), for: Int8.self).redefine { original, sum, value in
      original(sum, value) + 100
    }
    let b = try #method(Big.plus(_:), for: Int8.self).redefine { original, sum, value in
      original(sum, value) + 100
    }
    let c = try #callable(Sum.make(_:), for: Int8.self).redefine { original, value in
      original(value + 1)
    }
    func all() -> String {
      let sums: [Int] = [Sum(n: 1).plus(1 as Int8), Sum(n: 1).plus(1)]
      let bigs: [Int] = [Big().plus(1 as Int8), Big().plus(1)]
      return "\(sums + bigs + [Sum.make(1 as Int8).n, Sum.make(1).n])"
    }
    #expect(all() == "[102, 2, 111, 11, 2, 1]")
    a.stop()
    b.stop()
    c.stop()
    #expect(all() == "[2, 2, 11, 11, 1, 1]")
  }
  @Test func inits() throws {
    let a = try #callable(Sum.init(many:), for: Int8.self).redefine { original, value in
      original(value + 1)
    }
    #expect("\([Sum(many: 1 as Int8).n, Sum(many: 1).n] as [Int])" == "[2, 1]")
    a.stop()
    #expect("\([Sum(many: 1 as Int8).n, Sum(many: 1).n] as [Int])" == "[1, 1]")
  }
  @Test func classes() throws {
    let a = try #callable(Maker.make(_:), for: Int.self).redefine { original, value in
      original(value + 1)
    }
    func all() -> [String] { [Maker.make(1), Sub.make(1), Maker.make("a")] }
    #expect(all() == ["Maker 2", "Sub 2", "Maker a"])
    a.stop()
    #expect(all() == ["Maker 1", "Sub 1", "Maker a"])
  }
  @Test func classInitializersAreRefused() {
    #expect {
      try #callable(Maker.init(of:), for: Int.self).redefine { original, value in original(value) }
    } throws: { error in
      "\(error)".contains("a generic initializer of a class, which is handed an object")
    }
  }
}
