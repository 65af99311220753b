import PliantBase
import PliantJoints
@_spi(PliantRooms) import PliantLifetime

/// Calls `handler` after each change of a property.
///
/// The property is `dynamic`, or `@Observed`, or one of another module's class that has a setter to
/// be called, such as `Progress.completedUnitCount`. A longer key path is observed at every object
/// on it: if an object along the path is replaced, observation moves to the new object. The handler
/// runs inside the setter, with no lock held; it may change, observe and stop anything.
///
/// ```swift
/// let observation = try observe(model, \.name) { change in print(change.new) }
/// ```
///
/// - Parameters:
///   - object: The object to observe. It is not kept; the observation ends with it.
///   - keyPath: The property, or a path through several objects, structs and Optionals.
///   - options: The calls to make, and the values to read for them.
///   - delivery: The thread, queue or actor to call the handler on; inside the setter by default.
///   - fileID: The file of the call, which names the module whose properties must be `dynamic`. A
///     function of your own that calls this for others passes theirs on.
///   - handler: The function to call; kept until the observation ends. It may take no arguments, a
///     ``Change``, or the old and the new value. If there is no old value, as in the initial call,
///     the new one is passed for it.
/// - Returns: A token that ends the observation when its last reference is released.
/// - Throws: `ObservingError` if the property cannot be observed, `JointError` if the reason is how
///   the program is built. Nothing has changed then.
///
/// Can be called from any thread. The first observation of a class's property reads symbols, which
/// takes some milliseconds; later ones take about a microsecond.
@inlinable
public func observe<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  fileID: String = #fileID,
  _ handler: @escaping (Change<Value>) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    object,
    keyPath,
    options,
    delivery,
    owner: nil,
    fileID,
    .change { raw in handler(Change(raw)) }
  )
}

/// Calls `handler` with the old and the new value after each change of a property.
@inlinable
public func observe<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  fileID: String = #fileID,
  _ handler: @escaping (_ old: Value, _ new: Value) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    object,
    keyPath,
    options,
    delivery,
    owner: nil,
    fileID,
    .values { old, new in
      // SAFETY: they are addresses of values of the key path's type, valid for the call.
      handler(
        old.assumingMemoryBound(to: Value.self).pointee,
        new.assumingMemoryBound(to: Value.self).pointee
      )
    }
  )
}

/// Calls `handler` after each change of a property, without reading any value.
@inlinable
public func observe<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  fileID: String = #fileID,
  _ handler: @escaping () -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    object,
    keyPath,
    options,
    delivery,
    owner: nil,
    fileID,
    .plain(handler)
  )
}

/// Calls `handler` after each change of a property, until `object` or `owner` dies.
///
/// It differs from the overload without an owner in that the observation lasts without its token.
/// It keeps neither the object nor the owner; they may be the same. A handler that captures either
/// strongly keeps it for as long as the other lives.
@inlinable
@discardableResult
public func observe<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  owner: AnyObject,
  fileID: String = #fileID,
  _ handler: @escaping (Change<Value>) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    object,
    keyPath,
    options,
    delivery,
    owner: owner,
    fileID,
    .change { raw in handler(Change(raw)) }
  )
}

/// Calls `handler` with the old and the new value after each change, until `object` or `owner` dies.
@inlinable
@discardableResult
public func observe<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  owner: AnyObject,
  fileID: String = #fileID,
  _ handler: @escaping (_ old: Value, _ new: Value) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    object,
    keyPath,
    options,
    delivery,
    owner: owner,
    fileID,
    .values { old, new in
      // SAFETY: they are addresses of values of the key path's type, valid for the call.
      handler(
        old.assumingMemoryBound(to: Value.self).pointee,
        new.assumingMemoryBound(to: Value.self).pointee
      )
    }
  )
}

/// Calls `handler` after each change, without reading any value, until `object` or `owner` dies.
@inlinable
@discardableResult
public func observe<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  owner: AnyObject,
  fileID: String = #fileID,
  _ handler: @escaping () -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    object,
    keyPath,
    options,
    delivery,
    owner: owner,
    fileID,
    .plain(handler)
  )
}

// MARK: - Actors

/// Calls `handler` after each change of an actor's `@Observed` property.
///
/// The handler is called inside the setter, and so on the actor, unless `delivery` says otherwise;
/// in that case the change's new value has been read. `.initial` is refused, because only the actor
/// itself could read the value.
@inlinable
public func observe<Root: Actor, Value>(
  _ actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  _ handler: @escaping (Change<Value>) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    actor,
    property,
    options,
    delivery,
    owner: nil,
    .change { raw in handler(Change(raw)) }
  )
}

/// Calls `handler` with the old and the new value after each change of an actor's property.
@inlinable
public func observe<Root: Actor, Value>(
  _ actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  _ handler: @escaping (_ old: Value, _ new: Value) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    actor,
    property,
    options,
    delivery,
    owner: nil,
    .values { old, new in
      // SAFETY: they are addresses of values of the key path's type, valid for the call.
      handler(
        old.assumingMemoryBound(to: Value.self).pointee,
        new.assumingMemoryBound(to: Value.self).pointee
      )
    }
  )
}

/// Calls `handler` after each change of an actor's property, without reading any value.
@inlinable
public func observe<Root: Actor, Value>(
  _ actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  _ handler: @escaping () -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    actor,
    property,
    options,
    delivery,
    owner: nil,
    .plain(handler)
  )
}

/// Calls `handler` after each change of an actor's `@Observed` property, until `actor` or `owner` dies.
@inlinable
@discardableResult
public func observe<Root: Actor, Value>(
  _ actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  owner: AnyObject,
  _ handler: @escaping (Change<Value>) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    actor,
    property,
    options,
    delivery,
    owner: owner,
    .change { raw in handler(Change(raw)) }
  )
}

/// Calls `handler` with the old and the new value after each change, until `actor` or `owner` dies.
@inlinable
@discardableResult
public func observe<Root: Actor, Value>(
  _ actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  owner: AnyObject,
  _ handler: @escaping (_ old: Value, _ new: Value) -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    actor,
    property,
    options,
    delivery,
    owner: owner,
    .values { old, new in
      // SAFETY: they are addresses of values of the key path's type, valid for the call.
      handler(
        old.assumingMemoryBound(to: Value.self).pointee,
        new.assumingMemoryBound(to: Value.self).pointee
      )
    }
  )
}

/// Calls `handler` after each change, without reading any value, until `actor` or `owner` dies.
@inlinable
@discardableResult
public func observe<Root: Actor, Value>(
  _ actor: Root,
  _ property: KeyPath<Root, ObservedProperty<Value>>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  owner: AnyObject,
  _ handler: @escaping () -> Void
) throws -> KeyPathObservation {
  try PliantObservingExpansion.observe(
    actor,
    property,
    options,
    delivery,
    owner: owner,
    .plain(handler)
  )
}

extension PliantObservingExpansion {
  /// Begins to observe; the token ends the observation only where it has no owner.
  @usableFromInline
  static func observe<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    _ options: ObservingOptions,
    _ delivery: Delivery,
    owner: AnyObject?,
    _ fileID: String,
    _ handler: Handler
  ) throws -> KeyPathObservation {
    let observer = try Registration(
      object,
      keyPath,
      options,
      delivery,
      owner: owner,
      fileID: fileID
    )
    .observe(handler)
    return observation(observer, owner: owner)
  }

  @usableFromInline
  static func observe<Root: Actor, Value>(
    _ actor: Root,
    _ property: KeyPath<Root, ObservedProperty<Value>>,
    _ options: ObservingOptions,
    _ delivery: Delivery,
    owner: AnyObject?,
    _ handler: Handler
  ) throws -> KeyPathObservation {
    let observer = try Registration(actor, projection: property, options, delivery, owner: owner)
      .observe(handler)
    return observation(observer, owner: owner)
  }
  /// The token of what has begun.
  static func observation(_ observer: Observer, owner: AnyObject?) -> KeyPathObservation {
    TokenLog.add(KeyPathObservation(observer, endsWithToken: false))
    return KeyPathObservation(observer, endsWithToken: owner == nil)
  }
}
