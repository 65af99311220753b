import Foundation
import FoundationNetworking
import Pliant

// The code that the tour changes. Pliant needs `@Proxied` alone, which writes the mock of a protocol.

final class Till {
  func greeting() -> String { "Next, please" }
}

struct Basket {
  var prices: [Int]
  func total() -> Int { prices.reduce(0, +) }
}

func isOpen(at hour: Int) -> Bool { hour >= 9 && hour < 17 }

final class Mailer {
  func send(_ text: String, to name: String) -> Bool { false }
}

class Customer {
  var city: String
  init(city: String) { self.city = city }
}

class Order {
  var customer = Customer(city: "Oslo")
}

class Price {
  var euros = 1
  var cents = 100
}

class Label {
  var text = ""
}

@Proxied protocol Courier: AnyObject {
  func fee(for parcel: String) -> Int
  func deliver(_ parcel: String) -> Bool
}

final class Bicycle: Courier {
  func fee(for parcel: String) -> Int { 3 }
  func deliver(_ parcel: String) -> Bool { parcel != "piano" }
}

func pay() {
  let (total, fee) = (42, 3)
  #log(total, fee)
}

final class Display {
  var text = ""
  func begin() { #observeNotifications("ShopDidOpenNotification") }
  func shopDidOpen() { text = "open" }
}

func readPrices() throws -> String {
  try String(contentsOfFile: "/etc/shop/prices", encoding: .utf8)
}

func fetchRate() async throws -> String {
  guard let url = URL(string: "https://bank.example/rate") else { return "" }
  return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
}
