public import Foundation
import Logging
public import PliantDiagnostics

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
/// Open the address with its token in a browser. Anyone who has the token can read the log, trace
/// functions and switch redefinitions; no one else can. Unless another address is asked for, only
/// programs on this machine can connect.
///
/// It runs on threads of its own, so that it answers while the program's are busy. While no page is
/// connected it costs an atomic addition for each call of an overridden method, a note of each
/// death of an object with monitors, a look at the process each second, and the lines it keeps. It
/// calls the descriptions of layers' keys and of watched values. A page that is slow loses lines,
/// which are counted and shown, and never holds up the program. Consoles can be started and stopped
/// from any thread; several can run at once.
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
  #if Console
  private let server: ConsoleServer
  let state: LiveState
  #endif

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
    let access = ConsoleAccess(token: token.map { .text($0) } ?? .random)
    return try await start(port: port, address: address, access: access, log: log)
  }

  /// Starts a console with tokens of a file or the environment, a token for reading only, or behind
  /// a forwarded port or a proxy.
  ///
  /// With a token that lasts, ``url`` has a code in its place, which one page can use once, for ten
  /// minutes.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any free port.
  ///   - address: The IP address to listen on. Any address but loopback needs a token that is not
  ///     random, and is logged as a warning; the connection is not encrypted.
  ///   - access: The tokens, hosts and origins that are accepted.
  ///   - log: The lines to show.
  /// - Returns: The console, which runs whether or not it is kept.
  /// - Throws: `ConsoleError` if the address, a token or a host is not acceptable, or the system
  ///   cannot listen on the address; no console runs then.
  @discardableResult
  public static func start(
    port: UInt16 = 0,
    address: String = "127.0.0.1",
    access: ConsoleAccess,
    log: MemoryLog = DebugConsole.log
  ) async throws -> DebugConsole {
    #if Console
    return try await start(port: port, address: address, access: access, log: log, sources: [])
    #else
    throw ConsoleError.leftOut
    #endif
  }

  #if Console
  /// Starts a console that shows files and other consoles in place of this process.
  package static func start(
    port: UInt16,
    showing sources: [ConsoleSource]
  ) async throws -> DebugConsole {
    try await start(port: port, log: MemoryLog(), sources: sources)
  }

  private static func start(
    port: UInt16,
    address: String = "127.0.0.1",
    access: ConsoleAccess = ConsoleAccess(),
    log: MemoryLog,
    sources: [ConsoleSource]
  ) async throws -> DebugConsole {
    let endpoint = try Endpoint(address: address, port: port)
    guard endpoint.isLoopback || access.token != .random else {
      throw ConsoleError.tokenNeeded(address: address)
    }
    let names = try AllowedNames(hosts: access.allowedHosts, origins: access.allowedOrigins)
    let token = try Token(access.token)
    let readOnlyToken = try access.readOnlyToken.map { try Token($0) }
    let state = LiveState(
      log: log,
      sources: sources,
      allowsEditing: access.allowsEditing
    )
    let server = try await ConsoleServer(endpoint, state: state) { endpoint in
      AccessCheck(
        endpoint: endpoint,
        token: token,
        readOnlyToken: readOnlyToken,
        names: names,
        refusals: Refusals(access.logger)
      )
    }
    if !endpoint.isLoopback {
      access.logger.warning(
        """
        the console listens on \(address), port \(server.endpoint.port), without encryption: \
        whoever reaches it and has the token reads the log and switches redefinitions
        """
      )
    }
    state.begin()
    server.run()
    return DebugConsole(server, state, isLasting: access.token.isLasting)
  }

  private init(_ server: ConsoleServer, _ state: LiveState, isLasting: Bool) {
    self.server = server
    self.state = state
    url =
      isLasting
      ? Self.oneTimeURL(server, isReadOnly: false)
      : server.endpoint.url(fragment: "token=\(server.access.token.text)")
  }
  #else
  /// Without the trait there are none.
  private init(url: URL) { self.url = url }
  #endif

  /// Makes an address that opens the page once, within ten minutes, whatever the token is.
  ///
  /// Of the codes that were not used, the newest 16 are accepted.
  ///
  /// - Parameter isReadOnly: Whether the page may only read, which needs a read-only token.
  /// - Returns: The address, with a code after the `#`; nil if there is no read-only token.
  public func oneTimeURL(isReadOnly: Bool = false) -> URL? {
    #if Console
    guard !isReadOnly || server.access.readOnlyToken != nil else { return nil }
    return Self.oneTimeURL(server, isReadOnly: isReadOnly)
    #else
    return nil
    #endif
  }

  #if Console
  private static func oneTimeURL(_ server: ConsoleServer, isReadOnly: Bool) -> URL {
    server.endpoint.url(fragment: "code=\(server.access.codes.make(isReadOnly: isReadOnly))")
  }
  #endif

  /// Whether the console still serves the page.
  public var isRunning: Bool {
    #if Console
    server.isRunning
    #else
    false
    #endif
  }

  /// Stops the console: its streams, its watching, and the counting of calls.
  ///
  /// Returns when the port is free again. Stopping is safe to repeat.
  public func stop() async {
    #if Console
    await server.stop()
    state.end()
    #endif
  }
}
