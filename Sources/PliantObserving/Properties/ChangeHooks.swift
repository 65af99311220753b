import CPliant

/// The functions that C calls around each change of an object that has a record.
enum ChangeHooks {
  /// Installs them, once.
  static let install: Void = pliant_set_change_hooks(
    { object, record, property, pending in
      guard let slot = Slot.find(in: record, key: UInt(bitPattern: property)) else { return }
      slot._withUnsafeGuaranteedRef { slot in
        pending.pointee.values = slot.beforeChange(of: object, pending)
      }
    },
    { object, record, property, pending in
      let values = pending.takeValues()
      if let slot = Slot.find(in: record, key: UInt(bitPattern: property)) {
        slot._withUnsafeGuaranteedRef { $0.afterChange(of: object, values, pending) }
      }
      pending.dropSmallValue()
    },
    { pending in
      _ = pending.takeValues()
      pending.dropSmallValue()
    }
  )
}
