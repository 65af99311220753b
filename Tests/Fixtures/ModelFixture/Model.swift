public import Foundation

/// Properties of every kind that can be observed, in a module of their own.
public final class Values {
  public init() {}
  public dynamic var string = "n"
  public dynamic var array: [Int] = []
  public dynamic var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  public dynamic var simd = SIMD4<Float>(1, 2, 3, 4)
  public dynamic var wide = SIMD8<Double>(repeating: 1)
  public dynamic var mixed = Mixed(1, 2, "three")
  public dynamic var big = Big(1, "e")
  public dynamic var choice = Choice.none
  public dynamic var any: Any = 1
  public dynamic var optional: Int?
  public dynamic var function: (Int) -> Int = { $0 }
  public dynamic var object: AnyObject?
  public dynamic var tuple = (1, "two")
  public dynamic var float: Float = 1
  public dynamic var bool = false
  public dynamic weak var weakly: Values?
  public dynamic var metatype: Any.Type = Int.self
  public dynamic var date = Date(timeIntervalSince1970: 0)
}

public struct Mixed: Equatable {
  public var a: Int
  public var b: Double
  public var s: String
  public init(_ a: Int, _ b: Double, _ s: String) {
    self.a = a
    self.b = b
    self.s = s
  }
}

public struct Big: Equatable {
  public var a: Int, b: Int, c: Int, d: Int, e: String
  public init(_ a: Int, _ e: String) {
    self.a = a
    b = a
    c = a
    d = a
    self.e = e
  }
}

public enum Choice: Equatable {
  case none
  case one(Int)
  case two(String, Double)
}

/// A root, an intermediate and a leaf.
open class Root {
  public dynamic var target = Target()
  public dynamic var optional: Target?
  public dynamic var holder = Holder()
  public init() {}
}

open class Target {
  public dynamic var property = Property()
  public dynamic weak var parent: Root?
  public init() {}
}

open class Property {
  open dynamic var value = 0
  public init(_ value: Int = 0) { self.value = value }
}

public struct Holder {
  public var target: Target?
  public var number = 1
  public init() {}
}

open class Node {
  public dynamic var next: Node?
  public dynamic var value = 0
  public init(_ value: Int = 0) { self.value = value }
}
