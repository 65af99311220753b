import PliantBase

/// Calls an async `handler` with each change of a property, one after the other, in a task.
///
/// ```swift
/// let observation = try observe(model, \.name) { change in await store.save(change.new) }
/// ```
///
/// The handler runs on the actor that it was written on, if any. Each change carries the value that
/// was set, read in the setter, and none is left out: while the handler suspends they wait, without
/// limit. Changes made before the object died still arrive; once the observation was stopped no new
/// call begins, and a call in progress goes on.
///
/// - Parameters:
///   - object: The object to observe. It is not kept; the observation ends with it.
///   - keyPath: A property or a path, as for the other overloads.
///   - options: The calls to make, and the values to read for them.
///   - fileID: The file of the call; see the other overloads.
///   - handler: The function to call; kept until the observation has ended and all waiting changes
///     have been delivered.
/// - Returns: A token that ends the observation when its last reference is released.
/// - Throws: The errors of the other overloads.
@_disfavoredOverload  // what does not suspend runs in the setter
public func observe<Root: AnyObject, Value: Sendable>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  fileID: String = #fileID,
  @_inheritActorContext
  _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void
) throws -> KeyPathObservation {
  let observer = try PliantObservingExpansion.observe(handler) { onEnd in
    try Registration(object, keyPath, options, .immediate, onEnd: onEnd, fileID: fileID)
  }
  return PliantObservingExpansion.observation(observer, owner: nil)
}

/// Calls an async `handler` with each change of a property, until `object` or `owner` dies.
///
/// It differs from the overload without an owner in that the observation lasts without its token.
/// The owner is kept alive while its handler is called, so the handler may capture it `unowned`.
@discardableResult
@_disfavoredOverload  // what does not suspend runs in the setter
public func observe<Root: AnyObject, Value: Sendable>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  owner: AnyObject,
  fileID: String = #fileID,
  @_inheritActorContext
  _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void
) throws -> KeyPathObservation {
  let observer = try PliantObservingExpansion.observe(handler) { onEnd in
    try Registration(
      object,
      keyPath,
      options,
      .immediate,
      owner: owner,
      onEnd: onEnd,
      fileID: fileID
    )
  }
  return PliantObservingExpansion.observation(observer, owner: owner)
}

/// Calls an async `handler` with each change of an actor's `@Observed` property, one after the other, in a task.
@_disfavoredOverload  // what does not suspend runs in the setter
public func observe<Root: Actor, Value: Sendable>(
  _ actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  @_inheritActorContext
  _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void
) throws -> KeyPathObservation {
  let observer = try PliantObservingExpansion.observe(handler) { onEnd in
    try Registration(actor, projection: property, options, .immediate, onEnd: onEnd)
  }
  return PliantObservingExpansion.observation(observer, owner: nil)
}

extension PliantObservingExpansion {
  /// Begins to observe, and the task that calls the handler.
  fileprivate static func observe<Value: Sendable>(
    _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void,
    _ register: (@escaping () -> Void) throws -> Registration
  ) throws -> Observer {
    let (changes, continuation) = AsyncStream.makeStream(of: Change<Value>.self)
    let observer = try register { continuation.finish() }
      .observe(.change { raw in continuation.yield(Change(raw)) })
    Task {
      for await change in changes {
        guard !observer.isStopped, let owner = observer.ownerForCall else { return }
        await handler(change)
        withExtendedLifetime(owner) {}
      }
    }
    return observer
  }
}
