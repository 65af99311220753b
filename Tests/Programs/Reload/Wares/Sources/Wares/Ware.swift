import Labels

public struct Ware {
  public var number = 1
  public init() {}
  public func price() -> String { "price 1" }
  public func labelled() -> String { Label().text() }
}

public func toll(_ toll: Int = 1) -> String { "toll \(toll)" }
