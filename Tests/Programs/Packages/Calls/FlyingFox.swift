import Foundation

@testable import FlyingFox
@testable import FlyingSocks

/// Calls what the package's tests leave out, and tells what came of it.
func calls(_ tell: (Any) -> Void) async throws {
  tellHashes(tell)
  tellValues(tell)
  try await tellRequests(tell)
  try await tellServers(tell)
  try await tellSockets(tell)
  try await tellSequences(tell)
}

private func tellHashes(_ tell: (Any) -> Void) {
  let mask = WSFrame.Mask(m1: 1, m2: 2, m3: 3, m4: 4)
  let frame = WSFrame(fin: true, opcode: .text, mask: mask, payload: Data([1]))
  tell([hashes(mask), hashes(frame), hashes(WSCloseCode(1)), hashes(WSMessage.text("a"))])
  tell([hashes(HTTPHeaders([.host: "a"])), hashes(HTTPStatusCode.ok)])
  tell([hashes(HTTPRequest.Address.unix("a")), hashes(JSONValue.array([.null, .number(1)]))])
  tell([
    hashes(HTTPRequest.RouteParameter(name: "a", value: "b")),
    hashes(HTTPRoute.Parameter.path(name: "a", index: 1)),
  ])
  let file = Socket.FileDescriptor(rawValue: 9)
  tell([hashes(Socket(file: file)), hashes(Socket.Address.ip4("a", port: 1))])
  tell([hashes(Socket.Event.read), hashes(SocketType.datagram), hashes(ePoll.TriggerMode.level)])
  tell([hashes(EventNotification.Error.error), hashes(Poll.Entry(file: file, events: [.write]))])
  let identifier = IdentifiableContinuation<Int, Never>.ID()
  tell(hashes(identifier) == hashes(identifier))
}

private func tellValues(_ tell: (Any) -> Void) {
  var headers = HTTPHeaders()
  headers.setValues(["a", "b"], for: .acceptRanges)
  headers.setValues(["c"], for: .host)
  tell([headers.keys.map(\.rawValue).sorted(), headers.values.map { $0.joined() }.sorted()])
  headers.removeValue(.acceptRanges)
  tell(headers.keys.map(\.rawValue))

  tell([HTTPEncoder(), SHA1(), WSFrameEncoder(), WSFrameValidator()] as [Any])
  let client = HTTPClient()
  tell(MemoryLayout.size(ofValue: client) > 0)
  tell([
    HTTPConnection.Error("a").errorDescription,
    SequenceTerminationError(errorDescription: "b").errorDescription,
  ])
  tell(JSONPath(components: [.field("a"), .array(1)]))
  tell(FlyingSocks.in6_pktinfo(ipi6_addr: in6addr_loopback, ipi6_ifindex: 3).ipi6_ifindex)
}

private func tellRequests(_ tell: (Any) -> Void) async throws {
  let headers: [HTTPHeader: String] = [.host: "a"]
  let body = Data("body".utf8)
  let request = HTTPRequest(
    method: .POST,
    version: .http11,
    path: "/a",
    query: [.init(name: "b", value: "c")],
    headers: headers,
    body: body
  )
  tell([request.target, request.headers, Array(try await request.bodyData)] as [Any])
  let response = HTTPResponse(
    version: .http11,
    statusCode: .teapot,
    headers: headers,
    body: HTTPBodySequence(data: body)
  )
  tell([response.statusCode, response.headers, Array(try await response.bodyData)] as [Any])

  let handler = ClosureHTTPHandler { _ in HTTPResponse(statusCode: .accepted) }
  let server = HTTPServer(port: 0, timeout: 5, logger: .disabled, handler: handler)
  tell(await server.handleRequest(request).statusCode)
}

private func tellServers(_ tell: (Any) -> Void) async throws {
  tell(type(of: HTTPServer.defaultLogger(category: "calls")))
  let address = sockaddr_un.unix(abstractNamespace: UUID().uuidString)
  let server = HTTPServer(config: .init(address: address, logger: .disabled))
  let task = Task { try await server.start() }
  try await server.waitUntilListening()
  let isListening = await server.isListening
  await server.stop()
  let result = await task.result
  tell([isListening, await server.isListening, (try? result.get()) == nil])
}

private func tellSockets(_ tell: (Any) -> Void) async throws {
  let (first, second) = try AsyncSocket.makePair(pool: .poll(), type: .datagram)
  defer { for socket in [first, second] { try? socket.close() } }
  let listener = Listener()
  let connection = HTTPConnection(socket: first, decoder: HTTPDecoder(), logger: listener)
  listener.logOpenConnection(connection)
  tell(listener.lines)
  tell(hashes(connection) == hashes(connection))

  var iterator = first.messages(maxMessageLength: 4).makeAsyncIterator()
  try await second.write(Data([1, 2, 3]))
  tell(await outcome { try await iterator.next()?.payload.count })
  let message = AsyncSocket.Message(
    peerAddress: .inet(port: 1),
    bytes: [1, 2],
    interfaceIndex: 3,
    localAddress: nil
  )
  tell([message.bytes, message.interfaceIndex as Any])

  let socket = try Socket(domain: AF_UNIX, type: Socket.stream)
  tell(try socket.socketType)
  try socket.close()
  var poll = Poll(interval: .immediate)
  poll.open()
  poll.close()
  tell(try poll.getNotifications())
}

private func tellSequences(_ tell: (Any) -> Void) async throws {
  let storage = AsyncBufferingSequence<AsyncBufferedCollection<[UInt8]>>.Storage(
    base: AsyncBufferedCollection([1, 2]),
    suggestedBufferSize: 1
  )
  tell("\(storage.unownedExecutor)" == "\(storage.unownedExecutor)")

  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try Data("ab".utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  var iterator = try AsyncBufferedFileSequence(contentsOf: file).makeAsyncIterator()
  tell([try await iterator.next(), try await iterator.next(), try await iterator.next()])
}

/// Keeps what is logged for information.
private final class Listener: Logging, @unchecked Sendable {
  private(set) var lines: [String] = []

  func logDebug(_ debug: @autoclosure () -> String) {}
  func logInfo(_ info: @autoclosure () -> String) { lines.append(info()) }
  func logWarning(_ warning: @autoclosure () -> String) {}
  func logError(_ error: @autoclosure () -> String) {}
  func logCritical(_ critical: @autoclosure () -> String) {}
}

private func outcome<Value>(_ body: () async throws -> Value) async -> Any {
  do { return try await body() } catch { return error }
}

private func hashes<Value: Hashable>(_ value: Value) -> [Int] {
  var hasher = Hasher()
  value.hash(into: &hasher)
  return [value.hashValue, hasher.finalize()]
}
