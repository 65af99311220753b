import Pliant

extension Tour {
  static func observeProperties() throws {
    let order = Order()
    var seen = ""
    try observe(order, \.customer.city, owner: order) { old, new in
      seen = "\(old) > \(new)"
    }
    let observed = Subject("observe")
    order.customer.city = "Bergen"
    try observed.show(
      "a property of a property",
      "order.customer.city = \"Bergen\"",
      seen,
      is: "Oslo > Bergen"
    )
    order.customer = Customer(city: "Bodø")
    try observed.show(
      "an object on the way replaced",
      "order.customer = …",
      seen,
      is: "Bergen > Bodø"
    )

    let (price, label) = (Price(), Label())
    try bind(label, \.text, to: price, \.euros) { "\($0) EUR" }
    try bindBoth(price, \.euros, price, \.cents, to: { $0 * 100 }, back: { $0 / 100 })
    let bound = Subject("bind")
    price.euros = 3
    try bound.show("another object's property", "price.euros = 3", label.text, is: "3 EUR")
    price.cents = 500
    try bound.show("two properties, both ways", "price.cents = 500", label.text, is: "5 EUR")
  }
}
