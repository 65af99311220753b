public import Foundation
public import PliantDiagnostics
import PliantLifetime
import PliantOverriding

/// A web page, served by the running process, that shows its log and its overrides, observations
/// and bindings.
///
/// ```swift
/// LoggingSystem.bootstrap {
///   SinkLogHandler(label: $0, level: .debug, sinks: [TerminalSink(), DebugConsole.log])
/// }
/// let console = try await DebugConsole.start(port: 0)
/// print(console.url)
/// ```
/// Open the address with its token in a browser. Anyone who has the token can read the log and
/// switch redefinitions; no one else can. Unless another address is asked for, only programs on
/// this machine can connect.
///
/// It runs on threads of its own, so that it answers while the program's are busy. While no page is
/// connected it costs an atomic addition for each call of a bent method, a note of each death of an
/// object with monitors, and the lines it keeps. It calls the descriptions of layers' keys and of
/// watched values. A page that is slow loses lines, which are counted and shown, and never holds up
/// the program. Consoles can be started and stopped from any thread; several can run at once.
public final class DebugConsole: Sendable {
  /// The lines that consoles show: the newest 100,000, at most 64 MB of them; 10,000 errors
  /// separately.
  ///
  /// Pass it to the program's loggers, with `SinkLogHandler`. Lines logged before a console starts
  /// are kept too. ``start(port:address:token:log:)`` can use another log.
  public static let log = MemoryLog(
    lines: MemoryLog.Bounds(records: 100_000, bytes: 64 << 20),
    errors: MemoryLog.Bounds(records: 10_000, bytes: 8 << 20)
  )

  /// The address of the page, with its token after the `#`, which browsers do not send.
  public let url: URL
  private let server: ConsoleServer
  private let state: LiveState

  /// Starts a console, which serves the page until ``stop()``, or as long as the process lives.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any free port.
  ///   - address: The IP address to listen on. Any address but loopback needs a `token` of the
  ///     caller's, because everyone on that network can then try to connect; the connection is not
  ///     encrypted.
  ///   - token: The token that a page must know, at least 16 characters; if nil, a random one for
  ///     each start.
  ///   - log: The lines to show.
  /// - Returns: The console, which runs whether or not it is kept.
  /// - Throws: `ConsoleError` if the address or the token is not acceptable, or the system cannot
  ///   listen on the address; no console runs then.
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

  /// Whether the console still serves the page.
  public var isRunning: Bool { server.isRunning }

  /// Stops the console: its streams, its watching, and the counting of calls.
  ///
  /// Returns when the port is free again. Stopping is safe to repeat.
  public func stop() async {
    await server.stop()
    state.end()
  }
}
