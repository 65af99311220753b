/// Returns the changes of a property, one after the other, as a sequence.
///
/// ```swift
/// for await change in try changes(of: model, \.name) { print(change.new) }
/// ```
///
/// The sequence ends when the object dies, or when its iteration stops. Each change carries the
/// value that was set, read in the setter; if that value is `Sendable`, any task may iterate. The
/// newest changes are kept until they are taken: older ones are dropped first, and the last never
/// is.
///
/// - Parameters:
///   - object: The object to observe. It is not kept.
///   - keyPath: A property or a path, as for `observe`.
///   - dependencies: The properties that a computed one depends on, as for `observe`.
///   - options: The calls to make, and the values to read for them.
///   - limit: The number of changes that are kept for a slow iteration.
///   - fileID: The file of the call; see `observe`.
/// - Returns: The sequence; observing has begun.
/// - Throws: The errors of `observe`.
public func changes<Root: AnyObject, Value>(
  of object: Root,
  _ keyPath: KeyPath<Root, Value>,
  dependsOn dependencies: [PartialKeyPath<Root>] = [],
  options: ObservingOptions = [],
  bufferingNewest limit: Int = 64,
  fileID: String = #fileID
) throws -> AsyncStream<Change<Value>> {
  try stream(limit) { onEnd in
    try Registration(
      object,
      keyPath,
      dependsOn: dependencies,
      options,
      .immediate,
      onEnd: onEnd,
      fileID: fileID
    )
  }
}

/// Returns the changes of an actor's `@Observed` property: `changes(of: counter, \.$count)`.
public func changes<Root: Actor, Value>(
  of actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  bufferingNewest limit: Int = 64
) throws -> AsyncStream<Change<Value>> {
  try stream(limit) { onEnd in
    try Registration(actor, projection: property, options, .immediate, onEnd: onEnd)
  }
}

private func stream<Value>(
  _ limit: Int,
  _ register: (@escaping () -> Void) throws -> Registration
) throws -> AsyncStream<Change<Value>> {
  let (stream, continuation) = AsyncStream.makeStream(
    of: Change<Value>.self,
    bufferingPolicy: .bufferingNewest(max(limit, 1))
  )
  let registration = try register { continuation.finish() }
  let subscription = try registration.observe(
    .change { raw in
      // SAFETY: it is made here and handed over.
      nonisolated(unsafe) let change = Change<Value>(raw)
      continuation.yield(change)
    }
  )
  let observation = KeyPathObservation(subscription, endsWithToken: false)
  continuation.onTermination = { _ in observation.stop() }
  return stream
}
