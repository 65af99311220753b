import SoakFixture

/// A layer, as the model has it.
struct ModelLayer {
  let order: Int
  let key: Int?
  let recipe: Recipe
}

/// An object with methods, as the model has it.
final class ModelObject {
  let id: Int
  let family: Family
  let type: Int
  /// By method, oldest first.
  var layers: [ObjectIdentifier: [ModelLayer]] = [:]
  var kept = ""
  /// What each spy should have seen, by its recipe.
  var spied: [Int: [String]] = [:]

  init(_ id: Int, _ family: Family, _ type: Int) {
    self.id = id
    self.family = family
    self.type = type
  }
}

/// The layers of whole classes in the model; they are changed while no thread runs.
final class ModelClasses: @unchecked Sendable {
  // SAFETY: whoever changes it waits for all who read it.
  struct Place: Hashable {
    let method: ObjectIdentifier
    let type: Int
    init(_ method: OverriddenMethod, _ type: Int) {
      self.method = ObjectIdentifier(method)
      self.type = type
    }
  }

  var layers: [Place: [ModelLayer]] = [:]
  var redefinitions: [Place: Recipe] = [:]
}

/// A call that is to be predicted.
struct PredictedCall {
  let object: ModelObject
  let classes: ModelClasses
  /// The task's redefinition of this method.
  let task: [Int: Recipe]
  let counts: ModelCounts
}

/// What the model of one thread counts.
final class ModelCounts {
  private(set) var runs = 0
  private var lastOrder = 0

  func ran() { runs += 1 }

  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }
}

/// The order in which layers answer, as the documentation says it: the object's, newest first;
/// then, from the object's class up to the class whose code it is, each class's, newest first, and
/// its redefinition, the task's before everybody's; then the code, whose `super` call begins anew
/// with the superclass.
struct Chain<Value: Marked> {
  let method: OverriddenMethod
  let call: PredictedCall
  let code: [Int: Code<Value>]
  let canThrow: Bool

  private var isSetter: Bool { method.name == "tone" }

  private enum Position {
    case start
    case object(order: Int)
    case type(Int, order: Int)
    case redefinition(Int)
  }

  func text(_ value: Value) -> String {
    if method.isMessage, call.object.layers[ObjectIdentifier(method), default: []].isEmpty {
      return "\(call.object.family.members[call.object.type].type) does not implement it"
    }
    return outcome {
      let result = try enter(method.owner(of: call.object.type), value)
      return isSetter ? call.object.kept as Any : result
    }
  }

  private func enter(_ owner: Int, _ value: Value) throws -> Value {
    try run(owner, .start, value)
  }

  private func run(_ owner: Int, _ position: Position, _ value: Value) throws -> Value {
    let object = call.object
    var type: Int? = object.type
    var order = Int.max
    var passing: Int?
    switch position {
    case .start, .object:
      var own = Int.max
      if case .object(let passed) = position { own = passed }
      if owner == method.owner(of: object.type) || method.isMessage,
        let layer = object.layers[ObjectIdentifier(method)]?.last(where: { $0.order < own })
      {
        return try run(layer, owner, value)
      }
      // Where an object's layer calls what is below a message's oldest one, it answers itself.
      if method.isMessage { return value.marked(0) }
    case .type(let passed, let passedOrder):
      type = passed
      order = passedOrder
    case .redefinition(let passed):
      type = passed
      order = 0
      passing = passed
    }
    while let level = type {
      let place = ModelClasses.Place(method, level)
      if method.owner(of: level) == owner {
        if let layer = call.classes.layers[place]?.last(where: { $0.order < order }) {
          return try perform(layer.recipe, value, owner, .type(level, order: layer.order))
        }
        if level != passing, let recipe = call.task[level] ?? call.classes.redefinitions[place] {
          return try perform(recipe, value, owner, .redefinition(level))
        }
      }
      order = .max
      type = level == owner ? nil : object.family.members[level].superclass
    }
    return try runCode(owner, value)
  }

  private func runCode(_ owner: Int, _ value: Value) throws -> Value {
    guard let code = code[owner] else { return value }
    return try code(call.object, value) { value in
      guard let superclass = call.object.family.members[owner].superclass else { return value }
      let above = method.owner(of: superclass)
      return call.object.family.seesSuper ? try enter(above, value) : try runCode(above, value)
    }
  }

  private func run(_ layer: ModelLayer, _ owner: Int, _ value: Value) throws -> Value {
    let id = ObjectIdentifier(method)
    return try perform(
      layer.recipe,
      value,
      owner,
      .object(order: layer.order),
      remove: { call.object.layers[id]?.removeAll { $0.order == layer.order } },
      grow: {
        let key = layer.recipe.grownKey
        call.object.layers[id]?.removeAll { $0.key == key }
        call.object.layers[id, default: []].append(
          ModelLayer(order: call.counts.nextOrder(), key: key, recipe: layer.recipe.grown)
        )
      }
    )
  }

  private func perform(
    _ recipe: Recipe,
    _ value: Value,
    _ owner: Int,
    _ position: Position,
    remove: () -> Void = {},
    grow: () -> Void = {}
  ) throws -> Value {
    if recipe.kind == .spy { return try spied(recipe, value, owner, position) }
    if recipe.kind != .other { call.counts.ran() }
    return try recipe.run(
      value,
      refuse: canThrow ? { Refused(by: $0) as any Error } : nil,
      remove: remove,
      grow: grow,
      next: { value in
        let result = try run(owner, position, value)
        // A setter gives nothing back.
        return isSetter ? value : result
      }
    )
  }

  private func spied(
    _ recipe: Recipe,
    _ value: Value,
    _ owner: Int,
    _ position: Position
  ) throws -> Value {
    let number = call.object.spied[recipe.id, default: []].count
    call.object.spied[recipe.id, default: []].append("")
    let result = Result { try run(owner, position, value) }
    call.object.spied[recipe.id]?[number] = "\(value)>" + outcome { try result.get() }
    return try result.get()
  }
}
