import Pliant

public final class Place {
  public init() {}
  public dynamic var city = "Oslo"
}

public final class Model {
  public init() {}
  public dynamic var name = "a"
  public dynamic var label = ""
  @Observed public var items = [1]
  @Observed public var place = Place()
  public var count: Int { items.count }
  deinit { print("deinit") }
}
