// Foundation has typed messages since Swift 6.3; Apple's needs macOS 26 for them.
#if compiler(>=6.3) && !canImport(Darwin)
public import Foundation

/// Calls a method of the main actor with each typed message that is posted.
///
/// ```swift
/// observeNotifications(self, ThemeDidChange.self, with: Controller.themeDidChange)
/// ```
///
/// The messages are Foundation's: on Linux, a message that is posted is not also posted as a
/// `Notification`, and observers of a name are not called for it. Observing ends with `owner`,
/// which is not kept, or with ``stopObservingNotifications(_:_:of:in:)`` without names.
///
/// - Parameters:
///   - owner: The object whose method to call.
///   - message: The type of messages.
///   - subject: The object that the messages are about; nil for any.
///   - center: The center that posts them.
///   - method: The method to call.
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

/// Calls a method with each typed message that is posted on any thread.
///
/// Observing ends as in the other overload. Messages are delivered asynchronously, in a task of
/// Foundation's.
///
/// - Parameters:
///   - owner: The object whose method to call.
///   - message: The type of messages.
///   - subject: The object that the messages are about; nil for any.
///   - center: The center that posts them.
///   - method: The method to call.
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
#endif
