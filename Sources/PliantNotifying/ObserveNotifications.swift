public import Foundation

/// Calls a method of `owner` for each notification of some names.
///
/// ```swift
/// observeNotifications(self, [.networkBecameAvailable, .networkWasLost], with: Controller.updateView)
/// ```
///
/// The method takes nothing or the `Notification`. It runs where the notification is posted, with no lock
/// held, and may observe, stop and post; a method of the main actor is called there. To observe twice is
/// to be called twice. Observers of one name are called in the order in which they began. Any thread may
/// call this; it costs a look-up by name.
///
/// - Parameters:
///   - owner: Whose method it is. It is not kept; observing ends when it dies.
///   - names: The notifications.
///   - sender: Whose notifications to observe; nil for everybody's. It is not kept.
///   - center: Where they are posted.
///   - method: What to call.
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

/// Calls a method of `owner` with each notification of some names.
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

/// Calls a method of the main actor for each notification of some names.
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

/// Calls a method of the main actor with each notification of some names.
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

/// Ends what `observeNotifications` began for an object: all of it, or what fits.
///
/// ```swift
/// stopObservingNotifications(self)
/// stopObservingNotifications(self, [.networkWasLost])
/// stopObservingNotifications(self, of: sender)
/// ```
/// After it returned, no method is called on this thread. It may be called within one of the methods.
///
/// - Parameters:
///   - owner: Whose methods were called.
///   - names: The notifications to observe no more; nil for all.
///   - sender: Whose notifications to observe no more; nil for everybody's.
///   - center: Where they are posted; nil for everywhere.
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
