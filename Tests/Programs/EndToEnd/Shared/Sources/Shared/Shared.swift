/// In a library of its own, which the program links and the plugin too.
open class Shape {
  public init() {}
  open func name() -> String { "shape" }
  public final func sealed() -> String { "sealed" }
}

/// What two copies of Pliant override, observe and watch at once.
open class Meter {
  public init() {}
  public dynamic func marked() -> String { "own" }
  open func plain() -> String { "own" }
  open func other() -> String { "own" }
  public dynamic var reading = 0
  public final func sealed() -> String { "own" }
}

/// A class of its own for each order in which they come.
open class Gauge: Meter {}

/// Whose methods the program and a library that it loads replace with `@_dynamicReplacement`.
public final class Replaced {
  public init() {}
  public dynamic func before() -> String { "own" }
  public dynamic func deaf() -> String { "own" }
  public dynamic func after() -> String { "own" }
  public dynamic func twice() -> String { "own" }
  public dynamic func other() -> String { "own" }
}
