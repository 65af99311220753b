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
    guard !running.isEmpty else { return }
    waiting.withLock { $0 += running }
    // The last of these calls may have ended before its layer was here.
    let own = Set(running.map(ObjectIdentifier.init))
    freeEnded { own.contains(ObjectIdentifier($0)) }
  }

  /// Lets a layer that is put in place again wait no longer.
  static func keep(_ node: LayerNode) {
    pliant_layer_set_removed(node.box, false)
    waiting.withLock { $0.removeAll { $0 === node } }
  }

  /// Frees those of the chosen layers that no call runs.
  ///
  /// It looks under the lock: of two threads that end at once the second sees both ends. What other threads' calls
  /// ran is left to them: a thread that took it might not have freed it when their calls have ended.
  private static func freeEnded(where isChosen: (LayerNode) -> Bool) {
    let ended = waiting.withLock { waiting -> [LayerNode] in
      let chosen = waiting.filter(isChosen)
      guard !chosen.isEmpty else { return [] }
      let ended = split(chosen).ended
      waiting.removeAll { node in ended.contains { $0 === node } }
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
  private static let prepared: Void = pliant_set_collect { layer in
    Reclaimer.freeEnded { layer == nil || UnsafeRawPointer($0.box) == layer }
  }
}
