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
    guard !nodes.isEmpty else { return }
    let running = split(nodes).running
    guard !running.isEmpty else { return }
    waiting.withLock { $0 += running }
    // The last of these calls may have ended before its layer was here.
    let own = Set(running.map(ObjectIdentifier.init))
    freeEnded { own.contains(ObjectIdentifier($0)) }
  }

  /// Keeps a layer that is put in place again.
  static func keep(_ node: LayerNode) {
    pliant_layer_set_removed(node.box, false)
    waiting.withLock { $0.removeAll { $0 === node } }
  }

  /// Frees those of the chosen layers that no call runs.
  ///
  /// It looks under the lock, so that of two threads that end at once the second sees both ends.
  /// Layers that other threads' calls ran are left to those threads: one that took them might not
  /// have freed them when the calls have ended.
  private static func freeEnded(where isChosen: (LayerNode) -> Bool) {
    let ended = waiting.withLock { waiting -> [LayerNode] in
      let chosen = waiting.filter(isChosen)
      guard !chosen.isEmpty else { return [] }
      let ended = split(chosen).ended
      waiting.removeAll { node in ended.contains { $0 === node } }
      return ended
    }
    // The layers' captures are freed here, under no lock.
    withExtendedLifetime(ended) {}
  }

  /// Divides layers into those that calls run and the others, by one look at the threads.
  private static func split(_ nodes: [LayerNode]) -> (running: [LayerNode], ended: [LayerNode]) {
    let nodes = nodes.sorted { $0.box < $1.box }
    var isRunning = Array(repeating: false, count: nodes.count)
    pliant_find_borrowed(nodes.map { UnsafeRawPointer($0.box) }, nodes.count, &isRunning)
    let marked = zip(nodes, isRunning)
    return (marked.filter(\.1).map(\.0), marked.filter { !$0.1 }.map(\.0))
  }

  private static let waiting = Guarded<[LayerNode]>([])
  private static let prepared: Void = pliant_set_collect { layer in
    Reclaimer.freeEnded { layer == nil || UnsafeRawPointer($0.box) == layer }
  }
}
