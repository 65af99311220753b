import Logging
import Pliant

/// A market of one share, and its overrides and observations.
final class Market {
  private let book = OrderBook()
  private let ticker = Ticker()
  private let desk = Desk()
  private let regular = Trader("Ann")
  private let preferred = Trader("Ben")
  private var redefinitions: [Redefinition] = []
  private var audit: Override?
  private var random = SystemRandomNumberGenerator()
  private var orders = 0
  /// Some live longer than the others.
  private var disputed: [Purchase] = []

  init() throws {
    try bind(ticker, \.label, to: book, \.price) { "\(cents($0)) a share" }
    try bind(ticker, \.trades, to: book, \.trades) { $0.count }
    try bindBoth(
      desk,
      \.limitInEuro,
      desk,
      \.limitInDollar,
      to: { $0 * 1.25 },
      back: { $0 / 1.25 }
    )
    try observe(book, \.price, owner: ticker) { old, new in
      if abs(new - old) > 0.8 { #log(.warning, "the price jumps", old, new) }
    }
    try observe(ticker, \.label, owner: desk) { (_: Change<String>) in }
    try override()
  }

  /// The redefinitions that can be switched in the page.
  private func override() throws {
    let fee = #method(Trader.fee(for:))
    try fee.override(on: preferred, key: "preferred") { _, amount in amount * 0.001 }
    let noFees = try fee.redefine { _, _ in 0 }
    let closed = try #method(OrderBook.accepts(_:)).redefine { _, _ in false }
    let calm = try #method(OrderBook.drift).redefine(around: { original in
      { book in original(book) / 10 }
    })
    redefinitions = [noFees, closed, calm]
    for redefinition in redefinitions { redefinition.stop() }
    let settle = #method(OrderBook.settle(_:))
    audit = try settle.wrap(onAll: OrderBook.self, key: "audit") { layer in
      { book, purchase in
        #log(.debug, "settling", purchase.trader.name, purchase.amount)
        layer.next(book, purchase)
      }
    }
  }

  /// Adds and removes an order.
  func tick() {
    orders += 1
    book.move()
    let trader = orders.isMultiple(of: 3) ? preferred : regular
    let purchase = Purchase(
      trader: trader,
      amount: Double.random(in: 1...20, using: &random) * book.price
    )
    onDeallocation(of: purchase) {}
    guard book.accepts(purchase) else {
      #log(.notice, "refused", purchase.trader.name, purchase.amount)
      return
    }
    let fee = trader.fee(for: purchase.amount)
    trader.paid += fee
    book.settle(purchase)
    if orders.isMultiple(of: 25) { disputed = disputed.suffix(199) + [purchase] }
    #log("bought", purchase.trader.name, purchase.amount, fee, book.price)
    if orders.isMultiple(of: 40) {
      desk.limitInEuro += 10
      #log(.error, "limit raised", desk.limitInEuro, desk.limitInDollar)
    }
  }

  func report() -> String {
    "\(ticker.label), fee on 100: \(cents(regular.fee(for: 100))), "
      + "preferred \(cents(preferred.fee(for: 100))), trades \(book.trades.count)"
  }
}

private func cents(_ value: Double) -> String {
  let cents = Int((value * 100).rounded())
  return "\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)"
}
