import CPliant

/// One direction of a binding: sets the target to what it makes of the source.
final class Push<SourceValue, Target: AnyObject, TargetValue>: AnyPush, @unchecked Sendable {
  // SAFETY: `pushed` is only touched by the one thread that pushes; `opposite` is set before the
  // push is used; `isExpected` is the pushing thread's, by `ActivePushes`. The rest is constant.
  private weak let target: Target?
  private let targetPath: ReferenceWritableKeyPath<Target, TargetValue>
  /// Returns nil if there is nothing to push.
  private let transform: (SourceValue) -> TargetValue?
  private let pushes: PushQueue
  private let equals: ((SourceValue, SourceValue) -> Bool)?
  private var pushed: SourceValue?

  init(
    _ target: Target,
    _ targetPath: ReferenceWritableKeyPath<Target, TargetValue>,
    _ transform: @escaping (SourceValue) -> TargetValue?,
    through pushes: PushQueue
  ) {
    self.target = target
    self.targetPath = targetPath
    self.transform = transform
    self.pushes = pushes
    equals = Equality.of(SourceValue.self)
  }

  func observe<Source: AnyObject>(
    _ source: Source,
    _ sourcePath: KeyPath<Source, SourceValue>,
    until target: Target,
    _ delivery: Delivery,
    fileID: String
  ) throws -> Subscription {
    try observe(
      source,
      sourcePath,
      until: target,
      delivery,
      fileID: fileID,
      value: { $0.readNew() as SourceValue },
      later: { $0.laterNew(SourceValue.self) }
    )
  }

  /// Observes a property that the value depends on.
  ///
  /// `value` reads the value now, and the function that `later` returns does so once it is its
  /// turn; nil is not pushed.
  func observe<Source: AnyObject, Value>(
    _ source: Source,
    _ sourcePath: KeyPath<Source, Value>,
    until target: Target,
    _ delivery: Delivery,
    onEnd: (() -> Void)? = nil,
    fileID: String,
    value: @escaping (RawChange) -> SourceValue?,
    later: @escaping (RawChange) -> () -> SourceValue?
  ) throws -> Subscription {
    do {
      return try Registration(
        source,
        sourcePath,
        [],
        delivery,
        owner: target,
        onEnd: onEnd,
        fileID: fileID
      )
      .observe(.change { [self] raw in sourceChanged(raw, value, later) }, filter: self)
    } catch ObservingError.ownerIsDying(let owner, _) {
      throw ObservingError.objectIsDying(object: owner, property: ObservedPath.text(of: targetPath))
    }
  }

  func pushNow(_ source: AnyObject, _ subscription: Subscription) {
    pliant_wait_for_readers()
    subscription.reportInitial(source)
  }

  /// The value is read when it is pushed: of two threads' changes the last arrives.
  private func sourceChanged(
    _ raw: RawChange,
    _ value: (RawChange) -> SourceValue?,
    _ later: (RawChange) -> () -> SourceValue?
  ) {
    if ActivePushes.contains(self) {
      // The value has come around: it goes around again only if it became another on the way.
      guard let equals, let pushed, let value = value(raw), !equals(pushed, value) else { return }
    }
    pushes.run {
      if let value = value(raw) { push(value) }
    } later: {
      let value = later(raw)
      return { [self] in if let value = value() { push(value) } }
    }
  }

  private func push(_ value: SourceValue) {
    guard let target, let new = transform(value) else { return }
    pushed = value
    ActivePushes.run(self) {
      opposite?.isExpected = true
      target[keyPath: targetPath] = new
      opposite?.isExpected = false
    }
    pushed = nil
  }
}

/// A push whatever its types.
class AnyPush: @unchecked Sendable {
  // SAFETY: see `Push`.
  weak var opposite: AnyPush?
  /// Whether the next change that this thread sees of the source is the opposite's own.
  fileprivate var isExpected = false

  /// Whether a change of the source is to be pushed; false if the opposite direction has just made
  /// it.
  func admitsChange() -> Bool {
    // Only the thread that pushes may look at what it expects.
    guard let opposite, ActivePushes.contains(opposite), isExpected else { return true }
    isExpected = false
    return false
  }
}

/// The pushes that this thread is in.
private enum ActivePushes {
  private struct Frame {
    let push: ObjectIdentifier
    let outer: UnsafeRawPointer?
  }

  static func run(_ push: AnyPush, _ body: () -> Void) {
    let thread = pliant_thread_get()
    let outer = thread.pointee.pushes
    // SAFETY: the thread's record points to the frame within this call alone.
    withUnsafePointer(to: Frame(push: ObjectIdentifier(push), outer: outer)) { frame in
      thread.pointee.pushes = UnsafeRawPointer(frame)
      body()
      thread.pointee.pushes = outer
    }
  }

  static func contains(_ push: AnyPush) -> Bool {
    var next = pliant_thread_get().pointee.pushes
    while let frame = next?.assumingMemoryBound(to: Frame.self) {
      if frame.pointee.push == ObjectIdentifier(push) { return true }
      next = frame.pointee.outer
    }
    return false
  }
}
