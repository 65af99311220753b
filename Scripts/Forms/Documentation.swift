/// The documentation of what is written, each after its name.
private let texts = #"""
  = method
  Creates a handle on a method of a class, an actor or a value.

  Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`. Without labels,
  `#method(Greeter.greet)`, it is the only method of that name.
  A declaration that Swift has no name for is written as a closure that calls it: mutating methods, methods of actors
  that do not suspend, class methods and subscripts with their receiver.

  ```swift
  #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
  #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
  #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
  #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
  ```
  = specialized
  Creates a handle on one specialization of a generic method, with a type in place of its parameter.

  Calls with other types go on as before. The type is the parameter wherever the function's type has it; if it is
  that in some places only, mark these, as in `#method(Store.load(_:from:) as (Store) -> (Generic<Order>.Type, Data)
  throws -> Generic<Order>)`.

  ```swift
  #method(JSONDecoder.decode(_:from:), for: Order.self)      // Method<(JSONDecoder, Order.Type, Data) throws -> Order>
  ```
  = on
  Overrides the method for one object with a function that takes the layer below first.

  ```swift
  try greet.wrap(on: greeter) { next, greeter, who in next(greeter, who) + "!" }
  ```

  See ``override(on:key:_:)`` for everything else.
  = onAll
  Overrides the method for all instances of a class with a function that takes the layer below first.

  See ``override(onAll:key:_:)`` for everything else.
  = redefine
  Redefines the method or function with a closure that takes the original first.

  ```swift
  let loud = try greet.redefine { original, greeter, who in original(greeter, who).uppercased() }
  ```

  See ``redefine(_:)`` for everything else.
  = spyOn
  Records the calls of the method on one object, and passes them on; see `Spy`.

  It is a layer of the object, and lives until it is stopped or the object dies, whether or not the
  spy is kept.

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = spy
  Records the calls on all receivers, and passes them on; see `Spy`.

  It is a redefinition: it ends with the spy, or when another redefinition takes its place.

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = returningOn
  Makes calls on one object return these values in sequence, one a matching call; the last one repeats.

  The stub is a layer of the object, as with `spy(on:key:)`. The spy that is returned records the calls.

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = returning
  Makes calls on all receivers return these values in sequence, one a matching call; the last one repeats.

  The stub is a redefinition, as with `spy()`: keep the spy that is returned.

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = throwingOn
  Makes calls on one object throw these errors in sequence, one a matching call; the last one repeats.

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = throwing
  Makes calls on all receivers throw these errors in sequence, one a matching call; the last one repeats.

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = resultsOn
  Makes calls on one object return or throw these results in sequence, one a matching call; the last one repeats.

  ```swift
  try load.stub(on: loader, results: .failure(Timeout()), .success(page))  // fails once
  ```

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = results
  Makes calls on all receivers return or throw these results in sequence, one a matching call; the last one repeats.

  - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
  = withSpyNow
  Records the calls while an operation that does not suspend runs; see `withSpy(on:operation:)`.
  = currentSpy
  Returns the spy of the current task, as installed by the test's `.spying`.

  - Throws: `SpyError.notSpying` if there is none.
  = spyingScope
  Returns a spy of the current task, whatever its types; test traits use it.
  = withSpyMethod
  Records the calls of the method while `operation` runs.

  Records the calls on one object or, if none is given, those of the current task and its children.

  ```swift
  try await ping.withSpy { spy in
    await service.start()
    spy.verify("home")
  }
  ```

  - Throws: `OverrideError` or `SpyError.borrowsClosure` before `operation` runs; any error that `operation` throws.
  = withSpyCallable
  Records the calls of the current task and its children while `operation` runs.

  - Throws: `OverrideError` or `SpyError.borrowsClosure` before `operation` runs; any error that `operation` throws.
  = message
  Creates a handle on a message that no class declares, from its name.

  Layers implement it for one object, or for all instances of a class and its subclasses. Two
  handles with the same name and type denote the same message.

  ```swift
  let sayHello = Method<(NSObject) -> Void>("sayHello")
  try sayHello.override(on: object) { _ in print("Hello World!") }
  try sayHello(object)
  ```
  = call
  Calls the method on a receiver as the program would, layers included.

  - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
    nor a layer implements the message; any error that the method throws.
  = callable
  Creates a handle on a free function, a static method or an initializer.

  ```swift
  #callable(Date.init as () -> Date)
  #callable(UserManager.currentName)
  ```
  = object change
  Calls `handler` after each change of a property.

  In debug builds the property is any, and in optimized ones it is `dynamic` or `@Observed`, or one
  of a library that has a setter to be called, such as `Progress.completedUnitCount`. A longer key
  path is observed at every object on it: if an object along the path is replaced, observation
  moves to the new object. The handler runs as part of the change, with no lock held; it may
  change, observe and stop anything.

  ```swift
  let observation = try observe(model, \.name) { change in print(change.new) }
  ```

  - Parameters:
    - object: The object to observe. It is not kept; the observation ends with it.
    - keyPath: The property, or a path through several objects, structs and Optionals.
    - options: The calls to make, and the values to read for them.
    - delivery: The thread, queue or actor to call the handler on; inside the setter by default.
    - fileID: The file of the call, which names the module whose properties must be `dynamic`. A
      function of your own that calls this for others passes theirs on.
    - handler: The function to call; kept until the observation ends. It may take no arguments, a
      ``Change``, or the old and the new value. If there is no old value, as in the initial call,
      the new one is passed for it.
  - Returns: A token that ends the observation when its last reference is released.
  - Throws: `ObservingError` if the property cannot be observed, `OverrideError` if the reason is how
    the program is built. Nothing has changed then.

  Can be called from any thread. The first observation of a class's property reads symbols, which
  takes some milliseconds; later ones take about a microsecond.
  = object change owner
  Calls `handler` after each change of a property, until `object` or `owner` dies.

  It differs from the overload without an owner in that the observation lasts without its token.
  It keeps neither the object nor the owner; they may be the same. A handler that captures either
  strongly keeps it for as long as the other lives.
  = object async
  Calls an async `handler` with each change of a property, one after the other, in a task.

  ```swift
  let observation = try observe(model, \.name) { change in await store.save(change.new) }
  ```

  The handler runs on the actor that it was written on, if any. Each change carries the value that
  was set, read in the setter, and none is left out: while the handler suspends they wait, without
  limit. Changes made before the object died still arrive; once the observation was stopped no new
  call begins, and a call in progress goes on.

  - Parameters:
    - object: The object to observe. It is not kept; the observation ends with it.
    - keyPath: A property or a path, as for the other overloads.
    - options: The calls to make, and the values to read for them.
    - fileID: The file of the call; see the other overloads.
    - handler: The function to call; kept until the observation has ended and all waiting changes
      have been delivered.
  - Returns: A token that ends the observation when its last reference is released.
  - Throws: The errors of the other overloads.
  = object async owner
  Calls an async `handler` with each change of a property, until `object` or `owner` dies.

  It differs from the overload without an owner in that the observation lasts without its token.
  The owner is kept alive while its handler is called, so the handler may capture it `unowned`.
  = elements change
  Calls `handler` after each change of a property of each object in a collection.

  ```swift
  let observation = try observe(cart, \.items, each: \.price) { item, change in
    print(item, change.new)
  }
  ```

  Objects that are added to the collection are observed from then on, and those that are removed
  no longer; an object that is in it twice is observed once.

  - Parameters:
    - object: The object that has the collection. Neither it nor the objects in the collection are
      kept.
    - collection: A property or a path, as for the other overloads.
    - keyPath: The property to observe of each object in the collection.
    - options: The calls to make, and the values to read for them; with `.initial` also for each
      object that is added later.
    - delivery: The thread, queue or actor to call the handler on. A late call is left out if its
      object is gone by then.
    - fileID: The file of the call; see the other overloads.
    - handler: The function to call; kept until the observation ends.
  - Returns: A token that ends all of it when its last reference is released; its `failure` says
    why an object that was added later is not observed.
  - Throws: The errors of the other overloads, also if an object in the collection cannot be
    observed. Nothing has changed then.
  = elements change owner
  Calls `handler` after each change in a collection's objects, until `object` or `owner` dies.

  It differs from the overload without an owner in that the observation lasts without its token.
  = actor change
  Calls `handler` after each change of an actor's `@Observed` property.

  The handler is called inside the setter, and so on the actor, unless `delivery` says otherwise;
  in that case the change's new value has been read. `.initial` is refused, because only the actor
  itself could read the value.
  = ValueValue
  Keeps two properties equal, whichever of them changes.

  The first pushes its value to the second at once. A pushed value does not come back, so the two
  never loop. Both ends are observed and bound, as by `observe` and `bind`; the binding ends when
  either object dies, with `unbind` of either property, or when something else is bound to one of
  them. In a batch the property that was set last wins.
  = bindBoth
  Keeps two properties equal, whichever of them changes.

  The first pushes its value to the second at once. A pushed value does not come back, so the two
  never loop. Both ends are observed and bound, as by `observe` and `bind`; the binding ends when
  either object dies, with `unbind` of either property, or when something else is bound to one of
  them. In a batch the property that was set last wins.
  = bindBoth to
  Keeps a property equal to an Optional one, whichever of them changes; `nil` is not pushed.
  = bindBoth from
  Keeps an Optional property equal to a non-Optional one, whichever of them changes; `nil` is not
  pushed.
  = target
  The target is the method of the class that the handle names. Redefining the same target again
  deactivates this redefinition; the method of a superclass or of a subclass is another target.

  = notifications
  Calls a method of `owner` for each notification with one of the given names.

  ```swift
  let names: [Notification.Name] = [.networkBecameAvailable, .networkWasLost]
  observeNotifications(self, names, with: Controller.updateView)
  ```

  The method takes either no parameter or the `Notification`. It runs on the thread that posts,
  with no lock held, and may observe, stop and post; a method of the main actor is called there. A
  method that observes twice is called twice. Observers of one name are called in the order in
  which they began. Can be called from any thread; it costs a look-up by name.

  - Parameters:
    - owner: The object whose method to call. It is not kept; observing ends when it dies.
    - names: The notifications.
    - sender: The object whose notifications to observe; nil for those of all objects. It is not
      kept.
    - center: The center that posts them.
    - method: The method to call.
  """#

private let documents = Dictionary(
  uniqueKeysWithValues: ("\n" + texts).split(separator: "\n= ").map { text in
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (String(lines[0]), lines.dropFirst())
  }
)

/// The documentation of that name.
func documentation(_ name: String, _ indent: String = "") -> [String] {
  guard let lines = documents[name] else { fatalError("There is no documentation '\(name)'") }
  return lines.map { indent + ($0.isEmpty ? "///" : "/// \($0)") }
}

/// What redefines the code that a handle names.
let redefinitions = """
    /// Replaces the NOUN's codePLACES for as long as the token is in use.
    ///
  TARGET
    /// When the last reference to the token is released, the original answers again. Throws
    /// `OverrideError`, and then nothing was changed.
    public func redefine(_ function: Function) throws -> Redefinition {
      try handle.redefine(around: { _ in function })
    }

    /// Redefines the NOUN with a function that can call the original.
    ///
    /// `make` is called once, with a function that runs the program's own code; see ``redefine(_:)``.
    @_disfavoredOverload  // a trailing closure would fit both
    public func redefine(
      around make: (_ original: sending Function) -> Function
    ) throws -> Redefinition {
      try handle.redefine(around: { make(PliantExpansion.sending($0)) })
    }

    /// Redefines the NOUN for the current task and its children while `operation` runs.
    ///
    /// Other tasks are untouched, so tests that redefine the same NOUN run in parallel. Detached
    /// tasks and dispatch queues that the code starts do not see the redefinition.
    ///
    /// - Throws: `OverrideError` before `operation` runs; any error that `operation` throws.
    public func withRedefinition<Result>(
      _ function: Function,
      operation: () async throws -> Result
    ) async throws -> Result {
      try await handle.withRedefinition(around: { _ in function }, operation: operation)
    }

    /// Redefines the NOUN, with a function that can call the original, while `operation` runs; see
    /// `withRedefinition(_:operation:)`.
    @_disfavoredOverload  // a trailing closure would fit both
    public func withRedefinition<Result>(
      around make: (_ original: sending Function) -> Function,
      operation: () async throws -> Result
    ) async throws -> Result {
      try await handle.withRedefinition(
        around: { make(PliantExpansion.sending($0)) },
        operation: operation
      )
    }

    /// Redefines the NOUN while an operation that does not suspend runs; see
    /// `withRedefinition(_:operation:)`.
    @_disfavoredOverload  // if both can be called, the one to await
    public func withRedefinition<Result>(
      _ function: Function,
      operation: () throws -> Result
    ) throws -> Result {
      try handle.withRedefinition(around: { _ in function }, operation: operation)
    }

    /// Redefines the NOUN, with a function that can call the original, while an operation that does
    /// not suspend runs.
    @_disfavoredOverload  // a trailing closure would fit both
    public func withRedefinition<Result>(
      around make: (_ original: sending Function) -> Function,
      operation: () throws -> Result
    ) throws -> Result {
      try handle.withRedefinition(around: { make(PliantExpansion.sending($0)) }, operation: operation)
    }
  """
