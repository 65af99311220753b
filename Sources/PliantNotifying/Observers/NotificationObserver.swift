import Foundation
import Synchronization

/// One object that observes one name.
final class NotificationObserver: @unchecked Sendable {
  // SAFETY: constants; the closure runs on the thread that posts, as the documentation says.
  private let owner: PassiveReference
  private let sender: PassiveReference?
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
    self.owner = PassiveReference(owner)
    self.name = name
    self.sender = sender.map { PassiveReference($0) }
    self.center = center
    self.isOnMain = isOnMain
    self.call = call
  }

  var hasStopped: Bool { isStopped.load(ordering: .acquiring) }
  /// Whether it can never be called again.
  var isOver: Bool { owner.isGone || sender?.isGone == true || hasStopped }

  func isOf(_ object: AnyObject) -> Bool { owner.isTo(object) }
  func isFrom(_ object: AnyObject) -> Bool { sender?.isTo(object) == true }
  func stop() { isStopped.store(true, ordering: .releasing) }

  func receive(_ notification: Notification) {
    if let sender {
      guard let object = notification.object, sender.isTo(object as AnyObject) else { return }
    }
    if !isOnMain || MainQueue.isCurrent { return deliver(notification) }
    nonisolated(unsafe) let handed = notification  // SAFETY: the main queue has it from here.
    MainQueue.async { self.deliver(handed) }
  }

  private func deliver(_ notification: Notification) {
    guard let owner = owner.object, !hasStopped else { return }
    call(owner, notification)
  }
}
