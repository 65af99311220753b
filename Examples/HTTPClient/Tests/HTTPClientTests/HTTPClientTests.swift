import Foundation
import FoundationNetworking
import Pliant
import PliantTesting
import Testing

@testable import HTTPClient

private struct Offline: Error {}

private let now = #callable(Date.init as () -> Date)
private let pause = #method(HTTPClient.pause(before:))

struct HTTPClientTests {
  private let transport = TransportProxy()
  private let delegate = HTTPClientDelegateProxy()
  private let client: HTTPClient

  init() {
    client = HTTPClient(transport: transport)
    client.delegate = delegate
  }

  @Test func fetches() async throws {
    let send = transport.stub(\.send, returning: Response(body: "hello"))
    let received = delegate.spy(\.`client(_:didReceive:)`)
    #expect(try await client.get("/greeting").body == "hello")
    #expect(send.calls.map(\.arguments.path) == ["/greeting"])
    received.verify(.arguments(.identical(to: client), .equal(Response(body: "hello"))), count: 1)
  }

  @Test func triesAgainWhereTheDelegateLetsIt() async throws {
    let send = transport.spy(\.send)
    send.stub(results: .failure(Offline()), .failure(Offline()), .success(Response(body: "late")))
    let asked = delegate.stub(\.`client(_:shouldRetry:after:)`, returning: true)
    let pauses = try pause.stub(on: client, returning: ())  // no test sleeps
    #expect(try await client.get("/").body == "late")
    #expect(pauses.calls.map(\.arguments) == [1, 2])
    verifyInOrder {
      send.call()
      asked.call(where: { $0.2 is Offline })
      pauses.call(.equal(1))
      send.call()
      pauses.call(.equal(2))
      send.call()
    }
  }

  @Test func givesUpWhereItDoesNot() async throws {
    transport.stub(\.send, throwing: Offline())
    let pauses = try pause.spy(on: client)
    await #expect(throws: Offline.self) { try await client.get("/") }
    pauses.verify(count: 0)
  }

  @Test func remembersForAMinute() async throws {
    let send = transport.stub(\.send, returning: Response(body: "one"), Response(body: "two"))
    func get(at seconds: TimeInterval) async throws -> String {
      try await now.withRedefinition(
        { Date(timeIntervalSince1970: seconds) },
        operation: { try await client.get("/").body }
      )
    }
    #expect(try await get(at: 1_000) == "one")
    #expect(try await get(at: 1_059) == "one")
    #expect(try await get(at: 1_060) == "two")
    send.verify(count: 2)
  }

  @Test(.redefining(now) { Date(timeIntervalSince1970: 0) })
  func neverForgetsWhileTimeStandsStill() async throws {
    transport.stub(\.send, returning: Response(body: "one"), Response(body: "two"))
    for _ in 0..<3 { #expect(try await client.get("/").body == "one") }
  }

  /// The client as the application makes it: no test reaches the network, and none waits.
  @Test(
    .network { request in
      guard request.url?.path == "/prices" else { throw URLError(.cannotFindHost) }
      return .text("[1, 2]", status: 203)
    },
    .now(Date(timeIntervalSince1970: 0))
  )
  func asksItsServer() async throws {
    let server = try #require(URL(string: "https://shop.invalid"))
    let client = HTTPClient(transport: URLSessionTransport(server: server))
    client.delegate = delegate
    #expect(try await client.get("prices") == Response(status: 203, body: "[1, 2]"))
    let asked = delegate.stub(\.`client(_:shouldRetry:after:)`, returning: true, false)
    await #expect(throws: URLError.self) { try await client.get("other") }
    asked.verify(count: 2)
    #expect(try TestClock.current.elapsed == .seconds(2))
  }

  /// A delegate of the application, with a proxy before it: one answer is another, the rest is passed on.
  @Test func aRealDelegateWithOneAnswerChanged() async throws {
    final class Application: HTTPClientDelegate {
      var received: [String] = []
      func client(_: HTTPClient, shouldRetry _: String, after _: any Error) -> Bool { true }
      func client(_: HTTPClient, didReceive response: Response) { received.append(response.body) }
    }
    let application = Application()
    let proxy = HTTPClientDelegateProxy(implementer: application)
    client.delegate = proxy
    try proxy.override(\.`client(_:shouldRetry:after:)`) { _, path, _ in path != "/once" }
    var seen: [Int] = []
    try proxy.observe(\.`client(_:didReceive:)`, .before) { _, response in
      seen.append(response.status)
    }
    let send = transport.spy(\.send)
    send.stub(for: .equal(Request(path: "/once")), throwing: Offline())
    send.stub(for: .equal(Request(path: "/")), returning: Response(status: 201, body: "made"))
    await #expect(throws: Offline.self) { try await client.get("/once") }
    _ = try await client.get("/")
    #expect(seen == [201])
    #expect(application.received == ["made"])
  }
}
