// Written by Scripts/write-families.
// swift-format-ignore-file

public import Foundation

/// Calls a method of `owner` for each notification with one of the given names.
///
/// ```swift
/// let names: [Notification.Name] = [.networkBecameAvailable, .networkWasLost]
/// observeNotifications(self, names, with: Controller.updateView)
/// ```
///
/// The method takes either no parameter or the `Notification`. It runs on the thread that posts,
/// with no lock held, and may observe, stop and post; a method of the main actor is called there. A
/// method that observes twice is called twice. Observers of one name are called in the order in
/// which they began. Can be called from any thread; it costs a look-up by name.
///
/// - Parameters:
///   - owner: The object whose method to call. It is not kept; observing ends when it dies.
///   - names: The notifications.
///   - sender: The object whose notifications to observe; nil for those of all objects. It is not
///     kept.
///   - center: The center that posts them.
///   - method: The method to call.
public func observeNotifications<Owner: AnyObject>(_ owner: Owner, _ names: [Notification.Name], of sender: AnyObject? = nil, in center: NotificationCenter = .default, with method: @escaping (Owner) -> () -> Void) { __Pliant.observeNotifications(owner, of: sender, in: center) { observing in for name in names { observing.add(name, method) } } }
/// Calls a method of `owner` for each notification with one of the given names.
///
/// ```swift
/// let names: [Notification.Name] = [.networkBecameAvailable, .networkWasLost]
/// observeNotifications(self, names, with: Controller.updateView)
/// ```
///
/// The method takes either no parameter or the `Notification`. It runs on the thread that posts,
/// with no lock held, and may observe, stop and post; a method of the main actor is called there. A
/// method that observes twice is called twice. Observers of one name are called in the order in
/// which they began. Can be called from any thread; it costs a look-up by name.
///
/// - Parameters:
///   - owner: The object whose method to call. It is not kept; observing ends when it dies.
///   - names: The notifications.
///   - sender: The object whose notifications to observe; nil for those of all objects. It is not
///     kept.
///   - center: The center that posts them.
///   - method: The method to call.
@_disfavoredOverload public func observeNotifications<Owner: AnyObject>(_ owner: Owner, _ names: [Notification.Name], of sender: AnyObject? = nil, in center: NotificationCenter = .default, with method: @escaping (Owner) -> (Notification) -> Void) { __Pliant.observeNotifications(owner, of: sender, in: center) { observing in for name in names { observing.add(name, method) } } }
public func observeNotifications<Owner: AnyObject>(_ owner: Owner, _ names: [Notification.Name], of sender: AnyObject? = nil, in center: NotificationCenter = .default, with method: @escaping (Owner) -> @MainActor () -> Void) { __Pliant.observeNotifications(owner, of: sender, in: center) { observing in for name in names { observing.add(name, method) } } }
@_disfavoredOverload public func observeNotifications<Owner: AnyObject>(_ owner: Owner, _ names: [Notification.Name], of sender: AnyObject? = nil, in center: NotificationCenter = .default, with method: @escaping (Owner) -> @MainActor (Notification) -> Void) { __Pliant.observeNotifications(owner, of: sender, in: center) { observing in for name in names { observing.add(name, method) } } }
