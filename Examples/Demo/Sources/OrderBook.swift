import Pliant

/// The book of orders: an ordinary class with `dynamic` members.
final class OrderBook {
  dynamic var price = 100.0
  @Observed var trades: [Double] = []

  dynamic func drift() -> Double { .random(in: -1...1) }

  func move() { price = max(1, price + drift()) }

  dynamic func accepts(_ purchase: Purchase) -> Bool { purchase.amount < 1_900 }

  dynamic func settle(_ purchase: Purchase) { trades.append(purchase.amount) }
}

final class Purchase {
  let trader: Trader
  let amount: Double

  init(trader: Trader, amount: Double) {
    self.trader = trader
    self.amount = amount
  }
}

final class Trader {
  let name: String
  dynamic var paid = 0.0

  init(_ name: String) { self.name = name }

  dynamic func fee(for amount: Double) -> Double { amount * 0.005 }
}

/// The state that a screen would show.
final class Ticker {
  dynamic var label = ""
  dynamic var trades = 0
}

/// The trading desk's limit, in two currencies.
final class Desk {
  dynamic var limitInEuro = 1_000.0
  dynamic var limitInDollar = 1_250.0
}
