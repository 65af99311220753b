import Foundation
import FoundationNetworking
import PliantTesting
import Synchronization
import Testing

/// What requests carry, and what answers can be.
@Suite struct NetworkAnswersTests {
  private static func url(_ path: String) -> URL {
    URL(string: "https://shop.invalid\(path)") ?? URL(filePath: "/")
  }

  private static func post(_ path: String = "/") -> URLRequest {
    var request = URLRequest(url: url(path))
    request.httpMethod = "POST"
    return request
  }

  @Test(.network { .text(String(decoding: $0.httpBody ?? Data(), as: UTF8.self)) })
  func everyKindOfBodyIsSeen() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = URLSession(configuration: .ephemeral)
    var echoed: [String] = []
    func echo(_ answer: (data: Data, response: URLResponse)) {
      echoed.append(String(decoding: answer.data, as: UTF8.self))
    }
    var request = Self.post()
    request.httpBody = Data("body".utf8)
    echo(try await session.data(for: request))
    echo(try await session.upload(for: Self.post(), from: Data("data".utf8)))
    echo(try await session.upload(for: Self.post(), fromFile: file))
    request.httpBody = nil
    request.httpBodyStream = InputStream(data: Data("stream".utf8))
    echo(try await session.data(for: request))
    echoed.append(
      await withCheckedContinuation { continuation in
        session.uploadTask(with: Self.post(), from: Data("task".utf8)) { data, _, _ in
          continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
        }.resume()
      }
    )
    #expect(echoed == ["body", "data", "file", "stream", "task"])
    #expect(
      Network.requests.map { String(decoding: $0.httpBody ?? Data(), as: UTF8.self) } == echoed
    )
  }

  @Test(
    .network { request in
      let names = ["User", "Own", "Cookie"]
      let seen = names.map { request.value(forHTTPHeaderField: $0) ?? "-" }
      var response = StubbedResponse.text(seen.joined(separator: ","))
      response.headers["Set-Cookie"] = "id=7"
      return response
    }
  )
  func headersAndCookiesAreSeen() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["User": "all", "Own": "all"]
    let session = URLSession(configuration: configuration)
    var request = URLRequest(url: Self.url("/"))
    request.setValue("one", forHTTPHeaderField: "Own")
    #expect(String(decoding: try await session.data(for: request).0, as: UTF8.self) == "all,one,-")
    #expect(
      String(decoding: try await session.data(for: request).0, as: UTF8.self) == "all,one,id=7"
    )
    #expect(Network.requests[0].value(forHTTPHeaderField: "X-PliantTesting-Exchange") == nil)
  }

  @Test(.network { $0.url?.path == "/old" ? .redirect(to: Self.url("/new")) : .text("new") })
  func redirectsAreFollowed() async throws {
    let (data, response) = try await URLSession.shared.data(from: Self.url("/old"))
    #expect(String(decoding: data, as: UTF8.self) == "new" && response.url == Self.url("/new"))
    #expect(Network.requests.compactMap(\.url?.path) == ["/old", "/new"])
  }

  private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    let heard: AsyncStream<String>.Continuation
    init(_ heard: AsyncStream<String>.Continuation) { self.heard = heard }

    func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      heard.yield("\(String(decoding: data, as: UTF8.self)) at \(Date().timeIntervalSince1970)")
    }
    func urlSession(
      _: URLSession,
      downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo file: URL
    ) {
      heard.yield((try? String(contentsOf: file, encoding: .utf8)) ?? "-")
    }
    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      heard.yield("end \((error as? URLError)?.code.rawValue ?? 0)")
      heard.finish()
    }
  }

  private func hear(_ start: (URLSession) -> URLSessionTask) async -> [String] {
    let (events, heard) = AsyncStream.makeStream(of: String.self)
    let session = URLSession(
      configuration: .ephemeral,
      delegate: Listener(heard),
      delegateQueue: nil
    )
    start(session).resume()
    return await events.reduce(into: []) { $0.append($1) }
  }

  @Test(
    .network { _ in
      .chunks(["a", "b"], every: .seconds(100)).failing(URLError(.networkConnectionLost))
    },
    .now(Date(timeIntervalSince1970: 0))
  )
  func chunksArriveOverTime() async {
    let heard = await hear { $0.dataTask(with: Self.url("/")) }
    #expect(heard.map { $0.prefix(1) } == ["a", "b", "e"])
    #expect(heard.last == "end -1005" && Date().timeIntervalSince1970 == 200)
  }

  @Test(
    .network { _ in .text("file").delayed(by: .seconds(3_600)) },
    .now(Date(timeIntervalSince1970: 0))
  )
  func downloadsAreAnswered() async throws {
    #expect(await hear { $0.downloadTask(with: Self.url("/")) } == ["file", "end 0"])
    let text = await withCheckedContinuation { continuation in
      URLSession.shared.downloadTask(with: Self.url("/")) { file, response, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(
          returning: "\(text ?? "-") \((response as? HTTPURLResponse)?.statusCode ?? 0)"
        )
      }.resume()
    }
    #expect(text == "file 200")
    let (file, _) = try await URLSession.shared.download(from: Self.url("/"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "file")
    #expect(Date().timeIntervalSince1970 == 10_800)
  }

  /// A timeout is later than an answer that is in time, however long Foundation needs for it.
  @Test(
    .network { _ in .text("in time").delayed(by: .seconds(5)) },
    .now(Date(timeIntervalSince1970: 0))
  )
  func answersComeBeforeTimeouts() async throws {
    for _ in 0..<10 {
      let first = try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask {
          try await Task.sleep(for: .seconds(60))
          return "late"
        }
        group.addTask {
          String(decoding: try await URLSession.shared.data(from: Self.url("/")).0, as: UTF8.self)
        }
        defer { group.cancelAll() }
        return try await group.next()
      }
      #expect(first == "in time")
    }
  }

  @Test(
    .network { _ in
      try await Task.sleep(for: .seconds(1_000_000))
      return .text("never")
    }
  ) func cancelledRequestsAreNotAnswered() async throws {
    let request = Task { try await URLSession.shared.data(from: Self.url("/")) }
    while Network.requests.isEmpty { await Task.yield() }
    request.cancel()
    await #expect { try await request.value } throws: { ($0 as? URLError)?.code == .cancelled }
  }

  @Test(.network { $0.url?.path == "/known" ? .text("known") : nil })
  func unexpectedRequestsFailTheTest() async throws {
    _ = try await URLSession.shared.data(from: Self.url("/known"))
    nonisolated(unsafe) var told = ""
    await withKnownIssue {
      var request = Self.post("/unknown?a=1")
      request.httpBody = Data("what".utf8)
      let answer = try? await URLSession.shared.data(for: request)
      #expect(answer?.0 == nil)
    } matching: { issue in
      told = "\(issue.error ?? CancellationError())"
      return true
    }
    #expect(told.contains("POST https://shop.invalid/unknown?a=1") && told.contains("what"))
  }

  @Test(.network { _ in .text("") }) func webSocketsAreRefused() {
    withKnownIssue {
      URLSession.shared.webSocketTask(with: Self.url("/socket")).resume()
    } matching: {
      $0.error as? FixtureError == .webSocket("https://shop.invalid/socket")
    }
  }

  @Test func requestsWithoutANetwork() {
    withKnownIssue {
      #expect(Network.requests.isEmpty)
    } matching: {
      $0.error as? FixtureError == .noNetwork
    }
  }
}
