public import Foundation
public import FoundationNetworking

/// Fetches resources, tries again where its delegate lets it, and remembers answers for a while.
///
/// Nothing in this library knows of Pliant.
public final class HTTPClient {
  public weak var delegate: (any HTTPClientDelegate)?
  private let transport: any Transport
  private let lifetime: TimeInterval
  private var answers: [String: (response: Response, at: Date)] = [:]

  public init(transport: any Transport, lifetime: TimeInterval = 60) {
    self.transport = transport
    self.lifetime = lifetime
  }

  public func get(_ path: String) async throws -> Response {
    if let known = answers[path], Date().timeIntervalSince(known.at) < lifetime {
      return known.response
    }
    var attempt = 1
    while true {
      do {
        let response = try await transport.send(Request(path: path))
        answers[path] = (response, Date())
        delegate?.client(self, didReceive: response)
        return response
      } catch {
        guard delegate?.client(self, shouldRetry: path, after: error) == true else { throw error }
        try await pause(before: attempt)
        attempt += 1
      }
    }
  }

  /// Waits longer before each attempt.
  dynamic func pause(before attempt: Int) async throws {
    try await Task.sleep(for: .seconds(1 << attempt))
  }
}

/// Who is asked and told by a client.
public protocol HTTPClientDelegate: AnyObject {
  func client(_ client: HTTPClient, shouldRetry path: String, after error: any Error) -> Bool
  func client(_ client: HTTPClient, didReceive response: Response)
}

/// What carries requests over the network.
public protocol Transport {
  func send(_ request: Request) async throws -> Response
}

/// Sends requests to a server.
public struct URLSessionTransport: Transport {
  private let server: URL
  private let session: URLSession

  public init(server: URL, session: URLSession = .shared) {
    self.server = server
    self.session = session
  }

  public func send(_ request: Request) async throws -> Response {
    let (data, response) = try await session.data(from: server.appending(path: request.path))
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return Response(status: status, body: String(decoding: data, as: UTF8.self))
  }
}

public struct Request: Equatable, Sendable {
  public var path: String
  public init(path: String) { self.path = path }
}

public struct Response: Equatable, Sendable {
  public var status: Int
  public var body: String

  public init(status: Int = 200, body: String) {
    self.status = status
    self.body = body
  }
}
