@_spi(PliantRooms) import PliantLifetime

/// Ends an owner's observations of an object's key path; if `owner` is nil, those of all owners and
/// tokens.
///
/// Bindings stay: `unbind` ends them. Does nothing if there are none. Can be called from any
/// thread.
public func stopObserving<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  owner: AnyObject? = nil
) {
  let path = PathIdentity(keyPath)
  for observer in Observers.of(object) where PathIdentity(observer.path.keyPath) == path {
    guard observer.isUsers else { continue }
    if owner == nil || observer.extras?.ownerObject === owner { observer.stop() }
  }
}

/// Ends every observation that was begun for an owner.
///
/// Bindings stay. Does nothing if there are none. Can be called from any thread.
public func stopObserving(owner: AnyObject) {
  for observer in OwnedObservers.existing(of: owner)?.all ?? [] where observer.isUsers {
    observer.stop()
  }
}

/// Returns the observations of an object, oldest first; bindings are not included.
///
/// Dropping the result does not end any observation.
public func observations(of object: AnyObject) -> [KeyPathObservation] {
  Observers.of(object).compactMap(\.observation)
}

/// Returns the observations that an owner began, oldest first; bindings are not included.
///
/// Dropping the result does not end any observation.
public func observations(by owner: AnyObject) -> [KeyPathObservation] {
  (OwnedObservers.existing(of: owner)?.all ?? []).compactMap(\.observation)
}

/// Ends every observation and binding in the process, but those of debugging tools.
package func stopObservingEverything() {
  for object in SeenObject.some(most: .max, times: .max).objects {
    for observer in object.observers where !observer.options.contains(.watching) { observer.stop() }
  }
}

extension Observers {
  /// Those of all properties and paths that begin at an object, by order.
  fileprivate static func of(_ object: AnyObject) -> [Observer] {
    inStates(ObjectRecords.all(of: object) + ObservedObjects.all(of: object))
      .sorted { $0.order < $1.order }
  }

  /// Those that some states of one object have: of its properties, and of paths that begin at it.
  static func inStates(_ states: [ObjectState]) -> [Observer] {
    states.compactMap { $0 as? PropertyObservers }.flatMap(\.hooks).compactMap { $0 as? Observer }
      + states.compactMap { $0 as? PathRoots }.flatMap(\.all)
  }
}

extension Observer {
  /// Whether the user asked for it: neither a binding nor a debugging tool did.
  var isUsers: Bool { options.isDisjoint(with: [.binding, .watching]) }

  fileprivate var observation: KeyPathObservation? {
    isUsers ? KeyPathObservation(self, endsWithToken: false) : nil
  }
}
