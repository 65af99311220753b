import AsyncHTTPClient
import Foundation
import NIOCore
import PliantTesting
import Testing

private func get(_ url: String, within limit: TimeAmount = .seconds(1_000)) async throws -> String {
  let response = try await HTTPClient.shared.execute(HTTPClientRequest(url: url), timeout: limit)
  return String(buffer: try await response.body.collect(upTo: 1_000_000))
}

/// Requests that a server on loopback cannot get.
@Suite struct ClientTests {
  @Test(.network { .text("\($0.url?.absoluteString ?? "")") })
  func everyAddressIsAnswered() async throws {
    let urls = [
      "https://shop.invalid/a?b=c", "http://shop.invalid:8080/", "https://127.0.0.1:1/x",
      "http://[::1]:1/y",
    ]
    for url in urls {
      #expect(try await get(url) == url)
      let response = try await HTTPClient.shared.get(url: url).get()
      #expect(response.body.map { String(buffer: $0) } == url)
    }
    #expect(Network.requests.map { $0.url?.absoluteString } == urls.flatMap { [$0, $0] })
  }

  @Test(.network { _ in throw HTTPClientError.connectTimeout })
  func errorsAreTheRequestsOwn() async {
    await #expect(throws: HTTPClientError.connectTimeout) { try await get("http://shop.invalid") }
    await #expect(throws: HTTPClientError.connectTimeout) {
      try await HTTPClient.shared.get(url: "https://shop.invalid").get()
    }
  }

  @Test func requestsThatAreNotExpectedFailTheTest() async throws {
    try await withKnownIssue {
      try await Fixture.network { _ in nil }.run { _ = try await get("http://shop.invalid/a") }
    } matching: { issue in
      switch issue.error {
      case FixtureError.unexpectedRequest(let text)?: text.hasPrefix("GET http://shop.invalid/a")
      default: "\(issue.error ?? CancellationError())".contains("-1008")
      }
    }
  }

  @Test func socketsAndOwnEncryptionAreRefused() async throws {
    try await withKnownIssue {
      try await Fixture.network { _ in .text("no") }.run {
        await #expect(throws: HTTPClientError.alreadyShutdown) {
          try await HTTPClient.shared.execute(socketPath: "/tmp/shop", urlPath: "/").get()
        }
        var request = HTTPClientRequest(url: "https://shop.invalid")
        request.tlsConfiguration = .makeClientConfiguration()
        let sent = request
        await #expect(throws: HTTPClientError.alreadyShutdown) {
          try await HTTPClient.shared.execute(sent, timeout: .seconds(5))
        }
      }
    } matching: {
      if case .notAnswered? = $0.error as? FixtureError { true } else { false }
    }
  }

  @Test(
    .network { _ in .chunks(["a", "b"], every: .seconds(50)).delayed(by: .seconds(20)) },
    .now(Date(timeIntervalSince1970: 0))
  )
  func timeIsOfTheTestsClock() async throws {
    #expect(try await get("https://shop.invalid") == "ab")
    #expect(try TestClock.current.elapsed == .seconds(120))
    await #expect(throws: HTTPClientError.deadlineExceeded) {
      try await get("https://shop.invalid", within: .seconds(10))
    }
    #expect(try TestClock.current.elapsed == .seconds(130))
    let response = try await HTTPClient.shared.get(url: "http://shop.invalid").get()
    #expect(response.body.map { String(buffer: $0) } == "ab")
    #expect(try TestClock.current.elapsed == .seconds(250))
  }

  /// The clock does not move while a request is on its way.
  @Test(
    .network { request in
      request.url?.path == "/next" ? .text("3") : .status(302, headers: ["Location": "/next"])
    },
    .now(Date(timeIntervalSince1970: 0))
  )
  func connectionsTakeNoTime() async throws {
    for _ in 1...10 {
      try await withThrowingTaskGroup { group in
        group.addTask { try await Task.sleep(for: .seconds(1)) }
        group.addTask { _ = try? await get("https://shop.invalid") }
        group.addTask { _ = try? await HTTPClient.shared.get(url: "https://shop.invalid").get() }
        for _ in 1...2 { try await group.next() }
        #expect(try TestClock.current.elapsed == .zero)
        group.cancelAll()
      }
    }
  }

  @Test(.isolated, .network { _ in .text("isolated") })
  func isolatedTestsAreAnswered() async throws {
    #expect(try await get("https://shop.invalid") == "isolated")
  }

  @Test func nothingIsRealAfterTheEnd() async throws {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    try await withKnownIssue {
      let late = try await Fixture.network { _ in .text("early") }.run {
        Task {
          for await _ in ended { break }
          return try await get("http://shop.invalid/late")
        }
      }
      end.yield()
      await #expect(throws: HTTPClientError.alreadyShutdown) { try await late.value }
    } matching: {
      guard case .afterTheEnd(let call, _)? = $0.error as? FixtureError else { return false }
      return call == "http://shop.invalid/late"
    }
  }

  @Test func answersAreRecordedAndReplayed() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).har").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let server = try await Server.start {}
    let url = "http://127.0.0.1:\(server.port)"
    func ask() async throws -> [String] {
      var request = HTTPClientRequest(url: "\(url)/echo?token=secret")
      request.method = .POST
      request.headers.add(name: "Authorization", value: "secret")
      request.body = .bytes(ByteBuffer(string: "a form"))
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(1_000))
      let body = String(buffer: try await response.body.collect(upTo: 1_000))
      let turned = try await get("\(url)/redirect/302?to=/status/404")
      return [body, turned, "\(Network.requests.count)"]
    }
    let recorded = try await Fixture.network(.recorded(in: file, recording: .all)).run(ask)
    #expect(recorded[0].contains("Authorization: secret") && recorded[0].contains("a form"))
    #expect(recorded[1...] == ["body of 404", "3"])
    try await server.stop()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains("secret"))
    let replayed = try await Fixture.network(.recorded(in: file)).run(ask)
    #expect(replayed == recorded.map { $0.replacing("secret", with: "REDACTED") })
  }
}
