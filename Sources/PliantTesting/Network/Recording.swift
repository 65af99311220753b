import Foundation
public import FoundationNetworking
import PliantBase
public import Testing

/// Answers that a server gave to requests, in a file of the format HAR 1.2.
///
/// Browsers, proxies and API clients write such files, and so does `PLIANT_RECORD=1 swift test`.
///
/// ```swift
/// @Test(.network(.recorded(in: "Fixtures/api.har", matching: [.method, .path])))
/// ```
public struct NetworkRecording: Sendable {
  let file: URL
  let rules: [Rule]
  let mode: Mode?
  let passing: [String]
  let redactions: [Redaction]

  /// Answers from a file of recorded ones.
  ///
  /// A request is answered by the next recorded response to a request that agrees with it, and the
  /// last one repeats. If there is none, the test fails and names the request, the file, and the
  /// recorded request that comes nearest. Redirections are recorded as the client gets them. An
  /// entry that cannot answer, such as an aborted one, is left out.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or from the folder of the test's source file on.
  ///   - rules: The parts of a request that must agree: by default all but the header fields.
  ///     Parameters of an address or a form may be in any order, and boundaries of bodies differ.
  ///   - mode: The requests that are sent, and their answers written when the test ends. By default
  ///     the environment says so: `PLIANT_RECORD` is `1` for all, or `missing`.
  ///   - hosts: Hosts, and domains of hosts, to which requests are always sent, and not recorded.
  ///   - redactions: The parts that are written as `REDACTED`, and not compared. A hidden value is
  ///     hidden wherever it stands in its entry, and addresses lose their users and passwords.
  ///   - filePath: The source file of the test.
  /// - Returns: The recording, for the trait `.network`.
  public static func recorded(
    in path: String,
    matching rules: [Rule] = .usual,
    recording mode: Mode? = nil,
    passing hosts: [String] = [],
    redacting redactions: [Redaction] = .secrets,
    filePath: String = #filePath
  ) -> NetworkRecording {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    return NetworkRecording(
      file: URL(fileURLWithPath: path, relativeTo: folder),
      rules: rules,
      mode: mode,
      passing: hosts,
      redactions: redactions
    )
  }

  /// Which requests are sent and recorded.
  public enum Mode: Sendable {
    /// None: the file answers.
    case none
    /// All that the file does not answer; the file need not be there.
    case missing
    /// All: the file is written anew.
    case all
  }

  /// A part of a request in which it must agree with a recorded one.
  public enum Rule: Sendable {
    /// The HTTP method.
    case method
    /// The scheme of the address.
    case scheme
    /// The host, and the port.
    case host
    /// The path of the address.
    case path
    /// The parameters of the address, in any order.
    case query
    /// The body; JSON and forms in any order.
    case body
    /// The value of a header field.
    case header(String)
    /// Whatever a function of both requests, without their secrets, finds.
    case rule(@Sendable (_ request: URLRequest, _ recorded: URLRequest) -> Bool)
  }

  /// A part of requests and responses that must not be in a file.
  ///
  /// Names are compared without capitals, hyphens and underscores.
  public enum Redaction: Sendable {
    /// The value of a header field.
    case header(String)
    /// The value of a parameter of an address, in header fields and texts, too, or of a form.
    case parameter(String)
    /// The values of a name in JSON, or in a multipart body.
    case field(String)
  }
}

extension [NetworkRecording.Rule] {
  /// The whole request but its header fields.
  public static var usual: Self { [.method, .scheme, .host, .path, .query, .body] }
}

extension [NetworkRecording.Redaction] {
  /// Credentials: what is usual in header fields, parameters and bodies.
  public static var secrets: Self {
    let headers = [
      "Authorization", "Cookie", "Proxy-Authorization", "Set-Cookie", "X-Access-Token", "X-Api-Key",
      "X-Auth-Token", "X-CSRF-Token",
    ]
    let names = [
      "access_token", "api_key", "client_secret", "id_token", "passwd", "password", "private_key",
      "refresh_token", "secret", "session_id", "token",
    ]
    return headers.map { .header($0) } + names.map { .parameter($0) } + names.map { .field($0) }
  }
}

extension Trait where Self == Fixture {
  /// Answers every `URLSession` request from a file of recorded answers while the test runs.
  ///
  /// ```swift
  /// @Test(.network(.recorded(in: "Fixtures/api.har")))
  /// ```
  public static func network(
    _ recording: NetworkRecording,
    for callers: Fixture.Callers = .test
  ) -> Fixture {
    Fixture(".network", for: callers, isUsed: true) { term, operation in
      let player = try RecordingPlayer(recording)
      try await TestNetwork(term) { try await player.answer($0) }.run(operation)
      try Surroundings.really { try player.write() }
    }
  }
}

/// Answers requests from a file, or sends them and keeps the answers.
private final class RecordingPlayer: Sendable {
  private let recording: NetworkRecording
  private let test = Test.current
  private let mode: NetworkRecording.Mode
  private let skipped: [String]
  private let entries: Guarded<Entries>

  private struct Entries {
    var all: [HAR.Entry]
    var used: Set<Int> = []
    var isChanged = false
  }

  init(_ recording: NetworkRecording) throws {
    self.recording = recording
    let asked = ["1": NetworkRecording.Mode.all, "missing": .missing]
    mode =
      recording.mode ?? asked[ProcessInfo.processInfo.environment["PLIANT_RECORD"] ?? ""] ?? .none
    var log = HAR.Log(entries: [])
    let isThere = FileManager.default.fileExists(atPath: recording.file.path)
    if mode == .none || mode == .missing && isThere {
      do { log = try HAR(contentsOf: recording.file).log } catch {
        throw FixtureError.noRecording(recording.file.path, Unusable.reason(of: error))
      }
    }
    skipped = log.skipped
    entries = Guarded(
      Entries(all: log.entries.map { $0.redacted(recording.redactions) }, isChanged: mode == .all)
    )
  }

  func answer(_ request: URLRequest) async throws -> StubbedResponse? {
    let host = request.url?.host()?.lowercased() ?? ""
    if recording.passing.contains(where: { host == $0.lowercased() || host.hasSuffix(".\($0)") }) {
      return try await send(request).response.stubbed
    }
    guard mode != .all else { return try await record(request) }
    let asked = HAR.Entry.Request(request).redacted(recording.redactions)
    let found = entries.withUncheckedLock { entries -> StubbedResponse? in
      let found = entries.all.indices.filter {
        asked.differences(from: entries.all[$0].request, by: recording.rules).isEmpty
      }
      guard let index = found.first(where: { !entries.used.contains($0) }) ?? found.last else {
        return nil
      }
      entries.used.insert(index)
      return entries.all[index].response.stubbed
    }
    if let found { return found }
    if mode == .missing { return try await record(request) }
    report(
      .notRecorded(request.text, recording.file.path, nearest(to: asked), skipped),
      of: test
    )
    throw URLError(.resourceUnavailable)
  }

  /// The recorded request that agrees most, and in what it does not.
  private func nearest(to asked: HAR.Entry.Request) -> String? {
    entries.withUncheckedLock { entries in
      let all = entries.all.map {
        ($0.request, asked.differences(from: $0.request, by: recording.rules))
      }
      let nearest = all.min { $0.1.count < $1.1.count }
      return nearest.map { "\($0.method) \($0.url), with another \($1.joined(separator: ", "))" }
    }
  }

  private func record(_ request: URLRequest) async throws -> StubbedResponse {
    let entry = try await send(request)
    entries.withUncheckedLock { entries in
      entries.used.insert(entries.all.count)
      entries.all.append(entry.redacted(recording.redactions))
      entries.isChanged = true
    }
    // The test gets what the server sent, secrets included.
    return entry.response.stubbed
  }

  private func send(_ request: URLRequest) async throws -> HAR.Entry {
    let start = Date()
    let clock = TestClock.local
    clock?.began()
    defer { clock?.finished() }
    let unrecorded = Surroundings.changing {
      ($0.replacements.network, $0.replacements.isolation, $0.replacements.clock) = (nil, nil, nil)
    }
    let (response, body) = try await Surroundings.$own.withValue(unrecorded) {
      try await RealExchange.answer(to: request)
    }
    return HAR.Entry(start, HAR.Entry.Request(request), HAR.Entry.Response(response, body))
  }

  func write() throws {
    let (all, isChanged) = entries.withUncheckedLock { ($0.all, $0.isChanged) }
    guard isChanged else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let folder = recording.file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try encoder.encode(HAR(entries: all)).write(to: recording.file, options: .atomic)
  }
}

/// One request to a real server; a redirection is an answer, which the client's session follows.
private final class RealExchange: NSObject, URLSessionDataDelegate {
  private struct State {
    var response: HTTPURLResponse?
    var body = Data()
    var end: CheckedContinuation<(HTTPURLResponse, Data), any Error>?
  }

  private let state = Guarded(State())

  static func answer(to request: URLRequest) async throws -> (HTTPURLResponse, Data) {
    let exchange = RealExchange()
    let session = URLSession(configuration: .ephemeral, delegate: exchange, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { end in
        exchange.state.withUncheckedLock { $0.end = end }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    state.withUncheckedLock { $0.response = response }
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    state.withUncheckedLock { $0.body += data }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let (state, response) = state.withUncheckedLock { ($0, $0.response) }
    guard error == nil, let response = response ?? task.response as? HTTPURLResponse else {
      state.end?.resume(throwing: error ?? URLError(.badServerResponse))
      return
    }
    state.end?.resume(returning: (response, state.body))
  }
}
