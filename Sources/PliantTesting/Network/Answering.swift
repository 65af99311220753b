import Foundation
import FoundationNetworking

/// A client's request that a test's network answers, step by step in the client's own order.
protocol Answering: Sendable {
  var network: TestNetwork { get }
  /// Whether the client has given the request up, or has its whole response.
  var isOver: Bool { get }
  var hasNoBody: Bool { get }
  /// Runs work in the place where the client does everything with the request.
  func enqueue(_ work: @escaping @Sendable () -> Void)
  /// Lets the clock pass while `body` waits.
  func waiting<Value>(_ body: () async throws -> Value) async rethrows -> Value
  func tell(_ response: StubbedResponse) throws
  func write(_ chunk: Data) throws
  func finish()
  func fail(_ error: any Error)
}

extension Answering {
  func waiting<Value>(_ body: () async throws -> Value) async rethrows -> Value { try await body() }

  func answer(_ request: @Sendable () async throws -> URLRequest) async {
    do {
      if network.term.hasEnded { throw URLError(.cancelled) }
      let request = try await request()
      network.note(request)
      guard let response = try await waiting({ try await network.respond(request) }) else {
        network.term.report(.unexpectedRequest(request.text))
        throw URLError(.resourceUnavailable)
      }
      try await sleep(response.delay)
      try await inOrder { try self.tell(response) }
      for chunk in response.chunks where !hasNoBody {
        try await sleep(response.pace)
        try await inOrder { try self.write(chunk) }
      }
      if let failure = response.failure { throw failure }
      try await inOrder { self.finish() }
    } catch {
      let error = network.term.hasEnded ? URLError(.cancelled) : error
      try? await inOrder { self.fail(error) }
    }
  }

  private func sleep(_ duration: Duration) async throws {
    if duration > .zero { try await waiting { try await Task.sleep(for: duration) } }
  }

  /// Runs `body` where the client does everything.
  ///
  /// - Throws: Any error of `body`, or `CancellationError` if the request is over.
  func inOrder<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      enqueue {
        continuation.resume(
          with: Result {
            if self.isOver { throw CancellationError() }
            return try body()
          }
        )
      }
    }
  }
}
