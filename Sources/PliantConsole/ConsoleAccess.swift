public import Logging

/// The tokens that a console accepts, and the host names under which it is reached.
///
/// ```swift
/// let console = try await DebugConsole.start(
///   port: 8080,
///   access: ConsoleAccess(token: .file(".pliant-token"), allowedHosts: ["dev.example"])
/// )
/// ```
public struct ConsoleAccess: Sendable {
  /// The token that allows everything.
  public var token: TokenSource
  /// A second token that allows reading only; nil for none.
  public var readOnlyToken: TokenSource?
  /// The hosts that lead to the console besides its own address, through a forwarded port or a
  /// proxy: `localhost:9000`, or `dev.example` for any port.
  public var allowedHosts: [String]
  /// The origins of the page behind a proxy that replaces the host: `https://dev.example`.
  ///
  /// An allowed host needs no entry here.
  public var allowedOrigins: [String]
  /// Whether pages may set the values of observed properties.
  ///
  /// A page that may only read never can.
  public var allowsEditing: Bool
  /// The logger of refused requests, and of the warning that others can connect.
  public var logger: Logger

  /// The source of a token.
  public struct TokenSource: Sendable, Hashable {
    enum Kind: Hashable {
      case random
      case text(String)
      case file(String)
      case environment(String)
    }
    let kind: Kind

    /// A random token for each start.
    public static let random = TokenSource(kind: .random)

    /// A given token, of at least 16 letters, digits, `-` and `_`.
    public static func text(_ token: String) -> TokenSource { TokenSource(kind: .text(token)) }

    /// A token that a file keeps, so that pages stay connected over restarts of the program.
    ///
    /// A file that does not exist is created with a random token and the mode 0600. A file that
    /// others than its owner can read or write, or that someone else owns, is refused.
    public static func file(_ path: String) -> TokenSource { TokenSource(kind: .file(path)) }

    /// The value of an environment variable.
    public static func environment(_ name: String) -> TokenSource {
      TokenSource(kind: .environment(name))
    }

    /// Whether the token outlives the process: it is then not part of an address that is printed.
    var isLasting: Bool {
      switch kind {
      case .random, .text: false
      case .file, .environment: true
      }
    }
  }

  /// Allows one random token, under the address that the console listens on.
  public init(
    token: TokenSource = .random,
    readOnlyToken: TokenSource? = nil,
    allowedHosts: [String] = [],
    allowedOrigins: [String] = [],
    allowsEditing: Bool = false,
    logger: Logger = Logger(label: "pliant.console")
  ) {
    self.token = token
    self.readOnlyToken = readOnlyToken
    self.allowedHosts = allowedHosts
    self.allowedOrigins = allowedOrigins
    self.allowsEditing = allowsEditing
    self.logger = logger
  }
}
