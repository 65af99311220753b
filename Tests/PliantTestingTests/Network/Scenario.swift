import Foundation
import FoundationNetworking
import PliantTesting
import Synchronization
import Testing

/// A script that is played against a server on loopback and against `.network`, with one log each.
struct Scenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let play: @Sendable (Stage) async throws -> Void

  init(_ name: String, _ play: @escaping @Sendable (Stage) async throws -> Void) {
    (testDescription, self.play) = (name, play)
  }

  /// The logs of both.
  func run() async throws -> (server: [String], network: [String]) {
    let real = Mutex<[Asked]>([])
    let server = try ScenarioServer { asked in real.withLock { $0.append(asked) } }
    defer { server.close() }
    let stage = Stage(port: server.port) { real.withLock(\.self) }
    try await play(stage)
    let answered = Stage(port: server.port) { Network.requests.map { Asked($0) } }
    try await Fixture.network { try await Answer.to(Asked($0)).stubbed() }.run {
      try await play(answered)
      answered.asked.withLock { $0 = Network.requests.map { Asked($0) } }
    }
    stage.asked.withLock { $0 = real.withLock(\.self) }
    return (stage.log, answered.log)
  }
}

extension Asked {
  init(_ request: URLRequest) {
    method = request.httpMethod ?? ""
    path = (request.url?.path ?? "") + (request.url?.query.map { "?\($0)" } ?? "")
    headers = request.allHTTPHeaderFields ?? [:]
    body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
  }
}

/// The place of a script: addresses, sessions and the log.
final class Stage: Sendable {
  let port: UInt16
  let asked = Mutex<[Asked]>([])
  private let seen: @Sendable () -> [Asked]
  private let events = Mutex<[String]>([])

  init(port: UInt16, seen: @escaping @Sendable () -> [Asked]) {
    (self.port, self.seen) = (port, seen)
  }

  var log: [String] {
    // Requests of several tasks come in any order.
    events.withLock(\.self) + asked.withLock { $0.map { "asked \($0.line)" } }.sorted()
  }

  func note(_ event: String) { events.withLock { $0.append(event) } }

  /// Adds to the last event if it is of the same kind, however many parts there are.
  func note(_ kind: String, adding text: String) {
    events.withLock { events in
      if events.last?.hasPrefix(kind) == true {
        events[events.count - 1] += text
      } else {
        events.append(kind + text)
      }
    }
  }

  /// Replaces the last event if it is of the same kind.
  func note(_ kind: String, last text: String) {
    events.withLock { events in
      if events.last?.hasPrefix(kind) == true { events.removeLast() }
      events.append(kind + text)
    }
  }

  /// Suspends until the server has got as many requests.
  func requests(_ count: Int) async {
    while seen().count < count { try? await Task.sleep(for: .milliseconds(1)) }
  }

  func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(filePath: "/")
  }

  func request(_ path: String, _ method: String = "GET") -> URLRequest {
    var request = URLRequest(url: url(path))
    request.httpMethod = method
    return request
  }

  func session(
    _ listener: Listener? = nil,
    _ change: (URLSessionConfiguration) -> Void = { _ in }
  ) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    // Other tests may keep this one from running.
    configuration.timeoutIntervalForRequest = 1_000
    change(configuration)
    return URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
  }

  func note(_ name: String, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let http = response as? HTTPURLResponse
    let fields = (http?.allHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
    let text = data.map { $0.count > 60 ? "\($0.count)" : String(decoding: $0, as: UTF8.self) }
    note(
      "\(name) \(text ?? "-") \(http?.statusCode ?? 0) \(http?.url?.path ?? "-") \(fields) "
        + Self.code(error)
    )
  }

  static func code(_ error: (any Error)?) -> String {
    switch error {
    case nil: "fine"
    case let error as URLError: "\(error.errorCode)"
    case let error?: "\(type(of: error))"
    }
  }
}

/// Everything that a session tells, in a log.
final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, Sendable {
  enum Turn: Sendable { case follow, stay, elsewhere, never }
  enum Reply: Sendable { case use, wrong, cancel, standard, reject }
  let stage: Stage
  let turn: Turn
  let reply: Reply
  let cancels: Bool
  private let ends = AsyncStream.makeStream(of: Void.self)

  /// Creates a listener, which cancels a task when its data comes, if asked.
  init(_ stage: Stage, turn: Turn = .follow, reply: Reply = .use, cancels: Bool = false) {
    (self.stage, self.turn, self.reply, self.cancels) = (stage, turn, reply, cancels)
  }

  func end(_ count: Int = 1) async {
    var left = count
    for await _ in ends.stream {
      left -= 1
      if left == 0 { return }
    }
  }

  private func said(_ text: String) { stage.note(text) }

  func urlSession(_: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    said("invalid \(Stage.code(error))")
    ends.continuation.yield()
  }

  func urlSession(
    _: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    said(
      "turn \(response.statusCode) to \(newRequest.httpMethod ?? "-") \(newRequest.url?.path ?? "-")"
    )
    switch turn {
    case .follow: completionHandler(newRequest)
    case .stay: completionHandler(nil)
    case .elsewhere: completionHandler(stage.request("/ok?body=elsewhere"))
    case .never: ends.continuation.yield()
    }
  }

  func urlSession(
    _: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let space = challenge.protectionSpace
    said("challenge \(space.realm ?? "-") \(challenge.previousFailureCount)")
    func credential(_ word: String) -> URLCredential {
      URLCredential(user: "ann", password: word, persistence: .forSession)
    }
    switch reply {
    case .use: completionHandler(.useCredential, credential("secret"))
    case .wrong where challenge.previousFailureCount < 2:
      completionHandler(.useCredential, credential("wrong"))
    case .cancel, .wrong: completionHandler(.cancelAuthenticationChallenge, nil)
    case .standard: completionHandler(.performDefaultHandling, nil)
    case .reject: completionHandler(.rejectProtectionSpace, nil)
    }
  }

  func urlSession(
    _: URLSession,
    task: URLSessionTask,
    needNewBodyStream give: @escaping @Sendable (InputStream?) -> Void
  ) {
    said("stream")
    give(InputStream(data: Data("streamed by a delegate".utf8)))
  }

  func urlSession(
    _: URLSession,
    task: URLSessionTask,
    didSendBodyData count: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) { stage.note("sent ", last: "\(totalBytesSent) of \(totalBytesExpectedToSend)") }

  func urlSession(
    _: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    said(
      "response \(status) \(dataTask.countOfBytesExpectedToReceive) \(response.url?.path ?? "-")"
    )
    completionHandler(.allow)
  }

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive part: Data) {
    guard !part.isEmpty else { return said("nothing") }
    stage.note("data ", adding: part.count > 60 ? "" : String(decoding: part, as: UTF8.self))
    if cancels { dataTask.cancel() }
  }

  func urlSession(
    _: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData count: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  ) {
    stage.note("written ", last: "\(totalBytesWritten) of \(totalBytesExpectedToWrite)")
    if cancels { downloadTask.cancel() }
  }

  func urlSession(
    _: URLSession,
    downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo file: URL
  ) { said("file \((try? String(contentsOf: file, encoding: .utf8).count) ?? -1)") }

  func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let response = task.response as? HTTPURLResponse
    said(
      "end \(Stage.code(error)) \(Stage.code(task.error)) \(task.state) \(response?.statusCode ?? 0) "
        + "\(task.originalRequest?.url?.path ?? "-") \(task.currentRequest?.httpMethod ?? "-") "
        + "\(task.currentRequest?.url?.path ?? "-") \(task.countOfBytesSent)"
    )
    ends.continuation.yield()
  }
}
