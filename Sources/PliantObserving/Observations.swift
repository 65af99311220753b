@_spi(PliantRooms) import PliantLifetime

/// Ends an owner's observations of an object's key paths; if `owner` is nil, those of all owners
/// and tokens.
///
/// Bindings stay: `unbind` ends them. Does nothing if there are none. Can be called from any
/// thread.
public func stopObserving<Root: AnyObject>(
  _ object: Root,
  _ keyPath: PartialKeyPath<Root>,
  _ others: PartialKeyPath<Root>...,
  owner: AnyObject? = nil
) {
  let paths = ([keyPath] + others).map(PathIdentity.init)
  for known in Subscription.all(of: object)
  where paths.contains(PathIdentity(known.path.keyPath)) {
    guard known.isUsers else { continue }
    if owner == nil || known.owned?.owner === owner { known.stop() }
  }
}

/// Ends every observation that was begun for an owner.
///
/// Bindings stay. Does nothing if there are none. Can be called from any thread.
public func stopObserving(owner: AnyObject) {
  for subscription in OwnedSubscriptions.existing(of: owner)?.all ?? [] where subscription.isUsers {
    subscription.stop()
  }
}

/// Returns the observations of an object, oldest first; bindings are not included.
///
/// Dropping the result does not end any observation.
public func observations(of object: AnyObject) -> [KeyPathObservation] {
  Subscription.all(of: object).compactMap(\.observation)
}

/// Returns the observations that an owner began, oldest first; bindings are not included.
///
/// Dropping the result does not end any observation.
public func observations(by owner: AnyObject) -> [KeyPathObservation] {
  (OwnedSubscriptions.existing(of: owner)?.all ?? []).compactMap(\.observation)
}

/// Ends every observation and binding in the process, but those of debugging tools.
package func stopObservingEverything() {
  for object in SeenObject.all {
    for known in object.subscriptions where !known.flags.contains(.watching) { known.stop() }
  }
}

extension Subscription {
  /// The subscriptions to an object's properties and to the paths that begin at it, oldest first.
  static func all(of object: AnyObject) -> [Subscription] {
    inStates(ObjectRecords.all(of: object) + ObservedObjects.all(of: object))
      .sorted { $0.order < $1.order }
  }

  /// The subscriptions in some states of one object: to its properties, and to paths that begin at
  /// it.
  static func inStates(_ states: [ObjectState]) -> [Subscription] {
    states.compactMap { $0 as? Slot }.flatMap(\.subscriptions).compactMap { $0 as? Subscription }
      + states.compactMap { $0 as? PathRoots }.flatMap(\.all)
  }

  /// Whether the user asked for it: neither a binding nor a debugging tool did.
  var isUsers: Bool { flags.isDisjoint(with: [.binding, .watching]) }

  fileprivate var observation: KeyPathObservation? {
    isUsers ? KeyPathObservation(self, endsWithToken: false) : nil
  }
}
