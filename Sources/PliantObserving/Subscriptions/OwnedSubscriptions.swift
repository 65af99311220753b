import PliantHooks
@_spi(PliantRooms) import PliantLifetime

/// The subscriptions that end with an object.
final class OwnedSubscriptions: ObjectState, @unchecked Sendable {
  // SAFETY: guarded.
  private static let key = ObjectRecords.makeKey()
  private let subscriptions = Guarded<[UInt: Subscription]>([:])
  /// The owner, unless its `deinit` has begun.
  weak let owner: AnyObject?

  private init(_ owner: AnyObject) {
    self.owner = owner
    super.init(key: Self.key)
  }

  /// The subscriptions of an owner, created at their first use.
  static func of(_ owner: AnyObject, _ path: ObservedPath) throws -> OwnedSubscriptions {
    do {
      return try ObjectRecords.state(of: owner, key: key, declaration: path.text) {
        OwnedSubscriptions(owner)
      }
    } catch OverrideError.receiverIsDying {
      throw ObservingError.ownerIsDying(owner: "\(type(of: owner))", property: path.text)
    }
  }

  static func existing(of owner: AnyObject) -> OwnedSubscriptions? {
    ObjectRecords.existing(of: owner, key: key, as: OwnedSubscriptions.self)
  }

  /// In the order of registration.
  var all: [Subscription] {
    subscriptions.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
  }

  func add(_ subscription: Subscription) {
    subscriptions.withLock { $0[subscription.order] = subscription }
    // It may have ended while it was registered.
    if !subscription.isActive { remove(subscription) }
  }

  func remove(_ subscription: Subscription) {
    let removed = subscriptions.withLock { $0.removeValue(forKey: subscription.order) }
    withExtendedLifetime(removed) {}
  }

  override func objectDies(_ address: UInt) {
    for subscription in all { subscription.stop() }
  }
}
