import Foundation
import PliantBase

/// What observes Foundation's typed messages, which end with their token.
struct MessageToken: @unchecked Sendable {
  // SAFETY: the objects are compared, and not used.
  private(set) weak var owner: AnyObject?
  private(set) weak var subject: AnyObject?
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
  private static let all = Guarded<[MessageToken]>([])

  static func add(_ token: MessageToken) {
    end { $0.owner == nil }
    all.withUncheckedLock { $0.append(token) }
  }

  static func stop(of owner: AnyObject, from subject: AnyObject?) {
    end { $0.owner === owner && (subject == nil || $0.subject === subject) }
  }

  private static func end(_ isMeant: (MessageToken) -> Bool) {
    let ended = all.withUncheckedLock { tokens in
      let ended = tokens.filter(isMeant)
      tokens.removeAll(where: isMeant)
      return ended
    }
    for token in ended { token.center.removeObserver(token.token) }
  }
}
