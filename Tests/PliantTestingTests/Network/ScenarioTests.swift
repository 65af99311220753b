import Foundation
import FoundationNetworking
import PliantTesting
import Synchronization
import Testing

/// `URLSession` with `.network` does what it does with a server, event by event.
@Suite struct ScenarioTests {
  @Test(arguments: Scenario.all) func isAsWithAServer(_ scenario: Scenario) async throws {
    let (server, network) = try await scenario.run()
    #expect(!server.isEmpty)
    #expect(comparable(network, in: scenario) == comparable(server, in: scenario))
  }

  /// A log without what differs from run to run with a server, too: of a task that is awaited, how
  /// much its delegate hears before that goes on; of a cancelled one, which handler comes first; of
  /// one that times out, whether it was sent before, on a busy machine.
  private func comparable(_ log: [String], in scenario: Scenario) -> [String] {
    let name = scenario.testDescription
    if name == "resume data is none" { return log.sorted() }
    if name.contains("time") { return log.filter { !$0.hasPrefix("asked") } }
    guard name.contains("awaitedWithDelegate") else { return log }
    // Foundation writes a download's file twice then, in some order.
    let beside = ["data", "written", "response"] + (name.hasPrefix("download") ? ["awaited"] : [])
    return log.filter { event in !beside.contains { event.hasPrefix($0) } }.sorted()
  }

  @Test func areMany() { #expect(Scenario.all.count > 200) }
}

/// The kinds of requests, and the ways to hear of their ends.
struct Sending: Sendable {
  enum Kind: String, CaseIterable { case data, post, upload, file, stream, download }
  enum Way: String, CaseIterable { case handler, delegate, awaited, awaitedWithDelegate }
  let kind: Kind
  let way: Way

  static let all = Kind.allCases.flatMap { kind in
    Way.allCases.map { Sending(kind: kind, way: $0) }
  }

  var name: String { "\(kind) \(way)" }

  private func request(_ stage: Stage, _ path: String) -> URLRequest {
    var request = stage.request(path, kind == .data || kind == .download ? "GET" : "POST")
    if kind == .post { request.httpBody = Data("posted".utf8) }
    if kind == .stream, way != .delegate {
      request.httpBodyStream = InputStream(data: Data("streamed".utf8))
    }
    return request
  }

  /// Sends a request to its end; `cancelling` is called with what cancels it when it is resumed.
  func send(
    _ path: String,
    on stage: Stage,
    _ listener: Listener? = nil,
    resumes: Bool = true,
    cancelling: (@Sendable (Listener, @escaping @Sendable () -> Void) async -> Void)? = nil
  ) async throws {
    let listener = listener ?? Listener(stage)
    let session = stage.session(way == .delegate ? listener : nil)
    let request = request(stage, path)
    let body = Data("uploaded".utf8)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("from a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    if way == .awaited || way == .awaitedWithDelegate {
      let delegate = way == .awaitedWithDelegate ? listener : nil
      let task = Task {
        switch kind {
        case .upload: try await session.upload(for: request, from: body, delegate: delegate)
        case .file: try await session.upload(for: request, fromFile: file, delegate: delegate)
        case .download:
          try await {
            let (file, response) = try await session.download(for: request, delegate: delegate)
            return (try Data(contentsOf: file), response)
          }()
        default: try await session.data(for: request, delegate: delegate)
        }
      }
      await cancelling?(listener) { task.cancel() }
      do {
        let (data, response) = try await task.value
        stage.note("awaited", data, response, nil)
      } catch { stage.note("awaited", nil, nil, error) }
      // The delegate is told beside that, and may not have been.
      await withCheckedContinuation { done in
        session.delegateQueue.addBarrierBlock { done.resume() }
      }
      return
    }
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let done: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = {
      stage.note("handled", $0, $1, $2)
      end.finish()
    }
    let task: URLSessionTask =
      switch (kind, way) {
      case (.data, .delegate), (.post, .delegate): session.dataTask(with: request)
      case (.upload, .delegate): session.uploadTask(with: request, from: body)
      case (.file, .delegate): session.uploadTask(with: request, fromFile: file)
      case (.stream, .delegate): session.uploadTask(withStreamedRequest: request)
      case (.download, .delegate): session.downloadTask(with: request)
      case (.upload, _): session.uploadTask(with: request, from: body, completionHandler: done)
      case (.file, _): session.uploadTask(with: request, fromFile: file, completionHandler: done)
      case (.download, _):
        session.downloadTask(with: request) {
          done($0.flatMap { try? Data(contentsOf: $0) }, $1, $2)
        }
      default: session.dataTask(with: request, completionHandler: done)
      }
    if resumes { task.resume() }
    await cancelling?(listener) { task.cancel() }
    if way == .delegate { await listener.end() } else { for await _ in ended {} }
    session.finishTasksAndInvalidate()
    if way == .delegate { await listener.end() }
  }
}

extension Scenario {
  static let all: [Scenario] = [
    answers, turns, cancellations, timeouts, sessions, cookies, challenges, rest,
  ].flatMap(\.self)

  private static let answers: [Scenario] = Sending.all.flatMap { sending in
    [
      "/ok", "/ok?body=", "/long/200000", "/status/404", "/status/500?X-A=b", "/empty/204", "/drip",
      "/cut", "/echo",
    ].map { path in
      Scenario("\(sending.name) \(path)") { try await sending.send(path, on: $0) }
    }
  }

  private static let turns: [Scenario] =
    Sending.all.flatMap { sending in
      [
        "/redirect/301", "/redirect/302", "/redirect/303?to=/echo", "/redirect/307",
        "/redirect/308",
      ].map {
        path in Scenario("\(sending.name) \(path)") { try await sending.send(path, on: $0) }
      }
    }
    + [Sending.Kind.data, .upload].flatMap { kind in
      [
        Scenario("\(kind) stays") { stage in
          try await Sending(kind: kind, way: .delegate)
            .send("/redirect/302", on: stage, Listener(stage, turn: .stay))
        },
        Scenario("\(kind) goes elsewhere") { stage in
          try await Sending(kind: kind, way: .delegate)
            .send("/redirect/302", on: stage, Listener(stage, turn: .elsewhere))
        },
        Scenario("\(kind) to nowhere") { stage in
          try await Sending(kind: kind, way: .handler).send("/status/302", on: stage)
        },
        Scenario("\(kind) to a relative place") { stage in
          try await Sending(kind: kind, way: .handler).send("/redirect/302?to=ok", on: stage)
        },
        Scenario("\(kind) is cancelled where it turns") { stage in
          try await Sending(kind: kind, way: .delegate)
            .send("/redirect/302", on: stage, Listener(stage, turn: .never)) { listener, cancel in
              await listener.end()
              cancel()
            }
        },
      ]
    } + [
      Scenario("a loop of redirections") {
        try await Sending(kind: .data, way: .handler).send("/loop", on: $0)
      }
    ]

  private static let cancellations: [Scenario] = Sending.all.flatMap { sending in
    [
      Scenario("\(sending.name) is cancelled") { stage in
        try await sending.send("/never", on: stage) { _, cancel in
          await stage.requests(1)
          cancel()
        }
      }
    ]
      + (sending.way != .delegate
        ? []
        : [
          Scenario("\(sending.name) is cancelled within the answer") { stage in
            try await sending.send("/slow", on: stage, Listener(stage, cancels: true))
          }
        ])
      + (sending.way == .awaited || sending.way == .awaitedWithDelegate
        ? []
        : [
          Scenario("\(sending.name) is cancelled before it begins") { stage in
            try await sending.send("/ok", on: stage, resumes: false) { _, cancel in cancel() }
          }
        ])
  }

  private static let timeouts: [Scenario] =
    Sending.Way.allCases.map { way in
      Scenario("\(way) times out") { stage in
        let listener = Listener(stage)
        let session = stage.session(way == .delegate ? listener : nil) {
          $0.timeoutIntervalForRequest = 3
        }
        switch way {
        case .delegate:
          session.dataTask(with: stage.url("/never")).resume()
          await listener.end()
        case .handler:
          let (ended, end) = AsyncStream.makeStream(of: Void.self)
          session.dataTask(with: stage.url("/never")) {
            stage.note("handled", $0, $1, $2)
            end.finish()
          }.resume()
          for await _ in ended {}
        case .awaited, .awaitedWithDelegate:
          do { _ = try await session.data(from: stage.url("/never")) } catch {
            stage.note(Stage.code(error))
          }
        }
      }
    } + [
      Scenario("a request's own timeout comes first") { stage in
        var request = stage.request("/never")
        request.timeoutInterval = 3
        let session = stage.session { $0.timeoutIntervalForRequest = 100 }
        do { _ = try await session.data(for: request) } catch { stage.note(Stage.code(error)) }
      }
    ]

  private static let sessions: [Scenario] = [
    Scenario("finishing tasks lets them finish") { stage in
      let listener = Listener(stage)
      let session = stage.session(listener)
      session.dataTask(with: stage.url("/drip")).resume()
      session.finishTasksAndInvalidate()
      await listener.end(2)
    },
    Scenario("invalidating cancels") { stage in
      let listener = Listener(stage)
      let session = stage.session(listener)
      session.dataTask(with: stage.url("/never")).resume()
      await stage.requests(1)
      session.invalidateAndCancel()
      await listener.end(2)
    },
    Scenario("tasks are listed") { stage in
      let session = stage.session()
      let tasks: [URLSessionTask] = [
        session.dataTask(with: stage.url("/never")),
        session.downloadTask(with: stage.url("/never")),
        session.uploadTask(with: stage.request("/never", "POST"), from: Data("a".utf8)),
      ]
      for task in tasks { task.resume() }
      await stage.requests(3)
      let all = await withCheckedContinuation { all in
        session.getAllTasks { all.resume(returning: $0.map(\.taskIdentifier).sorted()) }
      }
      let (data, upload, download) = await withCheckedContinuation { all in
        session.getTasksWithCompletionHandler {
          all.resume(returning: ($0.count, $1.count, $2.count))
        }
      }
      stage.note("\(all) \(data) \(upload) \(download)")
      for task in tasks { task.cancel() }
      while !tasks.allSatisfy({ $0.state == .completed }) { await Task.yield() }
      let left = await withCheckedContinuation { all in
        session.getAllTasks { all.resume(returning: $0.count) }
      }
      stage.note("\(left)")
    },
    Scenario("several requests at once") { stage in
      let session = stage.session()
      try await withThrowingTaskGroup(of: Int.self) { group in
        for index in 0..<12 {
          group.addTask { try await session.data(from: stage.url("/echo?\(index)")).0.count }
        }
        for try await count in group where count == 0 { stage.note("none") }
      }
      stage.note("all")
    },
    Scenario("a suspended task goes on") { stage in
      let listener = Listener(stage)
      let task = stage.session(listener).dataTask(with: stage.url("/drip"))
      stage.note("\(task.state)")
      task.suspend()
      task.resume()
      let state = task.state
      task.resume()
      await listener.end()
      stage.note("\(state)")
    },
    Scenario("a reset session tells of it") { stage in
      let session = stage.session()
      await withCheckedContinuation { done in session.reset { done.resume() } }
      _ = try await session.data(from: stage.url("/ok"))
      await withCheckedContinuation { done in session.flush { done.resume() } }
      stage.note("flushed")
    },
  ]

  private static let cookies: [Scenario] =
    ["a=1; path=/", "a=1; path=/other", "a=1; Max-Age=0", "a=1; Domain=x.invalid"]
    .flatMap { cookie in
      ["cookie", "baking"].map { path in
        Scenario("\(path) \(cookie)") { stage in
          let session = stage.session()
          var place = URLComponents()
          (place.path, place.queryItems) = ("/\(path)", [URLQueryItem(name: "set", value: cookie)])
          let asked = place.string ?? ""
          stage.note(
            String(decoding: try await session.data(from: stage.url(asked)).0, as: UTF8.self)
          )
          stage.note(
            String(decoding: try await session.data(from: stage.url("/echo")).0, as: UTF8.self)
          )
          let storage = session.configuration.httpCookieStorage
          stage.note("\(storage?.cookies?.map { "\($0.name)=\($0.value)" } ?? [])")
        }
      }
    } + [
      Scenario("cookies are not accepted") { stage in
        let session = stage.session { $0.httpCookieAcceptPolicy = .never }
        _ = try await session.data(from: stage.url("/cookie"))
        _ = try await session.data(from: stage.url("/echo"))
      },
      Scenario("cookies are not sent") { stage in
        let session = stage.session { $0.httpShouldSetCookies = false }
        _ = try await session.data(from: stage.url("/cookie"))
        _ = try await session.data(from: stage.url("/echo"))
      },
      Scenario("cookies that the program has set are sent") { stage in
        let session = stage.session()
        let cookie = HTTPCookie(properties: [
          .name: "own", .value: "1", .domain: "127.0.0.1", .path: "/",
        ])
        if let cookie { session.configuration.httpCookieStorage?.setCookie(cookie) }
        _ = try await session.data(from: stage.url("/echo"))
        if let cookie { session.configuration.httpCookieStorage?.deleteCookie(cookie) }
        _ = try await session.data(from: stage.url("/echo"))
      },
    ]

  private static let challenges: [Scenario] =
    [Sending.Kind.data, .upload].flatMap { kind in
      [
        Listener.Reply.use, .wrong, .cancel, .reject,
      ].map { reply in
        Scenario("\(kind) is challenged: \(reply)") { stage in
          try await Sending(kind: kind, way: .delegate)
            .send("/private", on: stage, Listener(stage, reply: reply))
        }
      }
    } + [
      Scenario("401 without a challenge") {
        try await Sending(kind: .data, way: .handler).send("/status/401", on: $0)
      },
      Scenario("a credential of the program") { stage in
        var request = stage.request("/private")
        request.setValue("Basic YW5uOnNlY3JldA==", forHTTPHeaderField: "Authorization")
        stage.note(String(decoding: try await stage.session().data(for: request).0, as: UTF8.self))
      },
    ]

  private static let rest: [Scenario] =
    ["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"].map { method in
      Scenario("\(method) with a body and without") { stage in
        var request = stage.request("/echo", method)
        let session = stage.session()
        for body in [nil, "body"] where method != "HEAD" || body == nil {
          request.httpBody = body.map { Data($0.utf8) }
          let (data, response) = try await session.data(for: request)
          stage.note(method, data, response, nil)
        }
      }
    } + [
      Scenario("headers of the configuration and of the request") { stage in
        var request = stage.request("/echo", "POST")
        request.setValue("request", forHTTPHeaderField: "X-Own")
        request.setValue("", forHTTPHeaderField: "X-Empty")
        request.httpBody = Data("a=1".utf8)
        let session = stage.session {
          $0.httpAdditionalHeaders = ["x-own": "configuration", "X-All": "configuration"]
        }
        _ = try await session.data(for: request)
      },
      Scenario("GET with a body fails") { stage in
        var request = stage.request("/echo")
        request.httpBody = Data("body".utf8)
        do { _ = try await stage.session().data(for: request) } catch {
          stage.note(Stage.code(error))
        }
      },
      Scenario("a long upload") { stage in
        let listener = Listener(stage)
        let session = stage.session(listener)
        let body = Data(repeating: 65, count: 300_000)
        session.uploadTask(with: stage.request("/ok", "POST"), from: body).resume()
        await listener.end()
      },
      Scenario("a scheme that nobody knows") { stage in
        let url = URL(string: "shop://127.0.0.1/") ?? stage.url("/")
        do { _ = try await stage.session().data(from: url) } catch { stage.note(Stage.code(error)) }
      },
      Scenario("an address of data") { stage in
        let url = URL(string: "data:text/plain,hello") ?? stage.url("/")
        stage.note(String(decoding: try await stage.session().data(from: url).0, as: UTF8.self))
      },
      Scenario("a protocol of the program") { stage in
        let session = stage.session { $0.protocolClasses = [OwnProtocol.self] }
        stage.note(
          String(decoding: try await session.data(from: stage.url("/ok")).0, as: UTF8.self)
        )
      },
      Scenario("the main queue") { stage in
        let listener = Listener(stage)
        let session = URLSession(
          configuration: stage.session().configuration,
          delegate: listener,
          delegateQueue: .main
        )
        session.dataTask(with: stage.url("/ok")).resume()
        await listener.end()
      },
      Scenario("one task after another") { stage in
        let listener = Listener(stage)
        let session = stage.session(listener)
        for index in 0..<5 {
          session.dataTask(with: stage.url("/ok?body=\(index)")).resume()
          await listener.end()
        }
      },
      Scenario("an end that begins another task") { stage in
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let session = stage.session()
        session.dataTask(with: stage.url("/ok?body=1")) { data, response, error in
          stage.note("first", data, response, error)
          session.dataTask(with: stage.url("/ok?body=2")) { data, response, error in
            stage.note("second", data, response, error)
            end.finish()
          }.resume()
        }.resume()
        for await _ in ended {}
      },
      Scenario("progress ends") { stage in
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let task = stage.session().dataTask(with: stage.url("/ok")) { _, _, _ in end.finish() }
        task.resume()
        for await _ in ended {}
        stage.note("\(task.countOfBytesExpectedToReceive) \(task.countOfBytesExpectedToSend)")
      },
      Scenario("cancelling what has ended") { stage in
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let task = stage.session().dataTask(with: stage.url("/ok")) { _, _, _ in end.finish() }
        task.resume()
        for await _ in ended {}
        while task.state != .completed { await Task.yield() }
        task.cancel()
        stage.note("\(task.state) \(Stage.code(task.error))")
      },
      Scenario("resume data is none") { stage in
        let task = stage.session().downloadTask(with: stage.url("/never")) { file, _, error in
          stage.note("\(file?.path ?? "-") \(Stage.code(error))")
        }
        task.resume()
        await stage.requests(1)
        await withCheckedContinuation { done in
          task.cancel { data in
            stage.note("\(data?.count ?? -1)")
            done.resume()
          }
        }
        while task.state != .completed { await Task.yield() }
      },
    ]
}

/// A protocol that a program has for its own requests.
private final class OwnProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}
  override func startLoading() {
    let response = HTTPURLResponse(
      url: request.url ?? URL(filePath: "/"),
      statusCode: 200,
      httpVersion: nil,
      headerFields: [:]
    )
    if let response {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    client?.urlProtocol(self, didLoad: Data("own".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
