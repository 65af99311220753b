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
  func beforeChange(
    of object: UnsafeRawPointer,
    _ pending: inout KeptValue?,
    _ room: PendingRoom?
  ) {}

  func afterChange(
    of object: UnsafeRawPointer,
    _ pending: KeptValue?,
    _ room: PendingRoom?,
    _ told: inout ToldPaths
  ) {}

  /// Called when the object dies, before its `deinit`.
  func objectDied() {}
}

/// The observers of paths that were told of one change, so that an object that is on a path twice does
/// not tell them twice.
struct ToldPaths {
  private var observers: [ObjectIdentifier] = []

  mutating func insert(_ observer: Observer) -> Bool {
    guard !observers.contains(ObjectIdentifier(observer)) else { return false }
    observers.append(ObjectIdentifier(observer))
    return true
  }
}
