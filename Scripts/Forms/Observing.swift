/// The overloads of `observe`, by whose property it is, what the handler takes and whether there is an
/// owner, and of `bindBoth`, by the types of the properties; with what is said of each.
private let overloads = #"""
  = observe object change
  Calls `handler` after each change of a property.

  In debug builds the property is any, and in optimized ones it is `dynamic` or `@Observed`, or one of a library that has a setter to be called, such as `Progress.completedUnitCount`. A longer key path is observed at every object on it: if an object along the path is replaced, observation moves to the new object. The handler runs as part of the change, with no lock held; it may change, observe and stop anything.

  ```swift
  let observation = try observe(model, \.name) { change in print(change.new) }
  ```

  - Parameters:
    - object: The object to observe. It is not kept; the observation ends with it.
    - keyPath: The property, or a path through several objects, structs and Optionals.
    - dependencies: The properties or paths from which a read-only property is computed: a change of any of them is a change of it: `observe(person, \.fullName, dependsOn: [\.first, \.last])`.
    - options: The calls to make, and the values to read for them.
    - delivery: The thread, queue or actor to call the handler on; inside the setter by default.
    - fileID: The file of the call, which names the module whose properties must be `dynamic`. A function of your own that calls this for others passes theirs on.
    - handler: The function to call; kept until the observation ends. It may take no arguments, a ``Change``, or the old and the new value. If there is no old value, as in the initial call, the new one is passed for it.
  - Returns: A token that ends the observation when its last reference is released.
  - Throws: `ObservingError` if the property cannot be observed, `OverrideError` if the reason is how the program is built. Nothing has changed then.

  Can be called from any thread. The first observation of a class's property reads symbols, which takes some milliseconds; later ones take about a microsecond.
  = observe object values
  Calls `handler` with the old and the new value after each change of a property.
  = observe object nothing
  Calls `handler` after each change of a property, without reading any value.
  = observe object change owner
  Calls `handler` after each change of a property, until `object` or `owner` dies.

  It differs from the overload without an owner in that the observation lasts without its token. It keeps neither the object nor the owner; they may be the same. A handler that captures either strongly keeps it for as long as the other lives.
  = observe object values owner
  Calls `handler` with the old and the new value after each change of a property, until `object` or `owner` dies.
  = observe object nothing owner
  Calls `handler` after each change, without reading any value, until `object` or `owner` dies.
  = observe actor change
  Calls `handler` after each change of an actor's `@Observed` property.

  The handler is called inside the setter, and so on the actor, unless `delivery` says otherwise; in that case the change's new value has been read. `.initial` is refused, because only the actor itself could read the value.
  = observe actor values
  Calls `handler` with the old and the new value after each change of an actor's property.
  = observe actor nothing
  Calls `handler` after each change of an actor's property, without reading any value.
  = observe actor change owner
  Calls `handler` after each change of an actor's property, until `actor` or `owner` dies.
  = observe actor values owner
  Calls `handler` with the old and the new value after each change of an actor's property, until `actor` or `owner` dies.
  = observe actor nothing owner
  Calls `handler` after each change, without reading any value, until `actor` or `owner` dies.
  = observe object async
  Calls an async `handler` with each change of a property, one after the other, in a task.

  ```swift
  let observation = try observe(model, \.name) { change in await store.save(change.new) }
  ```

  The handler runs on the actor that it was written on, if any. Each change carries the value that was set, read in the setter, and none is left out: while the handler suspends they wait, without limit. Changes made before the object died still arrive; once the observation was stopped no new call begins, and a call in progress goes on.

  - Parameters:
    - object: The object to observe. It is not kept; the observation ends with it.
    - keyPath: A property or a path, as for the other overloads.
    - dependencies: The properties that a computed one depends on, as for the other overloads.
    - options: The calls to make, and the values to read for them.
    - fileID: The file of the call; see the other overloads.
    - handler: The function to call; kept until the observation has ended and all waiting changes have been delivered.
  - Returns: A token that ends the observation when its last reference is released.
  - Throws: The errors of the other overloads.
  = observe object async owner
  Calls an async `handler` with each change of a property, until `object` or `owner` dies.

  It differs from the overload without an owner in that the observation lasts without its token. The owner is kept alive while its handler is called, so the handler may capture it `unowned`.
  = observe actor async
  Calls an async `handler` with each change of an actor's property in turn, in a task.
  = observe elements element
  Calls `handler` after each change of a property of each object in a collection.

  ```swift
  let observation = try observe(cart, \.items, each: \.price) { item, change in
    print(item, change.new)
  }
  ```

  Objects that are added to the collection are observed from then on, and those that are removed no longer; an object that is in it twice is observed once.

  - Parameters:
    - object: The object that has the collection. Neither it nor the objects in the collection are kept.
    - collection: A property or a path, as for the other overloads.
    - keyPath: The property to observe of each object in the collection.
    - options: The calls to make, and the values to read for them; with `.initial` also for each object that is added later.
    - delivery: The thread, queue or actor to call the handler on. A late call is left out if its object is gone by then.
    - fileID: The file of the call; see the other overloads.
    - handler: The function to call; kept until the observation ends.
  - Returns: A token that ends all of it when its last reference is released; its `failure` says why an object that was added later is not observed.
  - Throws: The errors of the other overloads, also if an object in the collection cannot be observed. Nothing has changed then.
  = observe elements element owner
  Calls `handler` after each change in a collection's objects, until `object` or `owner` dies.

  It differs from the overload without an owner in that the observation lasts without its token.
  = bindBoth Value Value
  Keeps two properties equal, whichever of them changes.

  The first pushes its value to the second at once. A pushed value does not come back, so the two never loop. Both ends are observed and bound, as by `observe` and `bind`; the binding ends when either object dies, with `unbind` of either property, or when something else is bound to one of them. In a batch the property that was set last wins.
  = bindBoth Value Value?
  Keeps a property equal to an Optional one, whichever of them changes; `nil` is not pushed.
  = bindBoth Value? Value
  Keeps an Optional property equal to a non-Optional one, whichever of them changes; `nil` is not pushed.
  """#

func observing() -> String {
  each(("\n" + overloads).split(separator: "\n= ").map(String.init)) { text in
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ").map(String.init)
    let said = lines.dropFirst().map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
    let declaration =
      words[0] == "observe"
      ? observe(words[1], words[2], words.count > 3) : bindBoth(words[1], words[2])
    return said + "\n" + declaration + "\n"
  }
}

private func observe(_ source: String, _ takes: String, _ isOwned: Bool) -> String {
  let (isActor, isAsync, isOfElements) = (source == "actor", takes == "async", source == "elements")
  let (owner, attribute, taken) =
    isOwned ? ("owner", "@discardableResult ", ", owner: AnyObject") : ("nil", "", "")
  let root =
    isActor
    ? "Root: Actor, Value"
    : isOfElements ? "Root: AnyObject, Objects: Collection, Value" : "Root: AnyObject, Value"
  let path =
    isActor
    ? "_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>"
    : isOfElements
      ? "_ object: Root, _ collection: KeyPath<Root, Objects>, each keyPath: KeyPath<Objects.Element, Value>"
      : "_ object: Root, _ keyPath: KeyPath<Root, Value>, dependsOn dependencies: [PartialKeyPath<Root>] = []"
  let handler =
    [
      "values": "(_ old: Value, _ new: Value) -> Void", "nothing": "() -> Void",
      "async": "(Change<Value>) async -> Void",
    ][takes] ?? "(\(isOfElements ? "Objects.Element, " : "")Change<Value>) -> Void"
  // What does not suspend runs in the setter.
  let registration =
    "\(isActor ? "actor, projection: property" : "object, keyPath, dependsOn: dependencies"), options, .immediate, owner: owner, onEnd: onEnd"
  let begin =
    isAsync
    ? "__Pliant.observe(owner: \(owner), handler) { owner, onEnd in try Registration(\(registration)\(isActor ? "" : ", fileID: fileID")) }"
    : isOfElements
      ? "ElementSubscriptions(keyPath, options, delivery, fileID, handler).follow(object, collection, owner: \(owner))"
      : "__Pliant.observe(\(isActor ? "actor, property" : "object, keyPath, dependsOn: dependencies"), options, delivery, owner: \(owner)\(isActor ? "" : ", fileID"), Handler(handler))"
  return """
    \(isAsync ? "@_disfavoredOverload " : isOfElements ? "" : "@inlinable ")\(attribute)public func observe<\(root)\(isAsync ? ": Sendable" : "")>(\(path), options: ObservingOptions = []\(isAsync ? "" : ", on delivery: ObservingOptions.Delivery = .immediate")\(taken)\(isActor ? "" : ", fileID: String = #fileID"), \(isAsync ? "@_inheritActorContext _ handler: sending @escaping @isolated(any)" : "_ handler: @escaping") \(handler)) throws -> KeyPathObservation\(isOfElements ? " where Objects.Element: AnyObject" : "") { try \(begin) }
    """
}

/// Two-way bindings that compute nothing.
private func bindBoth(_ a: String, _ b: String) -> String {
  "@discardableResult public func bindBoth<A: AnyObject, B: AnyObject, Value>(_ a: A, _ aPath: ReferenceWritableKeyPath<A, \(a)>, _ b: B, _ bPath: ReferenceWritableKeyPath<B, \(b)>, fileID: String = #fileID) throws -> KeyPathBinding { try bindEnds(a, aPath, b, bPath, fileID: fileID, to: { $0 }, back: { $0 }) }"
}

private let isolations = ["", "@MainActor "]

/// What `#observe` calls, for each kind of method.
func conventions() -> String {
  each(isolations, ["", "Change<Value>"]) { isolation, taken in
    let (isOnMain, takesChange) = (!isolation.isEmpty, !taken.isEmpty)
    let call =
      takesChange
      ? "method(object)(change)" : isOnMain ? "onMainActor(method(object))" : "method(object)()"
    // SAFETY: the change is used within the call alone.
    let body =
      isOnMain && takesChange
      ? "guard let object else { return }; let method = method(object); nonisolated(unsafe) let handed = change; onMainActor { method(handed) }"
      : "if let object { \(call) }"
    return """
      /// Observes a property by calling a method \(isOnMain ? "of the main actor " : "")\(takesChange ? "that takes the change" : "without parameters").
      \(isOnMain || takesChange ? "@_disfavoredOverload " : "")public static func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, fileID: String, _ method: @escaping (Root) -> \(isolation)(\(taken)) -> Void) throws { _ = try observe(object, keyPath, \(takesChange ? ".old" : "[]"), \(isOnMain ? ".main" : ".immediate"), owner: object, fileID, Handler { [weak object]\(takesChange ? " (change: Change<Value>)" : "") in \(body) }) }
      """
  }
}

/// The overloads of `observeNotifications`, for each kind of method.
func notifications() -> String {
  each(isolations, ["", "Notification"]) { isolation, taken in
    """
    /// Calls a method of `owner` for each notification with one of the given names.
    ///
    /// ```swift
    /// let names: [Notification.Name] = [.networkBecameAvailable, .networkWasLost]
    /// observeNotifications(self, names, with: Controller.updateView)
    /// ```
    ///
    /// The method takes either no parameter or the `Notification`. It runs on the thread that posts, with no lock held, and may observe, stop and post; a method of the main actor is called there. A method that observes twice is called twice. Observers of one name are called in the order in which they began. Can be called from any thread; it costs a look-up by name.
    ///
    /// - Parameters:
    ///   - owner: The object whose method to call. It is not kept; observing ends when it dies.
    ///   - names: The notifications.
    ///   - sender: The object whose notifications to observe; nil for those of all objects. It is not kept.
    ///   - center: The center that posts them.
    ///   - method: The method to call.
    \(taken.isEmpty ? "" : "@_disfavoredOverload ")public func observeNotifications<Owner: AnyObject>(_ owner: Owner, _ names: [Notification.Name], of sender: AnyObject? = nil, in center: NotificationCenter = .default, with method: @escaping (Owner) -> \(isolation)(\(taken)) -> Void) { __Pliant.observeNotifications(owner, of: sender, in: center) { observing in for name in names { observing.add(name, method) } } }
    """
  }
}
