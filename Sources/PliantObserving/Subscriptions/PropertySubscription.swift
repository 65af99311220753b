import PliantBase
import PliantJoints

/// A subscription to a property of one object.
final class PropertySubscription: Subscription, @unchecked Sendable {
  // SAFETY: guarded by `ObservationLock`.
  private var slot: Unmanaged<Slot>?

  /// Where it is subscribed; nil once it ended.
  ///
  /// The slot lives as long as the object, which the caller keeps.
  var currentSlot: Slot? {
    ObservationLock.shared.withUncheckedLock { _ in slot?.takeUnretainedValue() }
  }

  /// Begins to be called.
  func start(_ slot: Slot) {
    let retired = ObservationLock.shared.withLock { _ in
      self.slot = Unmanaged.passUnretained(slot)
      return slot.add(self)
    }
    retired.free()
  }

  override func leaveSlots() -> [(SlotSubscription, Unmanaged<Slot>)] {
    defer { slot = nil }
    return slot.map { [(self, $0)] } ?? []
  }

  override func beforeChange(
    of object: UnsafeRawPointer,
    _ pending: inout KeptValue?,
    _ buffer: OldValueBuffer?
  ) {
    // SAFETY: whoever changes the object keeps it.
    Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { object in
      if let buffer, keepOldValue(object, in: buffer) { return }
      willChange(object, &pending)
    }
  }

  override func afterChange(
    of object: UnsafeRawPointer,
    _ pending: KeptValue?,
    _ buffer: OldValueBuffer?,
    _ notified: inout NotifiedPaths
  ) {
    Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { object in
      didChange(object, pending, buffer)
    }
  }

  override func objectDied() { objectIsDying() }
}
