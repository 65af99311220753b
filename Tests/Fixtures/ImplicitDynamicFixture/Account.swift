/// Nothing here says `dynamic`; the module is built with `-enable-implicit-dynamic`.
public final class Account {
  public private(set) var balance = 0
  public init() {}
  public func deposit(_ amount: Int) -> Int {
    balance += amount
    return balance
  }
  private func secret(_ x: Int) -> Int { x }
  public func callSecret(_ x: Int) -> Int { secret(x) }
  public static func currency() -> String { "EUR" }
}

public struct Rate {
  public var percent = 1.5
  public init() {}
  public func apply(_ amount: Double) -> Double { amount * percent }
}

public func format(_ amount: Int) -> String { "\(amount) EUR" }
