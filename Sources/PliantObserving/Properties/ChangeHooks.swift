import CPliant

/// The functions that C calls around each change of an object that has observers.
///
/// It has borrowed the subscriptions: counting references would take longer than the rest.
enum ChangeHooks {
  /// Installs them, once.
  static let install: Void = pliant_set_change_hooks(
    { object, observers, pending in
      let all = Subscriptions(word: observers)
      if let only = all.onlyProperty,
        only._withUnsafeGuaranteedRef({ $0.keepOldValue(of: object, in: pending) })
      {
        return
      }
      pending.pointee.values = all.beforeChange(of: object, pending)
    },
    { object, observers, pending in
      let all = Subscriptions(word: observers)
      if let only = all.onlyProperty,
        only._withUnsafeGuaranteedRef({ $0.reportSimply(object, pending) })
      {
        return
      }
      all.afterChange(of: object, pending.takeValues(), pending)
    },
    { pending in
      _ = pending.takeValues()
      pending.dropSmallValue()
    }
  )
}
