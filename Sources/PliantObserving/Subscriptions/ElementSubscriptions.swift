/// The observations of the objects that are in a collection.
final class ElementSubscriptions<Element: AnyObject>: @unchecked Sendable {
  // SAFETY: guarded; `begin` is handed over as every handler is.
  private let begin: (Element) throws -> KeyPathObservation
  private let fileID: String
  private let state = Guarded(State())
  /// Follows one change after the other.
  private let updates = PushQueue()

  private struct State: Sendable {
    /// The observations by element; nil once all have ended.
    var known: [ObjectIdentifier: KeyPathObservation]? = [:]
    var failure: (any Error)?
  }

  init<Value>(
    _ keyPath: KeyPath<Element, Value>,
    _ options: ObservingOptions,
    _ delivery: ObservingOptions.Delivery,
    _ fileID: String,
    _ handler: @escaping (Element, Change<Value>) -> Void
  ) {
    self.fileID = fileID
    begin = { element in
      let subscription = try Registration(element, keyPath, options, delivery, fileID: fileID)
        .observe(
          .change { [weak element] raw in if let element { handler(element, Change(raw)) } }
        )
      return KeyPathObservation(subscription, endsWithToken: false)
    }
  }

  func follow<Root: AnyObject, Objects: Collection<Element>>(
    _ object: Root,
    _ collection: KeyPath<Root, Objects>,
    owner: AnyObject?
  ) throws -> KeyPathObservation {
    let update = { [self, weak object] in
      updates.run { if let object { self.update(to: object[keyPath: collection]) } }
    }
    let subscription = try Registration(
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
      subscription.stop()
      throw failure
    }
    return subscription.token(owner)
  }

  /// Stops observing the objects that have left, and those that died, whose address may be
  /// another's by now, and observes those that have come.
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
    let known = state.withLock { $0.known.take() }
    for observation in known?.values ?? [:].values { observation.stop() }
  }
}
