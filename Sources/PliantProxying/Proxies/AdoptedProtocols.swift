import PliantImages

extension ProxyState {
  /// Returns a protocol and all that it inherits, without duplicates, each before its own parents.
  func adoptedProtocols(of type: Any.Type) -> [Any.Type] {
    guard let descriptor = ProtocolDescriptor(type) else { return [] }
    return ([descriptor] + descriptor.inherited).map(\.existentialType)
  }
}
