import PliantBase
import PliantJoints
@_spi(PliantRooms) import PliantLifetime

/// The observers that end with an object.
final class OwnedObservers: ObjectState, @unchecked Sendable {
  // SAFETY: guarded.
  private static let key = ObjectRecords.makeKey()
  private let observers = Guarded<[UInt: Observer]>([:])

  private init() { super.init(key: Self.key) }

  /// Those of an owner, made where it has none.
  static func of(_ owner: AnyObject, _ path: ObservedPath) throws -> OwnedObservers {
    do {
      return try ObjectRecords.state(
        of: owner,
        key: key,
        declaration: path.text,
        make: OwnedObservers.init
      )
    } catch JointError.receiverIsDying {
      throw ObservingError.ownerIsDying(owner: "\(type(of: owner))", property: path.text)
    }
  }

  static func existing(of owner: AnyObject) -> OwnedObservers? {
    ObjectRecords.existing(of: owner, key: key, as: OwnedObservers.self)
  }

  /// In the order of registration.
  var all: [Observer] {
    observers.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
  }

  func add(_ observer: Observer) {
    observers.withLock { $0[observer.order] = observer }
    // It may have ended while it was registered.
    if !observer.isActive { remove(observer) }
  }

  func remove(_ observer: Observer) {
    let removed = observers.withLock { $0.removeValue(forKey: observer.order) }
    withExtendedLifetime(removed) {}
  }

  override func objectDies(_ address: UInt) {
    for observer in all { observer.stop() }
  }
}
