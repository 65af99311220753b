import Foundation
public import FoundationNetworking
import PliantBase
import PliantOverriding
public import Testing

extension Trait where Self == Fixture {
  /// Answers every `URLSession` request while the test runs; no request leaves the process.
  ///
  /// With the package's trait `AsyncHTTPClient` it answers requests of AsyncHTTPClient as well.
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
  /// `respond` answers in a server's place: sessions, tasks, delegates, redirections, cookies,
  /// credentials, cancellation and timeouts are Foundation's own. It receives the whole request, as
  /// it is sent: with its body in `httpBody`, headers of the configuration, and cookies. If it
  /// throws, the request fails with that error. If it returns nil, the request was not expected:
  /// the test fails, and so does the request. Web sockets are not answered: the test fails.
  ///
  /// `respond` runs in tasks of the test, for several requests concurrently, and sees its other
  /// fixtures. Cookies are kept only while the test runs, and each test has its own.
  public static func network(
    for callers: Fixture.Callers = .test,
    _ respond: @escaping @Sendable (URLRequest) async throws -> StubbedResponse?
  ) -> Fixture {
    Fixture(".network", for: callers, isUsed: true) { term, operation in
      try await TestNetwork(term, respond).run(operation)
    }
  }
}

/// The network of the current test.
///
/// ```swift
/// #expect(Network.requests.map(\.httpMethod) == ["GET", "POST"])
/// ```
public enum Network {
  /// The requests of the test so far, with their bodies, in the order in which they were sent.
  ///
  /// Without the trait `.network` the test fails.
  public static var requests: [URLRequest] {
    guard let network = TestNetwork.local else {
      report(.noNetwork)
      return []
    }
    return network.requests
  }
}

/// The network of a test: what answers requests, and what they leave.
final class TestNetwork: Sendable {
  typealias Respond = @Sendable (URLRequest) async throws -> StubbedResponse?

  /// The network of the current test; nil if its requests are sent, as recorded ones are.
  static var local: TestNetwork? { Replacements.current?.network }

  private struct State {
    var requests: [URLRequest] = []
    var tasks: [ObjectIdentifier: NetworkTask] = [:]
    /// The test's own storages, by those that they stand for.
    var cookies: [ObjectIdentifier: (storage: HTTPCookieStorage, own: HTTPCookieStorage)] = [:]
    /// The removal of what requests leave: files of downloads, clients.
    var removals: [@Sendable () -> Void] = []
  }

  private let state = Guarded(State())
  let term: Term
  let respond: Respond

  init(_ term: Term, _ respond: @escaping Respond) {
    (self.term, self.respond) = (term, respond)
  }

  func run(_ operation: () async throws -> Void) async throws {
    try Transfer.checkFoundation()
    try await Clients.prepare()
    defer {
      term.end()
      end()
    }
    try await Fixture.run(
      Self.scopes + Clients.scopes,
      answering: Connections.entryPoints + Transfer.entryPoints + Clients.entryPoints,
      for: term.callers,
      changing: { $0.replacements.network = self },
      operation
    )
  }

  /// Ends the requests so far, and removes what they have left.
  private func end() {
    let left = state.withUncheckedLock { state in
      defer { (state.tasks, state.cookies, state.removals) = ([:], [:], []) }
      return state
    }
    for task in left.tasks.values { task.end() }
    for remove in left.removals { remove() }
  }

  // MARK: Requests

  var requests: [URLRequest] { state.withUncheckedLock { $0.requests } }

  func note(_ request: URLRequest) {
    term.use()
    state.withUncheckedLock { $0.requests.append(request) }
  }

  func removeAtEnd(_ remove: @escaping @Sendable () -> Void) {
    state.withUncheckedLock { $0.removals.append(remove) }
    // The test's own files are gone with it.
    if term.hasEnded { Surroundings.really { end() } }
  }

  /// The record of a session's task that has been resumed and has not ended.
  func task(_ task: URLSessionTask) -> NetworkTask? {
    state.withUncheckedLock { $0.tasks[ObjectIdentifier(task)] }
  }

  /// Begins the record of a task; nil if it is refused.
  func follow(_ task: URLSessionTask) -> NetworkTask? {
    guard !term.refuses(task.originalRequest?.line ?? "") else { return nil }
    if let known = self.task(task) { return known }
    let new = NetworkTask(task)
    state.withUncheckedLock { $0.tasks[ObjectIdentifier(task)] = new }
    return new
  }

  func forget(_ task: URLSessionTask) {
    state.withUncheckedLock { $0.tasks.removeValue(forKey: ObjectIdentifier(task)) }?.end()
  }

  func noteError(of task: URLSessionTask) {
    guard let known = self.task(task), !known.isBusy else { return }
    forget(task)
    known.rest()
  }

  // MARK: Cookies

  /// The test's own storage that stands for another.
  func own(_ storage: HTTPCookieStorage) -> HTTPCookieStorage {
    let new = URLSessionConfiguration.ephemeral.httpCookieStorage ?? storage
    let own = state.withUncheckedLock { state in
      if state.cookies.values.contains(where: { $0.own === storage }) { return storage }
      let own = state.cookies[ObjectIdentifier(storage)]?.own ?? new
      state.cookies[ObjectIdentifier(storage)] = (storage, own)
      return own
    }
    own.cookieAcceptPolicy = storage.cookieAcceptPolicy
    return own
  }
}
