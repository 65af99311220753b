import PliantLifetime
import PliantObserving
import PliantOverriding

/// The overrides and redefinitions of the program.
struct BentMessage: Encodable {
  let joints: [Joint]
  let redefinitions: [RedefinitionState]

  struct Joint: Encodable {
    let id: String
    let declaration: String
    let reach: String
    let images: [String]
    let calls: UInt64?
    let tasks: Int
    let classes: [Layers]
    let objects: [Layers]
    let moreObjects: Int
  }

  struct Layers: Encodable {
    var address: String?
    let `class`: String
    let layers: [String]
    var redefinition: String?
  }

  struct RedefinitionState: Encodable {
    let id: String
    let targets: [String]
    let isInUse: Bool
  }
}

extension BentMessage.Joint {
  init(_ joint: BentJoint) {
    id = "j" + String(joint.id, radix: 16)
    declaration = joint.declaration
    calls = joint.calls
    tasks = joint.taskRedefinitions
    moreObjects = joint.moreObjects
    switch joint.reach {
    case .everyCall: (reach, images) = ("everyCall", [])
    case .callsOf(_, let copies): (reach, images) = ("callsOf", copies)
    case .callsFrom(let names): (reach, images) = ("callsFrom", names)
    default: (reach, images) = ("nothing", [])
    }
    classes = joint.classes.map { layers in
      BentMessage.Layers(
        class: layers.className,
        layers: layers.keys,
        redefinition: layers.redefinition.map(RedefinitionID.text)
      )
    }
    objects = joint.objects.map { layers in
      BentMessage.Layers(
        address: hexadecimal(layers.address),
        class: layers.className,
        layers: layers.keys
      )
    }
  }
}

/// The id of a redefinition in messages and requests, by its number.
enum RedefinitionID {
  static func text(_ number: Int) -> String { "r\(number)" }

  static func number(of text: some StringProtocol) -> Int? {
    text.hasPrefix("r") ? Int(text.dropFirst()) : nil
  }
}

/// The observations and bindings of the program.
struct ObservedMessage: Encodable {
  let objects: [Object]
  let observations: [Observation]
  let bindings: [Binding]
  let isCut: Bool

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
    isCut = graph.isCut
  }
}

/// Objects with monitors that were deallocated.
struct DeathsMessage: Encodable {
  let deaths: [Item]
  let lost: Int
  let watched: Int

  struct Item: Encodable {
    let n: Int
    let time: Double
    let `class`: String
    let address: String
    let monitors: Int
    let thread: Int
  }
}

/// The properties that are plotted.
struct WatchesMessage: Encodable {
  let watches: [Item]

  struct Item: Encodable {
    let id: Int
    let observation: UInt
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

func hexadecimal(_ address: UInt) -> String { "0x" + String(address, radix: 16) }
