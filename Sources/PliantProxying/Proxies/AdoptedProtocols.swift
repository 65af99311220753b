import PliantImages

extension ProxyState {
  /// A protocol and those that it inherits: its own first, each before those that it inherits, none
  /// twice.
  func adoptedProtocols(of type: Any.Type) -> [Any.Type] {
    guard let descriptor = ProtocolDescriptor(type) else { return [] }
    return ([descriptor] + descriptor.inherited).map(\.existentialType)
  }
}
