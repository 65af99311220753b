#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import FoundationNetworking
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import PliantBase
import PliantOverriding

/// The requests of AsyncHTTPClient's clients, which the test's network answers.
///
/// Each is executed by a client of its own, that has the configuration of the test's client but for
/// a proxy in the process that leads nowhere. All that happens above the connection is
/// AsyncHTTPClient's own: redirections, limits of time, cancellation, delegates.
enum Clients {
  private static let pool = "15AsyncHTTPClient18HTTPConnectionPoolC7ManagerC"

  static let entryPoints = [
    EntryPoint("$s\(pool)14executeRequestyyAA015HTTPSchedulableG0_pF", in: pool) { call in
      guard let network = TestNetwork.local, let manager = object(call.receiver),
        let request = object(UInt(bitPattern: call[0]))
      else { return call.original() }
      let client = network.client(for: request, of: manager)
      let own: AnyObject? = property("poolManager", of: client)
      return withExtendedLifetime(client) {
        call.original {
          $0.receiver = own.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
        }
      }
    }
  ]

  private static func object(_ address: UInt?) -> AnyObject? {
    // SAFETY: the receiver and the argument of the method are objects, which its caller keeps.
    address.flatMap { UnsafeRawPointer(bitPattern: $0) }
      .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// A deadline is of the test's clock, if it has one.
  static var scopes: [Scope] {
    let execute = #method(HTTPClient.execute(_:deadline:logger:))
    return [
      execute.scope(around: { execute in
        // SAFETY: a method of a client, which any thread may call.
        nonisolated(unsafe) let execute = execute
        return { client, request, deadline, logger in
          guard TestNetwork.local != nil, TestClock.local != nil else {
            return try await execute(client, request, deadline, logger)
          }
          let left = deadline - .now()
          return try await withThrowingTaskGroup { group in
            group.addTask { try await execute(client, request, .distantFuture, logger) }
            group.addTask {
              try await Task.sleep(for: .nanoseconds(left.nanoseconds))
              throw HTTPClientError.deadlineExceeded
            }
            defer { group.cancelAll() }
            for try await response in group { return response }
            throw CancellationError()
          }
        }
      })
    ]
  }

  // MARK: The proxy

  private static let proxy = Surroundings.really {
    ServerBootstrap(group: HTTPClient.defaultEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Proxy())
        }
      }
      .bind(host: "127.0.0.1", port: 0)
  }
  fileprivate static let port = Guarded(0)

  /// Has the proxy listen, for all tests.
  ///
  /// - Throws: `OverrideError` if this version of AsyncHTTPClient is not known.
  static func prepare() async throws {
    try check("poolManager", ofClass: "15AsyncHTTPClient0B0C")
    for property in ["configuration", "eventLoopGroup"] { try check(property, ofClass: pool) }
    let found = try await proxy.get().localAddress?.port ?? 0
    port.withLock { $0 = found }
  }

  /// The end of a connection to anywhere, in which nothing but its beginning arrives.
  private final class Proxy: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let answer = ByteBuffer(string: "HTTP/1.1 200 OK\r\n\r\n")
      context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
      do {
        let tls = NIOSSLServerHandler(context: try NIOSSLContext(configuration: Clients.tls))
        try context.pipeline.syncOperations.addHandler(tls, position: .before(self))
      } catch { context.fireErrorCaught(error) }
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
  }

  /// The encryption of both ends, without certificates.
  fileprivate static var tls: TLSConfiguration {
    var key = NIOSSLSecureBytes()
    key.append("test".utf8)
    var tls = TLSConfiguration.makePreSharedKeyConfiguration()
    tls.maximumTLSVersion = .tlsv12
    tls.pskClientProvider = { [key] _ in PSKClientIdentityResponse(key: key, identity: "test") }
    tls.pskServerProvider = { [key] _ in PSKServerIdentityResponse(key: key) }
    return tls
  }
}

extension TestNetwork {
  /// A client that executes one request of another client's, whose pool of connections is given.
  fileprivate func client(for request: AnyObject, of pool: AnyObject) -> HTTPClient {
    let group = property("eventLoopGroup", of: pool) ?? HTTPClient.defaultEventLoopGroup
    let box: Any? = property("loopBoundState", of: request)
    let state: Any? = box.flatMap { property("_value", of: $0) }
    let content: Any? = property("request", of: state ?? request)
    let url: URL? = content.flatMap { property("url", of: $0) }
    let tls: TLSConfiguration? = content.flatMap { property("tlsConfiguration", of: $0) }
    let address = url?.absoluteString ?? "\(type(of: request))"
    _ = term.refuses(address)
    guard let url, ["http", "https"].contains(url.scheme?.lowercased()), tls == nil,
      var configuration: HTTPClient.Configuration = property("configuration", of: pool)
    else {
      term.report(.notAnswered("the request of \(address)"))
      let client = HTTPClient(eventLoopGroup: group)
      client.shutdown { _ in }
      return client
    }
    let work = CarriedWork(in: Surroundings.carried, on: TestClock.Lane())
    configuration.proxy = .server(host: "127.0.0.1", port: Clients.port.withLock(\.self))
    configuration.tlsConfiguration = Clients.tls
    configuration.localAddress = nil
    configuration.maximumUsesPerConnection = 1
    configuration.http1_1ConnectionDebugInitializer = { channel in
      work.run {
        // Counted until the request is sent, which is in this turn of the loop.
        channel.eventLoop.execute {}
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
          let exchange = ClientExchange(of: url, on: channel.eventLoop, in: self, work)
          try pipeline.addHandler(exchange, position: .after(decoder))
        }
      }
    }
    // Or until there can be no connection any more.
    let limit = configuration.timeout.connect ?? .seconds(10)
    _ = Surroundings.really { group.any().scheduleTask(in: limit) { [weak work] in work?.run {} } }
    let client = HTTPClient(eventLoopGroup: group, configuration: configuration)
    removeAtEnd { client.shutdown { _ in } }
    return client
  }
}
#else
import PliantBase

enum Clients {
  static let (entryPoints, scopes): ([EntryPoint], [Scope]) = ([], [])
  static func prepare() async throws {}
}
#endif
