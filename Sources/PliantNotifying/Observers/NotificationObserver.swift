import Foundation
import PliantBase
import Synchronization

/// One object that observes one name.
final class NotificationObserver: @unchecked Sendable {
  // SAFETY: constants, and weak references, which any thread may read; the closure runs where
  // notifications are posted, and that is what its owner is told.
  private weak let owner: AnyObject?
  private weak let sender: AnyObject?
  private let hasSender: Bool
  private let call: (AnyObject, Notification) -> Void
  private let isOnMain: Bool
  private let isStopped = Atomic<Bool>(false)
  let name: Notification.Name
  let center: NotificationCenter

  init(
    owner: AnyObject,
    name: Notification.Name,
    sender: AnyObject?,
    center: NotificationCenter,
    isOnMain: Bool,
    call: @escaping (AnyObject, Notification) -> Void
  ) {
    self.owner = owner
    self.name = name
    self.sender = sender
    self.center = center
    self.isOnMain = isOnMain
    self.call = call
    hasSender = sender != nil
  }

  /// Whether it was stopped; reads no weak reference, and so may be asked under a lock.
  var hasStopped: Bool { isStopped.load(ordering: .acquiring) }
  /// Whether it can never be called again.
  ///
  /// Not to be asked under a lock: reading a weak reference may free its object.
  var isOver: Bool { owner == nil || hasSender && sender == nil || hasStopped }

  func isOf(_ object: AnyObject) -> Bool { owner === object }
  func isFrom(_ object: AnyObject) -> Bool { sender === object }
  func stop() { isStopped.store(true, ordering: .releasing) }

  func receive(_ notification: Notification) {
    if hasSender {
      guard let sender, sender === notification.object as AnyObject? else { return }
    }
    if !isOnMain || MainQueue.isCurrent { return deliver(notification) }
    nonisolated(unsafe) let handed = notification  // SAFETY: the main queue has it from here.
    MainQueue.async { self.deliver(handed) }
  }

  private func deliver(_ notification: Notification) {
    guard let owner, !hasStopped else { return }
    call(owner, notification)
  }
}
