import CPliant

/// The functions that C calls around each change of an object that has observers.
///
/// It has borrowed the subscriptions: counting references would take longer than the rest.
enum ChangeHooks {
  /// Installs them, once.
  static let install: Void = pliant_set_change_hooks(
    { object, observers, pending in
      let all = Subscriptions(word: observers)
      if let (only, shape) = all.only {
        if shape == .plain { return }
        if only._withUnsafeGuaranteedRef({ $0.keepOldValue(in: pending) }) { return }
      }
      pending.pointee.values = all.beforeChange(of: object, pending)
    },
    { object, observers, pending in
      let all = Subscriptions(word: observers)
      if all.reportPlainly() { return }
      afterChange(of: object, all, pending)
    },
    { pending in
      _ = pending.takeValues()
      pending.dropSmallValue()
    }
  )

  /// Apart, so that the shortest way saves few registers.
  @inline(never)
  private static func afterChange(
    of object: UnsafeRawPointer,
    _ all: Subscriptions,
    _ pending: OldValueBuffer
  ) {
    if let (only, _) = all.only, only._withUnsafeGuaranteedRef({ $0.reportValues(pending) }) {
      return
    }
    all.afterChange(of: object, pending.takeValues(), pending)
  }
}
