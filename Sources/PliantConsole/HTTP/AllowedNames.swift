#if Console
import PliantBase

/// The hosts and origins that lead to the console through a forwarded port or a proxy.
struct AllowedNames: Sendable {
  private let hosts: [(name: String, port: UInt16?)]
  private let origins: Set<String>

  init(hosts: [String], origins: [String]) throws(ConsoleError) {
    self.hosts = try hosts.map { host throws(ConsoleError) in
      guard let parsed = Self.parse(host) else { throw .invalidHost(host) }
      return parsed
    }
    let known = try origins.map { origin throws(ConsoleError) in
      let text = origin.lowercased()
      let scheme = ["http://", "https://"].first { text.hasPrefix($0) }
      guard let scheme, Self.parse(String(text.dropFirst(scheme.count))) != nil else {
        throw .invalidHost(origin)
      }
      return text
    }
    self.origins = Set(known)
  }

  /// Whether a `Host` header names one of the hosts.
  func contains(host: String) -> Bool {
    guard let (name, port) = Self.parse(host) else { return false }
    return hosts.contains { allowed in
      guard allowed.name == name else { return false }
      guard let wanted = allowed.port else { return true }
      // Browsers leave the usual ports out.
      return port == wanted || port == nil && (wanted == 80 || wanted == 443)
    }
  }

  func contains(origin: String) -> Bool { origins.contains(origin.lowercased()) }

  /// `name`, `name:port`, `[v6]` or `[v6]:port`; a wildcard is none of these.
  private static func parse(_ text: String) -> (name: String, port: UInt16?)? {
    let text = text.lowercased()
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]") : nil
    let colon = text[(end ?? text.startIndex)...].firstIndex(of: ":")
    let name = text[..<(colon ?? text.endIndex)]
    if let end {
      let address = name[name.index(after: name.startIndex)..<end]
      guard name.last == "]", !address.isEmpty,
        address.utf8.allSatisfy({ $0.isAlphanumeric || $0 == 0x3A })
      else { return nil }
    } else {
      guard !name.isEmpty, name.utf8.allSatisfy({ $0.isAlphanumeric || "-._".utf8.contains($0) })
      else { return nil }
    }
    guard let colon else { return (String(name), nil) }
    let digits = text[text.index(after: colon)...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      let port = UInt16(digits), port > 0
    else { return nil }
    return (String(name), port)
  }
}
#endif
