import PliantBase
import PliantJoints
@_spi(PliantRooms) import PliantLifetime

/// Calls `handler` after each change of a property.
///
/// The property is `dynamic`, or `@Observed`, or one of another module's class that has a setter to be called,
/// such as `Progress.completedUnitCount`. A longer key path is observed at every object on
/// it: where one is replaced, what hung on it is heard no more and what hangs on the new one is. The
/// handler runs inside the setter, with no lock held; it may change, observe and stop anything.
///
/// ```swift
/// let observation = try observe(model, \.name) { change in print(change.new) }
/// ```
///
/// - Parameters:
///   - object: What to observe. It is not kept; the observation ends with it.
///   - keyPath: The property, or a path through several objects, structs and Optionals.
///   - options: When to call, and what to read for it.
///   - delivery: Where to call; inside the setter, unless said otherwise.
///   - fileID: Where this is called, which tells the module whose properties must be `dynamic`. A function
///   of your own that calls this for others passes theirs on.
///   - handler: What to call; kept until the observation ends. It may take nothing, a ``Change``, or the
///   old and the new value. Where there is no old value, as in the initial call, it is the new one.
/// - Returns: A token that ends the observation when it goes.
/// - Throws: `ObservingError` where the property cannot be observed, `JointError` where that is due to how
///   the program is built. Nothing has changed then.
///
/// Any thread may call it. The first observation of a class's property reads symbols, which takes some
/// milliseconds; later ones take about a microsecond.
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

/// Calls `handler` after each change of a property, and reads nothing.
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
/// As the one without an owner, but that the observation lasts without its token. It
/// keeps neither the object nor the owner; they may be the same. A handler that captures either strongly
/// keeps it for as long as the other lives.
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

/// Calls `handler` after each change, and reads nothing, until `object` or `owner` dies.
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
/// Inside the setter, and so on the actor, unless `delivery` says otherwise; there the change's new value has
/// been read. `.initial` is refused, for only the actor itself could read the value.
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

/// Calls `handler` after each change of an actor's property, and reads nothing.
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

/// Calls `handler` after each change, and reads nothing, until `actor` or `owner` dies.
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
