import CPliant
import PliantJoints
@_spi(PliantRooms) import PliantLifetime
import Synchronization

/// One observation, whatever the type of its value.
///
/// The observed object's state keeps it, and nothing else does for longer than a call: when the
/// observation ends it goes, and what its handler captured with it.
class AnyObserver: Hook, @unchecked Sendable {
  // SAFETY: `state` is atomic, subclasses' hooks are guarded by the lock of `Observers`, and the rest
  // is constant.
  private final let state = Atomic<UInt8>(State.active.rawValue)
  final let options: ObservingOptions
  /// What few observers have; kept apart, for there may be a million of the others.
  final let extras: ObserverExtras?

  private enum State: UInt8 {
    case active
    /// The object is gone: what it changed before is still delivered.
    case objectDied
    case stopped
  }

  init(_ options: ObservingOptions, _ extras: ObserverExtras?) {
    self.options = options
    self.extras = extras
    super.init(
      order: Observers.nextOrder(),
      wantsBefore: !options.isDisjoint(with: [.needsOld, .prior])
    )
  }

  final var isActive: Bool { state.load(ordering: .acquiring) == State.active.rawValue }

  /// Whether nothing is to be delivered any more, not even what is on its way.
  final var isStopped: Bool { state.load(ordering: .acquiring) == State.stopped.rawValue }

  var path: ObservedPath { preconditionFailure("a typed observer knows its path") }

  /// What this listens to, taken out of it; the caller holds the lock of `Observers`.
  func takeHooks() -> [(hook: Hook, observers: Unmanaged<PropertyObservers>)] { [] }

  /// Delivers what a batch kept.
  func deliver(_ root: AnyObject, _ pending: PendingChange?) {}

  /// Ends the observation: what runs now goes on, nothing new begins.
  ///
  /// Does nothing the second time.
  final func stop() {
    end(.stopped)
    state.store(State.stopped.rawValue, ordering: .releasing)
  }

  /// Ends the observation with its object.
  final func objectIsDying() { end(.objectDied) }

  private func end(_ end: State) {
    let (isFirst, _) = state.compareExchange(
      expected: State.active.rawValue,
      desired: end.rawValue,
      ordering: .acquiringAndReleasing
    )
    guard isFirst else { return }
    let retired = Observers.lock.withLock { _ in
      takeHooks().map { hook, observers in
        observers._withUnsafeGuaranteedRef { observers in
          observers.countBefore(hook, -1)
          return observers.remove(hook)
        }
      }
    }
    for retired in retired { retired.free() }
    stopped()
    extras?.ended(self)
  }

  /// Runs once, after the last hook was taken out.
  func stopped() {}
}

/// The rarer parts of an observer.
final class ObserverExtras: @unchecked Sendable {
  // SAFETY: constant, but for `opposite`, which is set before the binding is used.
  let delivery: Delivery
  /// The owner's record, which has the observer among those that end with the owner.
  fileprivate let owner: OwnedObservers?
  fileprivate let onEnd: (() -> Void)?
  /// Orders what is delivered later.
  let calls = CallQueue()
  /// The direction of a binding that observes, which knows the changes that it has made itself.
  let gate: AnyPush?
  /// The observer of a two-way binding's other end: in a batch the later change counts.
  weak var opposite: AnyObserver?
  /// Whether two values are the same, for `.distinct`; a function of two `Value`.
  let equals: Any?
  /// The value as it was last told of, a `Shadow` of the value's type: where nothing is called before a
  /// change, the old value is this.
  let shadow: AnyObject?
  weak let ownerObject: AnyObject?

  init(
    delivery: Delivery,
    owner: AnyObject?,
    ownedBy record: OwnedObservers?,
    equals: Any?,
    gate: AnyPush?,
    shadow: AnyObject?,
    onEnd: (() -> Void)?
  ) {
    self.delivery = delivery
    self.owner = record
    self.equals = equals
    self.gate = gate
    self.shadow = shadow
    self.onEnd = onEnd
    ownerObject = owner
  }

  fileprivate func ended(_ observer: AnyObserver) {
    owner?.remove(observer)
    onEnd?()
  }
}

/// What all observers share.
enum Observers {
  /// Guards which hooks there are; user code never runs under it.
  static let lock = Guarded(())

  private static let orders = Atomic<UInt>(0)

  static func nextOrder() -> UInt { orders.add(1, ordering: .relaxed).newValue }
}

extension ObservingOptions {
  /// An old value is read: for `.old`, for `.distinct`, or for a handler of two values.
  static let needsOld = ObservingOptions(rawValue: 1 << 6)
  /// It pushes a value on, and so comes before those who look at what was pushed.
  static let binding = ObservingOptions(rawValue: 1 << 7)
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
