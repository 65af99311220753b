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
    retired?.free()
  }

  override func leaveSlots() -> [(SlotSubscription, Unmanaged<Slot>)] {
    slot.take().map { [(self, $0)] } ?? []
  }

  override func beforeChange(_ change: inout SlotChange) {
    // SAFETY: whoever changes the object keeps it.
    Unmanaged<AnyObject>.fromOpaque(change.object)._withUnsafeGuaranteedRef { object in
      if keepOldValue(of: object, in: change.buffer) { return }
      willChange(object, &change.values)
    }
  }

  override func afterChange(_ change: inout SlotChange) {
    // SAFETY: whoever changes the object keeps it.
    Unmanaged<AnyObject>.fromOpaque(change.object)._withUnsafeGuaranteedRef { object in
      didChange(object, &change)
    }
  }

  override func objectDied() { objectIsDying() }
}
