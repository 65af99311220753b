// What the standard library's protocols ask of a proxy that inherits them.

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
