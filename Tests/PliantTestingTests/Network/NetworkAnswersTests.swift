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

  /// The clock is the test's, and a request's timeout counts from the last part of the answer.
  @Test(
    .network { _ in
      .chunks(["a", "b"], every: .seconds(50)).failing(URLError(.networkConnectionLost))
    },
    .now(Date(timeIntervalSince1970: 0))
  )
  func chunksArriveOverTime() async {
    let stage = Stage(port: 1) { [] }
    let listener = Listener(stage)
    stage.session(listener).dataTask(with: stage.url("/")).resume()
    await listener.end()
    #expect(
      stage.log == ["response 200 -1 /", "data ab", "end -1005 -1005 running 200 / GET / 0"]
    )
    #expect(Date().timeIntervalSince1970 == 100)
  }

  @Test(
    .network { _ in .text("late").delayed(by: .seconds(61)) },
    .now(Date(timeIntervalSince1970: 0))
  )
  func requestsTimeOutByTheClock() async throws {
    for (timeout, end) in [(nil, 60.0), (10.0, 70), (nil, 130)] {
      var request = URLRequest(url: Self.url("/"))
      if let timeout { request.timeoutInterval = timeout }
      await #expect { try await URLSession.shared.data(for: request) } throws: {
        ($0 as? URLError)?.code == .timedOut
      }
      // Foundation's timers have a millisecond less.
      #expect(Date().timeIntervalSince1970.rounded() == end)
    }
    var request = URLRequest(url: Self.url("/"))
    request.timeoutInterval = 100
    let (file, _) = try await URLSession.shared.download(for: request)
    #expect(try String(contentsOf: file, encoding: .utf8) == "late")
    #expect(Date().timeIntervalSince1970.rounded() == 191)
  }

  @Test(
    .network { .text(String(decoding: $0.httpBody ?? Data(), as: UTF8.self)) },
    .files()
  )
  func filesOfTheTestAreReceived() async throws {
    var request = Self.post()
    request.httpMethod = "PUT"
    request.httpBody = Data("a file".utf8)
    let sentAgain = request
    let text = await withCheckedContinuation { continuation in
      URLSession.shared.downloadTask(with: sentAgain) { file, _, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: text)
      }.resume()
    }
    #expect(text == "a file")
  }

  @Test func cookiesAreOfOneTest() async throws {
    let setting = Fixture.network { request in
      StubbedResponse(
        headers: ["Set-Cookie": "id=7"],
        body: Data((request.value(forHTTPHeaderField: "Cookie") ?? "none").utf8)
      )
    }
    for _ in 0..<2 {
      try await setting.run {
        var seen: [String] = []
        for _ in 0..<2 {
          let (data, _) = try await URLSession.shared.data(from: Self.url("/"))
          seen.append(String(decoding: data, as: UTF8.self))
        }
        #expect(seen == ["none", "id=7"])
        #expect(HTTPCookieStorage.shared.cookies?.map(\.name) == ["id"])
      }
      #expect(HTTPCookieStorage.shared.cookies(for: Self.url("/")) == [])
    }
  }

  @Test(.network { _ in .data(Data(repeating: 1, count: 10_000_000)) })
  func longAnswersAreRead() async throws {
    let (data, _) = try await URLSession.shared.data(from: Self.url("/"))
    #expect(data == Data(repeating: 1, count: 10_000_000))
  }

  /// Foundation has Dispatch open the file, which carries a handler as well.
  @Test(
    .files(["/pliant/body": "bytes"]),
    .network { .text(String(decoding: $0.httpBody ?? Data(), as: UTF8.self)) }
  )
  func filesOfTheTestAreUploaded() async throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/")))
    request.httpMethod = "POST"
    let file = URL(filePath: "/pliant/body")
    let (data, _) = try await URLSession.shared.upload(for: request, fromFile: file)
    #expect(String(decoding: data, as: UTF8.self) == "bytes")
  }

  /// An expectation within the answer belongs to the test.
  @Test func answersBelongToTheTest() async throws {
    try await Fixture.network { _ in
      #expect(Test.current != nil)
      return .text("")
    }.run { _ = try await URLSession.shared.data(from: Self.url("/")) }
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
      $0.error as? FixtureError == .notAnswered("the web socket https://shop.invalid/socket")
    }
  }

  @Test func requestsWithoutANetwork() {
    withKnownIssue {
      #expect(Network.requests.isEmpty)
    } matching: {
      $0.error as? FixtureError == .noNetwork
    }
  }

  @Test(
    .network { request in
      let headers = ["X-Of": "test"]
      return switch request.url?.path {
      case "/text": .text("a", status: 201, headers: headers)
      case "/json": try .json(["a": 1], status: 202, headers: headers, delay: .seconds(2))
      case "/data": .data(Data([1]), status: 203, headers: ["content-type": "image/png"])
      default: .status(404, headers: headers, delay: .seconds(1))
      }
    },
    .now(Date(timeIntervalSince1970: 0))
  )
  func answersTakeStatusHeadersAndDelay() async throws {
    var log: [String] = []
    for path in ["/text", "/json", "/data", "/none"] {
      let (data, response) = try await URLSession.shared.data(from: Self.url(path))
      let http = try #require(response as? HTTPURLResponse)
      let fields = ["Content-Type", "X-Of"].map { http.value(forHTTPHeaderField: $0) ?? "-" }
      let time = Int(Date().timeIntervalSince1970)
      log.append("\(http.statusCode) \(fields.joined(separator: " ")) \(data.count) at \(time)")
    }
    #expect(
      log == [
        "201 text/plain; charset=utf-8 test 1 at 0", "202 application/json test 7 at 2",
        "203 image/png - 1 at 2", "404 - test 0 at 3",
      ]
    )
  }
}
