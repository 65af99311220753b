import PliantImages

/// The identity of a path, whichever class it is written for: a subclass's property is its
/// superclass's.
struct PathIdentity: Hashable, @unchecked Sendable {
  // SAFETY: a key path is never changed.
  private let components: [Component]
  /// The key path itself, if its components do not identify it.
  private let keyPath: AnyKeyPath?

  private struct Component: Hashable {
    let kind: Int
    let id: UInt
  }

  /// Whether its components identify it.
  var isPlain: Bool { keyPath == nil }

  init(_ keyPath: AnyKeyPath) {
    let all = KeyPathComponent.all(in: keyPath) ?? []
    let components = all.compactMap { component -> Component? in
      switch component.kind {
      case .structStored(let offset): Component(kind: 0, id: UInt(offset))
      case .classStored(let offset, _): Component(kind: 1, id: UInt(offset))
      case .computed(let computed):
        computed.isSubscript ? nil : Component(kind: 2, id: computed.identity)
      case .optionalChain: Component(kind: 3, id: 0)
      case .optionalForce: Component(kind: 4, id: 0)
      case .optionalWrap: Component(kind: 5, id: 0)
      }
    }
    let isIdentified = !all.isEmpty && components.count == all.count
    self.components = isIdentified ? components : []
    self.keyPath = isIdentified ? nil : keyPath
  }
}
