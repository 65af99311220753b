import PliantBase
import PliantDoubles
import PliantImages
import PliantJoints

/// A handle on a method: what it is called on, what it takes, and what it gives, checked by the
/// compiler.
///
/// Write one with `#method`, `#getter` or `#setter`; `Function` is then inferred. It is flat, with the
/// receiver first: `(UserDefaults, String) -> Any?`.
///
/// ```swift
/// let greet = #method(Greeter.greet(_:))
/// try greet.override(on: greeter) { greeter, who in "Hi \(who)" }
/// ```
///
/// Making a handle costs nothing and changes nothing. The first use of one reads the symbols of the
/// image that holds the method, a few milliseconds; they are not kept. What was installed once stays
/// in the joint for ever, and with no layers left costs a few nanoseconds a call.
///
/// Handles may be used from any thread. The functions that are installed run on whatever thread calls
/// the method, under no lock, and may use every handle themselves.
public struct Method<Function>: Sendable {
  let handle: Handle<Function>

}

// MARK: - One object

extension Method {
  /// Puts a function in the method's place for one object.
  ///
  /// It goes on top of the object's other layers; a layer with the same key goes. Other objects are
  /// untouched, and `type(of:)` does not change. The layer and what it captures live until it is
  /// removed or the object dies: use the receiver that the function is passed, for capturing the
  /// object itself is a cycle.
  ///
  /// - Parameters:
  ///   - receiver: an instance of the method's class.
  ///   - key: what the layer can be found by later; one is made up where it is nil.
  ///   - function: what runs instead; the receiver comes first.
  /// - Returns: what the layer can be removed by; it may be dropped.
  /// - Throws: `JointError`, and nothing was changed.
  @discardableResult
  public func override(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    _ function: Function
  ) throws -> Override {
    try wrap(on: receiver, key: key) { _ in function }
  }

  /// Like ``override(on:key:_:)``, for a function that calls what it stands over: `make` is called
  /// once, with the layer, and returns the function.
  @discardableResult
  public func wrap(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    _ make: (Layer<Function>) -> Function
  ) throws -> Override {
    guard isReceiver(receiver) else {
      throw JointError.wrongReceiver(
        declaration: handle.declaration.description,
        receiver: String(describing: type(of: receiver))
      )
    }
    let layers = try handle.layers(for: ClassMetadata(type(of: receiver)))
    let layer = try layers.layer(on: receiver, key: key)
    try layers.push(make(Layer(layer, of: handle)), as: layer)
    TokenLog.add(Override(layer))
    return Override(layer)
  }

  /// Whether the object has a layer with this key.
  public func hasOverride(on receiver: AnyObject, key: AnyHashable) -> Bool {
    existing(receiver)?.layers(at: .object(Self.address(receiver))).contains { $0.key == key }
      ?? false
  }

  /// Removes the object's layer with this key; does nothing where there is none.
  public func removeOverride(on receiver: AnyObject, key: AnyHashable) {
    existing(receiver)?.remove(at: .object(Self.address(receiver))) { $0.key == key }
  }

  /// Removes all of the method's layers on the object.
  public func removeAllOverrides(on receiver: AnyObject) {
    existing(receiver)?.remove(at: .object(Self.address(receiver))) { _ in true }
  }

  /// The object's layers, newest first.
  public func overrides(on receiver: AnyObject) -> [Override] {
    guard let stack = existing(receiver) else { return [] }
    let place = LayerStack.Place.object(Self.address(receiver))
    return stack.layers(at: place).reversed().map { Override(LayerID($0, in: stack, at: place)) }
  }
}

extension Method {
  /// Overrides the method on one object while `operation` runs; see ``override(on:key:_:)``.
  ///
  /// - Throws: `JointError` before `operation` runs; what `operation` throws.
  public func withOverride<Result>(
    on receiver: AnyObject,
    _ function: Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    let override = try override(on: receiver, function)
    defer { override.stop() }
    return try await operation()
  }

  /// Like `withOverride(on:_:operation:)`, for an operation that does not suspend.
  @_disfavoredOverload  // where both can be called, the one to await
  public func withOverride<Result>(
    on receiver: AnyObject,
    _ function: Function,
    operation: () throws -> Result
  ) throws -> Result {
    let override = try override(on: receiver, function)
    defer { override.stop() }
    return try operation()
  }
}

// MARK: - All instances

extension Method {
  /// Puts a function in the method's place for all instances of a class, present and future.
  ///
  /// It reaches the subclasses that inherit the method, not those that implement it; their layers and
  /// the layers of single objects come first. It stays until it is removed, or the last reference to the token goes.
  ///
  /// For a class method `type` is the class that is messaged, and `function` is passed the class that
  /// was, which may be a subclass.
  ///
  /// - Returns: what keeps the layer.
  /// - Throws: `JointError`, and nothing was changed.
  public func override(
    onAll type: AnyClass,
    key: AnyHashable? = nil,
    _ function: Function
  ) throws -> Override {
    try wrap(onAll: type, key: key) { _ in function }
  }

  /// Like ``override(onAll:key:_:)``, for a function that calls what it stands over.
  public func wrap(
    onAll type: AnyClass,
    key: AnyHashable? = nil,
    _ make: (Layer<Function>) -> Function
  ) throws -> Override {
    try checkClass(type)
    let type = ClassMetadata(type)
    let layers = try handle.layers(for: type)
    let layer = layers.layer(at: .level(type.address), key: key)
    try layers.push(make(Layer(layer, of: handle)), as: layer)
    TokenLog.add(Override(layer))
    return Override(layer, endsWithToken: true)
  }

  /// Whether the class itself has a layer with this key; its superclasses' do not count.
  public func hasOverride(onAll type: AnyClass, key: AnyHashable) -> Bool {
    let type = ClassMetadata(type)
    return handle.existingLayers(for: type)?.layers(at: .level(type.address))
      .contains { $0.key == key } ?? false
  }

  /// Removes the class's layer with this key; does nothing where there is none.
  public func removeOverride(onAll type: AnyClass, key: AnyHashable) {
    let type = ClassMetadata(type)
    handle.existingLayers(for: type)?.remove(at: .level(type.address)) { $0.key == key }
  }

  /// The class's own layers, newest first.
  public func overrides(onAll type: AnyClass) -> [Override] {
    let type = ClassMetadata(type)
    guard let stack = handle.existingLayers(for: type) else { return [] }
    let place = LayerStack.Place.level(type.address)
    return stack.layers(at: place).reversed().map { Override(LayerID($0, in: stack, at: place)) }
  }
}

// MARK: - Redefining

extension Method {
  /// Stands in for the method's code on all instances for as long as the token is in use.
  ///
  /// The target is the method of the class that the handle names. Another redefinition of the same
  /// target ends its use; that of a superclass's or a subclass's method is another target.
  ///
  /// When the last reference to the token goes, the original answers again. Throws `JointError`, and
  /// then nothing was changed.
  public func redefine(_ function: Function) throws -> Redefinition {
    try redefine(around: { _ in function })
  }

  /// Like ``redefine(_:)``, for a function that calls the original: `make` is called once, with a
  /// function that runs the class's own code.
  @_disfavoredOverload  // a trailing closure would fit both
  public func redefine(
    around make: (_ original: sending Function) -> Function
  ) throws -> Redefinition {
    try handle.redefine(around: { make(PliantExpansion.sending($0)) })
  }

  /// Redefines the method for the current task and its children while `operation` runs.
  ///
  /// Other tasks are untouched, so that tests that redefine the same method run in parallel. Where
  /// code starts a detached task or hops to a dispatch queue, the redefinition is not seen there.
  ///
  /// - Throws: `JointError` before `operation` runs; what `operation` throws.
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    try await withRedefinition(around: { _ in function }, operation: operation)
  }

  /// Like `withRedefinition(_:operation:)`, for a function that calls the original.
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

  /// Like `withRedefinition(_:operation:)`, for an operation that does not suspend.
  @_disfavoredOverload  // where both can be called, the one to await
  public func withRedefinition<Result>(
    _ function: Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.withRedefinition(around: { _ in function }, operation: operation)
  }

  /// Like `withRedefinition(around:operation:)`, for an operation that does not suspend.
  @_disfavoredOverload  // a trailing closure would fit both
  public func withRedefinition<Result>(
    around make: (_ original: sending Function) -> Function,
    operation: () throws -> Result
  ) throws -> Result {
    try handle.withRedefinition(around: { make(PliantExpansion.sending($0)) }, operation: operation)
  }

  /// Runs another method in this one's place, on this one's receivers.
  ///
  /// It is a redefinition, see ``redefine(_:)``. The compiler sees to it that arguments and result agree. The other
  /// method's code runs with a receiver of this method's class as `self`, so it may use only what that class has.
  ///
  /// `other` is a method of this class, of an ancestor, or of a final class without stored properties
  /// that has no superclass or one of this class's. Throws `JointError`, of the case `wrongReceiver`
  /// where the other class's code could reach beyond the receiver.
  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) -> Result>
  ) throws -> Redefinition where Function == (Receiver, repeat each Argument) -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) throws -> Result>
  ) throws -> Redefinition where Function == (Receiver, repeat each Argument) throws -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) async -> Result>
  ) throws -> Redefinition where Function == (Receiver, repeat each Argument) async -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result>(
    with other: Method<(Other, repeat each Argument) async throws -> Result>
  ) throws -> Redefinition
  where Function == (Receiver, repeat each Argument) async throws -> Result {
    try handle.replace(with: other.handle)
  }
}

// MARK: - Asking

extension Method {
  /// Which calls the handle can see; `.nothing` says why it sees none.
  ///
  /// Costs what the first use of the handle does.
  public var reach: Reach { handle.reach }

  /// Whether calling the handle on the object runs something: a class declares it, or a layer of the
  /// object or of its classes implements it.
  public func isImplemented(by receiver: AnyObject) -> Bool {
    switch handle.subject {
    case .message:
      handle.messageLayers?.implementation(for: Subject(receiver)) != nil
    case .instances: isReceiver(receiver)
    case .classes, .values, .mutableValues, .valueTypes, .functions: false
    }
  }
}

extension Method {
  static func address(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  private func existing(_ receiver: AnyObject) -> LayerStack? {
    isReceiver(receiver) ? handle.existingLayers(for: ClassMetadata(type(of: receiver))) : nil
  }

  private func isReceiver(_ receiver: AnyObject) -> Bool {
    switch handle.subject {
    case .instances(let owner):
      ClassMetadata(type(of: receiver)).isSubclass(of: ClassMetadata(owner))
    case .message: true
    case .classes, .values, .mutableValues, .valueTypes, .functions: false
    }
  }

  private func checkClass(_ type: AnyClass) throws {
    switch handle.subject {
    case .instances(let owner), .classes(let owner):
      if ClassMetadata(type).isSubclass(of: ClassMetadata(owner)) { return }
    case .message: return
    case .values, .mutableValues, .valueTypes, .functions: break
    }
    throw JointError.wrongReceiver(
      declaration: handle.declaration.description,
      receiver: String(describing: type)
    )
  }
}
