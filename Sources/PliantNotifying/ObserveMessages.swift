public import Foundation

/// Calls a method of the main actor with each typed message that is posted.
///
/// ```swift
/// observeNotifications(self, ThemeDidChange.self, with: Controller.themeDidChange)
/// ```
///
/// The messages are Foundation's: what is posted as a message is not posted as a `Notification` on Linux,
/// and what is observed by name is not called for it. Observing ends with `owner`, which is not kept, or with
/// ``stopObservingNotifications(_:_:of:in:)`` without names.
///
/// - Parameters:
///   - owner: Whose method it is.
///   - message: The type of messages.
///   - subject: What they are posted about; nil for anything.
///   - center: Where they are posted.
///   - method: What to call.
@MainActor
public func observeNotifications<Owner: AnyObject, Message: NotificationCenter.MainActorMessage>(
  _ owner: Owner,
  _ message: Message.Type,
  of subject: Message.Subject? = nil,
  in center: NotificationCenter = .default,
  with method: @escaping @MainActor (Owner) -> @MainActor (Message) -> Void
) where Message.Subject: AnyObject {
  nonisolated(unsafe) weak let weakOwner = owner  // SAFETY: read on the main actor alone.
  nonisolated(unsafe) weak let weakSubject = subject  // SAFETY: it is compared, and not used.
  let hasSubject = subject != nil
  let token = center.addObserver(of: subject, for: message) { (message: Message) in
    // Another object may have the address of a subject that died.
    if hasSubject, weakSubject == nil { return }
    if let owner = weakOwner { method(owner)(message) }
  }
  MessageTokens.add(MessageToken(owner: owner, subject: subject, token: token, center: center))
}

/// Calls a method with each typed message that is posted from anywhere.
///
/// It ends as the others do. Messages are handed over asynchronously, in a task of Foundation's.
///
/// - Parameters:
///   - owner: Whose method it is.
///   - message: The type of messages.
///   - subject: What they are posted about; nil for anything.
///   - center: Where they are posted.
///   - method: What to call.
public func observeNotifications<
  Owner: AnyObject & Sendable,
  Message: NotificationCenter.AsyncMessage
>(
  _ owner: Owner,
  _ message: Message.Type,
  of subject: Message.Subject? = nil,
  in center: NotificationCenter = .default,
  with method: @escaping @Sendable (Owner) -> @Sendable (Message) async -> Void
) where Message.Subject: AnyObject {
  nonisolated(unsafe) weak let weakSubject = subject  // SAFETY: it is compared, and not used.
  let hasSubject = subject != nil
  let token = center.addObserver(of: subject, for: message) { [weak owner] (message: Message) in
    if hasSubject, weakSubject == nil { return }
    if let owner { await method(owner)(message) }
  }
  MessageTokens.add(MessageToken(owner: owner, subject: subject, token: token, center: center))
}
