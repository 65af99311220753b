import CPliant
import PliantBase
import Synchronization

/// Frees layers that were removed, as soon as no call runs them.
enum Reclaimer {
  /// Takes over layers that no new call can find: they were unlinked, and
  /// `pliant_wait_for_readers` has returned since.
  static func retire(_ nodes: [LayerNode]) {
    for node in nodes { pliant_layer_set_removed(node.box, true) }
    let running = nodes.filter { pliant_is_borrowed($0.box) }
    guard !running.isEmpty else { return }
    _ = prepared
    waiting.withLock { $0 += running }
    pliant_retired_add(Int32(running.count))
    // The last of these calls may have ended before the count said that something waits.
    collect()
  }

  /// Frees what no call runs.
  private static func freeEnded() {
    let ended = waiting.withLock { waiting in
      let ended = waiting.filter { !pliant_is_borrowed($0.box) }
      waiting.removeAll { node in ended.contains { $0 === node } }
      return ended
    }
    pliant_retired_add(-Int32(ended.count))
    // What the layers captured dies here, under no lock, as `ended` goes.
  }

  private static let waiting = Guarded<[LayerNode]>([])
  private static let requests = Atomic<Int>(0)
  private static let prepared: Void = pliant_set_collect { own in
    // Who ran a removed layer frees it before going on; who ran another one does not wait for it.
    if own { Reclaimer.freeEnded() } else { Reclaimer.collect() }
  }

  /// Runs on a thread that ends a call while something waits.
  ///
  /// One thread collects; another that comes meanwhile makes it look again, and goes on.
  private static func collect() {
    guard requests.add(1, ordering: .sequentiallyConsistent).oldValue == 0 else { return }
    var seen = 0
    repeat {
      seen = requests.load(ordering: .sequentiallyConsistent)
      pliant_wait_for_readers()
      freeEnded()
    } while !requests.compareExchange(
      expected: seen,
      desired: 0,
      ordering: .sequentiallyConsistent
    ).exchanged
  }
}
