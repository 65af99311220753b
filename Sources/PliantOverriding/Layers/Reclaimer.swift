import CPliant

/// Frees layers that were removed once no call runs them.
enum Reclaimer {
  /// Marks layers as removed: calls that run them come here when they end.
  ///
  /// Called by the writer that has just unlinked them, under its lock.
  static func mark(
    _ nodes: [LayerNode],
    of stack: UnsafeMutablePointer<pliant_stack>,
    at scope: LayerStack.Scope
  ) {
    _ = prepared
    let object: UInt = if case .object(let address) = scope { address } else { 0 }
    for node in nodes {
      pliant_layer_remove(node.box, stack, UnsafeRawPointer(bitPattern: object))
    }
  }

  /// Takes layers that no new call can find: they were unlinked and marked, and
  /// `pliant_wait_for_readers` has returned since.
  static func retire(_ nodes: [LayerNode]) {
    retired.add(nodes.map { Retired.Item($0.box, of: $0) })
  }

  private static let retired = Retired { pliant_find_borrowed($0, $1, $2) }
  private static let prepared: Void = pliant_set_collect { Reclaimer.retired.free(at: $0) }
}
