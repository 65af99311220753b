public struct Ware {
  public var number = 1
  public init() {}
  public func price() -> String { "price 1" }
}
