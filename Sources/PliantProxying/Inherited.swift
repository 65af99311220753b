// Proxies' implementations of the standard library's protocols.

extension Equatable where Self: ProtocolProxy {
  public static func == (a: Self, b: Self) -> Bool { a === b }
}

extension Hashable where Self: ProtocolProxy {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CustomStringConvertible where Self: ProtocolProxy {
  public var description: String {
    "\(Self.self)(\(ProxyControl(self).implementer.map { "\($0)" } ?? "no implementer"))"
  }
}

extension Encodable where Self: ProtocolProxy {
  /// Encodes the implementer.
  public func encode(to encoder: any Encoder) throws {
    guard let implementer = ProxyControl(self).implementer as? any Encodable else {
      throw ProxyError.notImplemented(requirement: "Encodable.encode(to:)")
    }
    try implementer.encode(to: encoder)
  }
}

extension Decodable where Self: ProtocolProxy {
  /// Always throws, because the type of the implementer is unknown.
  public init(from decoder: any Decoder) throws {
    throw ProxyError.notImplemented(requirement: "Decodable.init(from:)")
  }
}
