import PliantBase
import Synchronization

/// The death of an object that had monitors, for debugging tools.
package struct Death: Sendable {
  package let className: String
  /// Another object may be there by now.
  package let address: UInt
  /// The number of monitors that were called.
  package let monitors: Int
}

extension Death {
  package typealias Listener = @Sendable (Death) -> Void

  /// Calls `listener` after the monitors of each object that dies from now on, on its thread, until
  /// `stopListening` is called with what this returns; a call that is under way then still arrives.
  package static func listen(_ listener: @escaping Listener) -> Int {
    listeners.withLock { all in
      all.last += 1
      all.byNumber[all.last] = listener
      count.store(all.byNumber.count, ordering: .releasing)
      return all.last
    }
  }

  package static func stopListening(_ number: Int) {
    let removed = listeners.withLock { all in
      let removed = all.byNumber.removeValue(forKey: number)
      count.store(all.byNumber.count, ordering: .releasing)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// The number of living objects that have monitors.
  package static var watchedObjects: Int {
    watched.load(ordering: .relaxed) + ObjectRecords.soleMonitors
  }

  static func countWatched(_ difference: Int) { watched.add(difference, ordering: .relaxed) }

  static var isReported: Bool { count.load(ordering: .acquiring) > 0 }

  static func report(_ death: Death) {
    for listener in listeners.withLock({ Array($0.byNumber.values) }) { listener(death) }
  }

  private struct Listeners {
    var byNumber: [Int: Listener] = [:]
    var last = 0
  }

  private static let listeners = Guarded(Listeners())
  private static let count = Atomic<Int>(0)
  private static let watched = Atomic<Int>(0)
}
