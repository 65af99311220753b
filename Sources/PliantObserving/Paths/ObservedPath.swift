import PliantJoints

/// A key path, taken apart into the objects that it passes through.
class ObservedPath: @unchecked Sendable {
  // SAFETY: constant; a key path that observes captures nothing but types.
  /// A property of one object on the way: the property itself, then what leads from its value to the
  /// next object.
  typealias Step = ArraySlice<KeyPathComponent>

  let keyPath: AnyKeyPath
  let steps: [Step]
  /// Whether reading it stops the program where an object on the way is missing: it has a `!`.
  private let isForced: Bool

  fileprivate init(_ keyPath: AnyKeyPath) throws(ObservingError) {
    func refuse(_ detail: String) -> ObservingError {
      .unsupportedPath(path: "\(keyPath)", detail: detail)
    }
    guard let components = KeyPathComponent.all(in: keyPath) else {
      throw refuse("its memory is not laid out as known")
    }
    let starts = components.indices.filter { components[$0].base is AnyClass }
    guard starts.first == 0 else { throw refuse("it names no property") }
    for component in components {
      if case .computed(let computed) = component.kind, computed.isSubscript {
        throw refuse("it goes through a subscript")
      }
      guard component.base is AnyClass || ValueLayout.isValue(component.base) else {
        throw refuse("it goes through \(component.base), which is neither a class nor a value")
      }
    }
    self.keyPath = keyPath
    steps = zip(starts, starts.dropFirst() + [components.count]).map { components[$0..<$1] }
    isForced = components.contains { if case .optionalForce = $0.kind { true } else { false } }
  }

  /// Whether the path has a value: nothing behind a `!` is missing.
  func hasValue(from root: AnyObject) -> Bool {
    guard isForced else { return true }
    guard let last = steps.last, let object = lastObject(from: root) else { return false }
    let force = last.lastIndex { if case .optionalForce = $0.kind { true } else { false } }
    return force.map { last[...$0].leadsSomewhere(from: object) } ?? true
  }

  /// Whether no object on the path is missing.
  func isReached(from root: AnyObject) -> Bool { lastObject(from: root) != nil }

  private func lastObject(from root: AnyObject) -> AnyObject? {
    var object: AnyObject? = root
    for step in steps.dropLast() {
      object = object.flatMap { step.nextObject(from: $0) }
    }
    return object
  }
}

/// What reads a path's value.
class ValueReader<Value>: ObservedPath, @unchecked Sendable {
  /// The value; `root` must be of the key path's root type.
  func read(_ root: AnyObject) -> Value { preconditionFailure("a reader knows its root") }

  /// Where a change that is being made finds its new value.
  func source(_ root: AnyObject) -> Change<Value>.Source { .live(root, self) }
}

/// What reads an actor's property, while the actor changes it.
final class ActorPath<Value>: ValueReader<Value>, @unchecked Sendable {
  private let property: ObservedProperty<Value>

  init(_ keyPath: AnyKeyPath, _ property: ObservedProperty<Value>) throws(ObservingError) {
    self.property = property
    try super.init(keyPath)
  }

  override func read(_ root: AnyObject) -> Value { property.read(root) }

  /// The value is read at once: later it would be read off the actor.
  override func source(_ root: AnyObject) -> Change<Value>.Source { .value(read(root)) }
}

/// The path of a key path whose root is known.
final class RootedPath<Root: AnyObject, Value>: ValueReader<Value>, @unchecked Sendable {
  private let typed: KeyPath<Root, Value>
  /// The getter behind a key path of one component: about seven times as fast as the key path.
  private let getter: KeyPathComponent.Computed?

  private init(_ keyPath: KeyPath<Root, Value>) throws(ObservingError) {
    typed = keyPath
    let components = KeyPathComponent.all(in: keyPath) ?? []
    if components.count == 1, case .computed(let computed) = components[0].kind {
      getter = computed
    } else {
      getter = nil
    }
    try super.init(keyPath)
  }

  override func read(_ root: AnyObject) -> Value {
    if let getter {
      return withUnsafePointer(to: root) { getter.read(Value.self, from: $0) }
    }
    return unsafeDowncast(root, to: Root.self)[keyPath: typed]
  }

  /// The path of a key path, made once.
  static func path(of keyPath: KeyPath<Root, Value>) throws -> RootedPath {
    let key = PathKey(keyPath: keyPath)
    if let known = ObservedPaths.all.withLock({ $0[key] }) {
      return unsafeDowncast(known, to: RootedPath.self)
    }
    let made = try RootedPath(keyPath)
    ObservedPaths.all.withLock { $0[key] = made }
    return made
  }
}

// SAFETY: see `ObservedPath`; a key path is never changed.
private struct PathKey: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
}

private enum ObservedPaths {
  static let all = Guarded<[PathKey: ObservedPath]>([:])
}
