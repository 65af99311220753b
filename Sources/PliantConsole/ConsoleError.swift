/// An error that occurs when a console is started.
///
/// ```swift
/// try await DebugConsole.start(port: 8080, address: "0.0.0.0")  // throws .tokenNeeded
/// ```
public enum ConsoleError: Error, Equatable {
  /// The text is not an IP address. Use `127.0.0.1`, or another address of this machine.
  case invalidAddress(String)

  /// Other machines could connect. Pass a `token` of your own, and think about who shares that
  /// network: the connection is not encrypted.
  case tokenNeeded(address: String)

  /// The token could be guessed, or contains characters that an address cannot have. Use at least
  /// 16 letters, digits, `-` and `_`, or leave it out for a random one.
  case weakToken

  /// The token cannot be read: the file's rights are too wide, or the variable is not set.
  case unusableToken(source: String, detail: String)

  /// An allowed host is not `name` or `name:port`, or an allowed origin not `https://` and a host.
  case invalidHost(String)

  /// The trait `Console` is off, so the console is not part of this build.
  case leftOut

  /// The port is in use. Pass another port, or 0 for any.
  case portTaken(UInt16)

  /// The system refused to listen on the address.
  case cannotListen(address: String, port: UInt16, detail: String)
}

extension ConsoleError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidAddress(let address):
      "'\(address)' is not an IP address; use 127.0.0.1, or another address of this machine"
    case .tokenNeeded(let address):
      "a console on \(address) can be reached by others than this machine: pass a token of your "
        + "own, or listen on 127.0.0.1"
    case .weakToken:
      "the console's token must be 16 letters, digits, '-' and '_' at least; leave it out for a "
        + "random one"
    case .unusableToken(let source, let detail):
      "cannot use the token of \(source): \(detail)"
    case .invalidHost(let host):
      "'\(host)' is not a host that can be allowed; use name, name:port or, for origins, "
        + "https://name, without a path or a wildcard"
    case .leftOut:
      "the console is not part of this build: enable the trait 'Console' of the package pliant"
    case .portTaken(let port):
      "something else listens on port \(port); pass another one, or 0 for any"
    case .cannotListen(let address, let port, let detail):
      "cannot listen on \(address), port \(port): \(detail)"
    }
  }
}
