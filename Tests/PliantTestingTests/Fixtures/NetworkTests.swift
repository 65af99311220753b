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

  @Test(.network { request in .text("got \(request.httpBody?.count ?? 0)", status: 404) })
  func completionHandlersToo() async throws {
    let heard = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: Self.page) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        continuation.resume(returning: "\(status) \(text)")
      }.resume()
    }
    #expect(heard == "404 got 0")
    let (sent, _) = try await URLSession.shared.upload(
      for: URLRequest(url: Self.page),
      from: Data("12345".utf8)
    )
    #expect(String(decoding: sent, as: UTF8.self).hasPrefix("got"))
    let (file, _) = try await URLSession.shared.download(from: Self.page)
    #expect(try String(contentsOf: file, encoding: .utf8) == "got 0")
    let failed = await withCheckedContinuation { continuation in
      URLSession.shared.downloadTask(with: Self.page) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }.resume()
    }
    #expect(failed == nil)
  }

  private final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // SAFETY: the session calls one method at a time, on its own queue.
    let events: AsyncStream<String>.Continuation
    init(_ events: AsyncStream<String>.Continuation) { self.events = events }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      events.yield(String(decoding: data, as: UTF8.self))
    }
    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      events.yield("end \(error == nil)")
      events.finish()
    }
  }

  @Test(.network { _ in .text("hello") })
  func delegatesHearOfIt() async {
    let (events, tell) = AsyncStream.makeStream(of: String.self)
    let session = URLSession(
      configuration: .default,
      delegate: Listener(tell),
      delegateQueue: nil
    )
    session.dataTask(with: URLRequest(url: Self.page)).resume()
    #expect(await events.reduce("") { $0 + $1 + "," } == "hello,end true,")
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
