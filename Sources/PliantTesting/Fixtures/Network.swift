import Foundation
public import FoundationNetworking
import PliantBase
import PliantOverriding
public import Testing

extension Trait where Self == Fixture {
  /// Answers every `URLSession` request while the test runs; no request leaves the process.
  ///
  /// ```swift
  /// @Test(.network { request in try .json(["path": request.url?.path]) })
  /// func fetches() async throws {
  ///   let url = URL(string: "https://example.com/a")!
  ///   let (data, _) = try await URLSession.shared.data(from: url)
  /// }
  /// ```
  ///
  /// Data and upload tasks are answered with completion handlers, with delegates and with `async`,
  /// and so are `download(from:)` and `download(for:)`. Download *tasks* fail with
  /// `URLError.unsupportedURL`, because Foundation cannot finish one with a response of ours. If
  /// `respond` throws, the request fails with that error.
  ///
  /// `respond` runs in its own task, for several requests concurrently. The session tasks belong to
  /// a different session with the same configuration and delegate.
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
final class Network: Sendable {
  /// The replacements by the session that they replace, which the entry retains.
  private let sessions = Guarded<[ObjectIdentifier: (session: URLSession, standIn: URLSession)]>(
    [:]
  )
  private let number: Int
  private static let running = Guarded(Running())
  typealias Respond = @Sendable (URLRequest) async throws -> StubbedResponse

  /// The header that identifies the network of a request; `respond` does not see it.
  private static let header = "X-PliantTesting-Network"

  /// The functions that answer requests, and the tasks in which they run, by network.
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
    // NB: Foundation completes a task twice if it is cancelled while it finishes, and its async
    // methods crash then.
    for (_, standIn) in sessions.withLock({ Array($0.values) }) {
      standIn.finishTasksAndInvalidate()
    }
    for task in ended?.tasks ?? [] { task.cancel() }
  }

  /// Returns the replacement of `session`, which is the session itself if it is a replacement.
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

  /// Returns the request without the header, and the function that answers it.
  static func respond(
    to request: URLRequest
  ) -> (request: URLRequest, number: Int?, respond: Respond?) {
    var request = request
    let number = request.value(forHTTPHeaderField: header).flatMap { Int($0) }
    request.setValue(nil, forHTTPHeaderField: header)
    let respond = number.flatMap { number in running.withLock { $0.networks[number]?.respond } }
    return (request, number, respond)
  }

  /// Adds a task that answers a request, which the end of its network cancels.
  static func add(_ task: Task<Void, Never>, to number: Int?) {
    guard let number else { return }
    let isRunning = running.withLock { running in
      running.networks[number]?.tasks.append(task) != nil
    }
    if !isRunning { task.cancel() }
  }
}

/// Answers the requests of the replacements.
private final class StubProtocol: URLProtocol {
  private var loading: Task<Void, Never>?
  /// Whether the request has ended, so that the session must not receive anything else.
  private let isStopped = Guarded(false)

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let (request, number, respond) = Network.respond(to: request)
    // SAFETY: the session starts it once, and its client can be called on any thread.
    nonisolated(unsafe) let loaded = self
    let loading = Task { @Sendable in
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
        loaded.end {
          client?.urlProtocol(loaded, didReceive: response, cacheStoragePolicy: .notAllowed)
          client?.urlProtocol(loaded, didLoad: stubbed.body)
          client?.urlProtocolDidFinishLoading(loaded)
        }
      } catch {
        loaded.end { client?.urlProtocol(loaded, didFailWithError: error) }
      }
    }
    self.loading = loading
    Network.add(loading, to: number)
  }

  /// Ends the request by calling its client, unless it has ended or was stopped.
  private func end(_ body: () -> Void) {
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
