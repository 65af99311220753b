import CPliant
import Dispatch
import PliantBase
@_spi(PliantRooms) import PliantLifetime
import Synchronization

/// One observation.
///
/// The observed object's state keeps it, and nothing else does for longer than a call: when the
/// observation ends it goes, and what its handler captured with it.
class Observer: Hook, @unchecked Sendable {
  // SAFETY: `state` is atomic, subclasses' hooks are guarded by the lock of `Observers`, and the rest
  // is constant. The handler was handed over by the caller, whom the documentation tells on which thread
  // it runs.
  private final let state = Atomic<UInt8>(State.active.rawValue)
  final let options: ObservingOptions
  /// Whether a change can be told of without looking at anything else.
  private final let isSimple: Bool
  /// Whether its old value can be kept in the frame of the change.
  private final let keepsSmallValues: Bool
  final let path: ObservedPath
  private final let handler: Handler
  /// What few observers have; kept apart, for there may be a million of the others.
  final let extras: ObserverExtras?

  private enum State: UInt8 {
    case active
    /// The object is gone: what it changed before is still delivered.
    case objectDied
    case stopped
  }

  init(
    _ path: ObservedPath,
    _ handler: Handler,
    _ options: ObservingOptions,
    _ extras: ObserverExtras?
  ) {
    self.path = path
    self.handler = handler
    self.options = options
    self.extras = extras
    keepsSmallValues =
      extras == nil && options.isDisjoint(with: [.prior, .distinct, .binding])
      && options.contains(.needsOld)
      && path.words <= 4 && path.alignment <= 16 && !path.isIsolated
    isSimple = extras == nil && handler.takesNothing && !options.contains(.needsOld)
    super.init(
      order: Observers.nextOrder(),
      wantsBefore: !options.isDisjoint(with: [.needsOld, .prior])
    )
  }

  final var isActive: Bool { state.load(ordering: .acquiring) == State.active.rawValue }

  /// Whether nothing is to be delivered any more, not even what is on its way.
  final var isStopped: Bool { state.load(ordering: .acquiring) == State.stopped.rawValue }

  /// What this listens to, taken out of it; the caller holds the lock of `Observers`.
  func takeHooks() -> [(hook: Hook, observers: Unmanaged<PropertyObservers>)] { [] }

  /// Runs once, after the last hook was taken out.
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
    let retired = Observers.lock.withLock { _ in
      takeHooks().map { hook, observers in
        observers._withUnsafeGuaranteedRef { observers in
          observers.countBefore(hook, -1)
          return observers.remove(hook)
        }
      }
    }
    for retired in retired { retired.free() }
    stopped()
    extras?.ended(self)
  }
}

// MARK: - Changes

extension Observer {
  /// Reads the old value and tells of what is to come.
  final func willChange(_ root: AnyObject, _ pending: inout KeptValue?) {
    guard isActive, Batch.current?.holds(self) != true, path.hasValue(from: root) else { return }
    let isRead = options.contains(.needsOld)
    pending = .pending(path, from: root, for: self, isRead: isRead, next: pending)
    if options.contains(.prior) { tell(root, old: tellsOld ? pending : nil, kind: .prior) }
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

  /// Keeps a small old value in the frame of the change, where nothing but its handler asks for it; false
  /// where it must be kept otherwise.
  @inline(__always)
  final func keepSmallValue(_ root: AnyObject, in room: PendingRoom) -> Bool {
    guard keepsSmallValues, room.pointee.observer == nil, isActive, Batch.current == nil,
      path.hasValue(from: root)
    else { return false }
    path.read(root, into: room.pointee.valuePointer(in: room))
    room.pointee.observer = UnsafeRawPointer(bitPattern: order)
    room.pointee.path = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
    return true
  }

  /// Tells of a change whose old value is in its frame.
  @inline(__always)
  final func tellSmallChange(_ root: AnyObject, _ room: PendingRoom) {
    guard isActive, path.hasValue(from: root) else { return }
    let old = UnsafeRawPointer(room.pointee.valuePointer(in: room))
    switch handler {
    case .plain(let handler): handler()
    case .change(let handler):
      handler(RawChange(old: old, kind: .change, object: root, path: path, new: nil))
    case .values(let handler): path.withValue(of: root) { new in handler(old, new) }
    }
  }

  private func tellChange(_ root: AnyObject, _ pending: KeptValue?) {
    guard extras?.gate?.admitsChange() != false else { return }
    let old = options.contains(.needsOld) ? oldValue(root, pending) : nil
    if let batch = Batch.current { return batch.add(self, root, old) }
    deliver(root, old)
  }

  /// What was read before the change, or was there when the last one was told of.
  private func oldValue(_ root: AnyObject, _ pending: KeptValue?) -> KeptValue? {
    let read = KeptValue.find(in: pending, for: self)
    guard let shadow = extras?.shadow, shadow.isKept, path.hasValue(from: root) else { return read }
    let last = shadow.exchange(KeptValue.read(path, from: root, for: self))
    return read ?? last
  }

  /// Begins to keep values, where nothing is called before a change.
  final func startShadow(_ root: AnyObject) {
    guard let shadow = extras?.shadow, !shadow.isKept, path.hasValue(from: root) else { return }
    _ = shadow.exchange(KeptValue.read(path, from: root, for: self))
  }

  /// Tells of a change, with the value that was there before.
  final func deliver(_ root: AnyObject, _ old: KeptValue?) {
    guard isActive, path.hasValue(from: root) else { return }
    if let old, options.contains(.distinct),
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

  private var tellsOld: Bool { options.contains(.old) || handler.takesOld }

  private func tell(_ root: AnyObject, old: KeptValue?, kind: ChangeKind) {
    guard let extras else { return run(root, old: old, kind: kind) }
    deliver(root, old: old, kind: kind, by: extras)
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

extension Observer {
  private func deliver(
    _ root: AnyObject,
    old: KeptValue?,
    kind: ChangeKind,
    by extras: ObserverExtras
  ) {
    switch extras.delivery {
    case .immediate: run(root, old: old, kind: kind)
    case .main where MainQueue.isCurrent:
      // What other threads have left for the main queue was changed before.
      while extras.calls.runNext() {}
      run(root, old: old, kind: kind)
    case .main:
      extras.calls.add(call(root, old: old, kind: kind))
      MainQueue.async { _ = extras.calls.runNext() }
    case .queue(let queue):
      extras.calls.add(call(root, old: old, kind: kind))
      queue.async { _ = extras.calls.runNext() }
    case .actor(let actor):
      extras.calls.add(call(root, old: old, kind: kind))
      extras.calls.drain(on: actor)
    }
  }

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

  /// What to keep while a handler runs outside of the setter: its owner, whom it may hold unowned, or, where it has none,
  /// nobody; nil where the owner is gone.
  final var ownerForCall: AnyObject? {
    extras?.hasOwner == true ? extras?.ownerObject : Nobody.shared
  }

  /// Stands for the object in a change that carries its value.
  private final class Nobody: Sendable {
    static let shared = Nobody()
  }
}
