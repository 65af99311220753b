import CPliant
import PliantJoints

/// The request for an observation.
struct Registration {
  private let object: AnyObject
  private let path: ObservedPath
  /// The slot of an actor's property, which no path leads to.
  private let slot: Slot?
  private let flags: SubscriptionFlags
  private let destination: Destination?
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
    slot = nil
    flags = SubscriptionFlags(options)
    destination = Destination(delivery)
    self.owner = owner
    self.onEnd = onEnd
    self.failure = failure
    module = fileID.prefix { $0 != "/" }
  }

  /// The same as an observation that has begun; with its slot if no path leads to it.
  init(_ object: AnyObject, like known: Subscription, _ slot: Slot?) {
    self.object = object
    path = known.path
    self.slot = slot
    flags = .watching
    destination = nil
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
    slot = property.slot
    flags = SubscriptionFlags(options)
    destination = Destination(delivery)
    self.owner = owner
    self.onEnd = onEnd
    failure = nil
    module = ""
  }

  /// Begins to observe, and makes the initial call.
  func observe(_ handler: Handler, filter: AnyPush? = nil) throws -> Subscription {
    let all = filter == nil ? flags : flags.union(.binding)
    let owned = try owner.map { try OwnedSubscriptions.of($0, path) }
    let source = try path.steps.count == 1 && slot == nil ? source() : nil
    try checkObject(source)
    let rare = try makeOptions(handler, filter, source)
    let subscription = try start(handler, all, owned, rare, source)
    owned?.add(subscription)
    if flags.contains(.initial) {
      // A change that was made before this is in the value, and one that is made after it is reported.
      pliant_wait_for_readers()
      subscription.reportInitial(object)
    }
    return subscription
  }

  private func start(
    _ handler: Handler,
    _ flags: SubscriptionFlags,
    _ owned: OwnedSubscriptions?,
    _ options: SubscriptionOptions?,
    _ source: PropertySource?
  ) throws -> Subscription {
    guard path.steps.count < 2 else {
      let subscription = PathSubscription(
        object,
        path,
        handler,
        flags,
        owned,
        options,
        module: module
      )
      try subscription.start()
      return subscription
    }
    let known = try slot ?? source.flatMap { try Slot.of($0, object) }
    guard let known else { throw ObservingError.constant(property: path.text) }
    let subscription = PropertySubscription(path, handler, flags, owned, options)
    subscription.keepLastReported(object)
    subscription.start(known)
    return subscription
  }

  private func source() throws -> PropertySource {
    let source = try Properties.source(of: path.steps[0], in: object, askedBy: module)
    if case .property(let property) = source, flags.contains(.prior), !property.tellsPrior {
      throw ObservingError.onlyDidSet(property: property.name)
    }
    return source
  }

  /// Refuses an observation that could not end with its object.
  private func checkObject(_ source: PropertySource?) throws {
    guard swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque()) else { return }
    let known = if case .property(let property) = source { property.name } else { nil as String? }
    throw ObservingError.objectIsDying(
      object: "\(type(of: object))",
      property: known ?? path.text
    )
  }

  /// Whether old values must be kept from change to change.
  private func needsLastReported(_ source: PropertySource?) -> Bool {
    guard case .property(let property) = source else { return path.steps.count > 1 }
    return !property.tellsBefore
  }

  private func makeOptions(
    _ handler: Handler,
    _ filter: AnyPush?,
    _ source: PropertySource?
  ) throws -> SubscriptionOptions? {
    if flags.contains(.distinct), !path.isEquatable {
      throw ObservingError.notEquatable(
        property: path.text,
        type: "\(type(of: path.keyPath).valueType)"
      )
    }
    let needsOld = handler.takesOld || !flags.isDisjoint(with: [.old, .distinct])
    let last = needsOld && needsLastReported(source) ? LastReported() : nil
    if destination == nil, filter == nil, onEnd == nil, last == nil { return nil }
    return SubscriptionOptions(
      destination: destination,
      filter: filter,
      lastReported: last,
      onEnd: onEnd,
      failure: failure
    )
  }
}
