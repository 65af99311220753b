import Foundation
import FoundationNetworking
import PliantTesting
import Service
import Testing

private let start = Date(timeIntervalSince1970: 1_700_000_000)

/// Each test has a shop of its own: a database and logs at the same paths, and a bank.
///
/// Nothing in the shop is prepared for it, and all tests run in parallel.
@Suite(.now(start), .files(["/var/lib/shop/": "", "/var/log/shop/": ""]))
struct ShopTests {
  @Test func anOrderIsStored() async throws {
    let shop = try Client()
    let made = try await shop.order(2, of: "tea")
    #expect("\(made.id) \(made.item) \(made.price) \(made.currency)" == "1 tea 6.0 EUR")
    #expect(made.created == start)
    #expect(try await shop.get("/orders/1") == made)
    #expect(try FileSystem.written.contains("/var/lib/shop/orders.sqlite"))
  }

  @Test func anUnknownItemIsNotSold() async throws {
    let shop = try Client()
    #expect(try await shop.send(.post, "/orders", Shop.Wish(item: "gold", count: 1)).status == 404)
    #expect(try await shop.text("/report") == "1700000000: 0 orders, 0 cents")
  }

  @Test(.environment(["SHOP_DATABASE": "/srv/orders.sqlite"]), .files(["/srv/": ""]))
  func theDatabaseIsWhereTheEnvironmentSays() async throws {
    _ = try await Client().order(1, of: "ink")
    #expect(FileManager.default.fileExists(atPath: "/srv/orders.sqlite"))
  }

  // MARK: A callback of URLSession's, behind a cache on a queue

  @Test(.network { $0.url?.path == "/rates/USD" ? try .json(["rate": 1.5]) : nil })
  func ratesAreAskedForOnceInTenMinutes() async throws {
    let shop = try Client()
    _ = try await shop.order(1, of: "tea")
    for _ in 1...3 { #expect(try await shop.get("/orders/1?currency=USD").price == 4.5) }
    #expect(Network.requests.count == 1)
    try await Task.sleep(for: .seconds(600))
    #expect(try await shop.get("/orders/1?currency=USD").price == 4.5)
    #expect(Network.requests.count == 2)
  }

  @Test(.network { _ in .status(503) }) func aBankThatIsDownIsAskedThreeTimes() async throws {
    let shop = try Client()
    _ = try await shop.order(1, of: "tea")
    #expect(try await shop.send(.get, "/orders/1?currency=USD").status == 502)
    #expect(Network.requests.count == 3)
    #expect(Date() == start + 3)  // the pauses
  }

  @Test(.network { _ in try .json(["rate": 2]) })
  func theHandlerHasTheTestsDate() async throws {
    let date = await withCheckedContinuation { continuation in
      Rates().fetch("USD") { _ in continuation.resume(returning: Date()) }
    }
    #expect(date == start)
  }

  // MARK: Futures, an event loop and a thread pool

  @Test func ordersAreJournaled() async throws {
    let shop = try Client()
    _ = try await shop.order(2, of: "tea")
    try await Task.sleep(for: .seconds(60))
    _ = try await shop.order(1, of: "ink")
    let journal = try String(contentsOfFile: "/var/log/shop/orders.log", encoding: .utf8)
    #expect(journal == "1700000000 2 tea\n1700000060 1 ink\n")
  }

  @Test(.files(["/var/log/shop/orders.log": .failing(ENOSPC, to: [.write])]))
  func anOrderIsRefusedWithoutItsJournal() async throws {
    let shop = try Client()
    #expect(try await shop.send(.post, "/orders", Shop.Wish(item: "tea", count: 1)).status == 500)
  }

  @Test func theReportIsATask() async throws {
    let shop = try Client()
    _ = try await shop.order(2, of: "tea")
    _ = try await shop.order(1, of: "ink")
    #expect(try await shop.text("/report") == "1700000000: 2 orders, 1850 cents")
  }

  // MARK: A detached task

  @Test func oldOrdersAreRemovedAtNight() async throws {
    let store = try Store()
    _ = try await store.add(1, of: "tea", total: 300)
    let cleaner = Cleaner(store).start()
    try await Task.sleep(for: .seconds(20 * 86_400))
    _ = try await store.add(1, of: "ink", total: 1_250)
    #expect(try await store.orders().count == 2)
    try await Task.sleep(for: .seconds(12 * 86_400))
    #expect(try await store.orders().map(\.item) == ["ink"])
    cleaner.cancel()
    await cleaner.value
  }
}
