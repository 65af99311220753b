public import Foundation

/// Observes notifications by calling the methods of `self` that are named for them.
///
/// ```swift
/// #observeNotifications("ZZDataDidChangeNotification", .networkBecameAvailable)
/// // calls self.dataDidChange() or self.dataDidChange(_:),
/// // and self.networkBecameAvailable() or self.networkBecameAvailable(_:)
/// ```
///
/// Of a string's leading capitals all but the last are dropped, and the suffix `Notification`, which it must have. A static
/// member is taken as it is, without the suffix and the capitals if it has them.
/// A method takes nothing or the `Notification`, and returns nothing; if both are there, the one that takes nothing is called. The
/// compiler checks that one is there. Observing ends with `self`, which is not kept, or with
/// ``stopObservingNotifications(_:_:of:in:)``. A method of the main actor is called there: at once if the
/// notification is posted there, else later. Others run where the notification is posted. Observers of one
/// name are called in the order in which they began.
///
/// - Parameters:
///   - names: String literals and static members of `Notification.Name`.
///   - sender: Whose notifications to observe; nil for everybody's. It is not kept.
///   - center: Where they are posted.
@freestanding(expression)
public macro observeNotifications(
  _ names: Notification.Name...,
  of sender: AnyObject? = nil,
  in center: NotificationCenter = .default
) = #externalMacro(module: "PliantMacros", type: "ObserveNotificationsMacro")

// A literal and a static member can stand side by side only where one type is both.
// swift-format-ignore: AvoidRetroactiveConformances
/// A name can be written as a string where one is wanted.
extension Notification.Name: @retroactive ExpressibleByStringLiteral {
  /// The name that is written.
  public init(stringLiteral value: String) { self.init(value) }
}
