import Synchronization

/// A subscription to one property of one object: an observation, or one step of an observed path.
class SlotSubscription: @unchecked Sendable {
  // SAFETY: constant but for the atomic word; subclasses say what of them changes.
  /// Not 0 if a slot has had it, and a call may still run it; the first field, because C reads it.
  private final let wasRemoved = Atomic<UInt>(0)
  /// Subscriptions are called in this order, in which they were registered.
  final let order: UInt
  final let wantsBefore: Bool
  final let shape: Shape

  /// How it can be called.
  enum Shape: UInt8 {
    /// Any subscription.
    case any
    /// A `PropertySubscription`.
    case property
    /// A `PropertySubscription` that only calls a handler without arguments.
    case plain
  }

  init(order: UInt, wantsBefore: Bool, shape: Shape) {
    self.order = order
    self.wantsBefore = wantsBefore
    self.shape = shape
  }

  /// Called before a change if `wantsBefore` is set, to keep the old value.
  func beforeChange(_ change: inout SlotChange) {}

  /// Called after every change.
  func afterChange(_ change: inout SlotChange) {}

  /// Called when the object dies, before its `deinit`.
  func objectDied() {}
}

/// A change of one property of one object, while the subscriptions to it are called.
struct SlotChange {
  let object: UnsafeRawPointer
  /// The buffer in the frame of the change; nil for an `@Observed` property.
  let buffer: OldValueBuffer?
  /// The old values that have memory of their own.
  var values: KeptValue?
  /// The paths that were reported.
  var notified = NotifiedPaths()
}

/// The paths whose handlers were called for one change, by order: an object that is on a path twice
/// calls them once.
struct NotifiedPaths {
  /// 0 for none.
  private var first: UInt = 0
  /// Almost always nil, which costs nothing to free.
  private var others: [UInt]?

  mutating func insert(_ path: UInt) -> Bool {
    guard first != 0 else {
      first = path
      return true
    }
    guard first != path, others?.contains(path) != true else { return false }
    others = (others ?? []) + [path]
    return true
  }
}
