import CPliant
import PliantBase
@_spi(PliantRooms) import PliantLifetime

/// An observer of a path through several objects; it listens to one property of each.
final class PathObserver: Observer, @unchecked Sendable {
  // SAFETY: `hooks` and `error` are guarded by the lock of `Observers`; the rest is constant or atomic.
  private weak let root: AnyObject?
  private let module: Substring
  private var hooks: [PathHook?]
  private var error: (any Error)?
  private let following = Rerun()

  init(
    _ root: AnyObject,
    _ path: ObservedPath,
    _ handler: Handler,
    _ options: ObservingOptions,
    _ extras: ObserverExtras?,
    module: Substring
  ) {
    self.root = root
    self.module = module
    hooks = Array(repeating: nil, count: path.steps.count)
    super.init(path, handler, options, extras)
  }

  /// Why an object that is on the path now is not seen.
  var failure: (any Error)? { Observers.lock.withUncheckedLock { _ in error } }

  private var hasHook: Bool {
    Observers.lock.withLock { _ in hooks.contains { $0 != nil } }
      || root.map {
        !path.isReached(from: $0)
      } ?? false
  }

  /// Begins to listen; throws where an object that is on the path now cannot be seen.
  func start() throws {
    follow()
    if let error = failure {
      stop()
      throw error
    }
    guard hasHook else {
      stop()
      throw ObservingError.constant(property: path.text)
    }
    do {
      try PathRoots.of(root)?.add(self)
    } catch {
      stop()
      throw error
    }
  }

  override func takeHooks() -> [(hook: Hook, observers: Unmanaged<PropertyObservers>)] {
    let taken = hooks.compactMap { hook in hook.map { ($0 as Hook, $0.observers) } }
    hooks = hooks.map { _ in nil }
    return taken
  }

  override func stopped() {
    if let root { PathRoots.existing(of: root)?.remove(self) }
  }

  func beforeChange(_ pending: inout KeptValue?) {
    guard let root, KeptValue.find(in: pending, for: self) == nil else { return }
    willChange(root, &pending)
  }

  func afterChange(at level: Int, _ pending: KeptValue?, _ told: inout ToldPaths) {
    guard isActive, let root else { return }
    if level < path.steps.count - 1 { follow() }
    if told.insert(self) { didChange(root, pending) }
  }

  func objectDied(at hook: PathHook) {
    Observers.lock.withLock { _ in
      guard let level = hooks.firstIndex(where: { $0 === hook }) else { return }
      hook.observers._withUnsafeGuaranteedRef { $0.countBefore(hook, -1) }
      hooks[level] = nil
    }
  }
}

// MARK: - Following the path

extension PathObserver {
  /// Listens to the objects that are on the path now.
  ///
  /// What is listened to in the end is what the last change led to.
  private func follow() { following { followOnce() } }

  private func followOnce() {
    var object = root
    var failure: (any Error)?
    for (level, step) in path.steps.enumerated() {
      do {
        try listen(at: level, to: failure == nil ? object : nil)
      } catch {
        failure = error
        try? listen(at: level, to: nil)
      }
      if level < path.steps.count - 1 { object = object.flatMap { step.nextObject(from: $0) } }
    }
    let end = failure
    Observers.lock.withUncheckedLock { _ in error = end }
  }

  /// Moves the hook of one level to an object, unless it is there; to none where that is nil.
  private func listen(at level: Int, to object: AnyObject?) throws {
    var new: PathHook?
    if let object {
      let known = Observers.lock.withUncheckedLock { _ in hooks[level] }
      if known?.object == ObjectIdentifier(object) { return }
      let source = try Properties.source(of: path.steps[level], in: object, askedBy: module)
      if case .property(let property) = source {
        if options.contains(.prior), !property.tellsPrior {
          throw ObservingError.onlyDidSet(property: property.name)
        }
        if !property.tellsBefore, let root { startShadow(root) }
      }
      if let observers = try PropertyObservers.of(source, object) {
        new = PathHook(self, level, ObjectIdentifier(object), observers)
      }
    }
    let hook = new
    let retired = Observers.lock.withUncheckedLock { _ -> [PropertyObservers.Retired] in
      guard isActive else { return [] }
      var retired: [PropertyObservers.Retired] = []
      if let old = hooks[level] {
        old.observers._withUnsafeGuaranteedRef { observers in
          observers.countBefore(old, -1)
          retired.append(observers.remove(old))
        }
      }
      hooks[level] = hook
      hook?.observers._withUnsafeGuaranteedRef { observers in
        observers.countBefore(hook.unsafelyUnwrapped, 1)
        retired.append(observers.add(hook.unsafelyUnwrapped))
      }
      return retired
    }
    for retired in retired { retired.free() }
    // What is read from here on was either there before the hook, or its change is told to the hook.
    if hook != nil { pliant_wait_for_readers() }
  }
}

/// One step of a path: it listens to a property of the object that is there now.
final class PathHook: Hook, @unchecked Sendable {
  // SAFETY: constant; what is unmanaged here is looked at under the lock of `Observers`, while it is
  // hooked in.
  private let observer: PathObserver
  private let level: Int
  /// Compared while the object lives: the hook goes when it dies.
  let object: ObjectIdentifier
  let observers: Unmanaged<PropertyObservers>

  init(
    _ observer: PathObserver,
    _ level: Int,
    _ object: ObjectIdentifier,
    _ observers: PropertyObservers
  ) {
    self.observer = observer
    self.level = level
    self.object = object
    self.observers = Unmanaged.passUnretained(observers)
    super.init(order: observer.order, wantsBefore: observer.wantsBefore)
  }

  override func beforeChange(
    of object: UnsafeRawPointer,
    _ pending: inout KeptValue?,
    _ room: PendingRoom?
  ) {
    observer.beforeChange(&pending)
  }

  override func afterChange(
    of object: UnsafeRawPointer,
    _ pending: KeptValue?,
    _ room: PendingRoom?,
    _ told: inout ToldPaths
  ) {
    observer.afterChange(at: level, pending, &told)
  }

  override func objectDied() { observer.objectDied(at: self) }
}

/// The paths that begin at an object; they end with it.
final class PathRoots: ObjectState, @unchecked Sendable {
  // SAFETY: guarded.
  private static let key = ObjectRecords.makeKey()
  private let observers = Guarded<[Observer]>([])

  private init() { super.init(key: Self.key) }

  static func of(_ root: AnyObject?) throws -> PathRoots? {
    try root.map { root in
      try ObjectRecords.state(
        of: root,
        key: key,
        declaration: "\(type(of: root))",
        make: PathRoots.init
      )
    }
  }

  static func existing(of root: AnyObject) -> PathRoots? {
    ObjectRecords.existing(of: root, key: key, as: PathRoots.self)
  }

  func add(_ observer: Observer) { observers.withLock { $0.append(observer) } }

  func remove(_ observer: Observer) {
    observers.withLock { $0.removeAll { $0 === observer } }
  }

  var all: [Observer] { observers.withLock { $0 } }

  override func objectDies(_ address: UInt) {
    // What their handlers captured is freed under no lock.
    let ended = observers.withLock { observers in
      defer { observers = [] }
      return observers
    }
    for observer in ended { observer.objectIsDying() }
  }
}
