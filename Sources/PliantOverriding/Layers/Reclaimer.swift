import CPliant
import PliantBase

/// Frees layers that were removed, as soon as no call runs them.
enum Reclaimer {
  /// Takes note that layers were removed: calls that run them will look here when they end.
  static func mark(_ nodes: [LayerNode]) {
    _ = prepared
    for node in nodes { pliant_layer_set_removed(node.box, true) }
  }

  /// Takes over layers that no new call can find: they were unlinked and marked, and
  /// `pliant_wait_for_readers` has returned since.
  static func retire(_ nodes: [LayerNode]) {
    guard !nodes.isEmpty else { return }
    let running = split(nodes).running
    let waits = waiting.withLock { waiting in
      waiting += running
      return !waiting.isEmpty
    }
    // The last of these calls may have ended before its layer was here.
    if waits { freeEnded() }
  }

  /// Lets a layer that is put in place again wait no longer.
  static func keep(_ node: LayerNode) {
    pliant_layer_set_removed(node.box, false)
    waiting.withLock { $0.removeAll { $0 === node } }
  }

  /// Frees what no call runs.
  ///
  /// It looks under the lock: of two threads that end at once the second sees both ends.
  private static func freeEnded() {
    let ended = waiting.withLock { waiting -> [LayerNode] in
      guard !waiting.isEmpty else { return [] }
      let (running, ended) = split(waiting)
      waiting = running
      return ended
    }
    // What the layers captured dies here, under no lock.
    withExtendedLifetime(ended) {}
  }

  /// Which layers calls run, and which they do not, by one look at the threads.
  private static func split(_ nodes: [LayerNode]) -> (running: [LayerNode], ended: [LayerNode]) {
    let nodes = nodes.sorted { $0.box < $1.box }
    var isRunning = Array(repeating: false, count: nodes.count)
    pliant_find_borrowed(nodes.map { UnsafeRawPointer($0.box) }, nodes.count, &isRunning)
    let marked = zip(nodes, isRunning)
    return (marked.filter(\.1).map(\.0), marked.filter { !$0.1 }.map(\.0))
  }

  private static let waiting = Guarded<[LayerNode]>([])
  private static let prepared: Void = pliant_set_collect { Reclaimer.freeEnded() }
}
