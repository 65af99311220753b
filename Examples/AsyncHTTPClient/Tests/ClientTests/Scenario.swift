import AsyncHTTPClient
import Foundation
import FoundationNetworking
import NIOCore
import NIOHTTP1
import PliantTesting
import Synchronization

/// A script that is played against a server on loopback and against `.network`, with one log each.
struct Scenario: Sendable {
  /// The ways to send a request.
  enum Way: CaseIterable { case awaited, future, delegate }

  let name: String
  let play: @Sendable (Stage) async throws -> Void

  init(_ name: String, _ play: @escaping @Sendable (Stage) async throws -> Void) {
    (self.name, self.play) = (name, play)
  }

  /// The logs of both.
  func run(_ way: Way) async throws -> (server: [String], network: [String]) {
    let asked = Mutex(0)
    let server = try await Server.start { asked.withLock { $0 += 1 } }
    let real = Stage(way, server.port) { asked.withLock(\.self) }
    try await play(real)
    try await server.stop()
    let answered = Stage(way, server.port) { Network.requests.count }
    try await Fixture.network { try await Server.answer(to: $0) }.run { try await play(answered) }
    return (real.log, answered.log)
  }
}

/// The place of a script: its client's requests, and the log of what comes of them.
final class Stage: Sendable {
  let way: Scenario.Way
  private let port: Int
  private let count: @Sendable () -> Int
  private let events = Mutex<[String]>([])

  init(_ way: Scenario.Way, _ port: Int, _ count: @escaping @Sendable () -> Int) {
    (self.way, self.port, self.count) = (way, port, count)
  }

  var log: [String] { events.withLock(\.self) }

  func note(_ event: String) { events.withLock { $0.append(event) } }

  /// Suspends until the server has got as many requests.
  func requests(_ number: Int) async throws {
    while count() < number { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Sends a request to its end, by a client of its own if it has a configuration.
  func send(
    _ path: String,
    _ method: HTTPMethod = .GET,
    body: String? = nil,
    streamed: Bool = false,
    within limit: TimeAmount = .seconds(1_000),
    _ change: ((inout HTTPClient.Configuration) -> Void)? = nil
  ) async throws {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    change?(&configuration)
    let client = change == nil ? .shared : HTTPClient(configuration: configuration)
    let request = Sent(
      url: "http://127.0.0.1:\(port)\(path)",
      method: method,
      body: body,
      isStreamed: streamed,
      limit: limit
    )
    do {
      note("\(method) \(path): " + (try await request.send(way, by: client)))
    } catch { note("\(method) \(path): \(error)") }
    if change != nil { try await client.shutdown() }
  }
}

/// A request in each of the ways to send it.
private struct Sent: Sendable {
  let url: String
  let method: HTTPMethod
  let body: String?
  let isStreamed: Bool
  let limit: TimeAmount

  func send(_ way: Scenario.Way, by client: HTTPClient) async throws -> String {
    switch way {
    case .awaited: return try await awaited(client)
    case .future:
      let response = try await client.execute(request: whole, deadline: .now() + limit).get()
      let body = response.body.map { String(buffer: $0) } ?? ""
      return text(response.status, response.headers, body, response.history.map(\.request.url))
    case .delegate:
      let task = client.execute(
        request: try whole,
        delegate: ResponseAccumulator(request: try whole),
        deadline: .now() + limit
      )
      let response = try await withTaskCancellationHandler {
        try await task.get()
      } onCancel: {
        task.cancel()
      }
      let body = response.body.map { String(buffer: $0) } ?? ""
      return text(response.status, response.headers, body, response.history.map(\.request.url))
    }
  }

  private func awaited(_ client: HTTPClient) async throws -> String {
    var request = HTTPClientRequest(url: url)
    request.method = method
    request.headers.add(name: "X-Kind", value: "test")
    if let body, isStreamed {
      let parts = AsyncStream { parts in
        for word in body.split(separator: " ") { parts.yield(ByteBuffer(substring: word)) }
        parts.finish()
      }
      request.body = .stream(parts, length: .unknown)
    } else {
      request.body = body.map { .bytes(ByteBuffer(string: $0)) }
    }
    let response = try await client.execute(request, timeout: limit)
    var body = ByteBuffer()
    do {
      for try await part in response.body { body.writeImmutableBuffer(part) }
    } catch { throw Broken(after: String(buffer: body), by: error) }
    let urls = response.history.compactMap { URL(string: $0.request.url) }
    return text(response.status, response.headers, String(buffer: body), urls)
  }

  private struct Broken: Error {
    let (body, error): (String, any Error)
    init(after body: String, by error: any Error) { (self.body, self.error) = (body, error) }
  }

  private var whole: HTTPClient.Request {
    get throws {
      var request = try HTTPClient.Request(url: url, method: method, headers: ["X-Kind": "test"])
      if let body, isStreamed {
        let words = body.split(separator: " ").map { ByteBuffer(substring: $0) }
        request.body = .stream { writer in
          words.reduce(writer.write(.byteBuffer(ByteBuffer()))) { sent, word in
            sent.flatMap { writer.write(.byteBuffer(word)) }
          }
        }
      } else {
        request.body = body.map { .string($0) }
      }
      return request
    }
  }

  private func text(
    _ status: HTTPResponseStatus,
    _ headers: HTTPHeaders,
    _ body: String,
    _ urls: [URL]
  ) -> String {
    // The server frames what it sends.
    let framing = ["connection", "content-length", "transfer-encoding"]
    let fields = headers.filter { !framing.contains($0.name.lowercased()) }
      .map { "\($0.name): \($0.value)" }.sorted()
    let shown = body.count > 60 ? "\(body.count) bytes" : body
    return "\(status.code) \(fields) \(shown) by \(urls.map(\.path))"
  }
}
