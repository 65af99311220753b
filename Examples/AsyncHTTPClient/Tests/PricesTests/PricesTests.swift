import AsyncHTTPClient
import Foundation
import Pliant
import PliantTesting
import Prices
import Testing

private let execute = #method(HTTPClient.execute(_:timeout:logger:))

/// No test has a server: AsyncHTTPClient's requests are answered, for the work of each test alone.
struct PricesTests {
  private let prices = Prices(server: "https://shop.invalid")

  @Test(.network { _ in .text("3") })
  func asksTheServer() async throws {
    #expect(try await prices.price(of: "tea") == 3)
    #expect(Network.requests.map(\.url?.absoluteString) == ["https://shop.invalid/prices/tea"])
  }

  @Test(
    .network { _ in Network.requests.count == 1 ? .busy(for: 30) : .text("3") },
    .now(Date(timeIntervalSince1970: 0))
  )
  func asksOnceMoreWhereTheServerIsBusy() async throws {
    #expect(try await prices.price(of: "tea") == 3)
    #expect(try TestClock.current.elapsed == .seconds(30))
    #expect(Network.requests.count == 2)
  }

  @Test(.network { _ in .busy(for: 1) }, .now(Date(timeIntervalSince1970: 0)))
  func givesUpAfterThat() async throws {
    await #expect(throws: NoPrice(item: "tea", status: 503)) { try await prices.price(of: "tea") }
    #expect(Network.requests.count == 2)
  }

  @Test(.network { _ in .text("3").delayed(by: .seconds(6)) }, .now(Date(timeIntervalSince1970: 0)))
  func waitsForFiveSeconds() async throws {
    await #expect(throws: HTTPClientError.deadlineExceeded) { try await prices.price(of: "tea") }
    #expect(try TestClock.current.elapsed == .seconds(5))
  }

  @Test(.network { $0.url?.path == "/prices/tea" ? .text("3") : .status(404) })
  func answersByWhatIsAsked() async throws {
    async let tea = prices.price(of: "tea")
    await #expect(throws: NoPrice(item: "ink", status: 404)) { try await prices.price(of: "ink") }
    #expect(try await tea == 3)
  }

  /// Tasks that run at once have each their own server.
  @Test func answersEachTaskOnItsOwn() async throws {
    let answers = try await withThrowingTaskGroup { group in
      for price in 1...20 {
        group.addTask {
          try await Fixture.network { _ in .text("\(price)") }.run {
            try await prices.price(of: "tea") == price
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 20))
  }

  /// Without the package's trait, AsyncHTTPClient's function is redefined as any other is.
  @Test(.spying(execute))
  func doesNotAskAgainWhereTheNetworkFails() async throws {
    let spy = try execute.currentSpy()
    spy.stub(throwing: HTTPClientError.connectTimeout)
    await #expect(throws: HTTPClientError.connectTimeout) { try await prices.price(of: "tea") }
    spy.verify(count: 1)
  }
}

extension StubbedResponse {
  fileprivate static func busy(for seconds: Int) -> Self {
    .status(503, headers: ["Retry-After": "\(seconds)"])
  }
}
