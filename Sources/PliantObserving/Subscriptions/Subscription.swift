import Synchronization

/// One observation.
///
/// The observed object's state keeps it, and nothing else does for longer than a call: when the
/// observation ends it is freed, and with it what its handler captured.
class Subscription: SlotSubscription, @unchecked Sendable {
  // SAFETY: `state` is atomic, subclasses' slots are guarded by `ObservationLock`, and the rest is
  // constant. The handler was handed over by the caller; the documentation says on which thread it
  // runs.
  private final let state = Atomic<UInt8>(State.active.rawValue)
  final let flags: SubscriptionFlags
  /// Whether a change can be reported without looking at anything else.
  private final let isSimple: Bool
  /// Where it gets old values from.
  final let reading: Reading
  /// Whether the handler gets them.
  private final let reportsOld: Bool
  final let path: ObservedPath
  private final let handler: StoredHandler
  /// The subscriptions of the owner, which this ends with.
  final let owned: OwnedSubscriptions?
  /// The state that few subscriptions need, allocated apart: there may be a million of the others.
  final let options: SubscriptionOptions?

  private enum State: UInt8 {
    case active
    /// The object is gone: what it changed before is still delivered.
    case objectDied
    case stopped
  }

  init(
    _ path: ObservedPath,
    _ handler: Handler,
    _ flags: SubscriptionFlags,
    _ owned: OwnedSubscriptions?,
    _ options: SubscriptionOptions?,
    shape: Shape
  ) {
    self.path = path
    self.handler = StoredHandler(handler)
    self.flags = flags
    self.owned = owned
    self.options = options
    let isDirect = options?.isDirect ?? true
    reportsOld = flags.contains(.old) || handler.takesOld
    reading = Reading(
      path,
      isNeeded: Reading.isNeeded(for: handler, flags),
      isDirect: isDirect && !flags.contains(.prior)
    )
    isSimple = isDirect && reading == .none && !path.isForced
    let wantsBefore = reading != .none || flags.contains(.prior)
    let isPlain = isSimple && !wantsBefore && self.handler.kind == .plain
    super.init(
      order: Self.nextOrder(),
      wantsBefore: wantsBefore,
      shape: shape == .property && isPlain ? .plain : shape
    )
  }

  deinit { handler.release() }

  private static let orders = Atomic<UInt>(0)
  private static func nextOrder() -> UInt { orders.add(1, ordering: .relaxed).newValue }

  final var isActive: Bool { state.load(ordering: .acquiring) == State.active.rawValue }

  /// Whether pending deliveries are dropped as well.
  final var isStopped: Bool { state.load(ordering: .acquiring) == State.stopped.rawValue }

  /// The value as it was last reported, if nothing is called before a change.
  var lastReported: LastReported? { options?.lastReported }

  /// Forgets its slots, and returns what is in each; the caller holds `ObservationLock`.
  func leaveSlots() -> [(SlotSubscription, Unmanaged<Slot>)] { [] }

  /// Runs once, after it has left its slots.
  func stopped() {}

  /// Ends the observation: what runs now goes on, nothing new begins.
  ///
  /// Does nothing the second time.
  final func stop() {
    end(.stopped)
    state.store(State.stopped.rawValue, ordering: .releasing)
  }

  /// Ends the observation with its object.
  final func objectIsDying() { end(.objectDied) }

  private func end(_ end: State) {
    let (isFirst, _) = state.compareExchange(
      expected: State.active.rawValue,
      desired: end.rawValue,
      ordering: .acquiringAndReleasing
    )
    guard isFirst else { return }
    let retired = ObservationLock.shared.withLock { _ in
      leaveSlots().map { subscription, slot in
        slot._withUnsafeGuaranteedRef { $0.remove(subscription) }
      }
    }
    for retired in retired { retired?.free() }
    stopped()
    owned?.remove(self)
    options?.onEnd?()
  }
}

// MARK: - Changes

extension Subscription {
  /// Keeps the old value in the frame of a change, of its object unless the path begins at `root`;
  /// false if it must be kept elsewhere.
  @inline(__always)
  final func keepOldValue(of root: AnyObject? = nil, in buffer: OldValueBuffer?) -> Bool {
    guard let buffer, reading == .frame, buffer.isFree, isActive, Batch.current == nil,
      root.map({ path.hasValue(from: $0) }) ?? !path.isForced
    else { return false }
    if let root {
      path.read(root, into: buffer.value)
    } else {
      path.read(buffer, into: buffer.value)
    }
    buffer.keep(for: self)
    return true
  }

  /// Keeps the old value in memory of its own, and reports the change to come if `.prior` asks for
  /// it.
  final func willChange(_ root: AnyObject, _ pending: inout KeptValue?) {
    guard isActive, Batch.current?.holds(self) != true, path.hasValue(from: root) else { return }
    pending = .pending(path, from: root, for: self, isRead: reading != .none, next: pending)
    if flags.contains(.prior) { report(root, pending, .prior) }
  }

  /// Reports a change that was made to a handler without arguments, of a subscription that is just
  /// that; false if it waits for a batch.
  @inline(__always)
  final func reportPlainly() -> Bool {
    guard isActive else { return true }
    guard Batch.current == nil else { return false }
    handler.callPlain()
    return true
  }

  /// Reports a change with both values, which need no memory of their own; false if `didChange`
  /// must.
  @inline(__always)
  final func reportValues(_ change: OldValueBuffer) -> Bool {
    guard isActive, handler.kind == .values, change.isFor(self), !flags.contains(.distinct),
      !path.isForced
    else { return false }
    // SAFETY: the old value was kept in the buffer, which has room for the new one.
    path.read(change, into: change.newValue)
    handler.callValues(change.value, change.newValue)
    path.destroy(change.newValue)
    return true
  }

  /// Reports a change that was made, at once or with the batch; the change is not copied, which
  /// would count references.
  @inline(__always)
  final func didChange(_ root: AnyObject, _ change: inout SlotChange) {
    guard isActive else { return }
    if isSimple, Batch.current == nil { return call(root, nil, .change) }
    if let buffer = change.buffer, buffer.isFor(self) {
      let old = UnsafeRawPointer(buffer.value)
      guard path.hasValue(from: root), !isSame(old, in: root) else { return }
      return call(root, reportsOld ? old : nil, .change)
    }
    // The binding's other direction may have made it.
    guard options?.filter?.admitsChange() != false else { return }
    let old = oldValue(root, change.values)
    if let batch = Batch.current { batch.add(self, root, old) } else { report(root, old, .change) }
  }

  /// The value that was read before the change, or else the one that was reported last.
  private func oldValue(_ root: AnyObject, _ pending: KeptValue?) -> KeptValue? {
    guard reading != .none else { return nil }
    let read = KeptValue.find(in: pending, for: self)
    guard let lastReported, path.hasValue(from: root) else { return read }
    let last = lastReported.update(path, from: root)
    return read ?? last
  }

  /// Whether `.distinct` finds that nothing has changed.
  private func isSame(_ old: UnsafeRawPointer, in root: AnyObject) -> Bool {
    flags.contains(.distinct) && path.isSame(as: old, in: root)
  }
}

// MARK: - Calls

extension Subscription {
  /// Calls the handler at its destination, unless `.distinct` finds the value that was there before
  /// a change.
  final func report(_ root: AnyObject, _ old: KeptValue?, _ kind: ChangeKind) {
    guard isActive, path.hasValue(from: root) else { return }
    if kind == .change, let old, isSame(old.pointer, in: root) { return }
    let old = reportsOld ? old : nil
    guard let destination = options?.destination, !destination.isHere() else {
      call(root, old?.pointer, kind)
      return withExtendedLifetime(old) {}
    }
    // The new value is read now, unless the handler takes none.
    let new = handler.kind == .plain ? nil : KeptValue.read(path, from: root)
    destination.send(
      LaterCall { [self] in
        // It may have ended with its object.
        guard !isStopped, let owner = ownerForCall else { return }
        call(Nobody.shared, old?.pointer, kind, new?.pointer)
        withExtendedLifetime((old, new, owner)) {}
      }
    )
  }

  /// Calls the handler on this thread, with the new value if it was read.
  @inline(__always)
  private func call(
    _ root: AnyObject,
    _ old: UnsafeRawPointer?,
    _ kind: ChangeKind,
    _ new: UnsafeRawPointer? = nil
  ) {
    switch handler.closure {
    case .plain(let handler): handler()
    case .change(let handler):
      let change = { RawChange(old: old, kind: kind, object: root, path: self.path, new: $0) }
      // An actor's property is read at once: later it would be read off the actor.
      guard new == nil, path.isIsolated else { return handler(change(new)) }
      path.withValue(of: root) { handler(change($0)) }
    case .values(let handler):
      guard let new else { return path.withValue(of: root) { handler(old ?? $0, $0) } }
      handler(old ?? new, new)
    }
  }

  /// The object to keep while a handler runs outside the setter: its owner, which it may hold
  /// unowned; any object if it has none; nil if the owner is gone.
  final var ownerForCall: AnyObject? { if let owned { owned.owner } else { Nobody.shared } }

  /// Stands for the object in a change that carries its value.
  private final class Nobody: Sendable {
    static let shared = Nobody()
  }
}
