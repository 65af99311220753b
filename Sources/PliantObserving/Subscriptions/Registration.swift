import CPliant
import PliantHooks

/// The request for an observation.
struct Registration {
  private let object: AnyObject
  private let path: ObservedPath
  private let flags: SubscriptionFlags
  private var destination: Destination?
  private var owner: AnyObject?
  private var onEnd: (() -> Void)?
  private var failure: (() -> (any Error)?)?
  private var module: Substring = ""
  /// The paths that a computed property depends on; empty if it is observed itself.
  private var dependencies: [ObservedPath] = []
  /// The slot of an actor's property, which no path leads to.
  private var slot: Slot?

  init<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    dependsOn dependencies: [PartialKeyPath<Root>] = [],
    _ options: ObservingOptions,
    _ delivery: ObservingOptions.Delivery,
    owner: AnyObject? = nil,
    onEnd: (() -> Void)? = nil,
    failure: (() -> (any Error)?)? = nil,
    fileID: String
  ) throws {
    self.object = object
    path = try ObservedPath.path(of: keyPath)
    flags = SubscriptionFlags(options)
    destination = Destination(delivery)
    self.owner = owner
    self.onEnd = onEnd
    self.failure = failure
    module = fileID.prefix { $0 != "/" }
    self.dependencies = try dependencies.map { try ObservedPath.path(of: $0) }
  }

  init<Root: Actor, Value>(
    _ actor: Root,
    projection: KeyPath<Root, ObservedProperty<Value>>,
    _ options: ObservingOptions,
    _ delivery: ObservingOptions.Delivery,
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
    flags = SubscriptionFlags(options)
    slot = property.slot
    destination = Destination(delivery)
    self.owner = owner
    self.onEnd = onEnd
  }

  /// Observes what another observation does; with its slot if no path leads to it.
  init(_ object: AnyObject, like known: Subscription, _ slot: Slot?) {
    self.object = object
    path = known.path
    flags = .watching
    self.slot = slot
    dependencies = (known as? PathSubscription)?.dependencies ?? []
  }

  /// Begins to observe, and makes the initial call.
  func observe(_ handler: Handler, filter: AnyPush? = nil) throws -> Subscription {
    let owned = try owner.map { try OwnedSubscriptions.of($0, path) }
    let isProperty = path.steps.count == 1 && dependencies.isEmpty
    let source =
      isProperty && slot == nil
      ? try PropertyIndex.source(of: path.steps[0], in: object, askedBy: module) : nil
    try check(source)
    let flags = filter == nil ? flags : flags.union(.binding)
    let subscription: Subscription
    if !isProperty {
      let options = options(filter, nil)
      let new = PathSubscription(object, path, dependencies, handler, flags, owned, options, module)
      try new.start()
      subscription = new
    } else {
      let slot = try slot ?? source.flatMap { try Slot.of($0, object) }
      guard let slot else { throw ObservingError.constant(property: path.text) }
      let options = options(filter, lastReported(source, handler))
      let new = PropertySubscription(path, handler, flags, owned, options, shape: .property)
      new.start(slot)
      subscription = new
    }
    owned?.add(subscription)
    if flags.contains(.initial) {
      // A change made before this is in the value, and one that is made after it is reported.
      pliant_wait_for_readers()
      subscription.report(object, nil, .initial)
    }
    return subscription
  }

  /// Refuses an observation that could not be called before changes as asked, not end with its
  /// object, or not compare its values.
  private func check(_ source: PropertySource?) throws {
    try source?.property?.check(flags)
    if swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque()) {
      let known = source?.property?.name
      throw ObservingError.objectIsDying(
        object: "\(type(of: object))",
        property: known ?? path.text
      )
    }
    if flags.contains(.distinct), !path.isEquatable {
      throw ObservingError.notEquatable(
        property: path.text,
        type: "\(type(of: path.keyPath).valueType)"
      )
    }
  }

  /// The present value, if the old one of a change could not be read before it.
  private func lastReported(_ source: PropertySource?, _ handler: Handler) -> LastReported? {
    guard let property = source?.property, !property.canReadOld,
      Reading.isNeeded(for: handler, flags), path.hasValue(from: object)
    else { return nil }
    return LastReported(path, from: object)
  }

  private func options(_ filter: AnyPush?, _ last: LastReported?) -> SubscriptionOptions? {
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
