import CPliant
import PliantHooks
import PliantImages
@_spi(PliantRooms) import PliantLifetime
import Synchronization

/// One property of one object, with the subscriptions to it.
///
/// It lives as long as the object. A change reads it without a lock; subscriptions are added and
/// removed under `ObservationLock`.
class Slot: ObjectState, @unchecked Sendable {
  // SAFETY: the word is atomic, and what it points to never changes.
  /// The `Subscriptions`; C reads it, as the first field after those of `ObjectState`.
  private final let word = Atomic<UInt>(0)

  deinit { current.release() }

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
    case .stored(let property, let offset):
      try property.install()
      try AccessHooks.install(for: property.name)
      let slot = try ObjectRecords.state(
        of: object,
        key: property.key,
        declaration: property.name
      ) {
        WatchedSlot(property, at: offset, in: object) as Slot
      }
      try (slot as? WatchedSlot)?.watch()
      return slot
    }
  }

  override var isObserving: Bool { true }

  override func willChange(_ standIn: UnsafeRawPointer) -> UnsafeRawPointer? {
    beforeChange(of: standIn)
  }

  override func didChange(_ standIn: UnsafeRawPointer, _ pending: UnsafeRawPointer?) {
    // SAFETY: `willChange` has handed over one reference.
    let pending = pending.map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
    afterChange(of: standIn, pending)
  }

  override func objectDies(_ address: UInt) {
    for subscription in removeAll() { subscription.objectDied() }
  }
}

/// A slot that accesses of the property's memory report to as well.
final class WatchedSlot: Slot, @unchecked Sendable {
  // SAFETY: constant; C reads the first word, behind those of `Slot`.
  private let object: UInt
  private let field: UInt

  init(_ property: Property, at offset: Int, in object: AnyObject) {
    self.object = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    field = self.object + UInt(offset)
    super.init(key: property.key)
  }

  /// Begins to report, once; the caller keeps the object.
  func watch() throws {
    guard let field = UnsafeRawPointer(bitPattern: field) else { return }
    // SAFETY: the object's record keeps this until after `objectDies`.
    let watched = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      .assumingMemoryBound(to: pliant_watched.self)
    try AccessHooks.watch(field, notifying: watched)
  }

  override func objectDies(_ address: UInt) {
    if let field = UnsafeRawPointer(bitPattern: field) { AccessHooks.unwatch(field) }
    super.objectDies(address)
  }
}

// MARK: - Changes

extension Slot {
  /// See `Subscriptions.beforeChange`.
  func beforeChange(of object: UnsafeRawPointer) -> UnsafeRawPointer? {
    let all = retained()
    defer { all.release() }
    return all.beforeChange(of: object, nil)
  }

  func afterChange(of object: UnsafeRawPointer, _ values: KeptValue?) {
    let all = retained()
    defer { all.release() }
    if all.reportPlainly() { return }
    all.afterChange(of: object, values, nil)
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
  func add(_ subscription: SlotSubscription) -> RetiredSubscriptions? {
    var all = current.array
    let place = all.firstIndex { $0.order > subscription.order } ?? all.endIndex
    all.insert(subscription, at: place)
    return publish(all)
  }

  /// Removes a subscription that was added, once; the caller holds `ObservationLock`.
  func remove(_ subscription: SlotSubscription) -> RetiredSubscriptions? {
    var all = current.array
    guard let place = all.firstIndex(where: { $0 === subscription }) else { return nil }
    all.remove(at: place)
    return publish(all)
  }

  /// Counts the slots that are called before changes: while there are none, nothing is called.
  private func countBefore(_ difference: Int32) {
    guard key != 0 else { return }
    // SAFETY: the key of a property's slot is the address of its head, which is never freed.
    UnsafeMutablePointer<pliant_property>(bitPattern: key).map {
      pliant_property_count_befores($0, difference)
    }
  }

  /// Takes all out when the object dies: no change can be in progress, except one whose thread has
  /// ended within a handler.
  private func removeAll() -> [SlotSubscription] {
    let all = Subscriptions(word: word.exchange(0, ordering: .acquiringAndReleasing))
    if all.wantBefore { countBefore(-1) }
    defer { RetiredSubscriptions(all)?.free(areRead: false) }
    return all.array
  }

  private var current: Subscriptions { Subscriptions(word: word.load(ordering: .acquiring)) }

  private func publish(_ all: [SlotSubscription]) -> RetiredSubscriptions? {
    let new = Subscriptions(retaining: all)
    new.setRemoved(false)
    if new.wantBefore { countBefore(1) }
    let old = Subscriptions(word: word.exchange(new.word, ordering: .sequentiallyConsistent))
    if old.wantBefore { countBefore(-1) }
    return RetiredSubscriptions(old)
  }
}
