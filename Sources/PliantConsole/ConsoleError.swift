/// Why a console could not be started, and what to do about it.
public enum ConsoleError: Error, Equatable {
  /// It is not an IP address. Use `127.0.0.1`, or another address of this machine.
  case invalidAddress(String)

  /// Others than this machine could connect. Pass a `token` of your own, and think about who shares that
  /// network: the connection is not encrypted.
  case tokenNeeded(address: String)

  /// The token could be guessed, or cannot stand in an address. Use 16 letters, digits, `-` and `_` at
  /// least, or leave it out for a random one.
  case weakToken

  /// Something else listens there. Pass another port, or 0 for any.
  case portTaken(UInt16)

  /// The system refused to listen there.
  case cannotListen(address: String, port: UInt16, detail: String)
}

extension ConsoleError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidAddress(let address):
      "'\(address)' is not an IP address; use 127.0.0.1, or another address of this machine"
    case .tokenNeeded(let address):
      "a console on \(address) can be reached by others than this machine: pass a token of your own, "
        + "or listen on 127.0.0.1"
    case .weakToken:
      "the console's token must be 16 letters, digits, '-' and '_' at least; leave it out for a random one"
    case .portTaken(let port):
      "something else listens on port \(port); pass another one, or 0 for any"
    case .cannotListen(let address, let port, let detail):
      "cannot listen on \(address), port \(port): \(detail)"
    }
  }
}
