public import Foundation
public import FoundationNetworking
import PliantBase
import PliantOverriding
public import Testing

/// The response to a request in a test.
public struct StubbedResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The header fields by name.
  public var headers: [String: String]
  /// The bytes of the body.
  public var body: Data

  /// Creates a response; by default its status is 200, and it has neither headers nor a body.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a response whose body is `value` as JSON.
  ///
  /// - Throws: Any error that encoding the value throws.
  public static func json(_ value: some Encodable, status: Int = 200) throws -> StubbedResponse {
    let body = try JSONEncoder().encode(value)
    return StubbedResponse(
      status: status,
      headers: ["Content-Type": "application/json"],
      body: body
    )
  }

  /// Returns a response whose body is a text in UTF-8.
  public static func text(_ text: String, status: Int = 200) -> StubbedResponse {
    StubbedResponse(
      status: status,
      headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: Data(text.utf8)
    )
  }

  /// Returns a response without a body.
  public static func status(_ status: Int) -> StubbedResponse { StubbedResponse(status: status) }
}

extension Trait where Self == Fixture {
  /// Answers every `URLSession` request while the test runs; no request leaves the process.
  ///
  /// ```swift
  /// @Test(.network { request in try .json(["path": request.url?.path]) })
  /// func fetches() async throws {
  ///   let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/a")!)
  /// }
  /// ```
  ///
  /// Data and upload tasks are answered with completion handlers, with delegates and with `async`, and so are
  /// `download(from:)` and `download(for:)`. Download *tasks* fail with `URLError.unsupportedURL`, because Foundation cannot
  /// finish one with a response of ours. If `respond` throws, the request fails with that error.
  ///
  /// `respond` runs in its own task, for several requests concurrently. The session tasks belong to a different session
  /// with the same configuration and delegate.
  public static func network(
    _ respond: @escaping @Sendable (URLRequest) async throws -> StubbedResponse
  ) -> Fixture {
    Fixture { operation in
      let network = Network(respond)
      defer { network.end() }
      try await Fixture(nesting: network.scopes).run(operation)
    }
  }
}

/// The sessions that replace others while a test runs.
private final class Network: Sendable {
  /// The stand-ins by the session that they replace, which the entry keeps alive.
  private let sessions = Guarded<[ObjectIdentifier: (session: URLSession, standIn: URLSession)]>(
    [:]
  )
  private let number: Int
  private static let running = Guarded(Running())
  typealias Respond = @Sendable (URLRequest) async throws -> StubbedResponse

  /// The header that says which network answers a request; removed before `respond` sees the request.
  private static let header = "X-PliantTesting-Network"

  /// What answers requests, and the tasks in which it does, by network.
  private struct Running {
    var last = 0
    var networks: [Int: (respond: Respond, tasks: [Task<Void, Never>])] = [:]
  }

  init(_ respond: @escaping Respond) {
    number = Self.running.withLock { running in
      running.last += 1
      running.networks[running.last] = (respond, [])
      return running.last
    }
  }

  func end() {
    let ended = Self.running.withLock { $0.networks.removeValue(forKey: number) }
    // NB: Foundation ends a task twice that is cancelled while it finishes, which its async methods do not survive.
    for (_, standIn) in sessions.withLock({ Array($0.values) }) {
      standIn.finishTasksAndInvalidate()
    }
    for task in ended?.tasks ?? [] { task.cancel() }
  }

  /// The session that answers in place of `session`; a stand-in is its own.
  func standIn(for session: URLSession) -> URLSession {
    sessions.withLock { sessions in
      if sessions.values.contains(where: { $0.standIn === session }) { return session }
      if let known = sessions[ObjectIdentifier(session)] { return known.standIn }
      let configuration = session.configuration
      configuration.protocolClasses = [StubProtocol.self]
      let standIn = URLSession(
        configuration: configuration,
        delegate: session.delegate,
        delegateQueue: session.delegateQueue
      )
      sessions[ObjectIdentifier(session)] = (session, standIn)
      return standIn
    }
  }

  func marked(_ request: URLRequest) -> URLRequest {
    var request = request
    request.setValue("\(number)", forHTTPHeaderField: Self.header)
    return request
  }

  /// The request without the header, and the function that answers it.
  static func respond(
    to request: URLRequest
  ) -> (request: URLRequest, number: Int?, respond: Respond?) {
    var request = request
    let number = request.value(forHTTPHeaderField: header).flatMap { Int($0) }
    request.setValue(nil, forHTTPHeaderField: header)
    let respond = number.flatMap { number in running.withLock { $0.networks[number]?.respond } }
    return (request, number, respond)
  }

  /// Has a network's end cancel what answers a request.
  static func add(_ task: Task<Void, Never>, to number: Int?) {
    guard let number else { return }
    let isRunning = running.withLock { running in
      running.networks[number]?.tasks.append(task) != nil
    }
    if !isRunning { task.cancel() }
  }
}

/// Answers the requests of the stand-ins.
private final class StubProtocol: URLProtocol {
  private var loading: Task<Void, Never>?
  /// Whether the session wants to hear no more: it tells of the end itself.
  private let isStopped = Guarded(false)

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let (request, number, respond) = Network.respond(to: request)
    // SAFETY: the session starts it once, and takes what it is told on any thread.
    nonisolated(unsafe) let loaded = self
    let loading = Task {
      let client = loaded.client
      do {
        guard !(loaded.task is URLSessionDownloadTask) else { throw URLError(.unsupportedURL) }
        guard let respond, let url = request.url else { throw URLError(.cancelled) }
        let stubbed = try await respond(request)
        guard
          let response = HTTPURLResponse(
            url: url,
            statusCode: stubbed.status,
            httpVersion: "HTTP/1.1",
            headerFields: stubbed.headers
          )
        else { throw URLError(.badServerResponse) }
        loaded.tell {
          client?.urlProtocol(loaded, didReceive: response, cacheStoragePolicy: .notAllowed)
          client?.urlProtocol(loaded, didLoad: stubbed.body)
          client?.urlProtocolDidFinishLoading(loaded)
        }
      } catch {
        loaded.tell { client?.urlProtocol(loaded, didFailWithError: error) }
      }
    }
    self.loading = loading
    Network.add(loading, to: number)
  }

  /// Tells the session of the end, once, unless it has stopped.
  private func tell(_ body: () -> Void) {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { body() }
  }

  override func stopLoading() {
    isStopped.withLock { $0 = true }
    loading?.cancel()
  }
}

// MARK: - What is bent

extension Network {
  /// One for each way to create a task; a URL is converted to a request first.
  var scopes: [Scope] {
    [
      scope(Session.data), scope(Session.dataThen), scope(Session.uploadData),
      scope(Session.uploadDataThen), scope(Session.uploadFile), scope(Session.uploadFileThen),
      scope(Session.download), scope(Session.downloadThen), scope(Session.loadData),
      scope(Session.sendData), scope(Session.sendFile),
      Session.dataOf.scope { $0.dataTask(with: URLRequest(url: $1)) },
      Session.dataOfThen.scope { $0.dataTask(with: URLRequest(url: $1), completionHandler: $2) },
      Session.downloadOf.scope { $0.downloadTask(with: URLRequest(url: $1)) },
      Session.downloadOfThen.scope {
        $0.downloadTask(with: URLRequest(url: $1), completionHandler: $2)
      },
      Session.loadDataOf.scope { try await $0.data(for: URLRequest(url: $1), delegate: $2) },
      Session.loadFile.scope { try await Self.file(holding: $0.data(for: $1, delegate: $2)) },
      Session.loadFileOf.scope {
        try await Self.file(holding: $0.data(for: URLRequest(url: $1), delegate: $2))
      },
    ]
  }

  // NB: swift-frontend 6.3.1 has no functions whose parameters are a pack where a handle's function is expected.
  private func scope<Made>(_ handle: Method<(URLSession, URLRequest) -> Made>) -> Scope {
    handle.scope(around: { make in { make(self.standIn(for: $0), self.marked($1)) } })
  }

  private func scope<A, Made>(_ handle: Method<(URLSession, URLRequest, A) -> Made>) -> Scope {
    handle.scope(around: { make in { make(self.standIn(for: $0), self.marked($1), $2) } })
  }

  private func scope<A, B, Made>(
    _ handle: Method<(URLSession, URLRequest, A, B) -> Made>
  ) -> Scope {
    handle.scope(around: { make in { make(self.standIn(for: $0), self.marked($1), $2, $3) } })
  }

  private func scope<A, Loaded>(
    _ handle: Method<(URLSession, URLRequest, A) async throws -> Loaded>
  ) -> Scope {
    handle.scope(around: { load in
      { try await load(self.standIn(for: $0), self.marked($1), $2) }
    })
  }

  private func scope<A, B, Loaded>(
    _ handle: Method<(URLSession, URLRequest, A, B) async throws -> Loaded>
  ) -> Scope {
    handle.scope(around: { load in
      { try await load(self.standIn(for: $0), self.marked($1), $2, $3) }
    })
  }

  /// The temporary file that a download leaves.
  private static func file(
    holding loaded: (data: Data, response: URLResponse)
  ) throws -> (URL, URLResponse) {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "PliantDownload-\(UUID().uuidString)")
    try loaded.data.write(to: file)
    return (file, loaded.response)
  }
}

/// The methods that create session tasks.
private enum Session {
  typealias Done<Value> = @Sendable (Value?, URLResponse?, (any Error)?) -> Void

  static let data = #method(
    URLSession.dataTask(with:) as (URLSession) -> (URLRequest) -> URLSessionDataTask
  )
  static let dataThen = #method(
    URLSession.dataTask(with:completionHandler:)
      as (URLSession) -> (URLRequest, @escaping Done<Data>) -> URLSessionDataTask
  )
  static let dataOf = #method(
    URLSession.dataTask(with:) as (URLSession) -> (URL) -> URLSessionDataTask
  )
  static let dataOfThen = #method(
    URLSession.dataTask(with:completionHandler:)
      as (URLSession) -> (URL, @escaping Done<Data>) -> URLSessionDataTask
  )
  static let uploadData = #method(URLSession.uploadTask(with:from:))
  static let uploadDataThen = #method(URLSession.uploadTask(with:from:completionHandler:))
  static let uploadFile = #method(URLSession.uploadTask(with:fromFile:))
  static let uploadFileThen = #method(URLSession.uploadTask(with:fromFile:completionHandler:))
  static let download = #method(
    URLSession.downloadTask(with:) as (URLSession) -> (URLRequest) -> URLSessionDownloadTask
  )
  static let downloadThen = #method(
    URLSession.downloadTask(with:completionHandler:)
      as (URLSession) -> (URLRequest, @escaping Done<URL>) -> URLSessionDownloadTask
  )
  static let downloadOf = #method(
    URLSession.downloadTask(with:) as (URLSession) -> (URL) -> URLSessionDownloadTask
  )
  static let downloadOfThen = #method(
    URLSession.downloadTask(with:completionHandler:)
      as (URLSession) -> (URL, @escaping Done<URL>) -> URLSessionDownloadTask
  )
  static let loadData = #method(URLSession.data(for:delegate:))
  static let loadDataOf = #method(URLSession.data(from:delegate:))
  static let loadFile = #method(URLSession.download(for:delegate:))
  static let loadFileOf = #method(URLSession.download(from:delegate:))
  static let sendData = #method(URLSession.upload(for:from:delegate:))
  static let sendFile = #method(URLSession.upload(for:fromFile:delegate:))
}
