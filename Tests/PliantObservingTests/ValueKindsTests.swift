import Foundation
import ModelFixture
import Pliant
import Testing

/// Setters that take their value in every way there is.
struct ValueKindsTests {
  private let values = Values()

  /// Observes a property, changes it twice, and says what was told.
  private func changes<Value>(
    _ keyPath: ReferenceWritableKeyPath<Values, Value>,
    _ change: (inout Value) -> Void,
    to last: Value
  ) throws -> String {
    let log = Log()
    let observation = try observe(values, keyPath) { old, new in log("\(old)>\(new)") }
    change(&values[keyPath: keyPath])
    values[keyPath: keyPath] = last
    withExtendedLifetime(observation) {}
    return log.text
  }

  @Test func strings() throws {
    let long = "a string that is too long to be small"
    #expect(try changes(\.string, { $0 += "!" }, to: long) == "n>n! n!>\(long)")
  }

  @Test func collections() throws {
    #expect(try changes(\.array, { $0.append(3) }, to: [1, 2]) == "[]>[3] [3]>[1, 2]")
  }

  @Test func geometry() throws {
    let log = Log()
    let observation = try observe(values, \.rect) { old, new in
      log("\(old.origin.x),\(old.size.height)>\(new.origin.x),\(new.size.height)")
    }
    values.rect.origin.x = 9
    values.rect = CGRect(x: 5, y: 6, width: 7, height: 8)
    withExtendedLifetime(observation) {}
    #expect(log.text == "1.0,4.0>9.0,4.0 9.0,4.0>5.0,8.0")
  }

  @Test func vectors() throws {
    let ones = "SIMD4<Float>(1.0, 2.0, 3.0, 4.0)"
    let twos = "SIMD4<Float>(2.0, 4.0, 6.0, 8.0)"
    let told = try changes(\.simd, { $0 *= 2 }, to: SIMD4(repeating: 5))
    #expect(told == "\(ones)>\(twos) \(twos)>SIMD4<Float>(5.0, 5.0, 5.0, 5.0)")
    let wide = try changes(\.wide, { $0[7] = 2 }, to: SIMD8(repeating: 3))
    #expect(wide.hasSuffix(">SIMD8<Double>(3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0)"))
    #expect(wide.contains("1.0, 2.0)>"))
  }

  @Test func structs() throws {
    let mixed = try changes(\.mixed, { $0.s += "!" }, to: Mixed(7, 8.5, "nine nine nine nine nine"))
    #expect(
      mixed.replacing("Mixed", with: "").replacing("ModelFixture.", with: "") == """
        (a: 1, b: 2.0, s: "three")>(a: 1, b: 2.0, s: "three!") \
        (a: 1, b: 2.0, s: "three!")>(a: 7, b: 8.5, s: "nine nine nine nine nine")
        """
    )
    let log = Log()
    let observation = try observe(values, \.big) { old, new in
      log("\(old.c)\(old.e)>\(new.c)\(new.e)")
    }
    values.big = Big(5, "big")
    values.big.c = 99
    withExtendedLifetime(observation) {}
    #expect(log.text == "1e>5big 5big>99big")
  }

  @Test func enums() throws {
    #expect(
      try changes(\.choice, { $0 = .one(1) }, to: .two("q", 4.5)).replacing(
        "ModelFixture.",
        with: ""
      )
        == "none>one(1) one(1)>two(\"q\", 4.5)"
    )
    #expect(try changes(\.bool, { $0.toggle() }, to: false) == "false>true true>false")
  }

  @Test func optionals() throws {
    #expect(
      try changes(\.optional, { $0 = 5 }, to: nil) == "nil>Optional(5) Optional(5)>nil"
    )
  }

  @Test func existentials() throws {
    #expect(try changes(\.any, { $0 = ["x"] }, to: 4.5) == "1>[\"x\"] [\"x\"]>4.5")
    #expect(
      try changes(\.metatype, { $0 = String.self }, to: Bool.self) == "Int>String String>Bool"
    )
  }

  @Test func functions() throws {
    let log = Log()
    let observation = try observe(values, \.function) { old, new in log("\(old(2))>\(new(2))") }
    values.function = { $0 * 10 }
    withExtendedLifetime(observation) {}
    #expect(log.text == "2>20")
    #expect(values.function(4) == 40)
  }

  @Test func references() throws {
    let log = Log()
    let observation = try observe(values, \.object) { old, new in
      log("\(old == nil)>\(new === values)")
    }
    values.object = values
    values.object = nil
    observation.stop()
    let weakly = try observe(values, \.weakly) { change in log("weak \(change.new === values)") }
    values.weakly = values
    withExtendedLifetime(weakly) {}
    #expect(log.text == "true>true false>false weak true")
  }

  @Test func others() throws {
    #expect(try changes(\.tuple.1, { $0 = "x" }, to: "y") == "two>x x>y")
    #expect(try changes(\.float, { $0 += 0.5 }, to: -1) == "1.0>1.5 1.5>-1.0")
    let log = Log()
    let observation = try observe(values, \.date.timeIntervalSince1970) { old, new in
      log("\(old)>\(new)")
    }
    values.date += 60
    withExtendedLifetime(observation) {}
    #expect(log.text == "0.0>60.0")
  }

  /// A value read through an object that may be missing equals the one that the key path reads.
  @Test func throughAnObject() throws {
    func check<Value>(_ path: KeyPath<Values, Value>, _ change: (Values) -> Void) throws {
      let other = Values()
      var (last, count) = ("\(values[keyPath: path])", 0)
      let observation = try observe(values, path) { [values] old, new in
        #expect("\(old)" == last)
        last = "\(values[keyPath: path])"
        #expect("\(new)" == last)
        count += 1
      }
      values.weakly = other
      change(other)
      values.weakly = nil
      withExtendedLifetime(observation) {}
      #expect(count == 3)
    }
    try check(\.weakly?.string) { $0.string = "a string that is too long to be small" }
    try check(\.weakly?.array) { $0.array = [1, 2] }
    try check(\.weakly?.rect) { $0.rect.size.width = 9 }
    try check(\.weakly?.wide) { $0.wide[3] = 5 }
    try check(\.weakly?.mixed) { $0.mixed.s = "a string that is too long to be small" }
    try check(\.weakly?.optional) { $0.optional = 3 }
    try check(\.weakly?.object) { $0.object = $0 }
    try check(\.weakly?.tuple) { $0.tuple = (3, "three") }
    try check(\.weakly?.bool) { $0.bool = true }
    try check(\.weakly?.date) { $0.date += 1 }
    try check(\.weakly?.weakly?.float) { $0.weakly = values }
  }
}
