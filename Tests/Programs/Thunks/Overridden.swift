// A class as the Swift compiler writes it for a processor: what its own code passes to setters, coroutines
// and methods, which `swift.c` puts entries around. Embedded Swift has the same calling convention and
// needs no runtime library, of which there is none for arm64 here.

public struct Four: Equatable { var a = 0, b = 0, c = 0, d = 0 }
public struct Five: Equatable { var a = 0, b = 0, c = 0, d = 0, e = 0 }
public struct Mixed: Equatable { var a = 0, b = 0.0, c: Float = 0, d: UInt8 = 0 }
public struct Doubles: Equatable { var a = 0.0, b = 0.0, c = 0.0, d = 0.0 }
public struct Small: Equatable { var a: UInt8 = 0, b: UInt16 = 0, c = false, d: Int32 = 0 }
public enum Choice: Equatable {
  case none
  case number(Int)
  case pair(Double, Int)
  case vector(SIMD4<Float>)
}
public struct Fault: Error { var a: Int, b: Int }

// Open, so that the optimizer calls nothing but through the class.
open class Overridden {
  open var bool = false
  open var byte: UInt8 = 0
  open var int = 0
  open var float: Float = 0
  open var double = 0.0
  open var wide: Int128 = 0
  open var two: SIMD2<Float> = .zero
  open var four: SIMD4<Float> = .zero
  open var eight: SIMD8<Double> = .zero
  open var sixteen: SIMD16<Float> = .zero
  open var thirtyTwo: SIMD32<Float> = .zero
  open var bytes: SIMD16<UInt8> = .zero
  open var words = Four()
  open var indirect = Five()
  open var mixed = Mixed()
  open var doubles = Doubles()
  open var small = Small()
  open var tuple = (0, 0.0 as Float)
  open var choice = Choice.none
  open var optional: Int?
  open var object: Overridden?
  open var closure: () -> Int = { 0 }

  public init() {}

  open func sum(
    _ a: Int,
    _ b: Double,
    _ c: Four,
    _ d: SIMD4<Float>,
    _ e: Int,
    _ f: Doubles,
    _ g: Five
  ) -> Double {
    Double(a) + b + Double(c.a + c.b + c.c + c.d) + Double(d.sum()) + Double(e) + f.a + f.b + f.c
      + f.d + Double(g.a + g.b + g.c + g.d + g.e + int)
  }
  open func four(_ value: Four) -> Four {
    Four(a: value.d, b: value.c, c: value.b, d: value.a + int)
  }
  open func doubles(_ value: Doubles) -> Doubles {
    Doubles(a: value.d, b: value.c, c: value.b, d: value.a + double)
  }
  open func large(_ value: Five) -> Five {
    Five(a: value.e, b: value.d, c: value.c, d: value.b, e: value.a + int)
  }
  open func vector(_ value: SIMD16<Float>) -> SIMD16<Float> { value + sixteen }
  open func fails(_ value: Int, _ double: Double) throws(Fault) -> Doubles {
    if value < 0 { throw Fault(a: value, b: int) }
    return Doubles(a: double, b: Double(value), c: 1, d: 2)
  }
  open func swap(_ a: inout Int, _ b: inout Five) { (a, b.a) = (b.a + int, a) }
  open var isSub: Bool { false }
  open class func kind(_ value: Int) -> Int { value + 1 }
}

final class Sub: Overridden {
  override init() { super.init() }
  override var int: Int {
    get { super.int }
    set { super.int = newValue }
  }
  override var isSub: Bool { true }
  override class func kind(_ value: Int) -> Int { value + 2 }
}

@_extern(c, "expect") func expect(_ isTrue: Bool, _ line: UInt32)

func check(_ isTrue: Bool, line: UInt32 = #line) { expect(isTrue, line) }

@_cdecl("overridden_make") public func make(_ isSub: Bool) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(isSub ? Sub() : Overridden()).toOpaque()
}

@_cdecl("overridden_drop") public func drop(_ object: UnsafeRawPointer) {
  Unmanaged<Overridden>.fromOpaque(object).release()
}

@_cdecl("overridden_use") public func use(_ object: UnsafeRawPointer, _ seed: Int) {
  let overridden = Unmanaged<Overridden>.fromOpaque(object).takeUnretainedValue()
  set(overridden, seed)
  modify(overridden, seed)
  call(overridden, seed)
}

@inline(never) func set(_ overridden: Overridden, _ n: Int) {
  let (f, d) = (Float(n & 0xFFFF), Double(n & 0xFFFF))
  overridden.bool = n & 1 == 0
  check(overridden.bool == (n & 1 == 0))
  overridden.byte = UInt8(truncatingIfNeeded: n)
  check(overridden.byte == UInt8(truncatingIfNeeded: n))
  overridden.int = n
  check(overridden.int == n)
  overridden.float = f
  check(overridden.float == f)
  overridden.double = d
  check(overridden.double == d)
  overridden.wide = Int128(n) << 64 + 5
  check(overridden.wide == Int128(n) << 64 + 5)
  overridden.two = [f, f + 1]
  check(overridden.two == [f, f + 1])
  overridden.four = [f, f + 1, f + 2, f + 3]
  check(overridden.four == [f, f + 1, f + 2, f + 3])
  overridden.eight = [d, 1, 2, 3, 4, 5, 6, d + 7]
  check(overridden.eight == [d, 1, 2, 3, 4, 5, 6, d + 7])
  overridden.sixteen = SIMD16(
    lowHalf: [f, 1, 2, 3, 4, 5, 6, 7],
    highHalf: [8, 9, 10, 11, 12, 13, 14, f]
  )
  check(
    overridden.sixteen
      == SIMD16(lowHalf: [f, 1, 2, 3, 4, 5, 6, 7], highHalf: [8, 9, 10, 11, 12, 13, 14, f])
  )
  overridden.thirtyTwo = SIMD32(lowHalf: overridden.sixteen, highHalf: overridden.sixteen + 1)
  check(
    overridden.thirtyTwo == SIMD32(lowHalf: overridden.sixteen, highHalf: overridden.sixteen + 1)
  )
  overridden.bytes = SIMD16(repeating: UInt8(truncatingIfNeeded: n))
  check(overridden.bytes == SIMD16(repeating: UInt8(truncatingIfNeeded: n)))
  overridden.words = Four(a: n, b: n + 1, c: n + 2, d: n + 3)
  check(overridden.words == Four(a: n, b: n + 1, c: n + 2, d: n + 3))
  overridden.indirect = Five(a: n, b: n + 1, c: n + 2, d: n + 3, e: n + 4)
  check(overridden.indirect == Five(a: n, b: n + 1, c: n + 2, d: n + 3, e: n + 4))
  overridden.mixed = Mixed(a: n, b: d, c: f, d: 7)
  check(overridden.mixed == Mixed(a: n, b: d, c: f, d: 7))
  overridden.doubles = Doubles(a: d, b: d + 1, c: d + 2, d: d + 3)
  check(overridden.doubles == Doubles(a: d, b: d + 1, c: d + 2, d: d + 3))
  overridden.small = Small(a: 1, b: 2, c: n & 1 == 0, d: Int32(truncatingIfNeeded: n))
  check(overridden.small == Small(a: 1, b: 2, c: n & 1 == 0, d: Int32(truncatingIfNeeded: n)))
  overridden.tuple = (n, f)
  check(overridden.tuple == (n, f))
  overridden.choice = .vector([f, 1, 2, 3])
  check(overridden.choice == .vector([f, 1, 2, 3]))
  overridden.choice = .pair(d, n)
  check(overridden.choice == .pair(d, n))
  overridden.optional = n
  check(overridden.optional == n)
  overridden.optional = nil
  check(overridden.optional == nil)
  let other = Overridden()
  overridden.object = other
  check(overridden.object === other)
  overridden.object = nil
  overridden.closure = { n + 1 }
  check(overridden.closure() == n + 1)
}

@inline(never) func modify(_ overridden: Overridden, _ n: Int) {
  let (f, d) = (Float(n & 0xFFFF), Double(n & 0xFFFF))
  overridden.int += 3
  check(overridden.int == n + 3)
  overridden.int -= 3
  overridden.double += 0.5
  check(overridden.double == d + 0.5)
  overridden.double -= 0.5
  overridden.words.c += 1
  check(overridden.words.c == n + 3)
  overridden.indirect.e += 1
  check(overridden.indirect.e == n + 5)
  overridden.sixteen[3] = f
  check(overridden.sixteen[3] == f)
  overridden.eight += 1
  check(overridden.eight[7] == d + 8)
  overridden.small.b += 1
  check(overridden.small.b == 3)
  overridden.tuple.1 += 1
  check(overridden.tuple.1 == f + 1)
  // One within the other.
  nest(&overridden.words.a, &overridden.doubles.b)
  check(overridden.words.a == n + 1 && overridden.doubles.b == d + 2)
}

@inline(never) func nest(_ a: inout Int, _ b: inout Double) {
  a += 1
  b += 1
}

@inline(never) func call(_ overridden: Overridden, _ n: Int) {
  let (n, d) = (n & 0xFFFF, Double(n & 0xFFFF))
  overridden.int = n
  overridden.double = d
  let five = Five(a: 1, b: 2, c: 3, d: 4, e: n)
  let doubles = Doubles(a: d, b: 1, c: 2, d: 3)
  check(
    overridden.sum(n, d, Four(a: 1, b: 2, c: 3, d: n), [1, 2, 3, 4], n, doubles, five) == 7 * d + 32
  )
  check(overridden.four(Four(a: 1, b: 2, c: 3, d: n)) == Four(a: n, b: 3, c: 2, d: 1 + n))
  check(overridden.doubles(doubles) == Doubles(a: 3, b: 2, c: 1, d: 2 * d))
  check(overridden.large(five) == Five(a: n, b: 4, c: 3, d: 2, e: 1 + n))
  check(overridden.vector(SIMD16(repeating: 1)) == overridden.sixteen + 1)
  do throws(Fault) {
    check(try overridden.fails(n, d) == Doubles(a: d, b: d, c: 1, d: 2))
    _ = try overridden.fails(-1 - n, d)
    check(false)
  } catch { check(error.a == -1 - n && error.b == n) }
  var (a, b) = (5, five)
  overridden.swap(&a, &b)
  check(a == 1 + n && b.a == 5)
  check(type(of: overridden).kind(n) == n + (overridden.isSub ? 2 : 1))
}
