/// Keeps a property equal to another: sets it to the source's value at once and after each change.
///
/// ```swift
/// try bind(cell, \.elements, to: model, \.otherElements)
/// ```
///
/// Neither object is kept; the binding ends when one of them dies, with `unbind`, or when something
/// else is bound to the same property. While two threads change the source at once, one of them
/// pushes for both: the last value arrives.
///
/// - Parameters:
///   - target: The object whose property follows the source.
///   - targetPath: The property to set; it need not be observable.
///   - source: The object to observe.
///   - sourcePath: A property or a path, as for `observe`.
///   - dependencies: The properties that a computed one depends on, as for `observe`.
///   - delivery: The thread, queue or actor that sets the target. With any delivery but
///     `.immediate` each value that was set is pushed, in order.
///   - fileID: The file of the call; see `observe`.
/// - Returns: The binding, which lasts even if it is dropped.
/// - Throws: The errors of `observe`; an earlier binding then stays.
///
/// Can be called from any thread; the thread that changes the source then sets the target.
@discardableResult
public func bind<Target: AnyObject, Source: AnyObject, Value>(
  _ target: Target,
  _ targetPath: ReferenceWritableKeyPath<Target, Value>,
  to source: Source,
  _ sourcePath: KeyPath<Source, Value>,
  dependsOn dependencies: [PartialKeyPath<Source>] = [],
  on delivery: ObservingOptions.Delivery = .immediate,
  fileID: String = #fileID
) throws -> KeyPathBinding {
  try follow(target, targetPath, source, sourcePath, dependencies, delivery, fileID) { $0 }
}

/// Keeps a property equal to the result of transforming another.
///
/// ```swift
/// try bind(label, \.text, to: model, \.date, on: .main) { date in format(date) }
/// ```
///
/// `transform` runs on the thread that sets the target, once for each change, and once for each
/// batch.
@discardableResult
public func bind<Target: AnyObject, TargetValue, Source: AnyObject, SourceValue>(
  _ target: Target,
  _ targetPath: ReferenceWritableKeyPath<Target, TargetValue>,
  to source: Source,
  _ sourcePath: KeyPath<Source, SourceValue>,
  dependsOn dependencies: [PartialKeyPath<Source>] = [],
  on delivery: ObservingOptions.Delivery = .immediate,
  fileID: String = #fileID,
  _ transform: @escaping (SourceValue) -> TargetValue
) throws -> KeyPathBinding {
  try follow(target, targetPath, source, sourcePath, dependencies, delivery, fileID, transform)
}

/// Keeps a property equal to the result of transforming another's old and new value.
///
/// ```swift
/// try bind(label, \.change, to: account, \.balance) { old, new in new - old }
/// ```
///
/// The old value is the one that was transformed last, and at first the new one.
@discardableResult
public func bind<Target: AnyObject, TargetValue, Source: AnyObject, SourceValue>(
  _ target: Target,
  _ targetPath: ReferenceWritableKeyPath<Target, TargetValue>,
  to source: Source,
  _ sourcePath: KeyPath<Source, SourceValue>,
  dependsOn dependencies: [PartialKeyPath<Source>] = [],
  on delivery: ObservingOptions.Delivery = .immediate,
  fileID: String = #fileID,
  _ transform: @escaping (_ old: SourceValue, _ new: SourceValue) -> TargetValue
) throws -> KeyPathBinding {
  // Pushes of one binding run one after the other.
  var last: SourceValue?
  return try follow(target, targetPath, source, sourcePath, dependencies, delivery, fileID) { new in
    defer { last = new }
    return transform(last ?? new, new)
  }
}

private func follow<Target: AnyObject, TargetValue, Source: AnyObject, SourceValue>(
  _ target: Target,
  _ targetPath: ReferenceWritableKeyPath<Target, TargetValue>,
  _ source: Source,
  _ sourcePath: KeyPath<Source, SourceValue>,
  _ dependencies: [PartialKeyPath<Source>],
  _ delivery: ObservingOptions.Delivery,
  _ fileID: String,
  _ transform: @escaping (SourceValue) -> TargetValue
) throws -> KeyPathBinding {
  let pushes = PushQueue()
  let push = Push(
    target,
    targetPath,
    { (value: SourceValue, push: (TargetValue) -> Void) in push(transform(value)) },
    through: pushes
  )
  let subscription = try push.observe(
    source,
    sourcePath,
    dependsOn: dependencies,
    until: target,
    delivery,
    fileID: fileID
  )
  let binding = KeyPathBinding([subscription], target: targetPath)
  try BoundProperties.set(binding, of: [(target, targetPath)])
  push.pushNow(source, subscription)
  TokenLog.add(binding)
  return binding
}

/// Keeps a property equal to the result of transforming several others, of one object or of many.
///
/// ```swift
/// try bind(label, \.text, to: (person, \.first), (person, \.last)) { "\($0) \($1)" }
/// ```
///
/// All of them are read on the thread that sets the target, when one of them has changed, and once
/// for each batch. None of the objects is kept; the binding ends when one of them dies.
@_semantics("optimize.no.crossmodule")  // Swift 6.3.1 crashes over packs of objects there.
@discardableResult
public func bind<Target: AnyObject, TargetValue, each Source: AnyObject, each Value>(
  _ target: Target,
  _ targetPath: ReferenceWritableKeyPath<Target, TargetValue>,
  to source: repeat (each Source, KeyPath<each Source, each Value>),
  on delivery: ObservingOptions.Delivery = .immediate,
  fileID: String = #fileID,
  _ transform: @escaping (repeat each Value) -> TargetValue
) throws -> KeyPathBinding {
  typealias Values = (repeat each Value)
  let push = Push<Values, Target, TargetValue>(
    target,
    targetPath,
    passing { (values: Values) -> TargetValue? in transform(repeat each values) },
    through: PushQueue()
  )
  let readers = (repeat reader(of: each source))
  let values: () -> Values? = { try? (repeat (each readers)()) }
  let directions = Guarded<[KeyPathObservation]>([])
  let stop = { for direction in directions.withLock({ $0 }) { direction.stop() } }
  var subscriptions: [Subscription] = []
  var first: AnyObject?
  func observe<Root: AnyObject, Part>(_ source: (Root, KeyPath<Root, Part>)) throws {
    let subscription = try push.observe(
      source.0,
      source.1,
      until: target,
      delivery,
      onEnd: stop,
      fileID: fileID,
      value: passing { (_: RawChange) -> Values? in values() },
      later: { _ in values }
    )
    directions.withLock { $0.append(KeyPathObservation(subscription, endsWithToken: false)) }
    subscriptions.append(subscription)
    first = first ?? source.0
  }
  do {
    repeat try observe(each source)
  } catch {
    stop()
    throw error
  }
  let binding = KeyPathBinding(subscriptions, target: targetPath)
  try BoundProperties.set(binding, of: [(target, targetPath)])
  if let first, let subscription = subscriptions.first { push.pushNow(first, subscription) }
  TokenLog.add(binding)
  return binding
}

private struct SourceIsGone: Error {}

/// Reads one of several sources, unless it is gone.
private func reader<Source: AnyObject, Value>(
  of source: (Source, KeyPath<Source, Value>)
) -> () throws -> Value {
  let path = source.1
  return { [weak object = source.0] in
    guard let object else { throw SourceIsGone() }
    return object[keyPath: path]
  }
}

/// Keeps two properties in step, each computed from the other when the other changes.
///
/// ```swift
/// try bindBoth(
///   a, \.celsius, b, \.fahrenheit,
///   to: { $0 * 9 / 5 + 32 }, back: { ($0 - 32) * 5 / 9 }
/// )
/// ```
///
/// The two functions need not be each other's inverse: a pushed value is not pushed back.
@discardableResult
public func bindBoth<A: AnyObject, AValue, B: AnyObject, BValue>(
  _ a: A,
  _ aPath: ReferenceWritableKeyPath<A, AValue>,
  _ b: B,
  _ bPath: ReferenceWritableKeyPath<B, BValue>,
  fileID: String = #fileID,
  to forward: @escaping (AValue) -> BValue,
  back: @escaping (BValue) -> AValue
) throws -> KeyPathBinding {
  try bindEnds(a, aPath, b, bPath, fileID: fileID, to: forward, back: back)
}

/// Binds each way by a function that returns nil if there is nothing to push.
func bindEnds<A: AnyObject, AValue, B: AnyObject, BValue>(
  _ a: A,
  _ aPath: ReferenceWritableKeyPath<A, AValue>,
  _ b: B,
  _ bPath: ReferenceWritableKeyPath<B, BValue>,
  fileID: String,
  to forward: @escaping (AValue) -> BValue?,
  back: @escaping (BValue) -> AValue?
) throws -> KeyPathBinding {
  let pushes = PushQueue()
  let there = Push(b, bPath, passing(forward), through: pushes)
  let andBack = Push(a, aPath, passing(back), through: pushes)
  there.opposite = andBack
  andBack.opposite = there
  let first = try there.observe(a, aPath, until: b, .immediate, fileID: fileID)
  let second: Subscription
  do {
    second = try andBack.observe(b, bPath, until: a, .immediate, fileID: fileID)
    first.options?.opposite = second
    second.options?.opposite = first
  } catch {
    first.stop()
    throw error
  }
  let binding = KeyPathBinding([first, second], target: bPath)
  try BoundProperties.set(binding, of: [(a, aPath), (b, bPath)])
  there.pushNow(a, first)
  TokenLog.add(binding)
  return binding
}

/// Ends the binding of a property, if it is bound.
///
/// Values on their way to the main queue, to a queue or to an actor no longer arrive.
public func unbind<Target: AnyObject, Value>(
  _ target: Target,
  _ targetPath: KeyPath<Target, Value>
) {
  BoundProperties.take(targetPath, of: target)?.stop()
}
