/// A subscription to one property of one object: an observation, or one step of an observed path.
class SlotSubscription: @unchecked Sendable {
  // SAFETY: constant; subclasses say what of them changes.
  /// Subscriptions are called in this order, in which they were registered.
  final let order: UInt
  final let wantsBefore: Bool

  init(order: UInt, wantsBefore: Bool) {
    self.order = order
    self.wantsBefore = wantsBefore
  }

  /// Called before a change if `wantsBefore` is set; adds the old value to `pending`, for `afterChange`.
  func beforeChange(
    of object: UnsafeRawPointer,
    _ pending: inout KeptValue?,
    _ buffer: OldValueBuffer?
  ) {}

  func afterChange(
    of object: UnsafeRawPointer,
    _ pending: KeptValue?,
    _ buffer: OldValueBuffer?,
    _ notified: inout NotifiedPaths
  ) {}

  /// Called when the object dies, before its `deinit`.
  func objectDied() {}
}

/// The paths whose handlers were called for one change, by order: an object that is on a path twice
/// calls them once.
struct NotifiedPaths {
  /// 0 for none.
  private var first: UInt = 0
  private var others: [UInt] = []

  mutating func insert(_ path: UInt) -> Bool {
    guard first != 0 else {
      first = path
      return true
    }
    guard first != path, !others.contains(path) else { return false }
    others.append(path)
    return true
  }
}
