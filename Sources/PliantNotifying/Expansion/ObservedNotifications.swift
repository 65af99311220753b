public import Foundation

extension __Pliant {
  /// An object that begins to observe.
  public struct ObservedNotifications<Owner: AnyObject> {
    let owner: Owner
    let sender: AnyObject?
    let center: NotificationCenter
  }

  /// Runs `body` to add the notifications to observe.
  public static func observeNotifications<Owner: AnyObject>(
    _ owner: Owner,
    of sender: AnyObject? = nil,
    in center: NotificationCenter = .default,
    _ body: (ObservedNotifications<Owner>) -> Void
  ) {
    body(ObservedNotifications(owner: owner, sender: sender, center: center))
  }
}

extension __Pliant.ObservedNotifications {
  /// Calls a method without parameters for each notification of a name.
  public func add(_ name: Notification.Name, _ method: @escaping (Owner) -> () -> Void) {
    add(name, isOnMain: false) { owner, _ in method(owner)() }
  }

  /// Calls a method with each notification of a name.
  @_disfavoredOverload
  public func add(_ name: Notification.Name, _ method: @escaping (Owner) -> (Notification) -> Void)
  {
    add(name, isOnMain: false) { owner, notification in method(owner)(notification) }
  }

  /// Calls a method of the main actor without parameters for each notification of a name.
  public func add(_ name: Notification.Name, _ method: @escaping (Owner) -> @MainActor () -> Void) {
    add(name, isOnMain: true) { owner, _ in MainActor.assumeIsolated(method(owner)) }
  }

  /// Calls a method of the main actor with each notification of a name.
  @_disfavoredOverload
  public func add(
    _ name: Notification.Name,
    _ method: @escaping (Owner) -> @MainActor (Notification) -> Void
  ) {
    add(name, isOnMain: true) { owner, notification in
      let method = method(owner)
      nonisolated(unsafe) let handed = notification  // SAFETY: it is used within this call alone.
      MainActor.assumeIsolated { method(handed) }
    }
  }

  private func add(
    _ name: Notification.Name,
    isOnMain: Bool,
    _ call: @escaping (Owner, Notification) -> Void
  ) {
    let observer = NotificationObserver(
      owner: owner,
      name: name,
      sender: sender,
      center: center,
      isOnMain: isOnMain
    ) { owner, notification in
      // SAFETY: it is the owner that was passed.
      call(unsafeDowncast(owner, to: Owner.self), notification)
    }
    NotificationObservers.add(observer)
  }
}
