/// A class that nothing inherits.
public final class Sealed {
  public init() {}
  public func plain() -> Int { 1 }
  public dynamic func marked() -> Int { 1 }
}

open class Box<Value> {
  public var value: Value
  public init(_ value: Value) { self.value = value }
  open func label(_ x: Int) -> String { "\(value) \(x)" }
  open func put(_ value: Value) { self.value = value }
}

public struct Meter {
  public var count = 3
  public init() {}
  public func plain(_ scale: Int) -> Int { count * scale }
  public dynamic func marked(_ scale: Int) -> Int { count * scale }
}

public func plainArea(_ width: Int, _ height: Int) -> Int { width * height }
public dynamic func area(_ width: Int, _ height: Int) -> Int { width * height }
