// Written by Scripts/write-families.
// swift-format-ignore-file

/// Calls `handler` after each change of a property.
///
/// In debug builds the property is any, and in optimized ones it is `dynamic` or `@Observed`, or
/// one of a library that has a setter to be called, such as `Progress.completedUnitCount`. A longer
/// key path is observed at every object on it: if an object along the path is replaced, observation
/// moves to the new object. The handler runs as part of the change, with no lock held; it may
/// change, observe and stop anything.
///
/// ```swift
/// let observation = try observe(model, \.name) { change in print(change.new) }
/// ```
///
/// - Parameters:
///   - object: The object to observe. It is not kept; the observation ends with it.
///   - keyPath: The property, or a path through several objects, structs and Optionals.
///   - dependencies: The properties or paths from which a read-only property is computed: a change
///     of any of them is a change of it: `observe(person, \.fullName, dependsOn: [\.first,
///     \.last])`.
///   - options: The calls to make, and the values to read for them.
///   - delivery: The thread, queue or actor to call the handler on; inside the setter by default.
///   - fileID: The file of the call, which names the module whose properties must be `dynamic`. A
///     function of your own that calls this for others passes theirs on.
///   - handler: The function to call; kept until the observation ends. It may take no arguments, a
///     ``Change``, or the old and the new value. If there is no old value, as in the initial call,
///     the new one is passed for it.
/// - Returns: A token that ends the observation when its last reference is released.
/// - Throws: `ObservingError` if the property cannot be observed, `OverrideError` if the reason is
///   how the program is built. Nothing has changed then.
///
/// Can be called from any thread. The first observation of a class's property reads symbols, which
/// takes some milliseconds; later ones take about a microsecond.
@inlinable public func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, fileID: String = #fileID, _ handler: @escaping (Change<Value>) -> Void) throws -> KeyPathObservation { try __Pliant.observe(object, keyPath, dependsOn: dependencies, options, delivery, owner: nil, fileID, Handler(handler)) }

/// Calls `handler` with the old and the new value after each change of a property.
@inlinable public func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, fileID: String = #fileID, _ handler: @escaping (_ old: Value, _ new: Value) -> Void) throws -> KeyPathObservation { try __Pliant.observe(object, keyPath, dependsOn: dependencies, options, delivery, owner: nil, fileID, Handler(handler)) }

/// Calls `handler` after each change of a property, without reading any value.
@inlinable public func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, fileID: String = #fileID, _ handler: @escaping () -> Void) throws -> KeyPathObservation { try __Pliant.observe(object, keyPath, dependsOn: dependencies, options, delivery, owner: nil, fileID, Handler(handler)) }

/// Calls `handler` after each change of a property, until `object` or `owner` dies.
///
/// It differs from the overload without an owner in that the observation lasts without its token.
/// It keeps neither the object nor the owner; they may be the same. A handler that captures either
/// strongly keeps it for as long as the other lives.
@inlinable @discardableResult public func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, owner: AnyObject, fileID: String = #fileID, _ handler: @escaping (Change<Value>) -> Void) throws -> KeyPathObservation { try __Pliant.observe(object, keyPath, dependsOn: dependencies, options, delivery, owner: owner, fileID, Handler(handler)) }

/// Calls `handler` with the old and the new value after each change of a property, until `object`
/// or `owner` dies.
@inlinable @discardableResult public func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, owner: AnyObject, fileID: String = #fileID, _ handler: @escaping (_ old: Value, _ new: Value) -> Void) throws -> KeyPathObservation { try __Pliant.observe(object, keyPath, dependsOn: dependencies, options, delivery, owner: owner, fileID, Handler(handler)) }

/// Calls `handler` after each change, without reading any value, until `object` or `owner` dies.
@inlinable @discardableResult public func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, owner: AnyObject, fileID: String = #fileID, _ handler: @escaping () -> Void) throws -> KeyPathObservation { try __Pliant.observe(object, keyPath, dependsOn: dependencies, options, delivery, owner: owner, fileID, Handler(handler)) }

/// Calls `handler` after each change of an actor's `@Observed` property.
///
/// The handler is called inside the setter, and so on the actor, unless `delivery` says otherwise;
/// in that case the change's new value has been read. `.initial` is refused, because only the actor
/// itself could read the value.
@inlinable public func observe<Root: Actor, Value>(_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, _ handler: @escaping (Change<Value>) -> Void) throws -> KeyPathObservation { try __Pliant.observe(actor, property, options, delivery, owner: nil, Handler(handler)) }

/// Calls `handler` with the old and the new value after each change of an actor's property.
@inlinable public func observe<Root: Actor, Value>(_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, _ handler: @escaping (_ old: Value, _ new: Value) -> Void) throws -> KeyPathObservation { try __Pliant.observe(actor, property, options, delivery, owner: nil, Handler(handler)) }

/// Calls `handler` after each change of an actor's property, without reading any value.
@inlinable public func observe<Root: Actor, Value>(_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, _ handler: @escaping () -> Void) throws -> KeyPathObservation { try __Pliant.observe(actor, property, options, delivery, owner: nil, Handler(handler)) }

/// Calls `handler` after each change of an actor's property, until `actor` or `owner` dies.
@inlinable @discardableResult public func observe<Root: Actor, Value>(_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, owner: AnyObject, _ handler: @escaping (Change<Value>) -> Void) throws -> KeyPathObservation { try __Pliant.observe(actor, property, options, delivery, owner: owner, Handler(handler)) }

/// Calls `handler` with the old and the new value after each change of an actor's property, until
/// `actor` or `owner` dies.
@inlinable @discardableResult public func observe<Root: Actor, Value>(_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, owner: AnyObject, _ handler: @escaping (_ old: Value, _ new: Value) -> Void) throws -> KeyPathObservation { try __Pliant.observe(actor, property, options, delivery, owner: owner, Handler(handler)) }

/// Calls `handler` after each change, without reading any value, until `actor` or `owner` dies.
@inlinable @discardableResult public func observe<Root: Actor, Value>(_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, owner: AnyObject, _ handler: @escaping () -> Void) throws -> KeyPathObservation { try __Pliant.observe(actor, property, options, delivery, owner: owner, Handler(handler)) }

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
///   - dependencies: The properties that a computed one depends on, as for the other overloads.
///   - options: The calls to make, and the values to read for them.
///   - fileID: The file of the call; see the other overloads.
///   - handler: The function to call; kept until the observation has ended and all waiting changes
///     have been delivered.
/// - Returns: A token that ends the observation when its last reference is released.
/// - Throws: The errors of the other overloads.
@_disfavoredOverload public func observe<Root: AnyObject, Value: Sendable>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], fileID: String = #fileID, @_inheritActorContext _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void) throws -> KeyPathObservation { try __Pliant.observe(owner: nil, handler) { owner, onEnd in try Registration(object, keyPath, dependsOn: dependencies, options, .immediate, owner: owner, onEnd: onEnd, fileID: fileID) } }

/// Calls an async `handler` with each change of a property, until `object` or `owner` dies.
///
/// It differs from the overload without an owner in that the observation lasts without its token.
/// The owner is kept alive while its handler is called, so the handler may capture it `unowned`.
@_disfavoredOverload @discardableResult public func observe<Root: AnyObject, Value: Sendable>(_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = [], options: ObservingOptions = [], owner: AnyObject, fileID: String = #fileID, @_inheritActorContext _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void) throws -> KeyPathObservation { try __Pliant.observe(owner: owner, handler) { owner, onEnd in try Registration(object, keyPath, dependsOn: dependencies, options, .immediate, owner: owner, onEnd: onEnd, fileID: fileID) } }

/// Calls an async `handler` with each change of an actor's property in turn, in a task.
@_disfavoredOverload public func observe<Root: Actor, Value: Sendable>(_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>, options: ObservingOptions = [], @_inheritActorContext _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void) throws -> KeyPathObservation { try __Pliant.observe(owner: nil, handler) { owner, onEnd in try Registration(actor, projection: property, options, .immediate, owner: owner, onEnd: onEnd) } }

/// Calls `handler` after each change of a property of each object in a collection.
///
/// ```swift
/// let observation = try observe(cart, \.items, each: \.price) { item, change in
///   print(item, change.new)
/// }
/// ```
///
/// Objects that are added to the collection are observed from then on, and those that are removed
/// no longer; an object that is in it twice is observed once.
///
/// - Parameters:
///   - object: The object that has the collection. Neither it nor the objects in the collection are
///     kept.
///   - collection: A property or a path, as for the other overloads.
///   - keyPath: The property to observe of each object in the collection.
///   - options: The calls to make, and the values to read for them; with `.initial` also for each
///     object that is added later.
///   - delivery: The thread, queue or actor to call the handler on. A late call is left out if its
///     object is gone by then.
///   - fileID: The file of the call; see the other overloads.
///   - handler: The function to call; kept until the observation ends.
/// - Returns: A token that ends all of it when its last reference is released; its `failure` says
///   why an object that was added later is not observed.
/// - Throws: The errors of the other overloads, also if an object in the collection cannot be
///   observed. Nothing has changed then.
public func observe<Root: AnyObject, Objects: Collection, Value>(_ object: Root, _ collection: KeyPath<Root, Objects>, each keyPath: KeyPath<Objects.Element, Value>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, fileID: String = #fileID, _ handler: @escaping (Objects.Element, Change<Value>) -> Void) throws -> KeyPathObservation where Objects.Element: AnyObject { try ElementSubscriptions(keyPath, options, delivery, fileID, handler).follow(object, collection, owner: nil) }

/// Calls `handler` after each change in a collection's objects, until `object` or `owner` dies.
///
/// It differs from the overload without an owner in that the observation lasts without its token.
@discardableResult public func observe<Root: AnyObject, Objects: Collection, Value>(_ object: Root, _ collection: KeyPath<Root, Objects>, each keyPath: KeyPath<Objects.Element, Value>, options: ObservingOptions = [], on delivery: ObservingOptions.Delivery = .immediate, owner: AnyObject, fileID: String = #fileID, _ handler: @escaping (Objects.Element, Change<Value>) -> Void) throws -> KeyPathObservation where Objects.Element: AnyObject { try ElementSubscriptions(keyPath, options, delivery, fileID, handler).follow(object, collection, owner: owner) }

/// Keeps two properties equal, whichever of them changes.
///
/// The first pushes its value to the second at once. A pushed value does not come back, so the two
/// never loop. Both ends are observed and bound, as by `observe` and `bind`; the binding ends when
/// either object dies, with `unbind` of either property, or when something else is bound to one of
/// them. In a batch the property that was set last wins.
@discardableResult public func bindBoth<A: AnyObject, B: AnyObject, Value>(_ a: A, _ aPath: ReferenceWritableKeyPath<A, Value>, _ b: B, _ bPath: ReferenceWritableKeyPath<B, Value>, fileID: String = #fileID) throws -> KeyPathBinding { try bindEnds(a, aPath, b, bPath, fileID: fileID, to: { $0 }, back: { $0 }) }

/// Keeps a property equal to an Optional one, whichever of them changes; `nil` is not pushed.
@discardableResult public func bindBoth<A: AnyObject, B: AnyObject, Value>(_ a: A, _ aPath: ReferenceWritableKeyPath<A, Value>, _ b: B, _ bPath: ReferenceWritableKeyPath<B, Value?>, fileID: String = #fileID) throws -> KeyPathBinding { try bindEnds(a, aPath, b, bPath, fileID: fileID, to: { $0 }, back: { $0 }) }

/// Keeps an Optional property equal to a non-Optional one, whichever of them changes; `nil` is not
/// pushed.
@discardableResult public func bindBoth<A: AnyObject, B: AnyObject, Value>(_ a: A, _ aPath: ReferenceWritableKeyPath<A, Value?>, _ b: B, _ bPath: ReferenceWritableKeyPath<B, Value>, fileID: String = #fileID) throws -> KeyPathBinding { try bindEnds(a, aPath, b, bPath, fileID: fileID, to: { $0 }, back: { $0 }) }

extension __Pliant {
  /// Observes a property by calling a method without parameters.
  public static func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, fileID: String, _ method: @escaping (Root) -> () -> Void) throws { _ = try observe(object, keyPath, [], .immediate, owner: object, fileID, Handler { [weak object] in if let object { method(object)() } }) }
  /// Observes a property by calling a method that takes the change.
  @_disfavoredOverload public static func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, fileID: String, _ method: @escaping (Root) -> (Change<Value>) -> Void) throws { _ = try observe(object, keyPath, .old, .immediate, owner: object, fileID, Handler { [weak object] (change: Change<Value>) in if let object { method(object)(change) } }) }
  /// Observes a property by calling a method of the main actor without parameters.
  @_disfavoredOverload public static func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, fileID: String, _ method: @escaping (Root) -> @MainActor () -> Void) throws { _ = try observe(object, keyPath, [], .main, owner: object, fileID, Handler { [weak object] in if let object { onMainActor(method(object)) } }) }
  /// Observes a property by calling a method of the main actor that takes the change.
  @_disfavoredOverload public static func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, fileID: String, _ method: @escaping (Root) -> @MainActor (Change<Value>) -> Void) throws { _ = try observe(object, keyPath, .old, .main, owner: object, fileID, Handler { [weak object] (change: Change<Value>) in guard let object else { return }; let method = method(object); nonisolated(unsafe) let handed = change; onMainActor { method(handed) } }) }
}
