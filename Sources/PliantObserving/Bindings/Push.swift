import CPliant
import PliantImages

/// One direction of a binding: sets the target to what it makes of the source.
final class Push<SourceValue, Target: AnyObject, TargetValue>: AnyPush, @unchecked Sendable {
  // SAFETY: `pushed` is only touched by the one thread that pushes; `opposite` is set before the
  // push is used; `isExpected` is the pushing thread's, by `ActivePushes`. The rest is constant.
  private weak let target: Target?
  private let targetPath: ReferenceWritableKeyPath<Target, TargetValue>
  /// The setter of a target path of one component; the key path would take far longer.
  private let setter: KeyPathComponent.Computed?
  /// Passes on what it makes of a value, unless there is nothing to push.
  private let transform: (SourceValue, (TargetValue) -> Void) -> Void
  private let pushes: PushQueue
  private let equals: ((SourceValue, SourceValue) -> Bool)?
  /// The value that is pushed now.
  private var pushed: UnsafePointer<SourceValue>?

  init(
    _ target: Target,
    _ targetPath: ReferenceWritableKeyPath<Target, TargetValue>,
    _ transform: @escaping (SourceValue, (TargetValue) -> Void) -> Void,
    through pushes: PushQueue
  ) {
    self.target = target
    self.targetPath = targetPath
    self.transform = transform
    self.pushes = pushes
    equals = Equality.of(SourceValue.self)
    let components = KeyPathComponent.all(in: targetPath) ?? []
    let setter = components.count == 1 ? components[0].computed : nil
    self.setter = setter.flatMap { $0.isSettable && !$0.isSubscript ? $0 : nil }
  }

  func observe<Source: AnyObject>(
    _ source: Source,
    _ sourcePath: KeyPath<Source, SourceValue>,
    dependsOn dependencies: [PartialKeyPath<Source>] = [],
    until target: Target,
    _ delivery: ObservingOptions.Delivery,
    fileID: String
  ) throws -> Subscription {
    try observe(
      source,
      sourcePath,
      dependsOn: dependencies,
      until: target,
      delivery,
      fileID: fileID,
      value: { raw, body in body(raw.readNew()) },
      later: { $0.laterNew(SourceValue.self) }
    )
  }

  /// Observes a property that the value depends on.
  ///
  /// `value` passes the value on as it is now, unless there is none, and the function that `later`
  /// returns reads it once it is its turn.
  func observe<Source: AnyObject, Value>(
    _ source: Source,
    _ sourcePath: KeyPath<Source, Value>,
    dependsOn dependencies: [PartialKeyPath<Source>] = [],
    until target: Target,
    _ delivery: ObservingOptions.Delivery,
    onEnd: (() -> Void)? = nil,
    fileID: String,
    value: @escaping (RawChange, (SourceValue) -> Void) -> Void,
    later: @escaping (RawChange) -> () -> SourceValue?
  ) throws -> Subscription {
    do {
      return try Registration(
        source,
        sourcePath,
        dependsOn: dependencies,
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
    subscription.report(source, nil, .initial)
  }

  /// The value is read when it is pushed: of two threads' changes the last arrives.
  private func sourceChanged(
    _ raw: RawChange,
    _ value: (RawChange, (SourceValue) -> Void) -> Void,
    _ later: (RawChange) -> () -> SourceValue?
  ) {
    if ActivePushes.contains(self) {
      // The value has come around: it goes around again only if it became another on the way.
      guard let equals, let pushed else { return }
      var isAnother = false
      value(raw) { isAnother = !equals(pushed.pointee, $0) }
      guard isAnother else { return }
    }
    pushes.run {
      value(raw, push)
    } later: {
      let value = later(raw)
      return { [self] in if let value = value() { push(value) } }
    }
  }

  private func push(_ value: SourceValue) {
    guard let target else { return }
    transform(value) { new in
      // SAFETY: the value stays where it is until the push has ended, and then nobody asks for it.
      withUnsafePointer(to: value) { value in
        pushed = value
        ActivePushes.run(self) {
          opposite?.isExpected = true
          set(target, to: new)
          opposite?.isExpected = false
        }
        pushed = nil
      }
    }
  }

  private func set(_ target: Target, to new: TargetValue) {
    guard let setter else {
      target[keyPath: targetPath] = new
      return
    }
    // SAFETY: the component is applied to the address of a reference, and takes that of a value of
    // its type.
    withUnsafePointer(to: target) { target in
      withUnsafePointer(to: new) { setter.set(from: $0, to: target) }
    }
  }
}

/// Passes on what a function returns, unless that is nil.
///
/// In generic code an Optional costs look-ups of its type at every call: the push itself has none.
func passing<Value, New>(
  _ transform: @escaping (Value) -> New?
) -> (Value, (New) -> Void) -> Void {
  { value, pass in if let new = transform(value) { pass(new) } }
}

/// The type-erased base of pushes.
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
