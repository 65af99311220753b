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
open class Bent {
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
  open var object: Bent?
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

final class Sub: Bent {
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

@_cdecl("bent_make") public func make(_ isSub: Bool) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(isSub ? Sub() : Bent()).toOpaque()
}

@_cdecl("bent_drop") public func drop(_ object: UnsafeRawPointer) {
  Unmanaged<Bent>.fromOpaque(object).release()
}

@_cdecl("bent_use") public func use(_ object: UnsafeRawPointer, _ seed: Int) {
  let bent = Unmanaged<Bent>.fromOpaque(object).takeUnretainedValue()
  set(bent, seed)
  modify(bent, seed)
  call(bent, seed)
}

@inline(never) func set(_ bent: Bent, _ n: Int) {
  let (f, d) = (Float(n & 0xFFFF), Double(n & 0xFFFF))
  bent.bool = n & 1 == 0
  check(bent.bool == (n & 1 == 0))
  bent.byte = UInt8(truncatingIfNeeded: n)
  check(bent.byte == UInt8(truncatingIfNeeded: n))
  bent.int = n
  check(bent.int == n)
  bent.float = f
  check(bent.float == f)
  bent.double = d
  check(bent.double == d)
  bent.wide = Int128(n) << 64 + 5
  check(bent.wide == Int128(n) << 64 + 5)
  bent.two = [f, f + 1]
  check(bent.two == [f, f + 1])
  bent.four = [f, f + 1, f + 2, f + 3]
  check(bent.four == [f, f + 1, f + 2, f + 3])
  bent.eight = [d, 1, 2, 3, 4, 5, 6, d + 7]
  check(bent.eight == [d, 1, 2, 3, 4, 5, 6, d + 7])
  bent.sixteen = SIMD16(
    lowHalf: [f, 1, 2, 3, 4, 5, 6, 7],
    highHalf: [8, 9, 10, 11, 12, 13, 14, f]
  )
  check(
    bent.sixteen
      == SIMD16(lowHalf: [f, 1, 2, 3, 4, 5, 6, 7], highHalf: [8, 9, 10, 11, 12, 13, 14, f])
  )
  bent.thirtyTwo = SIMD32(lowHalf: bent.sixteen, highHalf: bent.sixteen + 1)
  check(bent.thirtyTwo == SIMD32(lowHalf: bent.sixteen, highHalf: bent.sixteen + 1))
  bent.bytes = SIMD16(repeating: UInt8(truncatingIfNeeded: n))
  check(bent.bytes == SIMD16(repeating: UInt8(truncatingIfNeeded: n)))
  bent.words = Four(a: n, b: n + 1, c: n + 2, d: n + 3)
  check(bent.words == Four(a: n, b: n + 1, c: n + 2, d: n + 3))
  bent.indirect = Five(a: n, b: n + 1, c: n + 2, d: n + 3, e: n + 4)
  check(bent.indirect == Five(a: n, b: n + 1, c: n + 2, d: n + 3, e: n + 4))
  bent.mixed = Mixed(a: n, b: d, c: f, d: 7)
  check(bent.mixed == Mixed(a: n, b: d, c: f, d: 7))
  bent.doubles = Doubles(a: d, b: d + 1, c: d + 2, d: d + 3)
  check(bent.doubles == Doubles(a: d, b: d + 1, c: d + 2, d: d + 3))
  bent.small = Small(a: 1, b: 2, c: n & 1 == 0, d: Int32(truncatingIfNeeded: n))
  check(bent.small == Small(a: 1, b: 2, c: n & 1 == 0, d: Int32(truncatingIfNeeded: n)))
  bent.tuple = (n, f)
  check(bent.tuple == (n, f))
  bent.choice = .vector([f, 1, 2, 3])
  check(bent.choice == .vector([f, 1, 2, 3]))
  bent.choice = .pair(d, n)
  check(bent.choice == .pair(d, n))
  bent.optional = n
  check(bent.optional == n)
  bent.optional = nil
  check(bent.optional == nil)
  let other = Bent()
  bent.object = other
  check(bent.object === other)
  bent.object = nil
  bent.closure = { n + 1 }
  check(bent.closure() == n + 1)
}

@inline(never) func modify(_ bent: Bent, _ n: Int) {
  let (f, d) = (Float(n & 0xFFFF), Double(n & 0xFFFF))
  bent.int += 3
  check(bent.int == n + 3)
  bent.int -= 3
  bent.double += 0.5
  check(bent.double == d + 0.5)
  bent.double -= 0.5
  bent.words.c += 1
  check(bent.words.c == n + 3)
  bent.indirect.e += 1
  check(bent.indirect.e == n + 5)
  bent.sixteen[3] = f
  check(bent.sixteen[3] == f)
  bent.eight += 1
  check(bent.eight[7] == d + 8)
  bent.small.b += 1
  check(bent.small.b == 3)
  bent.tuple.1 += 1
  check(bent.tuple.1 == f + 1)
  // One within the other.
  nest(&bent.words.a, &bent.doubles.b)
  check(bent.words.a == n + 1 && bent.doubles.b == d + 2)
}

@inline(never) func nest(_ a: inout Int, _ b: inout Double) {
  a += 1
  b += 1
}

@inline(never) func call(_ bent: Bent, _ n: Int) {
  let (n, d) = (n & 0xFFFF, Double(n & 0xFFFF))
  bent.int = n
  bent.double = d
  let five = Five(a: 1, b: 2, c: 3, d: 4, e: n)
  let doubles = Doubles(a: d, b: 1, c: 2, d: 3)
  check(bent.sum(n, d, Four(a: 1, b: 2, c: 3, d: n), [1, 2, 3, 4], n, doubles, five) == 7 * d + 32)
  check(bent.four(Four(a: 1, b: 2, c: 3, d: n)) == Four(a: n, b: 3, c: 2, d: 1 + n))
  check(bent.doubles(doubles) == Doubles(a: 3, b: 2, c: 1, d: 2 * d))
  check(bent.large(five) == Five(a: n, b: 4, c: 3, d: 2, e: 1 + n))
  check(bent.vector(SIMD16(repeating: 1)) == bent.sixteen + 1)
  do throws(Fault) {
    check(try bent.fails(n, d) == Doubles(a: d, b: d, c: 1, d: 2))
    _ = try bent.fails(-1 - n, d)
    check(false)
  } catch { check(error.a == -1 - n && error.b == n) }
  var (a, b) = (5, five)
  bent.swap(&a, &b)
  check(a == 1 + n && b.a == 5)
  check(type(of: bent).kind(n) == n + (bent.isSub ? 2 : 1))
}
