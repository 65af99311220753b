extension __Pliant {
  /// Begins to observe; the token ends the observation only if it has no owner.
  @usableFromInline
  static func observe<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    dependsOn dependencies: [PartialKeyPath<Root>] = [],
    _ options: ObservingOptions,
    _ delivery: ObservingOptions.Delivery,
    owner: AnyObject?,
    _ fileID: String,
    _ handler: Handler
  ) throws -> KeyPathObservation {
    try Registration(
      object,
      keyPath,
      dependsOn: dependencies,
      options,
      delivery,
      owner: owner,
      fileID: fileID
    )
    .observe(handler).token(owner)
  }

  @usableFromInline
  static func observe<Root: Actor, Value>(
    _ actor: Root,
    _ property: KeyPath<Root, ObservedProperty<Value>>,
    _ options: ObservingOptions,
    _ delivery: ObservingOptions.Delivery,
    owner: AnyObject?,
    _ handler: Handler
  ) throws -> KeyPathObservation {
    try Registration(actor, projection: property, options, delivery, owner: owner)
      .observe(handler).token(owner)
  }

  /// Begins to observe, and the task that calls the handler.
  static func observe<Value: Sendable>(
    owner: AnyObject?,
    _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void,
    _ register: (AnyObject?, @escaping () -> Void) throws -> Registration
  ) throws -> KeyPathObservation {
    let (changes, continuation) = AsyncStream.makeStream(of: Change<Value>.self)
    let subscription = try register(owner) { continuation.finish() }
      .observe(.change { raw in continuation.yield(Change(raw)) })
    Task {
      for await change in changes {
        guard !subscription.isStopped, let owner = subscription.ownerForCall else { return }
        await handler(change)
        withExtendedLifetime(owner) {}
      }
    }
    return subscription.token(owner)
  }
}

extension Subscription {
  /// The token of an observation that has begun.
  func token(_ owner: AnyObject?) -> KeyPathObservation {
    TokenLog.add(KeyPathObservation(self, endsWithToken: false))
    return KeyPathObservation(self, endsWithToken: owner == nil)
  }
}
