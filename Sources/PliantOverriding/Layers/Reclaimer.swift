import CPliant
import PliantBase

/// Frees layers that were removed, as soon as no call runs them.
enum Reclaimer {
  /// Takes over layers that no new call can find: they were unlinked, and
  /// `pliant_wait_for_readers` has returned since.
  static func retire(_ nodes: [LayerNode]) {
    let running = nodes.filter { pliant_is_borrowed($0.box) }
    guard !running.isEmpty else { return }
    _ = prepared
    waiting.withLock { $0 += running }
    pliant_retired_add(Int32(running.count))
    // The last of these calls may have ended before the count said that something waits.
    pliant_wait_for_readers()
    free { _ in true }
  }

  /// Lets a layer that is put in place again wait no longer.
  static func keep(_ node: LayerNode) {
    let kept = waiting.withLock { waiting in
      let count = waiting.count
      waiting.removeAll { $0 === node }
      return count - waiting.count
    }
    if kept > 0 { pliant_retired_add(-Int32(kept)) }
  }

  /// Frees what no call runs.
  ///
  /// It looks under the lock: of two threads that end at once the second sees both ends.
  private static func free(_ isMeant: (LayerNode) -> Bool) {
    let ended = waiting.withLock { waiting in
      let ended = waiting.filter { isMeant($0) && !pliant_is_borrowed($0.box) }
      waiting.removeAll { node in ended.contains { $0 === node } }
      return ended
    }
    if !ended.isEmpty { pliant_retired_add(-Int32(ended.count)) }
    // What the layers captured dies here, under no lock, as `ended` goes.
  }

  private static let waiting = Guarded<[LayerNode]>([])
  /// A thread looks only for what it ran itself: nobody else's long call can hold it up.
  private static let prepared: Void = pliant_set_collect { layer in
    Reclaimer.free { UnsafeRawPointer($0.box) == layer }
  }
}
