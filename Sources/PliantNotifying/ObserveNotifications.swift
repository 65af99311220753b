public import Foundation

/// Calls a method of `owner` for each notification with one of the given names.
///
/// ```swift
/// observeNotifications(self, [.networkBecameAvailable, .networkWasLost], with: Controller.updateView)
/// ```
///
/// The method takes either no parameter or the `Notification`. It runs on the thread that posts,
/// with no lock held, and may observe, stop and post; a method of the main actor is called there. A
/// method that observes twice is called twice. Observers of one name are called in the order in
/// which they began. Can be called from any thread; it costs a look-up by name.
///
/// - Parameters:
///   - owner: The object whose method to call. It is not kept; observing ends when it dies.
///   - names: The notifications.
///   - sender: The object whose notifications to observe; nil for those of all objects. It is not
///     kept.
///   - center: The center that posts them.
///   - method: The method to call.
public func observeNotifications<Owner: AnyObject>(
  _ owner: Owner,
  _ names: [Notification.Name],
  of sender: AnyObject? = nil,
  in center: NotificationCenter = .default,
  with method: @escaping (Owner) -> () -> Void
) {
  PliantNotifyingExpansion.observe(owner, of: sender, in: center) { observing in
    for name in names { observing.add(name, method) }
  }
}

/// Calls a method of `owner` with each notification that has one of the given names.
@_disfavoredOverload
public func observeNotifications<Owner: AnyObject>(
  _ owner: Owner,
  _ names: [Notification.Name],
  of sender: AnyObject? = nil,
  in center: NotificationCenter = .default,
  with method: @escaping (Owner) -> (Notification) -> Void
) {
  PliantNotifyingExpansion.observe(owner, of: sender, in: center) { observing in
    for name in names { observing.add(name, method) }
  }
}

/// Calls a method of the main actor for each notification with one of the given names.
public func observeNotifications<Owner: AnyObject>(
  _ owner: Owner,
  _ names: [Notification.Name],
  of sender: AnyObject? = nil,
  in center: NotificationCenter = .default,
  with method: @escaping (Owner) -> @MainActor () -> Void
) {
  PliantNotifyingExpansion.observe(owner, of: sender, in: center) { observing in
    for name in names { observing.add(name, method) }
  }
}

/// Calls a method of the main actor with each notification that has one of the given names.
@_disfavoredOverload
public func observeNotifications<Owner: AnyObject>(
  _ owner: Owner,
  _ names: [Notification.Name],
  of sender: AnyObject? = nil,
  in center: NotificationCenter = .default,
  with method: @escaping (Owner) -> @MainActor (Notification) -> Void
) {
  PliantNotifyingExpansion.observe(owner, of: sender, in: center) { observing in
    for name in names { observing.add(name, method) }
  }
}

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
  if names == nil { MessageTokens.stop(of: owner, from: sender, in: center) }
}
