import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSObject: `+of:` and `+from:`.
struct CheckedCastTests {
  // Dev Kit 4.3 NSObject: +of: gives nil for another class.
  @Test func otherTypesAreNil() {
    #expect(checkedCast("a", to: String.self) == "a")
    #expect(checkedCast(1, to: String.self) == nil)
    #expect(checkedCast("1", to: Int.self) == nil)
    #expect(checkedCast(nil, to: String.self) == nil)
    #expect(checkedCast(NSNull(), to: String.self) == nil)
    #expect(checkedCast(NSNull(), to: NSNull.self) != nil)
    #expect(checkedCast(Child(), to: Parent.self) != nil)
    #expect(checkedCast(Parent(), to: Child.self) == nil)
    #expect(checkedCast(Optional("a") as Any, to: String.self) == "a")
    #expect(checkedCast(Optional<String>.none as Any, to: String.self) == nil)
    #expect(checkedCast(NSString("é"), to: String.self) == "é")
  }

  // Dev Kit 4.3 NSObject: +from: makes a new instance for another class, and only then.
  @Test func theDefaultIsMadeOnlyWhereNeeded() {
    var made = 0
    func make() -> Parent {
      made += 1
      return Parent()
    }
    let child = Child()
    #expect(checkedCast(child, to: Parent.self, default: make()) === child)
    #expect(made == 0)
    #expect(checkedCast("a", to: Parent.self, default: make()) is Child == false)
    #expect(made == 1)
    #expect(throws: CancellationError.self) {
      try checkedCast(nil, to: Parent.self, default: { throw CancellationError() }())
    }
  }

  @Test(arguments: [true, false])
  func aBooleanIsNoNumber(_ boolean: Bool) {
    for value in [boolean, NSNumber(value: boolean), Optional(boolean) as Any] as [Any] {
      #expect(checkedCast(value, to: Bool.self) == boolean)
      #expect(checkedCast(value, to: Int.self) == nil)
      #expect(checkedCast(value, to: UInt8.self) == nil)
      #expect(checkedCast(value, to: Double.self) == nil)
      #expect(checkedCast(value, to: Decimal.self) == nil)
      #expect(checkedCast(value, to: NSNumber.self) == nil)
    }
  }

  @Test func aNumberIsNoBoolean() {
    let values: [Any] = [
      1, 1.0, Int8(1), UInt8(1), NSNumber(value: 1), NSNumber(value: Int8(1)), NSNumber(value: 0),
      Optional(NSNumber(value: 1)) as Any, Decimal(1),
    ]
    for value in values {
      #expect(checkedCast(value, to: Bool.self) == nil)
      #expect(checkedCast(value, to: NSNumber.self) != nil)
    }
  }

  @Test func integersAreExact() {
    #expect(checkedCast(1.0, to: Int.self) == 1)
    #expect(checkedCast(1.5, to: Int.self) == nil)
    #expect(checkedCast(Double.nan, to: Int.self) == nil)
    #expect(checkedCast(NSNumber(value: Double.infinity), to: Int.self) == nil)
    #expect(checkedCast(Double(sign: .plus, exponent: 63, significand: 1), to: Int.self) == nil)
    #expect(checkedCast(300, to: UInt8.self) == nil)
    #expect(checkedCast(255, to: UInt8.self) == 255)
    #expect(checkedCast(-1, to: UInt.self) == nil)
    #expect(checkedCast(NSNumber(value: UInt64.max), to: UInt64.self) == UInt64.max)
    #expect(checkedCast(NSNumber(value: UInt64.max), to: Int.self) == nil)
    #expect(checkedCast(NSNumber(value: Int64.min), to: Int64.self) == Int64.min)
    #expect(checkedCast(NSNumber(value: Int8(-100)), to: Int.self) == -100)
    #expect(checkedCast(Decimal(string: "9007199254740993"), to: Int.self) == 9_007_199_254_740_993)
    #expect(checkedCast(Decimal(string: "1.5"), to: Int.self) == nil)
    #expect(checkedCast(Int128(7), to: Int128.self) == 7)
    #expect(checkedCast(7, to: Int128.self) == 7)
  }

  @Test func floatingPointIsTheNearest() {
    #expect(checkedCast(1, to: Double.self) == 1)
    #expect(checkedCast(1, to: CGFloat.self) == 1)
    #expect(checkedCast(0.1, to: Float.self) == 0.1)
    #expect(checkedCast(UInt64.max, to: Double.self) == 18_446_744_073_709_551_616)
    #expect(checkedCast(1e300, to: Float.self) == nil)
    #expect(checkedCast(Double.infinity, to: Float.self) == .infinity)
    #expect(checkedCast(1.5, to: Decimal.self) == Decimal(1.5))
    #expect(checkedCast(Decimal(1), to: Decimal.self) == 1)
  }

  // Dev Kit 4.3 NSArray: arrayOfObjectsOfClass:; NSSet: setOfObjectsOfClass:.
  @Test func elementsOfOneType() {
    let mixed: [Any] = [1, "a", true, 2.0, NSNumber(value: 3), "b", NSNull(), [4]]
    #expect(mixed.elements(ofType: Int.self) == [1, 2, 3])
    #expect(mixed.elements(ofType: String.self) == ["a", "b"])
    #expect(mixed.elements(ofType: Bool.self) == [true])
    #expect(mixed.elements(ofType: Date.self) == [])
    #expect(([] as [Any]).elements(ofType: Int.self) == [])
    let set: Set<AnyHashable> = [1, "a", 2]
    #expect(Set(set.elements(ofType: Int.self)) == [1, 2])
  }
}

private class Parent {}

private final class Child: Parent {}
