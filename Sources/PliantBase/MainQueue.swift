import CPliant
import Dispatch

/// The main thread, and whatever thread serves its queue in its place.
package enum MainQueue {
  /// Whether this runs there: on the main thread, or, where the main queue has left it, as it does under
  /// an asynchronous `main`, by that queue.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) != nil || pliant_is_main_thread()
  }

  package static func async(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
