import CPliant
import Dispatch

/// The main queue, and the thread that serves it.
package enum MainQueue {
  /// Whether the caller runs on the main thread or, if the main queue has left that thread, as it
  /// does under an asynchronous `main`, on the main queue.
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
