import CPliant
import PliantJoints

/// What is asked for when an observation begins.
struct Registration<Root: AnyObject, Value> {
  private let object: Root
  private let path: RootedPath<Root, Value>
  private let options: ObservingOptions
  private let delivery: Delivery
  private let owner: AnyObject?
  private let onEnd: (() -> Void)?
  private let module: Substring

  init(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    _ options: ObservingOptions,
    _ delivery: Delivery,
    owner: AnyObject? = nil,
    onEnd: (() -> Void)? = nil,
    fileID: String
  ) throws {
    self.object = object
    path = try RootedPath.path(of: keyPath)
    self.options = options
    self.delivery = delivery
    self.owner = owner
    self.onEnd = onEnd
    module = fileID.prefix { $0 != "/" }
  }

  /// Begins to observe, and makes the initial call.
  func observe(_ handler: Handler<Value>, gate: AnyPush? = nil) throws -> Observer<Value> {
    let needsOld = handler.takesOld || !options.isDisjoint(with: [.old, .distinct])
    let all = needsOld ? options.union(.needsOld) : options
    let owned = try owner.map { try OwnedObservers.of($0, property: "\(path.keyPath)") }
    let extras = try makeExtras(owned, gate)
    let observer: Observer<Value>
    if path.steps.count == 1 {
      observer = try observeProperty(handler, all, extras)
    } else {
      let follower = PathObserver(object, path, handler, options: all, extras: extras, module: module)
      try follower.start()
      observer = follower
    }
    owned?.add(observer)
    if options.contains(.initial) {
      // Whose change comes before this hears nothing, and is seen; whose change comes after is told.
      pliant_wait_for_readers()
      observer.tellInitial(object)
    }
    return observer
  }

  private func observeProperty(
    _ handler: Handler<Value>,
    _ options: ObservingOptions,
    _ extras: ObserverExtras?
  ) throws -> Observer<Value> {
    let source = try Properties.source(of: path.steps[0], in: object, askedBy: module)
    guard let observers = try PropertyObservers.of(source, object, path: path) else {
      throw ObservingError.constant(property: "\(path.keyPath)")
    }
    let observer = PropertyObserver(path, handler, options: options, extras: extras)
    observer.start(observers)
    return observer
  }

  private func makeExtras(_ owned: OwnedObservers?, _ gate: AnyPush?) throws -> ObserverExtras? {
    var equals: Any?
    if options.contains(.distinct) {
      guard let equality = Equality.of(Value.self) else {
        throw ObservingError.notEquatable(property: "\(path.keyPath)", type: "\(Value.self)")
      }
      equals = equality
    }
    if case .immediate = delivery, owner == nil, equals == nil, onEnd == nil { return nil }
    return ObserverExtras(
      delivery: delivery,
      owner: owner,
      ownedBy: owned,
      equals: equals,
      gate: gate,
      onEnd: onEnd
    )
  }
}
