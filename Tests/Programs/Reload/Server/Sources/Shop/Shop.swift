struct Item: Codable, Sendable {
  var name: String
  var price: Int
}

actor Shop {
  var visits = 0
  let stock = [Item(name: "tea", price: 3), Item(name: "cup", price: 7)]

  func visit() -> Int {
    visits += 1
    return visits
  }
}

func total(_ items: [Item]) -> Int { items.map(\.price).reduce(0, +) }
