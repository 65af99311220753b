import Foundation
public import Hummingbird
import NIOCore
import NIOPosix

/// The routes of the shop: orders are made, shown in a currency, and reported.
///
/// Nothing in this library knows of Pliant.
public struct Shop: Sendable {
  private let store: Store
  private let rates = RateCache()
  private let journal = Journal()

  public init() throws { store = try Store() }

  /// A customer's order.
  public struct Wish: Codable, Sendable {
    public var item: String
    public var count: Int

    public init(item: String, count: Int) { (self.item, self.count) = (item, count) }
  }

  /// An order as it is shown.
  public struct Receipt: Codable, Equatable, ResponseEncodable, Sendable {
    public var id: Int64
    public var item: String
    public var price: Double
    public var currency: String
    public var created: Date
  }

  private static let prices = ["tea": 300, "ink": 1_250]

  public var router: Router<BasicRequestContext> {
    let router = Router()
    router.post("orders") { request, context in
      try await make(try await request.decode(as: Wish.self, context: context))
    }
    router.get("orders/:id") { request, context in
      let id = try context.parameters.require("id", as: Int64.self)
      return try await show(id, in: request.uri.queryParameters["currency"].map(String.init))
    }
    router.get("report") { _, _ in
      try await journal.report(of: store, on: Self.loop).get()
    }
    return router
  }

  private static var loop: any EventLoop { MultiThreadedEventLoopGroup.singleton.next() }

  private func make(_ wish: Wish) async throws -> EditedResponse<Receipt> {
    guard let price = Self.prices[wish.item] else { throw HTTPError(.notFound) }
    let order = try await store.add(wish.count, of: wish.item, total: price * wish.count)
    _ = try await journal.append("\(wish.count) \(wish.item)", on: Self.loop).get()
    return EditedResponse(status: .created, response: try await receipt(for: order, in: nil))
  }

  private func show(_ id: Int64, in currency: String?) async throws -> Receipt {
    guard let order = try await store.order(id) else { throw HTTPError(.notFound) }
    return try await receipt(for: order, in: currency)
  }

  private func receipt(for order: Order, in currency: String?) async throws -> Receipt {
    var rate = 1.0
    do {
      if let currency { rate = try await rates.rate(of: currency) }
    } catch let error as NoRate {
      throw HTTPError(.badGateway, message: "no rate of \(error.currency)")
    }
    return Receipt(
      id: order.id ?? 0,
      item: order.item,
      price: Double(order.total) * rate / 100,
      currency: currency ?? "EUR",
      created: order.created
    )
  }
}
