/// One layer of a stack, whether or not it is still there.
struct LayerID: Hashable, @unchecked Sendable {
  // SAFETY: constant; the key is shared as its user handed it over.
  let stack: LayerStack
  let scope: LayerStack.Scope
  /// No two layers of a stack have the same.
  let order: UInt
  let key: AnyHashable

  /// Whether calls still run the layer: it was not removed, and its object is alive.
  var isInstalled: Bool { stack.layers(at: scope).contains { $0.order == order } }

  func remove() { stack.remove(at: scope) { $0.order == order } }

  static func == (one: Self, other: Self) -> Bool {
    one.stack === other.stack && one.order == other.order
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(stack))
    hasher.combine(order)
  }
}

extension LayerID {
  init(_ node: LayerNode, in stack: LayerStack, at scope: LayerStack.Scope) {
    self.init(stack: stack, scope: scope, order: node.order, key: node.key)
  }
}

/// The key of a layer that was given none.
final class UniqueKey: Hashable, CustomStringConvertible {
  static func == (a: UniqueKey, b: UniqueKey) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var description: String { "(no key)" }
}
