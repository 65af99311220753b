import Foundation
import PliantBase

/// What observes Foundation's typed messages, which end with their token.
final class MessageToken: @unchecked Sendable {
  // SAFETY: the objects are compared, and not used.
  weak let owner: AnyObject?
  weak let subject: AnyObject?
  let token: NotificationCenter.ObservationToken
  let center: NotificationCenter

  init(
    owner: AnyObject,
    subject: AnyObject?,
    token: NotificationCenter.ObservationToken,
    center: NotificationCenter
  ) {
    self.owner = owner
    self.subject = subject
    self.token = token
    self.center = center
  }
}

enum MessageTokens {
  private static let all = Guarded<[ObjectIdentifier: MessageToken]>([:])

  static func add(_ token: MessageToken) {
    end { $0.owner == nil }
    all.withUncheckedLock { $0[ObjectIdentifier(token)] = token }
  }

  static func stop(
    of owner: AnyObject,
    from subject: AnyObject?,
    in center: NotificationCenter?
  ) {
    end {
      $0.owner === owner && (subject == nil || $0.subject === subject)
        && (center == nil || $0.center === center)
    }
  }

  /// Asks under no lock: reading a weak reference may free its object, whose `deinit` may come here.
  private static func end(_ isMeant: (MessageToken) -> Bool) {
    for token in all.withUncheckedLock({ Array($0.values) }) where isMeant(token) {
      let ended = all.withUncheckedLock { $0.removeValue(forKey: ObjectIdentifier(token)) }
      if let ended { ended.center.removeObserver(ended.token) }
    }
  }
}
