// Types whose layouts tests try to change.

public struct Point {
  public var x = 1
  public var y = 2
  public init() {}
  public func sum() -> Int { x + y }
}

public enum Direction {
  case left, right
  public func text() -> String { "\(self)" }
}

open class Base {
  public init() {}
  open func run() -> String { "base" }
}

open class Other: Base {}

open class Derived: Base {
  public func tell() -> String { "derived" }
}

public protocol Shape {
  func area() -> Int
}

public struct Square: Shape {
  public init() {}
  public func area() -> Int { 4 }
}

public func shape() -> some Shape { Square() }

public struct Circle: Shape {
  public init() {}
  public func area() -> Int { 3 }
}
