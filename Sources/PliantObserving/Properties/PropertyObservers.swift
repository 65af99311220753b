import CPliant
import PliantImages
@_spi(PliantRooms) import PliantLifetime
import Synchronization

/// Those who observe one property of one object.
///
/// It lives as long as the object. A change reads it without a lock; who adds or removes holds the lock of
/// `Observers`.
class PropertyObservers: ObjectState, @unchecked Sendable {
  // SAFETY: the word is atomic, and what it points to never changes.
  /// 0, a hook, or, with its lowest bit set, a list of hooks; it holds a reference.
  private final let word = Atomic<UInt>(0)

  deinit { Self.release(word.load(ordering: .acquiring)) }

  /// Those of an object with this record, if it has some; the caller keeps the object.
  static func find(in record: UnsafeRawPointer, key: UInt) -> Unmanaged<PropertyObservers>? {
    ObjectRecords.unmanaged(in: record, key: key).map {
      Unmanaged.fromOpaque($0.toOpaque())
    }
  }

  /// Those of an object, made where it has none; nil where the property never changes.
  static func of(_ source: PropertySource, _ object: AnyObject) throws -> PropertyObservers? {
    switch source {
    case .constant: return nil
    case .observed(let observers): return observers
    case .property(let property):
      try property.install()
      return try ObjectRecords.state(of: object, key: property.key, declaration: property.name) {
        PropertyObservers(key: property.key)
      }
    }
  }

  override var isObserving: Bool { true }

  override func willChange(_ standIn: UnsafeRawPointer) -> UnsafeRawPointer? {
    beforeChange(of: standIn, nil)
  }

  override func didChange(_ standIn: UnsafeRawPointer, _ pending: UnsafeRawPointer?) {
    // SAFETY: `willChange` has handed over one reference.
    let pending = pending.map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
    afterChange(of: standIn, pending, nil)
  }

  override func objectDies(_ address: UInt) {
    for hook in removeAll() { hook.objectDied() }
  }
}

// MARK: - Changes

extension PropertyObservers {
  /// Tells those who want to know before; returns what they want to be told again, retained.
  ///
  /// One small value may be put into `room` in place of that.
  func beforeChange(of object: UnsafeRawPointer, _ room: PendingRoom?) -> UnsafeRawPointer? {
    var pending: KeptValue?
    let hooks = retained()
    defer { hooks.release() }
    hooks.visit { hook in
      if hook.wantsBefore { hook.beforeChange(of: object, &pending, room) }
    }
    return pending.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
  }

  /// Tells everybody.
  func afterChange(of object: UnsafeRawPointer, _ pending: KeptValue?, _ room: PendingRoom?) {
    var told = ToldPaths()
    let hooks = retained()
    defer { hooks.release() }
    hooks.visit { $0.afterChange(of: object, pending, room, &told) }
  }

  /// The hooks as they are now; kept until they are released.
  private func retained() -> Hooks {
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    let hooks = Hooks(word: word.load(ordering: .acquiring))
    hooks.retain()
    pliant_read_end(thread, section)
    return hooks
  }
}

// MARK: - Adding and removing

extension PropertyObservers {
  var isEmpty: Bool { word.load(ordering: .acquiring) == 0 }

  var hooks: [Hook] {
    let hooks = retained()
    defer { hooks.release() }
    return hooks.all
  }

  /// Adds a hook in its place by order; the caller holds the lock of `Observers`.
  func add(_ hook: Hook) -> Retired {
    var all = current.all
    let place = all.firstIndex { $0.order > hook.order } ?? all.endIndex
    all.insert(hook, at: place)
    return publish(all)
  }

  /// Removes a hook; the caller holds the lock of `Observers`.
  func remove(_ hook: Hook) -> Retired {
    var all = current.all
    guard let place = all.firstIndex(where: { $0 === hook }) else { return Retired(word: 0) }
    all.remove(at: place)
    return publish(all)
  }

  /// Takes all away when the object dies: nobody can be telling them of a change.
  private func removeAll() -> [Hook] {
    let hooks = Hooks(word: word.exchange(0, ordering: .acquiringAndReleasing))
    defer { hooks.release() }
    return hooks.all
  }

  private var current: Hooks { Hooks(word: word.load(ordering: .acquiring)) }

  private func publish(_ hooks: [Hook]) -> Retired {
    let new: UInt =
      switch hooks.count {
      case 0: 0
      case 1: UInt(bitPattern: Unmanaged.passRetained(hooks[0]).toOpaque())
      default: UInt(bitPattern: Unmanaged.passRetained(HookList(hooks)).toOpaque()) | 1
      }
    return Retired(word: word.exchange(new, ordering: .sequentiallyConsistent))
  }

  private static func release(_ word: UInt) { Hooks(word: word).release() }

  /// What changes may still be reading.
  struct Retired {
    fileprivate let word: UInt

    /// Waits until no change reads it, and frees it; the caller holds no lock.
    func free() {
      guard word != 0 else { return }
      pliant_wait_for_readers()
      Hooks(word: word).release()
    }
  }
}

/// Several hooks, in the order of registration.
private final class HookList {
  let all: [Hook]
  init(_ all: [Hook]) { self.all = all }
}

// SAFETY of all that follows: the word holds a reference to what it points to, and its lowest bit tells
// which of the two classes that is of.
private struct Hooks {
  let word: UInt

  private var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word & ~1) }
  private var isList: Bool { word & 1 != 0 }

  func retain() {
    if let pointer { _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain() }
  }

  func release() {
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }

  @inline(__always)
  func visit(_ body: (Hook) -> Void) {
    guard let pointer else { return }
    if isList {
      Unmanaged<HookList>.fromOpaque(pointer)._withUnsafeGuaranteedRef { list in
        for hook in list.all { body(hook) }
      }
    } else {
      Unmanaged<Hook>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }
  }

  var all: [Hook] {
    var all: [Hook] = []
    visit { all.append($0) }
    return all
  }
}
