import Foundation
import Pliant
import PliantTesting
import Testing

/// The cases of Mockable's README, written with Pliant; the table is in "Beside mocking libraries".
struct MockableTests {
  private let service = ProductServiceProxy()
  private let log = Log()
  private let phone = Product(name: "iPhone 15 Pro")

  // Example
  @Test func example() async throws {
    let (fetched, paid, moved) = (
      service.stub(\.fetch, returning: phone), service.stub(\.checkout, throwing: Missing()),
      service.spy(\.url.set)
    )
    let cart = Cart(service)
    let mirror = URL(string: "https://example.com")
    #expect(await cart.buy(phone, from: mirror) == "no \(phone.name)")
    fetched.verify(.equal(phone.id), count: 1...)
    paid.verify(.equal(phone), count: 1)
    moved.verify(.equal(mirror), count: 1)
  }

  // Given: throws for the first call, then returns
  @Test func sequences() async throws {
    service.spy(\.fetch).stub(.throws(Missing()), .returns(phone))
    await #expect(throws: Missing.self) { try await service.fetch(for: phone.id) }
    #expect(try await service.fetch(for: UUID()) == phone)
    #expect(try await service.fetch(for: UUID()) == phone)
  }

  // Given: willProduce
  @Test func producing() async throws {
    service.spy(\.fetch).stub(answering: { [phone] id in
      guard id == phone.id else { throw Missing() }
      return phone
    })
    #expect(try await service.fetch(for: phone.id) == phone)
    await #expect(throws: Missing.self) { try await service.fetch(for: UUID()) }
  }

  // When: side effects of calls, reads and writes
  @Test func sideEffects() throws {
    service.stub(\.checkout, returning: ())
    try service.observe(\.checkout, .before) { [log] product in
      if product.name == "iPhone 15 Pro" { log("ouch") }
    }
    try service.observe(\.url, .before) { [log] in log("read") }
    try service.observe(\.url.set, .after) { [log] url in if url == nil { log("set to nil") } }
    try service.checkout(with: Product(name: "Pear"))
    try service.checkout(with: phone)
    _ = service.url
    service.url = URL(string: "https://example.com")
    service.url = nil
    #expect(log.text == "ouch read set to nil")
  }

  // Verify: counts and ranges
  @Test func counts() async throws {
    let fetched = service.stub(\.fetch, returning: phone)
    let (read, moved) = (service.spy(\.url), service.spy(\.url.set))
    for _ in 0..<3 { _ = try await service.fetch(for: phone.id) }
    _ = (service.url, service.url)
    fetched.verify(count: 1...5)
    fetched.verify(count: 3)
    read.verify(count: 2...)
    moved.verify(nil, count: .never)
  }

  // Verify: eventually
  @Test func eventually() async throws {
    let fetched = service.stub(\.fetch, returning: phone)
    nonisolated(unsafe) let service = service  // SAFETY: a proxy's state is locked.
    let id = phone.id
    let task = Task.detached { @Sendable in try await service.fetch(for: id) }
    #expect(await fetched.verifyEventually(.equal(id), within: .seconds(3_600)))
    _ = try await task.value
  }

  // Relaxed and strict
  @Test func relaxedAndStrict() throws {
    #expect(service.url == nil)
    let paid = service.stub(\.checkout, for: .equal(phone), returning: ()).strict()
    try service.checkout(with: phone)
    withKnownIssue { try service.checkout(with: Product(name: "Pear")) }
    #expect(paid.callCount == 2)
  }

  // Reset
  @Test func reset() async throws {
    let fetched = service.stub(\.fetch, returning: phone)
    _ = try await service.fetch(for: phone.id)
    resetAll(fetched)
    fetched.verify(count: .never)
    fetched.removeStubs()
    await #expect(throws: (any Error).self) { try await service.fetch(for: phone.id) }
  }

  /// A double of a class that has no protocol, which none of those libraries makes.
  @Test func withoutAProtocol() throws {
    let store = Store()
    let price = #method(Store.price(of:))
    let spy = try price.stub(on: store, for: "apple", returning: 13)
    spy.stub(for: "banana", returning: 17)
    #expect("\(store.price(of: "apple")) \(store.price(of: "banana"))" == "13 17")
    spy.verify(.any, count: 2)
    verifyInOrder {
      spy.call("apple")
      spy.call("banana")
    }
    verifyNoMoreInteractions(spy)
  }
}

private struct Missing: Error {}

struct Product: Equatable {
  let id = UUID()
  let name: String
}

@Proxied protocol ProductService: AnyObject {
  var url: URL? { get set }
  func fetch(for id: UUID) async throws -> Product
  func checkout(with product: Product) throws
}

private final class Cart {
  private let service: any ProductService
  init(_ service: any ProductService) { self.service = service }

  func buy(_ product: Product, from mirror: URL?) async -> String {
    service.url = mirror
    do {
      let found = try await service.fetch(for: product.id)
      try service.checkout(with: found)
      return found.name
    } catch {
      return "no \(product.name)"
    }
  }
}

private class Store {
  dynamic func price(of item: String) -> Int { 0 }
}
