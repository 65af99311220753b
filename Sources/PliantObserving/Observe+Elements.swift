import PliantBase

/// Calls `handler` after each change of a property of each object in a collection.
///
/// ```swift
/// let observation = try observe(cart, \.items, each: \.price) { item, change in print(item, change.new) }
/// ```
///
/// Objects that are added to the collection are observed from then on, and those that are removed
/// no longer; an object that is in it twice is observed once.
///
/// - Parameters:
///   - object: The object that has the collection. Neither it nor the objects in the collection are
///     kept.
///   - collection: A property or a path, as for the other overloads.
///   - keyPath: The property to observe of each object in the collection.
///   - options: The calls to make, and the values to read for them; with `.initial` also for each
///     object that is added later.
///   - delivery: The thread, queue or actor to call the handler on. A late call is left out if its
///     object is gone by then.
///   - fileID: The file of the call; see the other overloads.
///   - handler: The function to call; kept until the observation ends.
/// - Returns: A token that ends all of it when its last reference is released; its `failure` says
///   why an object that was added later is not observed.
/// - Throws: The errors of the other overloads, also if an object in the collection cannot be
///   observed. Nothing has changed then.
public func observe<Root: AnyObject, Objects: Collection, Value>(
  _ object: Root,
  _ collection: KeyPath<Root, Objects>,
  each keyPath: KeyPath<Objects.Element, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  fileID: String = #fileID,
  _ handler: @escaping (Objects.Element, Change<Value>) -> Void
) throws -> KeyPathObservation where Objects.Element: AnyObject {
  let elements = ElementObservers(keyPath, options, delivery, fileID, handler)
  let observer = try elements.follow(object, collection, owner: nil, fileID: fileID)
  return PliantObservingExpansion.observation(observer, owner: nil)
}

/// Calls `handler` after each change of a property of each object in a collection, until `object` or `owner` dies.
///
/// It differs from the overload without an owner in that the observation lasts without its token.
@discardableResult
public func observe<Root: AnyObject, Objects: Collection, Value>(
  _ object: Root,
  _ collection: KeyPath<Root, Objects>,
  each keyPath: KeyPath<Objects.Element, Value>,
  options: ObservingOptions = [],
  on delivery: Delivery = .immediate,
  owner: AnyObject,
  fileID: String = #fileID,
  _ handler: @escaping (Objects.Element, Change<Value>) -> Void
) throws -> KeyPathObservation where Objects.Element: AnyObject {
  let elements = ElementObservers(keyPath, options, delivery, fileID, handler)
  let observer = try elements.follow(object, collection, owner: owner, fileID: fileID)
  return PliantObservingExpansion.observation(observer, owner: owner)
}

/// The observations of the objects that are in a collection.
private final class ElementObservers<Element: AnyObject>: @unchecked Sendable {
  // SAFETY: guarded; `begin` is handed over as every handler is.
  private let begin: (Element) throws -> KeyPathObservation
  private let state = Guarded(State())
  /// Follows one change after the other.
  private let updates = PushQueue()

  private struct State: Sendable {
    /// Nil once all has ended.
    var known: [ObjectIdentifier: KeyPathObservation]? = [:]
    var failure: (any Error)?
  }

  init<Value>(
    _ keyPath: KeyPath<Element, Value>,
    _ options: ObservingOptions,
    _ delivery: Delivery,
    _ fileID: String,
    _ handler: @escaping (Element, Change<Value>) -> Void
  ) {
    begin = { element in
      let observer = try Registration(element, keyPath, options, delivery, fileID: fileID)
        .observe(
          .change { [weak element] raw in if let element { handler(element, Change(raw)) } }
        )
      return KeyPathObservation(observer, endsWithToken: false)
    }
  }

  func follow<Root: AnyObject, Objects: Collection<Element>>(
    _ object: Root,
    _ collection: KeyPath<Root, Objects>,
    owner: AnyObject?,
    fileID: String
  ) throws -> Observer {
    let update = { [self, weak object] in
      updates.run { if let object { self.update(to: object[keyPath: collection]) } }
    }
    let observer = try Registration(
      object,
      collection,
      [],
      .immediate,
      owner: owner,
      onEnd: end,
      failure: { [self] in state.withLock { $0.failure } },
      fileID: fileID
    )
    .observe(.plain(update))
    update()
    if let failure = state.withLock({ $0.failure }) {
      observer.stop()
      throw failure
    }
    return observer
  }

  /// Lets go of what has left, and of what died and whose address may be another's, and observes what has come.
  private func update(to elements: some Collection<Element>) {
    let present = Set(elements.map(ObjectIdentifier.init))
    let known = state.withLock { $0.known } ?? [:]
    for (id, observation) in known where !present.contains(id) || !observation.isActive {
      observation.stop()
      state.withLock { $0.known?[id] = nil }
    }
    for element in elements {
      let id = ObjectIdentifier(element)
      guard state.withLock({ $0.known.map { $0[id] == nil } }) == true else { continue }
      do {
        let observation = try begin(element)
        let hasEnded = state.withLock { state in
          state.known?[id] = observation
          return state.known == nil
        }
        if hasEnded { observation.stop() }
      } catch {
        state.withLock { $0.failure = error }
      }
    }
  }

  private func end() {
    let known = state.withLock { state in
      defer { state.known = nil }
      return state.known
    }
    for observation in known?.values ?? [:].values { observation.stop() }
  }
}
