#if Console
import PliantObserving

/// The observations and bindings of the program.
struct ObservedMessage: Encodable {
  let objects: [Object]
  let observations: [Observation]
  let bindings: [Binding]
  /// The number of observations and bindings before these, and of all that match.
  let start: Int
  let total: Int
  /// The number of all objects that are observed, observe or are bound.
  let allObjects: Int

  struct Object: Encodable {
    let id: String
    let `class`: String
    let address: String
  }

  struct Observation: Encodable {
    let id: UInt
    let object: String
    let path: String
    let owner: String?
    let options: [String]
  }

  struct End: Encodable {
    let object: String
    let path: String
  }

  struct Binding: Encodable {
    let id: UInt
    let from: End
    let to: End
    let both: Bool
  }
}

extension ObservedMessage {
  init(_ graph: ObservedGraph) {
    objects = graph.objects.map {
      Object(id: hexadecimal($0.address), class: $0.className, address: hexadecimal($0.address))
    }
    observations = graph.observations.map {
      Observation(
        id: $0.id,
        object: hexadecimal($0.object),
        path: $0.path,
        owner: $0.owner.map(hexadecimal),
        options: $0.options.names
      )
    }
    bindings = graph.bindings.map {
      Binding(
        id: $0.id,
        from: End(object: hexadecimal($0.source.object), path: $0.source.path),
        to: End(object: hexadecimal($0.target.object), path: $0.target.path),
        both: $0.isTwoWay
      )
    }
    start = graph.start
    total = graph.total
    allObjects = graph.allObjects
  }
}

/// The properties that are plotted.
struct WatchesMessage: Encodable {
  let watches: [Item]

  struct Item: Encodable {
    let id: Int
    /// None for a property that is looked at.
    let observation: UInt?
    let object: String
    let `class`: String
    let path: String
    let ended: Bool
  }
}

/// The values to which watched properties were set.
struct ValuesMessage: Encodable {
  let values: [Item]
  let lost: Int

  struct Item: Encodable {
    let watch: Int
    let time: Double
    let number: Double?
    let text: String
  }
}
#endif
