import CPliant
import PliantBase
@_spi(PliantRooms) import PliantLifetime
import Synchronization

/// The rarer parts of an observer.
final class ObserverExtras: @unchecked Sendable {
  // SAFETY: constant, but for `opposite`, which is guarded by the lock of `Observers`.
  let delivery: Delivery
  /// The owner's record, which has the observer among those that end with the owner.
  private let owner: OwnedObservers?
  private let onEnd: (() -> Void)?
  /// Why something that belongs to the observation is not observed.
  let failure: (() -> (any Error)?)?
  /// Orders what is delivered later.
  let calls = CallQueue()
  /// The direction of a binding that observes, which knows the changes that it has made itself.
  let gate: AnyPush?
  private weak var guardedOpposite: Observer?
  /// The observer of a two-way binding's other end: in a batch the later change counts.
  ///
  /// Set when changes may come already.
  var opposite: Observer? {
    get { gate == nil ? nil : Observers.lock.withUncheckedLock { _ in guardedOpposite } }
    set { Observers.lock.withUncheckedLock { _ in guardedOpposite = newValue } }
  }
  /// The value as it was last told of: where nothing is called before a change, the old value is this.
  let shadow: Shadow?
  weak let ownerObject: AnyObject?

  init(
    delivery: Delivery,
    owner: AnyObject?,
    ownedBy record: OwnedObservers?,
    gate: AnyPush?,
    shadow: Shadow?,
    onEnd: (() -> Void)?,
    failure: (() -> (any Error)?)?
  ) {
    self.delivery = delivery
    self.owner = record
    self.onEnd = onEnd
    self.failure = failure
    self.gate = gate
    self.shadow = shadow
    ownerObject = owner
  }

  var hasOwner: Bool { owner != nil }

  func ended(_ observer: Observer) {
    owner?.remove(observer)
    onEnd?()
  }
}

/// The last value that an observer was told of.
final class Shadow: Sendable {
  private let kept = Guarded(Kept())

  // SAFETY: as every handler, this is used where the observed object is.
  private struct Kept: @unchecked Sendable {
    var value: KeptValue?
  }

  var isKept: Bool { kept.withLock { $0.value != nil } }

  /// Keeps a value; returns the one before, to be freed by the caller under no lock.
  func exchange(_ value: KeptValue) -> KeptValue? {
    let new = Kept(value: value)
    return kept.withLock { kept in
      let old = kept
      kept = new
      return old
    }.value
  }
}

/// What all observers share.
enum Observers {
  /// Guards which hooks there are; user code never runs under it.
  static let lock = Guarded(0)

  private static let orders = Atomic<UInt>(0)

  static func nextOrder() -> UInt { orders.add(1, ordering: .relaxed).newValue }
}

extension ObservingOptions {
  /// An old value is read: for `.old`, for `.distinct`, or for a handler of two values.
  static let needsOld = ObservingOptions(rawValue: 1 << 6)
  /// It pushes a value on, and so comes before those who look at what was pushed.
  static let binding = ObservingOptions(rawValue: 1 << 7)
  /// A debugging tool's, which nobody else is told of.
  static let watching = ObservingOptions(rawValue: 1 << 5)
  /// Those that the user did not ask for.
  static let own: ObservingOptions = [.needsOld, .binding, .watching]
}

extension PropertyObservers {
  /// Changes ask for hooks that want to be told before only while there are some.
  func countBefore(_ hook: Hook, _ difference: Int32) {
    guard hook.wantsBefore, key != 0 else { return }
    // SAFETY: the key of a property's observers is the address of its head, which is never freed.
    UnsafeMutablePointer<pliant_property>(bitPattern: key).map {
      pliant_property_count_befores($0, difference)
    }
  }
}
