final class Cart {
  let number: Int

  init(_ number: Int) { self.number = number }

  func price(of item: String) -> Int { item.utf8.count * 100 }

  func total(of item: String) async -> String {
    await Task.yield()
    return "cart \(number): \(item) costs \(price(of: item))"
  }
}
