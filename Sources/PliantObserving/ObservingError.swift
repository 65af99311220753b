/// An error that occurs when a property cannot be observed or bound.
///
/// Each case says what to do about it. Thrown by the call that asked, before anything was changed.
/// If only the way the program is built prevents observation, the error is an `OverrideError`.
///
/// ```swift
/// do { try bind(label, \.text, to: model, \.title) } catch let error as ObservingError {
///   print(error)  // which property, why, and what to write
/// }
/// ```
public enum ObservingError: Error, Equatable {
  /// A stored or computed property whose changes make no call that could be observed, as in
  /// optimized modules. Mark it `dynamic` or `@Observed`, or build its module for debugging.
  case notObservable(property: String)

  /// A `let`, which never changes. It may be an object along a longer path.
  case constant(property: String)

  /// A computed property without a setter. Name those that it is computed from with `dependsOn:`.
  case readOnly(property: String)

  /// A dynamic property with a `willSet` and no `didSet`: no code is called after a change. Add
  /// `didSet {}`.
  case onlyWillSet(property: String)

  /// `.prior` was requested for a dynamic property with a `didSet` and no `willSet`: no code is
  /// called before a change. Add `willSet {}`.
  case onlyDidSet(property: String)

  /// A dynamic property that an optimized build changes in place, as for `+=`, without calling its
  /// setter: it has a property wrapper or a `_modify` of its own, or overrides a property that is
  /// not dynamic. Mark it `@Observed`, or mark the overridden property `dynamic`, too.
  case changedInPlace(property: String)

  /// A key path through a subscript, through a value behind a protocol, or in a form that this
  /// version of Swift stores in an unknown way. `detail` says which.
  case unsupportedPath(path: String, detail: String)

  /// A type whose values a setter takes in a way of its own: `Float80`, structs that contain one,
  /// and tuples of more than four words or more than four floating-point numbers. Mark the property
  /// `@Observed`.
  case unsupportedType(property: String, type: String)

  /// `.distinct` was requested, and the property's type is not `Equatable`.
  case notEquatable(property: String, type: String)

  /// The `deinit` of the object to observe, or of the object to bind, has begun.
  case objectIsDying(object: String, property: String)

  /// The owner's `deinit` has begun: the observation could not end with it.
  case ownerIsDying(owner: String, property: String)
}

extension ObservingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notObservable(let property):
      "'\(property)' cannot be observed: mark it 'dynamic' or '@Observed', or build its module for "
        + "debugging and without '-enforce-exclusivity=unchecked'"
    case .constant(let property):
      "'\(property)' is a constant, which never changes: there is nothing to observe"
    case .readOnly(let property):
      "'\(property)' has no setter: name what it is computed from, as in "
        + "'dependsOn: [\\.first, \\.last]'"
    case .onlyWillSet(let property):
      "'\(property)' has a 'willSet', but nothing is called after a change: add 'didSet {}'"
    case .onlyDidSet(let property):
      "'\(property)' has a 'didSet', but nothing is called before a change: add 'willSet {}'"
    case .changedInPlace(let property):
      "'\(property)' cannot be observed: in this optimized build, a change in place such as '+=' "
        + "does not call its setter. Mark it '@Observed' in place of its wrapper or '_modify' or, "
        + "if it overrides a property, mark that 'dynamic', too"
    case .unsupportedPath(let path, let detail):
      "'\(path)' cannot be observed: \(detail)"
    case .unsupportedType(let property, let type):
      "'\(property)' cannot be observed, for it holds a \(type): mark it '@Observed'"
    case .notEquatable(let property, let type):
      "'\(property)' cannot be observed with '.distinct', for \(type) is not Equatable: "
        + "compare in the handler"
    case .objectIsDying(let object, let property):
      "'\(property)' cannot be observed on an object of \(object) whose deinit has begun"
    case .ownerIsDying(let owner, let property):
      "'\(property)' cannot be observed for an owner of \(owner) whose deinit has begun"
    }
  }
}
