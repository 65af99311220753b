import SoakFixture

/// Where an observer listens.
struct ModelHook {
  let observer: ModelObserver
  let level: Int
}

/// An observation, or one direction of a binding.
final class ModelObserver {
  let id: Int
  let order: Int
  unowned let root: ModelKnot
  let path: ModelPath
  let form: Form
  let options: Options
  let reaction: Reaction
  /// Whether it is told by a queue, after the step.
  let isLater: Bool
  weak var owner: ModelKnot?
  let hasOwner: Bool
  var ownerIsGone: Bool { hasOwner && owner?.isAlive != true }
  var isActive = true
  var isStopped = false
  /// The object that is listened to at each level.
  var hooks: [ModelKnot?]
  /// Of a binding: what it sets.
  var push: ModelPush?

  enum Form { case plain, change, values }

  struct Options: OptionSet {
    let rawValue: Int
    static let initial = Options(rawValue: 1)
    static let prior = Options(rawValue: 2)
    static let old = Options(rawValue: 4)
    static let distinct = Options(rawValue: 8)
  }

  enum Reaction {
    case none
    /// Ends itself, if it has that place in the table of observations.
    case stop(slot: Int)
    /// Ends whatever stands in a place of the table of observations.
    case stopOther(slot: Int)
    /// Counts on an object, while that lives.
    case count(on: WeakKnot)
  }

  init(
    _ id: Int,
    _ order: Int,
    _ root: ModelKnot,
    _ path: ModelPath,
    form: Form,
    options: Options,
    reaction: Reaction = .none,
    isLater: Bool = false,
    owner: ModelKnot? = nil
  ) {
    self.id = id
    self.order = order
    self.root = root
    self.path = path
    self.form = form
    self.options = options
    self.reaction = reaction
    self.isLater = isLater
    self.owner = owner
    hasOwner = owner != nil
    hooks = Array(repeating: nil, count: path.steps.count)
  }

  var needsOld: Bool { form == .values || !options.isDisjoint(with: [.old, .distinct]) }
  var tellsOld: Bool { form == .values || options.contains(.old) }
  var wantsBefore: Bool { needsOld || options.contains(.prior) }
}

/// What a binding's observer sets.
final class ModelPush {
  unowned let target: ModelKnot
  let property: Property
  let transform: (Int) -> Int
  weak var opposite: ModelObserver?
  /// The change that comes back from the other end is its own.
  var isExpected = false
  var isPushing = false

  init(_ target: ModelKnot, _ property: Property, _ transform: @escaping (Int) -> Int) {
    self.target = target
    self.property = property
    self.transform = transform
  }
}

final class ModelBinding {
  let directions: [ModelObserver]
  init(_ directions: [ModelObserver]) { self.directions = directions }
  var isActive: Bool { directions.allSatisfy(\.isActive) }
}

/// A path, as the model reads it.
struct ModelPath {
  let steps: [Property]
  /// Whether the label of the parcel at the end is meant.
  var isLabel = false

  var text: String { steps.map { "\($0)" }.joined(separator: ".") + (isLabel ? ".label" : "") }

  func read(_ root: ModelKnot) -> ModelValue? {
    var object = root
    for step in steps.dropLast() {
      guard let next = object.object(at: step) else { return nil }
      object = next
    }
    let value = object.value(of: steps[steps.count - 1])
    if isLabel, case .parcel(let parcel) = value { return .text(parcel.label) }
    return value
  }

  func shown(_ root: ModelKnot) -> String { read(root)?.shown ?? "nil" }
}
