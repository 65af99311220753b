import SoakFixture

enum Property: Hashable {
  case value, text, list, parcel, half, next, other, mirror, tally, twin
}

enum ModelValue {
  case number(Int)
  case text(String)
  case list([Int])
  case parcel(Parcel)
  case object(ModelKnot?)

  var shown: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    case .list(let list): "\(list)"
    case .parcel(let parcel): "\(parcel)"
    case .object(let object): object.map { "\($0.id)" } ?? "nil"
    }
  }

  /// What a binding makes of it.
  var number: Int {
    switch self {
    case .number(let number): number
    case .text(let text): text.utf8.count
    case .list(let list): list.count
    case .parcel(let parcel): parcel.count
    case .object: 0
    }
  }
}

/// An object with properties, as the model has it.
final class ModelKnot {
  let id: Int
  let kind: KnotKind
  var values: [Property: ModelValue]
  /// Who keeps it.
  var references = 1
  var isAlive = true
  /// What listens to its properties, in the order of registration.
  var hooks: [Property: [ModelHook]] = [:]
  /// What ends with it: observers of paths that begin here, and those that it owns.
  var rooted: [ModelObserver] = []
  var owned: [ModelObserver] = []
  var monitors: [ModelMonitor] = []
  var hasAssociated = false
  var bindings: [Property: ModelBinding] = [:]

  init(_ id: Int, _ kind: KnotKind) {
    self.id = id
    self.kind = kind
    values = [
      .value: .number(0), .text: .text(""), .list: .list([]), .parcel: .parcel(Parcel()),
      .next: .object(nil), .other: .object(nil), .mirror: .number(0), .tally: .number(0),
      .twin: .number(0),
    ]
  }

  func value(of property: Property) -> ModelValue {
    if property == .half { return .number((values[.value]?.number ?? 0) / 2) }
    return values[property] ?? .number(0)
  }

  func object(at property: Property) -> ModelKnot? {
    if case .object(let object) = values[property] { return object }
    return nil
  }
}

enum KnotKind: CaseIterable {
  case knot, tightKnot, looseKnot, bead, pearl, listener

  /// Which key paths fit.
  var root: Root {
    switch self {
    case .knot, .tightKnot, .looseKnot: .knot
    case .bead: .bead
    case .pearl: .pearl
    case .listener: .nothing
    }
  }

  enum Root { case knot, bead, pearl, nothing }
}

final class ModelMonitor {
  let id: Int
  var state = State.watching
  init(_ id: Int) { self.id = id }
  enum State: Equatable { case watching, fired, stopped }
}

struct WeakKnot { weak var knot: ModelKnot? }
