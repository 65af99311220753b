public import Foundation
public import PliantDiagnostics
import PliantLifetime
import PliantOverriding

/// A web page, served by the running process, that shows its log and what is bent, observed and bound.
///
/// ```swift
/// LoggingSystem.bootstrap {
///   SinkLogHandler(label: $0, level: .debug, sinks: [TerminalSink(), DebugConsole.log])
/// }
/// let console = try await DebugConsole.start(port: 0)
/// print(console.url)
/// ```
/// Open the address with its token in a browser. Who has it can read the log and switch redefinitions; nobody
/// else can. Unless another address is asked for, only programs on this machine can connect.
///
/// It runs on threads of its own, so that it answers while the program's are busy. While no page is connected it
/// costs an atomic addition for each call of a bent method, a note of each death of an object with monitors, and
/// the lines it keeps. Descriptions of layers' keys and of watched values are called by it.
/// A page that is slow loses lines, which are counted and shown, and never holds the program up. Any
/// thread may start and stop consoles; several may run at once.
public final class DebugConsole: Sendable {
  /// The lines that consoles show: the newest 100,000, 64 MB of them at most; 10,000 errors apart.
  ///
  /// Give it to the program's loggers, with `SinkLogHandler`. What is logged before a console starts is
  /// kept too. ``start(port:address:token:log:)`` takes another one.
  public static let log = MemoryLog(
    lines: MemoryLog.Bounds(records: 100_000, bytes: 64 << 20),
    errors: MemoryLog.Bounds(records: 10_000, bytes: 8 << 20)
  )

  /// Where the page is, with the token that it needs after the `#`, which browsers keep to themselves.
  public let url: URL
  private let server: ConsoleServer
  private let state: LiveState

  /// Starts to serve the page; lasts until ``stop()``, or as long as the process.
  ///
  /// - Parameters:
  ///   - port: Where to listen; 0 for any port that is free.
  ///   - address: The IP address to listen on. Other than loopback it needs a `token` of the caller's, for
  ///   everybody on that network can then try to connect; the connection is not encrypted.
  ///   - token: What a page must know, 16 characters at least; a random one for each start if nil.
  ///   - log: The lines to show.
  /// - Returns: The console, which runs whether or not it is kept.
  /// - Throws: `ConsoleError` where the address or the token is not acceptable, or cannot be listened on;
  /// nothing runs then.
  @discardableResult
  public static func start(
    port: UInt16 = 0,
    address: String = "127.0.0.1",
    token: String? = nil,
    log: MemoryLog = DebugConsole.log
  ) async throws -> DebugConsole {
    let endpoint = try Endpoint(address: address, port: port)
    guard endpoint.isLoopback || token != nil else {
      throw ConsoleError.tokenNeeded(address: address)
    }
    let token = try Token(token)
    let state = LiveState(log: log)
    let server = try await ConsoleServer(endpoint, token: token, state: state)
    state.begin()
    server.run()
    return DebugConsole(server, state, token)
  }

  private init(_ server: ConsoleServer, _ state: LiveState, _ token: Token) {
    self.server = server
    self.state = state
    url = server.endpoint.url(token: token)
  }

  /// Whether it still serves the page.
  public var isRunning: Bool { server.isRunning }

  /// Ends it: every stream, what it watched, and the counting of calls.
  ///
  /// Returns when the port is free again. Stopping it twice does nothing.
  public func stop() async {
    await server.stop()
    state.end()
  }
}
