#if Console
import Foundation

import FlyingSocks

/// An address to listen on.
struct Endpoint: Sendable {
  let address: String
  var port: UInt16
  private let isIPv6: Bool

  init(address: String, port: UInt16) throws(ConsoleError) {
    let address = address == "localhost" ? "127.0.0.1" : address
    self.address = address
    self.port = port
    if (try? sockaddr_in.inet(ip4: address, port: port)) != nil {
      isIPv6 = false
    } else if (try? sockaddr_in6.inet6(ip6: address, port: port)) != nil {
      isIPv6 = true
    } else {
      throw .invalidAddress(address)
    }
  }

  /// Whether only this machine can connect.
  var isLoopback: Bool { Self.isLoopback(address) }

  private static func isLoopback(_ address: String) -> Bool {
    if let address = try? sockaddr_in.inet(ip4: address, port: 0) {
      return UInt32(bigEndian: address.sin_addr.s_addr) >> 24 == 127
    }
    guard let address = try? sockaddr_in6.inet6(ip6: address, port: 0) else { return false }
    return withUnsafeBytes(of: address.sin6_addr) { bytes in
      bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    }
  }

  /// Opens a socket that listens there.
  func listen() throws(ConsoleError) -> (socket: Socket, port: UInt16) {
    do {
      let socket = try bind()
      // Closes the socket itself if it fails.
      try socket.listen(maxPendingConnection: 64)
      switch try socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port): return (socket, port)
      case .unix: return (socket, port)
      }
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw .portTaken(port)
    } catch {
      throw .cannotListen(address: address, port: port, detail: error.localizedDescription)
    }
  }

  private func bind() throws -> Socket {
    let (socket, address) = try open()
    do {
      // Programs that the process starts must not keep the port.
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// A connection to what listens there; fails after some seconds without an answer.
  ///
  /// FlyingSocks' `connected(to:)` leaves the descriptor of one that fails.
  func connect() async throws -> AsyncSocket {
    let (socket, address) = try open()
    do {
      var attempts: Int32 = 2
      let size = socklen_t(MemoryLayout.size(ofValue: attempts))
      setsockopt(socket.file.rawValue, Int32(IPPROTO_TCP), TCP_SYNCNT, &attempts, size)
      let connection = try AsyncSocket(socket: socket, pool: await .client)
      try await connection.connect(to: address)
      return connection
    } catch {
      try? socket.close()
      throw error
    }
  }

  private func open() throws -> (socket: Socket, address: any SocketAddress) {
    isIPv6
      ? (try Socket(domain: AF_INET6), try sockaddr_in6.inet6(ip6: address, port: port))
      : (try Socket(domain: AF_INET), try sockaddr_in.inet(ip4: address, port: port))
  }

  /// Its name in requests.
  var host: String { (isIPv6 ? "[\(address)]" : address) + ":\(port)" }

  /// The address of the page for a browser on this machine, with a token or a code.
  func url(fragment: String) -> URL {
    var host = isIPv6 ? "[\(address)]" : address
    if address == "0.0.0.0" { host = "127.0.0.1" }
    if address == "::" { host = "[::1]" }
    guard let url = URL(string: "http://\(host):\(port)/#\(fragment)") else {
      preconditionFailure("a scheme, an IP address, a port and a plain fragment are always a URL")
    }
    return url
  }

  /// Whether a host leads to the console: a page of another site sends its own, even if an attacker
  /// has pointed its name here.
  func isNamed(by host: String) -> Bool {
    guard let (name, port) = Self.split(host), port == self.port else { return false }
    if name == "localhost" { return isLoopback || address == "0.0.0.0" || address == "::" }
    return isLoopback ? Self.isLoopback(name) : Self.isAddress(name)
  }

  private static func isAddress(_ name: String) -> Bool {
    (try? sockaddr_in.inet(ip4: name, port: 0)) != nil
      || (try? sockaddr_in6.inet6(ip6: name, port: 0)) != nil
  }

  /// `name:port` or `[v6]:port`; the port is 80 by default.
  private static func split(_ host: String) -> (name: String, port: UInt16)? {
    let end = host.hasPrefix("[") ? host.firstIndex(of: "]") : nil
    let colon = host[(end ?? host.startIndex)...].firstIndex(of: ":")
    var name = host[..<(colon ?? host.endIndex)]
    if end != nil { name = name.dropFirst().dropLast() }
    guard let colon else { return (name.lowercased(), 80) }
    return UInt16(host[host.index(after: colon)...]).map { (name.lowercased(), $0) }
  }
}
#endif
