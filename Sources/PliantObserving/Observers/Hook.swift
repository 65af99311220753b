/// What listens to one property of one object: an observer, or one step of an observer's path.
class Hook: @unchecked Sendable {
  // SAFETY: constant; subclasses say what of them changes.
  /// Hooks are told in this order: that in which their observers were registered.
  final let order: UInt
  final let wantsBefore: Bool

  init(order: UInt, wantsBefore: Bool) {
    self.order = order
    self.wantsBefore = wantsBefore
  }

  /// Called before a change where `wantsBefore` is set; adds to `pending` what `afterChange` needs.
  func beforeChange(of object: UnsafeRawPointer, _ pending: inout PendingChange?) {}

  func afterChange(
    of object: UnsafeRawPointer,
    _ pending: PendingChange?,
    _ told: inout ToldPaths
  ) {}

  /// Called when the object dies, before its `deinit`.
  func objectDied() {}
}

/// An old value, kept for one observer while the property changes.
class PendingChange {
  fileprivate let observer: ObjectIdentifier
  private let next: PendingChange?

  init(for observer: AnyObserver, next: PendingChange?) {
    self.observer = ObjectIdentifier(observer)
    self.next = next
  }

  static func isPending(_ pending: PendingChange?, for observer: AnyObserver) -> Bool {
    sequence(first: pending) { $0?.next }.contains { $0?.observer == ObjectIdentifier(observer) }
  }

  /// What was kept for an observer that reads old values.
  static func find<Value>(
    in pending: PendingChange?,
    for observer: Observer<Value>
  ) -> OldValue<Value>? {
    var pending = pending
    while let found = pending {
      if found.observer == ObjectIdentifier(observer) {
        return unsafeDowncast(found, to: OldValue<Value>.self)
      }
      pending = found.next
    }
    return nil
  }
}

final class OldValue<Value>: PendingChange {
  let value: Value

  init(_ value: Value, for observer: AnyObserver, next: PendingChange?) {
    self.value = value
    super.init(for: observer, next: next)
  }
}

/// The observers of paths that were told of one change, so that an object that is on a path twice does
/// not tell them twice.
struct ToldPaths {
  private var observers: [ObjectIdentifier] = []

  mutating func insert(_ observer: AnyObserver) -> Bool {
    guard !observers.contains(ObjectIdentifier(observer)) else { return false }
    observers.append(ObjectIdentifier(observer))
    return true
  }
}
