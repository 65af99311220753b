import Foundation
import FoundationNetworking
import PliantBase
import Testing

/// A request of a test and its response.
final class Exchange: Sendable {
  /// The header that identifies the exchange of a request; nobody else sees it.
  static let header = "X-PliantTesting-Exchange"

  private static let all = Guarded<(last: Int, exchanges: [String: Exchange])>((0, [:]))

  let id: String
  let network: TestNetwork
  /// The session that the request is sent in.
  let session: URLSession
  /// What a download task of the test has called; the task itself has no handler.
  let download = Guarded<Download?>(nil)
  private let start: AsyncStream<Loading>.Continuation
  /// Created where the test makes its request, so that it sees what the test sees.
  private let task: Guarded<Task<Void, Never>?>
  private let clock = TestClock.local
  /// Whether the clock stands still while Foundation passes on what happens.
  private let holdsClock = Guarded(false)

  enum Download {
    case handler(@Sendable (URL?, URLResponse?, (any Error)?) -> Void, on: OperationQueue)
    case delegate(any URLSessionDownloadDelegate, of: URLSession)
  }

  init(_ network: TestNetwork, in session: URLSession) {
    (self.network, self.session) = (network, session)
    let (requests, start) = AsyncStream.makeStream(of: Loading.self)
    self.start = start
    id = Self.all.withLock { all in
      all.last += 1
      return "\(all.last)"
    }
    task = Guarded(nil)
    hold()
    let answer = Task { [self] in
      for await loading in requests { await self.answer(loading.request) }
    }
    task.withLock { $0 = answer }
    Self.all.withLock { $0.exchanges[id] = self }
  }

  static func of(_ request: URLRequest) -> Exchange? {
    guard let id = request.value(forHTTPHeaderField: header) else { return nil }
    return all.withLock { $0.exchanges[id] }
  }

  func begin(_ loading: Loading) {
    start.yield(loading)
    start.finish()
  }

  /// Ends the exchange, and the test's interest in it.
  func end() {
    Self.all.withLock { _ = $0.exchanges.removeValue(forKey: id) }
    task.withLock { $0 }?.cancel()
    // The session has given the queue, by now, what calls the test's code.
    if clock != nil { session.delegateQueue.addBarrierBlock { self.release() } }
  }

  private func hold() {
    let isFirst = holdsClock.withLock { holds in
      defer { holds = true }
      return !holds
    }
    if isFirst { clock?.began() }
  }

  private func release() {
    let wasHeld = holdsClock.withLock { holds in
      defer { holds = false }
      return holds
    }
    if wasHeld { clock?.finished() }
  }

  // MARK: Answering

  private func answer(_ loading: StubProtocol) async {
    var request = loading.wholeRequest
    release()
    do {
      for _ in 0..<20 {
        network.note(request)
        let stubbed = try await response(to: request)
        guard let next = try await loading.redirection(by: stubbed, from: request) else {
          try await deliver(stubbed, of: request, to: loading)
          return end()
        }
        request = next
      }
      throw URLError(.httpTooManyRedirects)
    } catch {
      hold()
      loading.fail(error)
    }
    end()
  }

  private func response(to request: URLRequest) async throws -> StubbedResponse {
    guard let stubbed = try await network.respond(request) else {
      Issue.record(FixtureError.unexpectedRequest(request.text))
      throw URLError(.resourceUnavailable)
    }
    if stubbed.delay > .zero { try await Task.sleep(for: stubbed.delay) }
    return stubbed
  }

  private func deliver(
    _ stubbed: StubbedResponse,
    of request: URLRequest,
    to loading: StubProtocol
  ) async throws {
    let response = try loading.response(of: stubbed, to: request)
    loading.begin(response)
    for chunk in stubbed.chunks {
      if stubbed.pace > .zero { try await Task.sleep(for: stubbed.pace) }
      loading.load(chunk)
    }
    if let failure = stubbed.failure { throw failure }
    hold()
    loading.finish(response, stubbed.body)
  }
}

extension URLRequest {
  /// The request as a failed test shows it.
  var text: String {
    let headers = (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    let lines = headers.map { "\($0.key): \($0.value)" }
    let body = httpBody.map { ["", String(decoding: $0.prefix(2_000), as: UTF8.self)] } ?? []
    return (["\(httpMethod ?? "GET") \(url?.absoluteString ?? "")"] + lines + body)
      .joined(separator: "\n")
  }
}
