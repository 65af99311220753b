import Foundation
import FoundationNetworking
import PliantTesting
import Testing

@Suite struct NetworkTests {
  private static var page: URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path, parts.query) = ("https", "shop.invalid", "/page", "a=1")
    return parts.url ?? URL(filePath: "/")
  }

  @Test(.network { try .json(["path": $0.url?.path, "method": $0.httpMethod]) })
  func requestsAreAnswered() async throws {
    let (data, response) = try await URLSession.shared.data(from: Self.page)
    let expected = ["path": "/page", "method": "GET"]
    #expect(try JSONDecoder().decode([String: String].self, from: data) == expected)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(response.url == Self.page && response.mimeType == "application/json")
    var request = URLRequest(url: Self.page)
    request.httpMethod = "POST"
    let (posted, _) = try await URLSession(configuration: .ephemeral).data(for: request)
    #expect(String(decoding: posted, as: UTF8.self).contains("POST"))
  }

  @Test(.network { _ in throw URLError(.notConnectedToInternet) })
  func requestsFail() async throws {
    await #expect { _ = try await URLSession.shared.data(from: Self.page) } throws: {
      ($0 as? URLError)?.code == .notConnectedToInternet
    }
  }

  @Test func answersOfOtherProtocolsDoNotHoldTheClock() async throws {
    try await Fixture.network { _ in .text("answer") }.run {
      try await Fixture.now(Date(timeIntervalSince1970: 0)).run {
        let url = try #require(URL(string: "data:text/plain,hello"))
        #expect(try await URLSession.shared.data(from: url).0 == Data("hello".utf8))
        try await Task.sleep(for: .seconds(5))
      }
    }
  }

  /// Foundation gives out the configuration that a session uses, not a copy.
  @Test(arguments: [URLSession.shared, URLSession(configuration: .default)])
  func sessionsAreLeftAsTheyWere(_ session: URLSession) async throws {
    let configuration = session.configuration
    let before = "\(configuration.protocolClasses ?? [])"
    let cookies = configuration.httpCookieStorage
    try await Fixture.network { _ in .text("stub") }.run {
      _ = try await session.data(from: Self.page)
    }
    #expect("\(session.configuration.protocolClasses ?? [])" == before)
    #expect(session.configuration.httpCookieStorage === cookies)
    let server = try LocalServer(answering: "real")
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(server.port)/")))
    request.httpMethod = "POST"
    request.httpBody = Data("{}".utf8)
    #expect(String(decoding: try await session.data(for: request).0, as: UTF8.self) == "real")
  }
}
