import AsyncHTTPClient
import Foundation
import Pliant
import PliantTesting
import Prices
import Testing

private let execute = #method(HTTPClient.execute(_:timeout:logger:))

/// No test has a server: AsyncHTTPClient's own function is answered, for the task of each test alone.
struct PricesTests {
  private let prices = Prices(server: "https://shop.invalid")

  @Test(.stubbing(execute, returning: .text("3")))
  func asksTheServer() async throws {
    #expect(try await prices.price(of: "tea") == 3)
    let spy = try execute.currentSpy()
    #expect(spy.calls.map(\.arguments.0.url) == ["https://shop.invalid/prices/tea"])
  }

  @Test(
    .stubbing(execute, returning: .busy(for: 30), .text("3")),
    .now(Date(timeIntervalSince1970: 0))
  )
  func asksOnceMoreWhereTheServerIsBusy() async throws {
    #expect(try await prices.price(of: "tea") == 3)
    #expect(try TestClock.current.elapsed == .seconds(30))
    try execute.currentSpy().verify(count: 2)
  }

  @Test(
    .stubbing(execute, returning: .busy(for: 1), .busy(for: 1), .text("3")),
    .now(Date(timeIntervalSince1970: 0))
  )
  func givesUpAfterThat() async throws {
    await #expect(throws: NoPrice(item: "tea", status: 503)) { try await prices.price(of: "tea") }
    try execute.currentSpy().verify(count: 2)
  }

  @Test(.spying(execute))
  func doesNotAskAgainWhereTheNetworkFails() async throws {
    let spy = try execute.currentSpy()
    spy.stub(throwing: HTTPClientError.connectTimeout)
    await #expect(throws: HTTPClientError.connectTimeout) { try await prices.price(of: "tea") }
    spy.verify(count: 1)
  }

  /// The body of a response can be read once: here every request has a response of its own.
  @Test(
    .redefining(execute) { _, request, _, _ in
      request.url.hasSuffix("/tea") ? .text("3") : HTTPClientResponse(status: .notFound)
    }
  )
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
          try await execute.withRedefinition(
            { _, _, _, _ in .text("\(price)") },
            operation: { try await prices.price(of: "tea") == price }
          )
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 20))
  }
}

extension HTTPClientResponse {
  fileprivate static func text(_ text: String) -> Self {
    HTTPClientResponse(body: .bytes(.init(string: text)))
  }

  fileprivate static func busy(for seconds: Int) -> Self {
    HTTPClientResponse(status: .serviceUnavailable, headers: ["Retry-After": "\(seconds)"])
  }
}
