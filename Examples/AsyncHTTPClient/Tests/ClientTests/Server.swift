import AsyncHTTPClient
import Foundation
import FoundationNetworking
import NIOCore
import NIOHTTP1
import NIOPosix
import PliantTesting

/// A server on loopback that gives the answers which `.network` gives.
struct Server {
  private let channel: any Channel
  let port: Int

  static func start(_ note: @escaping @Sendable () -> Void) async throws -> Server {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(ServerHandler(note))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return Server(channel: channel, port: channel.localAddress?.port ?? 0)
  }

  func stop() async throws { try await channel.close() }

  /// The answers to all requests of scenarios.
  static func answer(to request: URLRequest) async throws -> StubbedResponse {
    let url = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    let path = (url?.path ?? "").split(separator: "/").map(String.init)
    let number = path.count > 1 ? Int(path[1]) ?? 0 : 0
    switch path.first {
    case "status": return .text("body of \(number)", status: number)
    case "empty": return .status(number)
    case "long": return .data(Data(repeating: 120, count: number))
    case "drip": return .chunks(["one ", "two ", "three"], every: .milliseconds(20))
    case "redirect":
      let target = url?.queryItems?.first?.value ?? "/ok"
      return .status(number, headers: ["Location": target])
    case "cut": return .chunks(["half"]).failing(HTTPParserError.invalidEOFState)
    case "gone": throw HTTPClientError.remoteConnectionClosed
    case "never":
      try await Task.sleep(for: .seconds(100_000))
      return .text("late")
    case "echo":
      let fields = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      let body = request.httpBody ?? Data()
      let shown = body.count > 60 ? "\(body.count)" : String(decoding: body, as: UTF8.self)
      return .text("\(request.httpMethod ?? "") \(fields) \(shown)")
    default: return .text("fine", headers: ["X-Shop": "open"])
    }
  }
}

private final class ServerHandler: ChannelInboundHandler, @unchecked Sendable {
  // SAFETY: what changes is used on the event loop of the connection.
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let note: @Sendable () -> Void
  private var request = URLRequest(url: URL(filePath: "/"))
  private var answering: Task<Void, any Error>?

  init(_ note: @escaping @Sendable () -> Void) { self.note = note }

  func channelInactive(context: ChannelHandlerContext) { answering?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      request = URLRequest(url: URL(string: "http://127.0.0.1\(head.uri)") ?? URL(filePath: "/"))
      request.httpMethod = head.method.rawValue
      let framing = ["content-length", "host", "transfer-encoding"]
      for (name, value) in head.headers where !framing.contains(name.lowercased()) {
        request.addValue(value, forHTTPHeaderField: name)
      }
    case .body(let part): request.httpBody = (request.httpBody ?? Data()) + part.readableBytesView
    case .end:
      note()
      let (request, channel) = (request, context.channel)
      answering = Task { try await Self.answer(request, on: channel) }
    }
  }

  private static func answer(_ request: URLRequest, on channel: any Channel) async throws {
    do {
      let response = try await Server.answer(to: request)
      var headers = HTTPHeaders(response.headers.map { ($0.key, $0.value) })
      if request.httpMethod == "HEAD" { headers.add(name: "Content-Length", value: "0") }
      let status = HTTPResponseStatus(statusCode: response.status)
      let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
      try await channel.writeAndFlush(HTTPServerResponsePart.head(head))
      for chunk in response.chunks where !chunk.isEmpty && request.httpMethod != "HEAD" {
        try await Task.sleep(for: response.pace)
        let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: chunk)))
        try await channel.writeAndFlush(part)
      }
      if let failure = response.failure { throw failure }
      try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    } catch {
      try await channel.close()
    }
  }
}
