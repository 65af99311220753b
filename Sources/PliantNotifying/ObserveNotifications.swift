public import Foundation

/// Ends the observing that `observeNotifications` began for an object, in full or for some
/// notifications.
///
/// ```swift
/// stopObservingNotifications(self)
/// stopObservingNotifications(self, [.networkWasLost])
/// stopObservingNotifications(self, of: sender)
/// ```
/// After this returns, no method is called on this thread. It may be called within one of the
/// methods.
///
/// - Parameters:
///   - owner: The object whose methods were called.
///   - names: The notifications to stop observing; nil for all.
///   - sender: The object whose notifications to stop observing; nil for those of all objects.
///   - center: The center that posts them; nil for all centers.
public func stopObservingNotifications(
  _ owner: AnyObject,
  _ names: [Notification.Name]? = nil,
  of sender: AnyObject? = nil,
  in center: NotificationCenter? = nil
) {
  NotificationObservers.stop { observer in
    observer.isOf(owner) && names?.contains(observer.name) != false
      && (sender.map(observer.isFrom) ?? true) && (center.map { observer.center === $0 } ?? true)
  }
  #if compiler(>=6.3) && !canImport(Darwin)
  if names == nil { MessageTokens.stop(of: owner, from: sender, in: center) }
  #endif
}
