import PliantBase
import PliantJoints

/// An observer of a property of one object, which is its own hook.
final class PropertyObserver: Observer, @unchecked Sendable {
  // SAFETY: guarded by the lock of `Observers`.
  private var observers: Unmanaged<PropertyObservers>?

  /// Where it listens; nil once it ended.
  ///
  /// They live as long as the object, whom the caller keeps.
  var listensTo: PropertyObservers? {
    Observers.lock.withUncheckedLock { _ in observers?.takeUnretainedValue() }
  }

  /// Begins to listen.
  func start(_ observers: PropertyObservers) {
    let retired = Observers.lock.withLock { _ in
      self.observers = Unmanaged.passUnretained(observers)
      observers.countBefore(self, 1)
      return observers.add(self)
    }
    retired.free()
  }

  override func takeHooks() -> [(hook: Hook, observers: Unmanaged<PropertyObservers>)] {
    defer { observers = nil }
    return observers.map { [(self, $0)] } ?? []
  }

  override func beforeChange(
    of object: UnsafeRawPointer,
    _ pending: inout KeptValue?,
    _ room: PendingRoom?
  ) {
    // SAFETY: who changes the object keeps it.
    Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { object in
      if let room, keepSmallValue(object, in: room) { return }
      willChange(object, &pending)
    }
  }

  override func afterChange(
    of object: UnsafeRawPointer,
    _ pending: KeptValue?,
    _ room: PendingRoom?,
    _ told: inout ToldPaths
  ) {
    Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { object in
      if let room, room.pointee.isFor(self) {
        tellSmallChange(object, room)
      } else {
        didChange(object, pending)
      }
    }
  }

  override func objectDied() { objectIsDying() }
}
