public import Foundation

/// Observes notifications by calling the methods of `self` that are named after them.
///
/// ```swift
/// #observeNotifications("ZZDataDidChangeNotification", .networkBecameAvailable)
/// // calls self.dataDidChange() or self.dataDidChange(_:),
/// // and self.networkBecameAvailable() or self.networkBecameAvailable(_:)
/// ```
///
/// The method's name is derived from the notification's. A string's leading capitals are dropped
/// except for the last, and so is the suffix `Notification`, which it must have. The name of a
/// static member is used as it is, without the suffix and the capitals if it has them. A method
/// takes either no parameter or the `Notification`, and returns nothing; if both methods exist, the
/// one without a parameter is called. The compiler checks that one exists. Observing ends with
/// `self`, which is not kept, or with ``stopObservingNotifications(_:_:of:in:)``. A method of the
/// main actor is called there: at once if the notification is posted there, otherwise later. Others
/// run on the thread that posts. Observers of one name are called in the order in which they began.
///
/// - Parameters:
///   - names: String literals and static members of `Notification.Name`.
///   - sender: The object whose notifications to observe; nil for those of all objects. It is not
///     kept.
///   - center: The center that posts them.
@freestanding(expression)
public macro observeNotifications(
  _ names: Notification.Name...,
  of sender: AnyObject? = nil,
  in center: NotificationCenter = .default
) = #externalMacro(module: "PliantMacros", type: "ObserveNotificationsMacro")

// A literal and a static member can stand side by side only where one type is both.
// swift-format-ignore: AvoidRetroactiveConformances
/// A notification name that can be written as a string literal.
extension Notification.Name: @retroactive ExpressibleByStringLiteral {
  /// Creates a name from a string literal.
  public init(stringLiteral value: String) { self.init(value) }
}
