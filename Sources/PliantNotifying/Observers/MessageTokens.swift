#if compiler(>=6.3) && !canImport(Darwin)
import Foundation

/// An observation of Foundation's typed messages, which ends with Foundation's token.
final class MessageToken: @unchecked Sendable {
  // SAFETY: constants; the objects are compared, and not used.
  let owner: PassiveReference
  let subject: PassiveReference?
  let token: NotificationCenter.ObservationToken
  let center: NotificationCenter

  init(
    owner: AnyObject,
    subject: AnyObject?,
    token: NotificationCenter.ObservationToken,
    center: NotificationCenter
  ) {
    self.owner = PassiveReference(owner)
    self.subject = subject.map { PassiveReference($0) }
    self.token = token
    self.center = center
  }
}

enum MessageTokens {
  private static let all = Guarded<[ObjectIdentifier: MessageToken]>([:])

  static func add(_ token: MessageToken) {
    end { $0.owner.isGone }
    all.withUncheckedLock { $0[ObjectIdentifier(token)] = token }
  }

  static func stop(
    of owner: AnyObject,
    from subject: AnyObject?,
    in center: NotificationCenter?
  ) {
    end { token in
      token.owner.isTo(owner) && (subject.map { token.subject?.isTo($0) == true } ?? true)
        && (center == nil || token.center === center)
    }
  }

  /// The values that a token captured are freed under no lock.
  private static func end(_ isMeant: (MessageToken) -> Bool) {
    for token in all.withUncheckedLock({ Array($0.values) }) where isMeant(token) {
      let ended = all.withUncheckedLock { $0.removeValue(forKey: ObjectIdentifier(token)) }
      if let ended { ended.center.removeObserver(ended.token) }
    }
  }
}
#endif
