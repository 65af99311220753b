import CPliant
import PliantBase
@_spi(PliantRooms) import PliantLifetime
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
  /// Whether its old value can be kept in the frame of the change.
  private final let keepsSmallValues: Bool
  final let path: ObservedPath
  private final let handler: Handler
  /// The subscriptions of the owner, which this ends with.
  final let owned: OwnedSubscriptions?
  /// What few subscriptions have; kept apart, because there may be a million of the others.
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
    _ options: SubscriptionOptions?
  ) {
    self.path = path
    self.handler = handler
    self.flags = flags
    self.owned = owned
    self.options = options
    keepsSmallValues =
      options == nil && flags.isDisjoint(with: [.prior, .distinct, .binding])
      && flags.contains(.needsOld)
      && path.words <= 4 && path.alignment <= 16 && !path.isIsolated
    isSimple = options == nil && handler.takesNothing && !flags.contains(.needsOld)
    super.init(
      order: Self.nextOrder(),
      wantsBefore: !flags.isDisjoint(with: [.needsOld, .prior])
    )
  }

  private static let orders = Atomic<UInt>(0)
  private static func nextOrder() -> UInt { orders.add(1, ordering: .relaxed).newValue }

  final var isActive: Bool { state.load(ordering: .acquiring) == State.active.rawValue }

  /// Whether nothing is to be delivered any more, not even what is on its way.
  final var isStopped: Bool { state.load(ordering: .acquiring) == State.stopped.rawValue }

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
        slot._withUnsafeGuaranteedRef { slot in
          slot.countBefore(subscription, -1)
          return slot.remove(subscription)
        }
      }
    }
    for retired in retired { retired.free() }
    stopped()
    owned?.remove(self)
    options?.onEnd?()
  }
}

// MARK: - Changes

extension Subscription {
  /// Reads the old value and tells of what is to come.
  final func willChange(_ root: AnyObject, _ pending: inout KeptValue?) {
    guard isActive, Batch.current?.holds(self) != true, path.hasValue(from: root) else { return }
    let isRead = flags.contains(.needsOld)
    pending = .pending(path, from: root, for: self, isRead: isRead, next: pending)
    if flags.contains(.prior) { tell(root, old: tellsOld ? pending : nil, kind: .prior) }
  }

  /// Tells of a change that was made, or leaves it to the batch.
  @inline(__always)
  final func didChange(_ root: AnyObject, _ pending: KeptValue?) {
    guard isActive else { return }
    if isSimple, Batch.current == nil, path.hasValue(from: root) {
      if case .plain(let handler) = handler { return handler() }
    }
    tellChange(root, pending)
  }

  /// Keeps a small old value in the frame of the change, if only the handler asks for it; otherwise
  /// returns false.
  @inline(__always)
  final func keepSmallValue(_ root: AnyObject, in buffer: OldValueBuffer) -> Bool {
    guard keepsSmallValues, buffer.pointee.observer == nil, isActive, Batch.current == nil,
      path.hasValue(from: root)
    else { return false }
    path.read(root, into: buffer.pointee.valuePointer(in: buffer))
    buffer.pointee.observer = UnsafeRawPointer(bitPattern: order)
    buffer.pointee.path = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
    return true
  }

  /// Tells of a change whose old value is in its frame.
  @inline(__always)
  final func tellSmallChange(_ root: AnyObject, _ buffer: OldValueBuffer) {
    guard isActive, path.hasValue(from: root) else { return }
    let old = UnsafeRawPointer(buffer.pointee.valuePointer(in: buffer))
    switch handler {
    case .plain(let handler): handler()
    case .change(let handler):
      handler(RawChange(old: old, kind: .change, object: root, path: path, new: nil))
    case .values(let handler): path.withValue(of: root) { new in handler(old, new) }
    }
  }

  private func tellChange(_ root: AnyObject, _ pending: KeptValue?) {
    guard options?.filter?.admitsChange() != false else { return }
    let old = flags.contains(.needsOld) ? oldValue(root, pending) : nil
    if let batch = Batch.current { return batch.add(self, root, old) }
    deliver(root, old)
  }

  /// What was read before the change, or was there when the last one was told of.
  private func oldValue(_ root: AnyObject, _ pending: KeptValue?) -> KeptValue? {
    let read = KeptValue.find(in: pending, for: self)
    guard let lastReported = options?.lastReported, lastReported.isKept, path.hasValue(from: root)
    else { return read }
    let last = lastReported.exchange(KeptValue.read(path, from: root, for: self))
    return read ?? last
  }

  /// Begins to keep the last reported value, because nothing is called before a change.
  final func keepLastReported(_ root: AnyObject) {
    guard let lastReported = options?.lastReported, !lastReported.isKept, path.hasValue(from: root)
    else { return }
    _ = lastReported.exchange(KeptValue.read(path, from: root, for: self))
  }

  /// Tells of a change, with the value that was there before.
  final func deliver(_ root: AnyObject, _ old: KeptValue?) {
    guard isActive, path.hasValue(from: root) else { return }
    if let old, flags.contains(.distinct),
      path.withValue(of: root, { path.areEqual(old.pointer, $0) })
    {
      return
    }
    tell(root, old: tellsOld ? old : nil, kind: .change)
  }

  /// The call that `.initial` asks for.
  final func tellInitial(_ root: AnyObject) {
    guard isActive, path.hasValue(from: root) else { return }
    tell(root, old: nil, kind: .initial)
  }

  private var tellsOld: Bool { flags.contains(.old) || handler.takesOld }

  private func tell(_ root: AnyObject, old: KeptValue?, kind: ChangeKind) {
    guard let destination = options?.destination, !destination.isHere() else {
      return run(root, old: old, kind: kind)
    }
    destination.send(call(root, old: old, kind: kind))
  }

  private func run(_ root: AnyObject, old: KeptValue?, kind: ChangeKind) {
    switch handler {
    case .plain(let handler): handler()
    case .change(let handler):
      // An actor's property is read at once: later it would be read off the actor.
      if path.isIsolated {
        path.withValue(of: root) { new in
          handler(RawChange(old: old?.pointer, kind: kind, object: root, path: path, new: new))
        }
      } else {
        handler(RawChange(old: old?.pointer, kind: kind, object: root, path: path, new: nil))
      }
    case .values(let handler):
      path.withValue(of: root) { new in
        handler(old.map { UnsafeRawPointer($0.pointer) } ?? new, new)
      }
    }
    withExtendedLifetime(old) {}
  }
}

// MARK: - Delivery

extension Subscription {
  /// A call that can be made later: the new value is read now, unless nobody could ask for it.
  private func call(_ root: AnyObject, old: KeptValue?, kind: ChangeKind) -> LaterCall {
    let new = handler.takesNothing ? nil : KeptValue.read(path, from: root, for: self)
    return LaterCall { [self] in
      // It may have ended with its object.
      guard !isStopped, let owner = ownerForCall else { return }
      switch (handler, new?.pointer) {
      case (.plain(let handler), _): handler()
      case (.change(let handler), let new?):
        handler(
          RawChange(old: old?.pointer, kind: kind, object: Nobody.shared, path: path, new: new)
        )
      case (.values(let handler), let new?): handler(old?.pointer ?? new, new)
      default: break
      }
      withExtendedLifetime((old, new, owner)) {}
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
