import PliantJoints

/// An observer of a property of one object, which is its own hook.
final class PropertyObserver: Observer, @unchecked Sendable {
  // SAFETY: guarded by the lock of `Observers`.
  private var observers: Unmanaged<PropertyObservers>?

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

  override func beforeChange(of object: UnsafeRawPointer, _ pending: inout KeptValue?) {
    // SAFETY: who changes the object keeps it.
    Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { willChange($0, &pending) }
  }

  override func afterChange(
    of object: UnsafeRawPointer,
    _ pending: KeptValue?,
    _ told: inout ToldPaths
  ) {
    Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { didChange($0, pending) }
  }

  override func objectDied() { objectIsDying() }
}
