/// Declarations marked `dynamic`, which override whatever the optimizer does.
public final class Clock {
  public init() {}
  public dynamic init(named name: String) { self.name = name }
  public var name = "clock"
  public dynamic func now() -> Double { 1 }
  public dynamic func tick(_ by: Int) -> Int { by }
  public dynamic func slow(_ key: String) async throws -> String { "slow \(key)" }
  public dynamic var zone = "UTC"
  public static dynamic func make(_ text: String) -> String { "made \(text)" }
  public func callTick(_ by: Int) -> Int { tick(by) }
}

open class Base {
  public init() {}
  public dynamic func describe(_ x: Int) -> String { "base \(x)" }
}

open class Middle: Base {}

open class Derived: Middle {
  public override dynamic func describe(_ x: Int) -> String { "derived(" + super.describe(x) + ")" }
}

open class Leaf: Derived {}

public struct Meter: Equatable {
  public var count = 0
  public init() {}
  public dynamic func read(_ scale: Int) -> Int { count * scale }
  public dynamic mutating func add(_ x: Int) { count += x }
}

public dynamic func area(_ width: Int, _ height: Int) -> Int { width * height }

public actor Counter {
  public var value = 0
  public init() {}
  public dynamic func add(_ by: Int) -> Int {
    value += by
    return value
  }
  public dynamic func addLater(_ by: Int) async -> Int {
    await Task.yield()
    return add(by)
  }
}
