import PliantHooks
import PliantImages

/// A typed handle on a method, checked by the compiler: its receiver, its arguments and its result.
///
/// Create one with `#method`, `#getter` or `#setter`; `Function` is then inferred. It is flat, with
/// the receiver first: `(UserDefaults, String) -> Any?`.
///
/// ```swift
/// let greet = #method(Greeter.greet(_:))
/// try greet.override(on: greeter) { greeter, who in "Hi \(who)" }
/// ```
///
/// Creating a handle costs nothing and changes nothing. The first use of one reads the symbols of
/// the image that contains the method, in a few milliseconds; they are not kept. The hook that the
/// first installation makes stays in the hook for ever; with no layers left it costs a few
/// nanoseconds a call.
///
/// Handles can be used from any thread. The functions that are installed run on the thread that
/// calls the method, under no lock, and can use every handle themselves.
public struct Method<Function>: FunctionHandle {
  public let pliantHandle: __Pliant.Handle<Function>

  public init(pliantHandle: __Pliant.Handle<Function>) { self.pliantHandle = pliantHandle }
}

// MARK: - One object

extension Method {
  /// Overrides the method for one object.
  ///
  /// The override becomes the object's topmost layer and replaces any layer with the same key.
  /// Other objects are untouched, and `type(of:)` does not change. The layer and what it captures
  /// live until it is removed or the object dies: use the receiver that the function is passed,
  /// because capturing the object itself is a cycle.
  ///
  /// - Parameters:
  ///   - receiver: an instance of the method's class.
  ///   - key: a key to find the layer by later; if it is nil, a unique one is made.
  ///   - function: the function to run instead; the receiver comes first.
  /// - Returns: a token that removes the layer; it may be dropped.
  /// - Throws: `OverrideError`, and nothing was changed.
  @discardableResult
  public func override(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    _ function: Function
  ) throws -> Override {
    try install(on: receiver, key: key, as: .override) { _ in function }
  }

  /// Overrides the method for one object with a function that can call the layer below.
  ///
  /// `make` is called once, with the layer, and returns the function; see ``override(on:key:_:)``.
  @discardableResult
  public func wrap(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    _ make: (Override.Layer<Function>) -> Function
  ) throws -> Override {
    try install(on: receiver, key: key, as: .wrapper) { make(Override.Layer($0, of: handle)) }
  }

  func wrap(
    on receiver: AnyObject,
    key: AnyHashable?,
    around make: (Function) -> Function
  ) throws -> Override { try wrap(on: receiver, key: key) { make($0.next) } }

  func install(
    on receiver: AnyObject,
    key: AnyHashable?,
    as kind: LayerKind,
    _ make: (LayerID) -> Function
  ) throws -> Override {
    guard isReceiver(receiver) else { throw wrongReceiver(type(of: receiver)) }
    let layers = try handle.layers(for: ClassMetadata(type(of: receiver)))
    let layer = try layers.layer(on: receiver, key: key)
    try layers.push(make(layer), as: layer, kind)
    TokenLog.add(Override(layer))
    return Override(layer)
  }

  /// Returns whether the object has a layer of the method with this key.
  public func hasOverride(on receiver: AnyObject, key: AnyHashable) -> Bool {
    overrides(on: receiver).contains { $0.key == key }
  }

  /// Removes the object's layer with this key, if there is one.
  public func removeOverride(on receiver: AnyObject, key: AnyHashable) {
    existing(receiver)?.remove(at: .object(Self.address(receiver))) { $0.key == key }
  }

  /// Removes all of the method's layers on the object.
  public func removeAllOverrides(on receiver: AnyObject) {
    existing(receiver)?.remove(at: .object(Self.address(receiver))) { _ in true }
  }

  /// Returns the object's layers of the method, newest first.
  public func overrides(on receiver: AnyObject) -> [Override] {
    guard let stack = existing(receiver) else { return [] }
    let place = LayerStack.Scope.object(Self.address(receiver))
    return stack.layers(at: place).reversed().map { Override(LayerID($0, in: stack, at: place)) }
  }

  /// Overrides the method on one object while `operation` runs; see ``override(on:key:_:)``.
  ///
  /// - Throws: `OverrideError` before `operation` runs; any error that `operation` throws.
  public func withOverride<Result>(
    on receiver: AnyObject,
    _ function: Function,
    operation: () async throws -> Result
  ) async throws -> Result {
    let override = try override(on: receiver, function)
    defer { override.stop() }
    return try await operation()
  }

  /// Overrides the method on one object while an operation that does not suspend runs; see
  /// `withOverride(on:_:operation:)`.
  @_disfavoredOverload  // if both can be called, the one to await
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
  /// Overrides the method for all instances of a class, present and future.
  ///
  /// Subclasses that inherit the method are affected, those that implement it are not; the layers
  /// of subclasses and of single objects run first. The layer stays until it is removed, or the
  /// last reference to the token is released.
  ///
  /// If the method is a class method, `type` is the class that layers are installed on, and
  /// `function` is passed the class that was called, which may be a subclass.
  ///
  /// - Returns: the token that keeps the layer.
  /// - Throws: `OverrideError`, and nothing was changed.
  public func override(
    onAll type: AnyClass,
    key: AnyHashable? = nil,
    _ function: Function
  ) throws -> Override {
    try install(onAll: type, key: key, as: .override) { _ in function }
  }

  /// Overrides the method for all instances of a class with a function that can call the layer
  /// below.
  ///
  /// See ``override(onAll:key:_:)``.
  public func wrap(
    onAll type: AnyClass,
    key: AnyHashable? = nil,
    _ make: (Override.Layer<Function>) -> Function
  ) throws -> Override {
    try install(onAll: type, key: key, as: .wrapper) { make(Override.Layer($0, of: handle)) }
  }

  func wrap(
    onAll type: AnyClass,
    key: AnyHashable?,
    around make: (Function) -> Function
  ) throws -> Override { try wrap(onAll: type, key: key) { make($0.next) } }

  private func install(
    onAll type: AnyClass,
    key: AnyHashable?,
    as kind: LayerKind,
    _ make: (LayerID) -> Function
  ) throws -> Override {
    try checkClass(type)
    let type = ClassMetadata(type)
    let layers = try handle.layers(for: type)
    let layer = layers.layer(at: .type(type.address), key: key)
    try layers.push(make(layer), as: layer, kind)
    TokenLog.add(Override(layer))
    return Override(layer, endsWithToken: true)
  }

  /// Returns whether the class itself has a layer with this key; its superclasses' do not count.
  public func hasOverride(onAll type: AnyClass, key: AnyHashable) -> Bool {
    overrides(onAll: type).contains { $0.key == key }
  }

  /// Removes the class's layer with this key, if there is one.
  public func removeOverride(onAll type: AnyClass, key: AnyHashable) {
    let type = ClassMetadata(type)
    let scope = LayerStack.Scope.type(type.address)
    handle.existingLayers(for: type, at: scope)?.remove(at: scope) { $0.key == key }
  }

  /// Returns the class's own layers of the method, newest first.
  public func overrides(onAll type: AnyClass) -> [Override] {
    let type = ClassMetadata(type)
    let scope = LayerStack.Scope.type(type.address)
    guard let stack = handle.existingLayers(for: type, at: scope) else { return [] }
    return stack.layers(at: scope).reversed().map { Override(LayerID($0, in: stack, at: scope)) }
  }

  /// Replaces the method's code with that of another method, which runs on this one's receivers.
  ///
  /// The result is a redefinition, see ``FunctionHandle/redefine(_:)``. The compiler checks that
  /// arguments and result agree. The other method's code runs with a receiver of this method's
  /// class as `self`, so it may use only what that class has.
  ///
  /// `other` must be a method of this class, of an ancestor, or of a final class without stored
  /// properties that has no superclass or one of this class's. Throws `OverrideError`: its case is
  /// `wrongReceiver` if the other class's code could reach beyond the receiver.
  public func replace<Receiver, Other, each Argument, Result, Failure: Error>(
    with other: Method<(Other, repeat each Argument) throws(Failure) -> Result>
  ) throws -> Redefinition
  where Function == (Receiver, repeat each Argument) throws(Failure) -> Result {
    try handle.replace(with: other.handle)
  }

  public func replace<Receiver, Other, each Argument, Result, Failure: Error>(
    with other: Method<(Other, repeat each Argument) async throws(Failure) -> Result>
  ) throws -> Redefinition
  where Function == (Receiver, repeat each Argument) async throws(Failure) -> Result {
    try handle.replace(with: other.handle)
  }
}

// MARK: - Receivers

extension Method {
  /// Returns whether calling the handle on the object runs anything: a class declares the method,
  /// or a layer implements it.
  ///
  /// Layers of the object and of its classes count.
  public func isImplemented(by receiver: AnyObject) -> Bool {
    switch handle.subject {
    case .message:
      handle.messageLayers?.implementation(for: Receiver(receiver)) != nil
    case .instances: isReceiver(receiver)
    case .classes, .values, .mutableValues, .valueTypes, .functions: false
    }
  }

  static func address(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  private func existing(_ receiver: AnyObject) -> LayerStack? {
    guard isReceiver(receiver) else { return nil }
    let scope = LayerStack.Scope.object(Self.address(receiver))
    return handle.existingLayers(for: ClassMetadata(type(of: receiver)), at: scope)
  }

  func isReceiver(_ receiver: AnyObject) -> Bool {
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
    throw wrongReceiver(type)
  }

  private func wrongReceiver(_ type: AnyClass) -> OverrideError {
    guard handle.requirement == nil else {
      return handle.declaration.refusal(
        "it is a protocol's requirement, which is redefined for whole types: write the "
          + "handle of \(type)'s own method, or '.conformer(\(type).self).redefine'"
      )
    }
    return .wrongReceiver(
      declaration: handle.declaration.description,
      receiver: String(describing: type)
    )
  }
}
