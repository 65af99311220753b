/// A class of a user's own module, which other modules subclass.
open class Greeter {
  open var calls = 0
  public init() {}

  open func greet(_ who: String) -> String { "Hello \(who)" }
  open func risky(_ x: Int) throws -> Int { x }
  open func load(_ key: String) async -> String { "loaded \(key)" }
  open func measure(_ size: Size, _ large: Large) -> Double { size.width * large.factor }
  public dynamic func marked(_ x: Int) -> Int { x }

  // Two functions of the same code, which a linker may make one.
  open func left() -> Int { 7 }
  open func right() -> Int { 7 }
}

/// Inherits everything.
open class Inheritor: Greeter {}

/// Overrides a method by the same code.
open class Twin: Greeter {
  open override func left() -> Int { 7 }
}

/// Overrides two methods by the same code, and has one more that nothing overrides.
open class Triplet: Greeter {
  open override func left() -> Int { 5 }
  open override func right() -> Int { 5 }
  public final func middle() -> Int { 5 }
}

public struct Size {
  public var width: Double
  public init(width: Double) { self.width = width }
}

/// Passed by its address.
public struct Large {
  public var name = "large"
  public var factor = 2.0
  public var others = [1, 2, 3]
  public var more = (1, 2, 3, 4)
  public init() {}
}
