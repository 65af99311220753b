import CPliant
import PliantImages
import Synchronization

/// A subscription to a path through several objects, with one step for a property of each, or to a
/// computed property, with the steps of all paths that it depends on.
final class PathSubscription: Subscription, @unchecked Sendable {
  // SAFETY: `steps` and `error` are guarded by `ObservationLock`; the rest is constant or atomic,
  // and what `last` points to never changes once it is there.
  private weak let root: AnyObject?
  private let module: Substring
  /// The paths whose changes call the handler; empty if the path itself is followed.
  let dependencies: [ObservedPath]
  private var steps: [StepSubscription?]
  private var error: (any Error)?
  private let following = Rerun()
  /// The last reported value, retained; 0 until the first object joins the path whose property
  /// calls nothing before a change.
  private let last = Atomic<UInt>(0)

  init(
    _ root: AnyObject,
    _ path: ObservedPath,
    _ dependencies: [ObservedPath],
    _ handler: Handler,
    _ flags: SubscriptionFlags,
    _ owned: OwnedSubscriptions?,
    _ options: SubscriptionOptions?,
    _ module: Substring
  ) {
    self.root = root
    self.module = module
    self.dependencies = dependencies
    let followed = dependencies.isEmpty ? [path] : dependencies
    steps = Array(repeating: nil, count: followed.map(\.steps.count).reduce(0, +))
    super.init(path, handler, flags, owned, options, shape: .any)
  }

  deinit { reference?.release() }

  private var reference: Unmanaged<LastReported>? {
    UnsafeRawPointer(bitPattern: last.load(ordering: .acquiring)).map { Unmanaged.fromOpaque($0) }
  }

  override var lastReported: LastReported? { reference?.takeUnretainedValue() }

  /// Only the thread that follows the path calls this.
  private func keepLastReported() {
    guard let root, reading != .none, reference == nil, path.hasValue(from: root) else { return }
    let new = Unmanaged.passRetained(LastReported(path, from: root))
    last.store(UInt(bitPattern: new.toOpaque()), ordering: .releasing)
  }

  /// The reason why an object that is on the path now is not observed.
  var failure: (any Error)? { ObservationLock.shared.withUncheckedLock { _ in error } }

  private var followed: [ObservedPath] { dependencies.isEmpty ? [path] : dependencies }

  private var canChange: Bool {
    ObservationLock.shared.withLock { _ in steps.contains { $0 != nil } }
      || root.map { root in followed.contains { !$0.isReached(from: root) } } ?? false
  }

  /// Begins to be called; throws if an object that is on the path now cannot be observed.
  func start() throws {
    follow()
    do {
      if let failure { throw failure }
      guard canChange else { throw ObservingError.constant(property: path.text) }
      if let root { try PathRoots.of(root).add(self) }
    } catch {
      stop()
      throw error
    }
  }

  override func leaveSlots() -> [(SlotSubscription, Unmanaged<Slot>)] {
    defer { steps = steps.map { _ in nil } }
    return steps.compactMap { step in step.map { ($0, $0.slot) } }
  }

  override func stopped() {
    if let root { PathRoots.existing(of: root)?.remove(self) }
  }

  func stepWillChange(_ change: inout SlotChange) {
    // An object that is on the path twice calls this twice.
    guard let root, change.buffer?.isFor(self) != true,
      KeptValue.find(in: change.values, for: self) == nil
    else { return }
    if reference == nil, keepOldValue(of: root, in: change.buffer) { return }
    willChange(root, &change.values)
  }

  func stepDidChange(at level: Int, _ change: inout SlotChange) {
    guard isActive, let root else { return }
    if level < path.steps.count - 1 || !dependencies.isEmpty { follow() }
    guard change.notified.insert(order) else { return }
    // Another thread may have begun to keep it since the old value was read.
    if change.buffer?.isFor(self) == true, let lastReported, path.hasValue(from: root) {
      _ = lastReported.update(path, from: root)
    }
    didChange(root, &change)
  }

  func objectDied(at step: StepSubscription) {
    ObservationLock.shared.withLock { _ in
      guard let level = steps.firstIndex(where: { $0 === step }) else { return }
      // The slot has let go of it already.
      _ = step.slot._withUnsafeGuaranteedRef { $0.remove(step) }
      steps[level] = nil
    }
  }
}

// MARK: - Following the path

extension PathSubscription {
  /// Subscribes to the objects that are on the path now.
  ///
  /// In the end these are the objects that the last change led to.
  private func follow() { following { followOnce() } }

  private func followOnce() {
    var failure: (any Error)?
    var level = 0
    for path in followed {
      var object = root
      for (index, step) in path.steps.enumerated() {
        do {
          try subscribe(at: level, step, to: failure == nil ? object : nil)
        } catch {
          failure = error
          try? subscribe(at: level, step, to: nil)
        }
        level += 1
        if index < path.steps.count - 1 { object = object.flatMap { step.nextObject(from: $0) } }
      }
    }
    let end = failure
    ObservationLock.shared.withUncheckedLock { _ in error = end }
  }

  /// Moves the step of one level to an object, unless it is there already; to none if that is nil.
  private func subscribe(
    at level: Int,
    _ step: ObservedPath.Step,
    to object: AnyObject?
  ) throws {
    var new: StepSubscription?
    if let object {
      let known = ObservationLock.shared.withUncheckedLock { _ in steps[level] }
      if known?.object == ObjectIdentifier(object) { return }
      let source = try PropertyIndex.source(of: step, in: object, askedBy: module)
      if let property = source.property {
        try property.check(flags)
        if !property.canReadOld { keepLastReported() }
      }
      if let slot = try Slot.of(source, object) {
        new = StepSubscription(self, level, ObjectIdentifier(object), slot)
      }
    }
    let added = new
    let retired = ObservationLock.shared.withUncheckedLock { _ -> [RetiredSubscriptions] in
      guard isActive else { return [] }
      let old = steps[level]
      steps[level] = added
      return [
        old.flatMap { old in old.slot._withUnsafeGuaranteedRef { $0.remove(old) } },
        added.flatMap { step in step.slot._withUnsafeGuaranteedRef { $0.add(step) } },
      ].compactMap { $0 }
    }
    for retired in retired { retired.free() }
    // A value that is read from here on was there before, or its change is reported to the step.
    if added != nil { pliant_wait_for_readers() }
  }
}

/// One step of a path: a subscription to a property of the object that is there now.
final class StepSubscription: SlotSubscription, @unchecked Sendable {
  // SAFETY: constant; the slot is used under `ObservationLock`, while this is in it.
  private let path: PathSubscription
  private let level: Int
  /// Compared while the object lives: the step is removed when it dies.
  let object: ObjectIdentifier
  let slot: Unmanaged<Slot>

  init(
    _ path: PathSubscription,
    _ level: Int,
    _ object: ObjectIdentifier,
    _ slot: Slot
  ) {
    self.path = path
    self.level = level
    self.object = object
    self.slot = Unmanaged.passUnretained(slot)
    super.init(order: path.order, wantsBefore: path.wantsBefore, shape: .any)
  }

  override func beforeChange(_ change: inout SlotChange) { path.stepWillChange(&change) }

  override func afterChange(_ change: inout SlotChange) { path.stepDidChange(at: level, &change) }

  override func objectDied() { path.objectDied(at: self) }
}
