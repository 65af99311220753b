import CPliant
import PliantImages
@_spi(PliantRooms) import PliantLifetime
import Synchronization

/// One property of one object, with the subscriptions to it.
///
/// It lives as long as the object. A change reads it without a lock; subscriptions are added and
/// removed under `ObservationLock`.
class Slot: ObjectState, @unchecked Sendable {
  // SAFETY: the word is atomic, and what it points to never changes.
  /// 0, a subscription, or, with its lowest bit set, a list of several; it holds a reference.
  private final let word = Atomic<UInt>(0)

  deinit { Self.release(word.load(ordering: .acquiring)) }

  /// The slot in the record of an object, if there is one; the caller keeps the object.
  static func find(in record: UnsafeRawPointer, key: UInt) -> Unmanaged<Slot>? {
    ObjectRecords.unmanaged(in: record, key: key).map {
      Unmanaged.fromOpaque($0.toOpaque())
    }
  }

  /// The slot of an object, made at its first use; nil if the property never changes.
  static func of(_ source: PropertySource, _ object: AnyObject) throws -> Slot? {
    switch source {
    case .constant: return nil
    case .observed(let slot): return slot
    case .property(let property):
      try property.install()
      return try ObjectRecords.state(of: object, key: property.key, declaration: property.name) {
        Slot(key: property.key)
      }
    }
  }

  override var isObserving: Bool { true }

  override func willChange(_ standIn: UnsafeRawPointer) -> UnsafeRawPointer? {
    beforeChange(of: standIn, nil)
  }

  override func didChange(_ standIn: UnsafeRawPointer, _ pending: UnsafeRawPointer?) {
    // SAFETY: `willChange` has handed over one reference.
    let pending = pending.map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
    afterChange(of: standIn, pending, nil)
  }

  override func objectDies(_ address: UInt) {
    for subscription in removeAll() { subscription.objectDied() }
  }
}

// MARK: - Changes

extension Slot {
  /// Calls the subscriptions that want to be called before a change; returns the old values that
  /// they keep until after it, retained.
  ///
  /// One small value may be put into `buffer` instead.
  func beforeChange(of object: UnsafeRawPointer, _ buffer: OldValueBuffer?) -> UnsafeRawPointer? {
    var change = SlotChange(object: object, buffer: buffer)
    let all = retained()
    defer { all.release() }
    all.visit { if $0.wantsBefore { $0.beforeChange(&change) } }
    return change.values.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
  }

  /// Calls every subscription.
  func afterChange(of object: UnsafeRawPointer, _ values: KeptValue?, _ buffer: OldValueBuffer?) {
    var change = SlotChange(object: object, buffer: buffer, values: values)
    let all = retained()
    defer { all.release() }
    all.visit { $0.afterChange(&change) }
  }

  /// The subscriptions as they are now; kept until they are released.
  private func retained() -> Subscriptions {
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    let all = current
    all.retain()
    pliant_read_end(thread, section)
    return all
  }
}

// MARK: - Adding and removing

extension Slot {
  var isEmpty: Bool { word.load(ordering: .acquiring) == 0 }

  var subscriptions: [SlotSubscription] {
    let all = retained()
    defer { all.release() }
    return all.array
  }

  /// Adds a subscription, in the order of registration; the caller holds `ObservationLock`.
  func add(_ subscription: SlotSubscription) -> Retired {
    countBefore(subscription, 1)
    var all = current.array
    let place = all.firstIndex { $0.order > subscription.order } ?? all.endIndex
    all.insert(subscription, at: place)
    return publish(all)
  }

  /// Removes a subscription that was added, once; the caller holds `ObservationLock`.
  func remove(_ subscription: SlotSubscription) -> Retired {
    countBefore(subscription, -1)
    var all = current.array
    guard let place = all.firstIndex(where: { $0 === subscription }) else {
      return Retired(word: 0)
    }
    all.remove(at: place)
    return publish(all)
  }

  /// Counts the subscriptions that are called before changes: while there are none, nothing is
  /// called.
  private func countBefore(_ subscription: SlotSubscription, _ difference: Int32) {
    guard subscription.wantsBefore, key != 0 else { return }
    // SAFETY: the key of a property's slot is the address of its head, which is never freed.
    UnsafeMutablePointer<pliant_property>(bitPattern: key).map {
      pliant_property_count_befores($0, difference)
    }
  }

  /// Takes all out when the object dies: no change can be in progress.
  ///
  /// Each leaves the slot afterwards, and is counted then.
  private func removeAll() -> [SlotSubscription] {
    let all = Subscriptions(word: word.exchange(0, ordering: .acquiringAndReleasing))
    defer { all.release() }
    return all.array
  }

  private var current: Subscriptions { Subscriptions(word: word.load(ordering: .acquiring)) }

  private func publish(_ all: [SlotSubscription]) -> Retired {
    let new: UInt =
      switch all.count {
      case 0: 0
      case 1: UInt(bitPattern: Unmanaged.passRetained(all[0]).toOpaque())
      default: UInt(bitPattern: Unmanaged.passRetained(SubscriptionList(all)).toOpaque()) | 1
      }
    return Retired(word: word.exchange(new, ordering: .sequentiallyConsistent))
  }

  private static func release(_ word: UInt) { Subscriptions(word: word).release() }

  /// A former list, which changes may still be reading.
  struct Retired {
    fileprivate let word: UInt

    /// Waits until no change reads it, and frees it; the caller holds no lock.
    func free() {
      guard word != 0 else { return }
      pliant_wait_for_readers()
      Subscriptions(word: word).release()
    }
  }
}

/// Several subscriptions, in the order of registration.
private final class SubscriptionList {
  let all: [SlotSubscription]
  init(_ all: [SlotSubscription]) { self.all = all }
}

/// The subscriptions that the word of a slot points to.
///
/// SAFETY: the word holds a reference, and its lowest bit says to which of the two classes.
private struct Subscriptions {
  let word: UInt

  private var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word & ~1) }
  private var isList: Bool { word & 1 != 0 }

  func retain() {
    if let pointer { _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain() }
  }

  func release() {
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }

  @inline(__always)
  func visit(_ body: (SlotSubscription) -> Void) {
    guard let pointer else { return }
    if isList {
      Unmanaged<SubscriptionList>.fromOpaque(pointer)._withUnsafeGuaranteedRef { list in
        for subscription in list.all { body(subscription) }
      }
    } else {
      Unmanaged<SlotSubscription>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }
  }

  var array: [SlotSubscription] {
    var array: [SlotSubscription] = []
    visit { array.append($0) }
    return array
  }
}
