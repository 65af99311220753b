#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import FoundationNetworking
import NIOCore
import NIOHTTP1

/// A request on its connection, and the response, in the place of a server.
final class ClientExchange: ChannelDuplexHandler, Answering, @unchecked Sendable {
  // SAFETY: what changes is used on the event loop of the connection.
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart
  typealias OutboundIn = HTTPClientRequestPart

  let network: TestNetwork
  private let work: CarriedWork
  private let loop: any EventLoop
  private var request: URLRequest
  private var body = Data()
  private var context: ChannelHandlerContext?
  private var answering: Task<Void, Never>?
  /// Whether the client waits for another part of the response.
  private var isRead = true
  private var next: (@Sendable () -> Void)?

  init(of url: URL, on loop: any EventLoop, in network: TestNetwork, _ work: CarriedWork) {
    (self.loop, self.network, self.work, request) = (loop, network, work, URLRequest(url: url))
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    next?()
    answering?.cancel()
  }

  // MARK: The request

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      request.httpMethod = head.method.rawValue
      request.allHTTPHeaderFields = [:]
      for (name, value) in head.headers where !isOfConnection(name.lowercased(), value) {
        request.addValue(value, forHTTPHeaderField: name)
      }
    case .body(.byteBuffer(let part)): body.append(contentsOf: part.readableBytesView)
    case .body(.fileRegion):
      network.term.report(.notAnswered("a file in the body of \(request.line)"))
      return promise?.fail(ChannelError.operationUnsupported) ?? ()
    case .end:
      request.httpBody = body.isEmpty ? nil : body
      let request = request
      work.run {
        answering = Task(executorPreference: OwnQueues.preferred) {
          await self.answer { request }
        }
      }
    }
    promise?.succeed()
  }

  /// Whether a header field is added for the connection, as libcurl does below `URLSession`.
  private func isOfConnection(_ name: String, _ value: String) -> Bool {
    ["content-length", "transfer-encoding"].contains(name)
      || name == "host" && request.line.contains("://\(value)")
  }

  // MARK: The response

  var isOver: Bool { context == nil }
  var hasNoBody: Bool { request.httpMethod == "HEAD" }

  /// Work waits until the client reads, so that a body that it has is not lost by an error.
  func enqueue(_ work: @escaping @Sendable () -> Void) {
    loop.execute { [self] in if isRead || isOver { work() } else { next = work } }
  }

  func read(context: ChannelHandlerContext) {
    isRead = true
    context.read()
    if let next { loop.execute(next) }
    next = nil
  }

  func tell(_ response: StubbedResponse) {
    let fields = response.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let status = HTTPResponseStatus(statusCode: response.status)
    pass(.head(HTTPResponseHead(version: .http1_1, status: status, headers: HTTPHeaders(fields))))
  }

  func write(_ chunk: Data) { if !chunk.isEmpty { pass(.body(ByteBuffer(bytes: chunk))) } }

  func finish() { pass(.end(nil)) }

  func fail(_ error: any Error) { context?.fireErrorCaught(error) }

  private func pass(_ part: HTTPClientResponsePart) {
    isRead = false
    context?.fireChannelRead(wrapInboundOut(part))
    context?.fireChannelReadComplete()
    context?.channel.read()
  }
}
#endif
