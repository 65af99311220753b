/// What two copies of Pliant bend, observe and watch at once.
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
