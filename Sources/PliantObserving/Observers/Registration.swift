import CPliant
import PliantJoints

/// What is asked for when an observation begins.
struct Registration {
  private let object: AnyObject
  private let path: ObservedPath
  /// Those of an actor's property, which no path leads to.
  private let observers: PropertyObservers?
  private let options: ObservingOptions
  private let delivery: Delivery
  private let owner: AnyObject?
  private let onEnd: (() -> Void)?
  private let failure: (() -> (any Error)?)?
  private let module: Substring

  init<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    _ options: ObservingOptions,
    _ delivery: Delivery,
    owner: AnyObject? = nil,
    onEnd: (() -> Void)? = nil,
    failure: (() -> (any Error)?)? = nil,
    fileID: String
  ) throws {
    self.object = object
    path = try ObservedPath.path(of: keyPath)
    observers = nil
    self.options = options
    self.delivery = delivery
    self.owner = owner
    self.onEnd = onEnd
    self.failure = failure
    module = fileID.prefix { $0 != "/" }
  }

  /// Another observation of what an observer observes; `observers` where no path leads to it.
  init(_ object: AnyObject, like observer: Observer, _ observers: PropertyObservers?) {
    self.object = object
    path = observer.path
    self.observers = observers
    options = .watching
    delivery = .immediate
    owner = nil
    onEnd = nil
    failure = nil
    module = ""
  }

  init<Root: Actor, Value>(
    _ actor: Root,
    projection: KeyPath<Root, ObservedProperty<Value>>,
    _ options: ObservingOptions,
    _ delivery: Delivery,
    owner: AnyObject? = nil,
    onEnd: (() -> Void)? = nil
  ) throws {
    guard !options.contains(.initial) else {
      throw ObservingError.unsupportedPath(
        path: ObservedPath.text(of: projection),
        detail: "only the actor itself can read the initial value"
      )
    }
    object = actor
    let property = actor[keyPath: projection]
    path = try ObservedPath.path(of: projection, property)
    observers = property.observers
    self.options = options
    self.delivery = delivery
    self.owner = owner
    self.onEnd = onEnd
    failure = nil
    module = ""
  }

  /// Begins to observe, and makes the initial call.
  func observe(_ handler: Handler, gate: AnyPush? = nil) throws -> Observer {
    let needsOld = handler.takesOld || !options.isDisjoint(with: [.old, .distinct])
    let all = needsOld ? options.union(.needsOld) : options
    let owned = try owner.map { try OwnedObservers.of($0, path) }
    let source = try path.steps.count == 1 && observers == nil ? source() : nil
    try checkObject(source)
    let extras = try makeExtras(owned, gate, all, source)
    let observer = try start(handler, all, extras, source)
    owned?.add(observer)
    if options.contains(.initial) {
      // Whose change comes before this hears nothing, and is seen; whose change comes after is told.
      pliant_wait_for_readers()
      observer.tellInitial(object)
    }
    return observer
  }

  private func start(
    _ handler: Handler,
    _ options: ObservingOptions,
    _ extras: ObserverExtras?,
    _ source: PropertySource?
  ) throws -> Observer {
    guard path.steps.count < 2 else {
      let observer = PathObserver(object, path, handler, options, extras, module: module)
      try observer.start()
      return observer
    }
    let known = try observers ?? source.flatMap { try PropertyObservers.of($0, object) }
    guard let known else { throw ObservingError.constant(property: path.text) }
    let observer = PropertyObserver(path, handler, options, extras)
    observer.startShadow(object)
    observer.start(known)
    return observer
  }

  private func source() throws -> PropertySource {
    let source = try Properties.source(of: path.steps[0], in: object, askedBy: module)
    if case .property(let property) = source, options.contains(.prior), !property.tellsPrior {
      throw ObservingError.onlyDidSet(property: property.name)
    }
    return source
  }

  /// What could not end with its objects is refused.
  private func checkObject(_ source: PropertySource?) throws {
    guard swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque()) else { return }
    let known = if case .property(let property) = source { property.name } else { nil as String? }
    throw ObservingError.objectIsDying(
      object: "\(type(of: object))",
      property: known ?? path.text
    )
  }

  /// Whether old values must be kept from change to change.
  private func needsShadow(_ source: PropertySource?) -> Bool {
    guard case .property(let property) = source else { return path.steps.count > 1 }
    return !property.tellsBefore
  }

  private func makeExtras(
    _ owned: OwnedObservers?,
    _ gate: AnyPush?,
    _ options: ObservingOptions,
    _ source: PropertySource?
  ) throws -> ObserverExtras? {
    if options.contains(.distinct), !path.isEquatable {
      throw ObservingError.notEquatable(
        property: path.text,
        type: "\(type(of: path.keyPath).valueType)"
      )
    }
    let shadow = options.contains(.needsOld) && needsShadow(source) ? Shadow() : nil
    if case .immediate = delivery, owner == nil, gate == nil, onEnd == nil, shadow == nil {
      return nil
    }
    return ObserverExtras(
      delivery: delivery,
      owner: owner,
      ownedBy: owned,
      gate: gate,
      shadow: shadow,
      onEnd: onEnd,
      failure: failure
    )
  }
}
