import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded
import Service

/// A client of a shop, without a server.
struct Client {
  private let respond: @Sendable (Request) async throws -> Response

  init() throws {
    let responder = try Shop().router.buildResponder()
    respond = { request in
      let source = ApplicationRequestContextSource(
        channel: NIOAsyncTestingChannel(),
        logger: Logger(label: "shop") { _ in SwiftLogNoOpLogHandler() }
      )
      return try await responder.respond(to: request, context: BasicRequestContext(source: source))
    }
  }

  func order(_ count: Int, of item: String) async throws -> Shop.Receipt {
    let answer = try await send(.post, "/orders", Shop.Wish(item: item, count: count))
    return try Self.decode(answer.body)
  }

  func get(_ path: String) async throws -> Shop.Receipt {
    try Self.decode(try await send(.get, path).body)
  }

  func text(_ path: String) async throws -> String {
    String(buffer: try await send(.get, path).body)
  }

  func send(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ body: (any Encodable)? = nil
  ) async throws -> (status: Int, body: ByteBuffer) {
    var head = HTTPRequest(method: method, scheme: "http", authority: "shop", path: path)
    head.headerFields[.contentType] = "application/json"
    let data = try body.map { try JSONEncoder().encode($0) } ?? Data()
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: data)))
    do {
      let response = try await respond(request)
      let collected = Collected()
      try await response.body.write(collected)
      return (response.status.code, collected.buffer)
    } catch let error as any HTTPResponseError {
      return (error.status.code, ByteBuffer())
    } catch {
      // As the server does.
      return (500, ByteBuffer())
    }
  }

  private static func decode(_ body: ByteBuffer) throws -> Shop.Receipt {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Shop.Receipt.self, from: Data(buffer: body))
  }

  private final class Collected: ResponseBodyWriter {
    var buffer = ByteBuffer()

    func write(_ part: ByteBuffer) async throws { buffer.writeImmutableBuffer(part) }
    func finish(_: HTTPFields?) async throws {}
  }
}
