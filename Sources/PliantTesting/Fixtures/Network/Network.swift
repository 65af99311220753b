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
  ///   #expect(Network.requests.count == 1)
  /// }
  /// ```
  ///
  /// Data, upload and download tasks are answered with completion handlers, with delegates and with
  /// `async`. `respond` receives the whole request: bodies of uploads, files and streams are in
  /// `httpBody`, and headers of the configuration and cookies are added. If it throws, the request
  /// fails with that error. If it returns nil, the request was not expected: the test fails, and so
  /// does the request. Web sockets are not answered: the test fails.
  ///
  /// `respond` runs in a task of the test, for several requests concurrently, and sees its other
  /// fixtures. The session tasks belong to a different session with the same configuration and
  /// delegate, and cookies are kept only while the test runs.
  public static func network(
    _ respond: @escaping @Sendable (URLRequest) async throws -> StubbedResponse?
  ) -> Fixture {
    Fixture { operation in try await TestNetwork(respond).run(operation) }
  }
}

/// The network of the current test.
public enum Network {
  /// The requests of the test so far, with their bodies, in the order in which they were sent.
  ///
  /// Without the trait `.network` the test fails.
  public static var requests: [URLRequest] {
    guard let network = TestNetwork.local else {
      Issue.record(FixtureError.noNetwork)
      return []
    }
    return network.requests
  }
}

/// The sessions that replace others while a test runs.
final class TestNetwork: Sendable {
  typealias Respond = @Sendable (URLRequest) async throws -> StubbedResponse?

  /// Nil where requests are sent, as those that are recorded.
  @TaskLocal static var local: TestNetwork?

  private struct State {
    /// The replacements by the session that they replace, which the entry retains.
    var sessions: [ObjectIdentifier: (session: URLSession, standIn: URLSession)] = [:]
    var requests: [URLRequest] = []
    var exchanges: [Exchange] = []
  }

  private let state = Guarded(State())
  let respond: Respond
  /// Runs download tasks: Foundation could not finish them for a session that has a delegate.
  let downloads: URLSession
  private let cookies = URLSessionConfiguration.ephemeral.httpCookieStorage

  init(_ respond: @escaping Respond) {
    self.respond = respond
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    downloads = URLSession(configuration: configuration)
  }

  func run(_ operation: () async throws -> Void) async throws {
    defer { end() }
    try await Fixture(nesting: Self.scopes).run {
      try await Self.$local.withValue(self, operation: operation)
    }
  }

  private func end() {
    let (sessions, exchanges) = state.withUncheckedLock { ($0.sessions, $0.exchanges) }
    // NB: Foundation completes a task twice if it is cancelled while it finishes, and its async
    // methods crash then.
    for (_, standIn) in sessions.values { standIn.finishTasksAndInvalidate() }
    downloads.finishTasksAndInvalidate()
    for exchange in exchanges { exchange.end() }
  }

  var requests: [URLRequest] { state.withUncheckedLock { $0.requests } }

  func note(_ request: URLRequest) { state.withUncheckedLock { $0.requests.append(request) } }

  func isStandIn(_ session: URLSession) -> Bool {
    state.withUncheckedLock { state in
      session === downloads || state.sessions.values.contains { $0.standIn === session }
    }
  }

  /// Returns the replacement of `session`, which is the session itself if it is a replacement.
  func standIn(for session: URLSession) -> URLSession {
    if isStandIn(session) { return session }
    return state.withUncheckedLock { state in
      if let known = state.sessions[ObjectIdentifier(session)] { return known.standIn }
      // NB: Foundation gives out the configuration that the session uses, not a copy of it.
      guard let configuration = session.configuration.copy() as? URLSessionConfiguration else {
        preconditionFailure("a configuration's copy is one")
      }
      configuration.protocolClasses = [StubProtocol.self]
      if let stored = configuration.httpCookieStorage, let cookies {
        for cookie in stored.cookies ?? [] { cookies.setCookie(cookie) }
        configuration.httpCookieStorage = cookies
      }
      let standIn = URLSession(
        configuration: configuration,
        delegate: session.delegate,
        delegateQueue: session.delegateQueue
      )
      state.sessions[ObjectIdentifier(session)] = (session, standIn)
      return standIn
    }
  }

  /// Returns the request with all headers, its body and what identifies its exchange.
  func marked(
    _ request: URLRequest,
    in session: URLSession,
    body: Data? = nil,
    file: URL? = nil
  ) -> (request: URLRequest, exchange: Exchange) {
    var request = request
    for (name, value) in session.configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    if let body = body ?? file.flatMap({ try? Data(contentsOf: $0) }) { request.httpBody = body }
    let exchange = Exchange(self, in: session)
    state.withUncheckedLock { $0.exchanges.append(exchange) }
    request.setValue(exchange.id, forHTTPHeaderField: Exchange.header)
    return (request, exchange)
  }
}
