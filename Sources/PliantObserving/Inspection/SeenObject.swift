import PliantImages
@_spi(PliantRooms) import PliantLifetime

/// An object that is observed, observes, or is bound; it is not kept.
struct SeenObject {
  let address: UInt
  var id: ObservedGraph.ID { ObservedGraph.ID(address) }
  let type: ClassMetadata
  /// The subscriptions to its properties, and to the paths that begin at it.
  let subscriptions: [Subscription]
  /// The subscriptions that end with it.
  let owned: [Subscription]
  /// The bindings of its properties.
  let bindings: [KeyPathBinding]
  private let states: [ObjectState]

  /// All of them, by address.
  static var all: [SeenObject] {
    let recorded = ObjectRecords.seen(
      most: .max,
      times: .max,
      of: [Slot.self, PathRoots.self, OwnedSubscriptions.self, BoundProperties.self],
      where: tellsSomething
    )
    var byAddress = Dictionary(
      uniqueKeysWithValues: recorded.objects.map {
        ($0.address, SeenObject($0.address, $0.type, $0.states))
      }
    )
    for (address, type, slots) in ObservedObjects.seen(most: .max) {
      let slots = slots.filter(tellsSomething)
      guard !slots.isEmpty else { continue }
      let known = byAddress[address]?.states ?? []
      byAddress[address] = SeenObject(address, type, known + slots)
    }
    return byAddress.values.sorted { $0.address < $1.address }
  }

  private static func tellsSomething(_ state: ObjectState) -> Bool {
    switch state {
    case let state as Slot: !state.isEmpty
    case let state as PathRoots: !state.all.isEmpty
    case let state as OwnedSubscriptions: !state.all.isEmpty
    case let state as BoundProperties: !state.incoming.isEmpty
    default: false
    }
  }

  /// Asks the states once: their answers change from one time to the next.
  private init(_ address: UInt, _ type: ClassMetadata, _ states: [ObjectState]) {
    self.address = address
    self.type = type
    self.states = states
    subscriptions = Subscription.inStates(states)
    owned = states.compactMap { $0 as? OwnedSubscriptions }.flatMap(\.all)
    bindings = states.compactMap { $0 as? BoundProperties }.flatMap(\.incoming)
  }

  /// Keeps the object, if it still lives.
  func keep() -> AnyObject? {
    for state in states {
      if let slot = state as? ObservedSlot {
        if let object = ObservedObjects.object(at: address, with: slot) { return object }
      } else if let object = ObjectRecords.object(at: address, with: state) {
        return object
      }
    }
    return nil
  }
}
