import CPliant
import PliantImages

/// A key path, taken apart into the objects that it passes through; it reads its value whatever the
/// type.
@usableFromInline
final class ObservedPath: @unchecked Sendable {
  // SAFETY: constant; a key path that observes captures nothing but types.
  /// A property of one object on the way: the property itself, then the components that lead from
  /// its value to the next object.
  typealias Step = ArraySlice<KeyPathComponent>

  let keyPath: AnyKeyPath
  let valueType: Any.Type
  let steps: [Step]
  /// The getters of properties that it names through protocols.
  private let requirements: [UInt]
  let size: Int
  let alignment: Int
  /// Words that hold a value wherever they begin.
  let words: Int
  /// Whether there is nothing to be done to destroy a value.
  private let isTrivial: Bool
  /// Whether only the actor that has the property may read it.
  let isIsolated: Bool
  /// Whether reading it stops the program if an object on the way is missing: it has a `!`.
  let isForced: Bool
  /// The getter behind a key path of one component: about seven times as fast as the key path.
  private let getter: KeyPathComponent.Computed?
  /// The same getter, if it takes only the object.
  private let plainGetter: UnsafeRawPointer?
  /// The getters behind a key path that leads from object to object.
  private let objectPath: ObjectPath?
  private let operations: ValueOperations

  fileprivate init<Value>(
    _ keyPath: AnyKeyPath,
    of type: Value.Type,
    isIsolated: Bool,
    _ read: @escaping (AnyObject) -> Value
  ) throws(ObservingError) {
    let components = try Self.components(of: keyPath)
    self.keyPath = keyPath
    valueType = type
    self.isIsolated = isIsolated
    steps = Self.steps(of: components)
    requirements = components.compactMap(\.requirement)
    isForced = components.contains(where: \.isForced)
    getter = isIsolated || components.count > 1 ? nil : components[0].computed
    plainGetter = getter.flatMap { $0.arguments == nil ? $0.getter : nil }
    objectPath = isIsolated ? nil : ObjectPath(steps)
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    words = (size + 7) / 8 + (alignment > 8 ? alignment / 8 : 0)
    isTrivial = _isPOD(Value.self)
    operations = ValueOperations(read)
  }

  /// The components of a key path, of which there is one at least.
  private static func components(
    of keyPath: AnyKeyPath
  ) throws(ObservingError) -> [KeyPathComponent] {
    func refuse(_ detail: String) -> ObservingError {
      .unsupportedPath(path: text(of: keyPath), detail: detail)
    }
    guard let components = KeyPathComponent.untilSubscript(in: keyPath) else {
      throw refuse("its memory is not laid out as known")
    }
    guard let first = components.first, first.isOfObject else {
      throw refuse("it names no property")
    }
    for component in components {
      if component.computed?.isSubscript == true { throw refuse("it goes through a subscript") }
      guard component.isOfObject || ValueLayout.isValue(component.base) else {
        throw refuse("it goes through \(component.base), which is neither a class nor a value")
      }
    }
    return components
  }

  /// One step for each object that the components pass through.
  private static func steps(of components: [KeyPathComponent]) -> [Step] {
    let starts = components.indices.filter { components[$0].isOfObject }
    return zip(starts, starts.dropFirst() + [components.count]).map { components[$0..<$1] }
  }

  /// Its name in errors and when it is printed.
  var text: String { Self.text(of: keyPath) }

  /// Whether values can be compared.
  var isEquatable: Bool { operations.equals != nil }
}

// MARK: - Values

extension ObservedPath {
  /// Puts the value where there is room for it; `root` must be of the key path's root type.
  @usableFromInline
  @inline(__always)
  func read(_ root: AnyObject, into value: UnsafeMutableRawPointer) {
    guard let getter else { return readSteps(root, into: value) }
    // SAFETY: a component of a class is applied to the address of a reference.
    withUnsafePointer(to: root) { root in getter.read(into: value, from: UnsafeRawPointer(root)) }
  }

  /// Puts the value there for the object of a change.
  @inline(__always)
  func read(_ change: OldValueBuffer, into value: UnsafeMutableRawPointer) {
    guard let plainGetter else { return readOther(change, into: value) }
    // SAFETY: whoever changes the object keeps it; there is the address of its reference.
    pliant_read_component(plainGetter, value, pliant_pending_object(change), nil, 0)
  }

  @inline(never)
  private func readOther(_ change: OldValueBuffer, into value: UnsafeMutableRawPointer) {
    guard let object = change.pointee.object else { return }
    // SAFETY: whoever changes the object keeps it.
    Unmanaged<AnyObject>.fromOpaque(object)._withUnsafeGuaranteedRef { read($0, into: value) }
  }

  @inline(never)
  private func readSteps(_ root: AnyObject, into value: UnsafeMutableRawPointer) {
    guard let objectPath else { return operations.read(root, value) }
    objectPath.read(root, into: value)
  }

  @inline(__always)
  func destroy(_ value: UnsafeMutableRawPointer) {
    // SAFETY: here is a value of the type, whose metadata says how it is destroyed.
    if !isTrivial {
      pliant_destroy_value(value, unsafeBitCast(valueType, to: UnsafeRawPointer.self))
    }
  }

  /// Reads the value for as long as `body` runs.
  @inline(__always)
  func withValue<Result>(of root: AnyObject, _ body: (UnsafeRawPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: size, alignment: alignment) { room in
      // SAFETY: there is room for one value, which is taken away again.
      let value =
        room.baseAddress ?? UnsafeMutableRawPointer(bitPattern: alignment).unsafelyUnwrapped
      read(root, into: value)
      defer { destroy(value) }
      return body(value)
    }
  }

  /// Whether the value is the one at an address; false if values cannot be compared.
  func isSame(as value: UnsafeRawPointer, in root: AnyObject) -> Bool {
    operations.equals.map { equals in withValue(of: root) { equals(value, $0) } } ?? false
  }

  /// Whether the path has a value: nothing behind a `!` is missing.
  @inline(__always)
  func hasValue(from root: AnyObject) -> Bool { !isForced || isSafe(from: root) }

  private func isSafe(from root: AnyObject) -> Bool {
    guard let last = steps.last, let object = lastObject(from: root) else { return false }
    return last.lastIndex(where: \.isForced).map { last[...$0].leadsSomewhere(from: object) }
      ?? true
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

// MARK: - Paths

extension ObservedPath {
  /// The path of a key path, made once.
  static func path<Root: AnyObject, Value>(of keyPath: KeyPath<Root, Value>) throws -> ObservedPath
  {
    try known(keyPath) {
      try ObservedPath(keyPath, of: Value.self, isIsolated: false) { root in
        unsafeDowncast(root, to: Root.self)[keyPath: keyPath]
      }
    }
  }

  /// The path of a key path to a value of any type.
  static func path<Root: AnyObject>(of keyPath: PartialKeyPath<Root>) throws -> ObservedPath {
    func path<Value>(to _: Value.Type) throws -> ObservedPath {
      // SAFETY: it is a key path to its type of value.
      try Self.path(of: unsafeDowncast(keyPath, to: KeyPath<Root, Value>.self))
    }
    return try _openExistential(type(of: keyPath).valueType, do: path(to:))
  }

  /// The path of a reference to an actor's property.
  static func path<Value>(
    of keyPath: AnyKeyPath,
    _ property: ObservedProperty<Value>
  ) throws -> ObservedPath {
    try known(keyPath) {
      try ObservedPath(keyPath, of: Value.self, isIsolated: true, property.read)
    }
  }

  /// Every path is made once, and never freed.
  private static func known(
    _ keyPath: AnyKeyPath,
    make: () throws -> ObservedPath
  ) throws -> ObservedPath {
    if let known = all.withLock({ $0[PathKey(keyPath: keyPath)] }) { return known }
    let made = try make()
    let key = PathKey(keyPath: keyPath, requirements: made.requirements)
    return all.withLock { all in
      let known = all[key] ?? made
      all[key] = known
      return known
    }
  }

  // SAFETY: see above; a key path is never changed.
  private struct PathKey: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
    /// NB: Swift 6.3's key paths to the requirements of one number of two protocols are equal.
    var requirements: [UInt] = []
  }

  private static let all = Guarded<[PathKey: ObservedPath]>([:])
}
