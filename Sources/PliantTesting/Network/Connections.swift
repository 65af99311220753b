import Foundation
import Glibc
import PliantBase

/// The functions of the C library by which a program reaches others on the network.
///
/// An isolated test fails for a call; one with `.network` is warned of those that pass it by.
enum Connections {
  static let entryPoints: [EntryPoint] =
    [
      row("connect", -1) { address($0, 1, $0.uint32(2)) },
      row("sendto", -1) { address($0, 4, $0.uint32(5)) },
      row("sendmsg", -1) { call in
        // A message begins with its address, and that address's size.
        guard let message = call.pointer(1), let name = message.load(as: Int?.self) else {
          return nil
        }
        var call = call
        call[1] = name
        return address(call, 1, message.load(fromByteOffset: 8, as: UInt32.self))
      },
      EntryPoint("getaddrinfo") { call in
        guard let host = call.optionalText(0).map({ String(decoding: $0, as: UTF8.self) }),
          !isAddress(host)
        else { return call.original() }
        if refuses(.name(host)) { return Int(EAI_FAIL) }
        // The library asks servers for the name, which is not the test's doing.
        let result = Surroundings.really { call.original() }
        if Int32(truncatingIfNeeded: result) == 0 { allow(found: call) }
        return result
      },
    ]
    + [("gethostbyname", 0), ("gethostbyname2", 0), ("gethostbyname_r", Int(ENOTSUP))]
    .map { name, failure in
      row(name, failure) { call in
        let host = call.optionalText(0).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return isAddress(host) ? nil : .name(host)
      }
    }

  /// The other end of a connection, or a name that is looked up.
  private enum Peer {
    case name(String)
    case address(String, port: UInt16)
    case socket(String)
  }

  private static func row(
    _ name: String,
    _ failure: Int,
    _ peer: @escaping @Sendable (EntryPoint.Call) -> Peer?
  ) -> EntryPoint {
    EntryPoint(name) { call in
      guard Replacements.current != nil, let peer = peer(call), refuses(peer) else {
        return call.original()
      }
      errno = ECONNREFUSED
      return failure
    }
  }

  private static func refuses(_ peer: Peer) -> Bool {
    let (text, host) =
      switch peer {
      case .name(let name): ("name '\(name)'", name)
      case .address(let address, let port): ("connection to \(address):\(port)", address)
      case .socket(let path): ("connection to \(path)", path)
      }
    if let isolation = Isolation.current {
      if case .socket(let path) = peer, TemporaryPlaces.contain(Array(path.utf8)) { return false }
      if case .address(let address, let port) = peer, isLocal(address), isOwn(port) { return false }
      return !isolation.allows(host: host)
        && isolation.refuses(text, ".network, or 'allowing:' for this host")
    }
    if case .address(let address, _) = peer, !isLocal(address) {
      Replacements.current?.network?.term.tell(text, .passedBy(text), isWarning: true)
    }
    return false
  }

  // MARK: Addresses

  private static func isLocal(_ address: String) -> Bool {
    address.hasPrefix("127.") || address == "::1"
  }

  /// Whether a port is of the process itself, as those by which Foundation wakes its own threads.
  private static func isOwn(_ port: UInt16) -> Bool {
    let files = (try? Kernel.entries(of: Array("/proc/self/fd".utf8))) ?? []
    return files.contains { entry in
      guard let file = Int32(String(decoding: entry.name, as: UTF8.self)) else { return false }
      var bytes = [UInt8](repeating: 0, count: 128)
      var size = socklen_t(bytes.count)
      return bytes.withUnsafeMutableBytes { bytes in
        let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
        guard let address, getsockname(file, address, &size) == 0 else { return false }
        return UInt16(bytes[2]) &<< 8 | UInt16(bytes[3]) == port
      }
    }
  }

  private static func isAddress(_ host: String) -> Bool {
    var bytes = in6_addr()
    return inet_pton(AF_INET, host, &bytes) == 1 || inet_pton(AF_INET6, host, &bytes) == 1
  }

  private static func address(
    _ call: EntryPoint.Call,
    _ index: Int,
    _ size: UInt32
  ) -> Peer? {
    call.socketPath(index, size: size).map { .socket(String(decoding: $0, as: UTF8.self)) }
      ?? call.pointer(index).flatMap { address(UnsafeRawPointer($0), size) }
  }

  private static func address(_ start: UnsafeRawPointer, _ size: UInt32) -> Peer? {
    guard size >= 2 else { return nil }
    let family = Int32(start.load(as: sa_family_t.self))
    guard family == AF_INET && size >= 16 || family == AF_INET6 && size >= 28 else { return nil }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let bytes = start + (family == AF_INET ? 4 : 8)
    guard let end = inet_ntop(family, bytes, &text, socklen_t(text.count)) else { return nil }
    let port = UInt16(bigEndian: start.load(fromByteOffset: 2, as: UInt16.self))
    return .address(String(cString: end), port: port)
  }

  /// Allows connections to the addresses that an allowed name was found to have.
  private static func allow(found call: EntryPoint.Call) {
    guard let isolation = Isolation.current else { return }
    var next = call.load(3, as: UnsafePointer<addrinfo>?.self) ?? nil
    while let info = next {
      if let start = info.pointee.ai_addr,
        case .address(let address, _)? = address(start, info.pointee.ai_addrlen)
      {
        isolation.allow(address: address)
      }
      next = UnsafePointer(info.pointee.ai_next)
    }
  }
}
