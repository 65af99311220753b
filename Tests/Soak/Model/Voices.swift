import Pliant
import SoakFixture

/// Layers, spies and redefinitions of the task, on objects of one thread.
final class Voices: Part {
  private struct Entry {
    let object: AnyObject
    let model: ModelObject
  }

  /// A token that was kept, maybe for longer than its object.
  private struct Kept {
    let token: Override
    weak let model: ModelObject?
    let method: OverriddenMethod
    let order: Int
  }

  private struct Spied {
    let spy: CallSpy
    let model: ModelObject
    let method: OverriddenMethod
    let recipe: Recipe
    var isStopped = false
  }

  private let context: Context
  private var entries: [Entry?] = Array(repeating: nil, count: 6)
  private var kept: [Kept?] = Array(repeating: nil, count: 6)
  /// Stands for the receiver of what has none.
  private let nobody: Entry
  private var spies: [Spied?] = Array(repeating: nil, count: 3)

  init(_ context: Context) {
    self.context = context
    nobody = Entry(object: context, model: ModelObject(0, .functions, 0))
  }

  var living: Int { entries.count { $0 != nil } }
  var captures: Int {
    entries.compactMap { $0 }.reduce(0) { sum, entry in
      sum + entry.model.layers.values.reduce(0) { $0 + $1.count { $0.recipe.kind != .spy } }
    }
  }

  func step(_ random: inout SeededRandom) throws -> String {
    let slot = random.below(entries.count)
    let choice = random.below(100)
    guard let entry = entries[slot] else { return make(slot, &random) }
    let method = random.pick(entry.model.family.isDynamic ? Methods.voices : Methods.talkers)
    let name = "\(entry.model.id).\(method.name)"
    switch choice {
    case ..<6: return drop(slot)
    case ..<12: return try callFunction(&random)
    case _ where !method.isOfObjects: return try callAtRandom(entry, method, &random)
    case ..<36: return try wrap(entry, method, &random)
    case ..<45:
      let key = random.below(4)
      method.remove(on: entry.object, key)
      guard !context.isForgetful else { return "remove \(name) key \(key)" }
      entry.model.layers[ObjectIdentifier(method)]?.removeAll { $0.key == key }
      return "remove \(name) key \(key)"
    case ..<50: return removeKept(&random)
    case ..<55: return try look(entry, method, &random)
    case ..<62: return try spy(entry, method, &random)
    case ..<70: return try redefineInTask(&random)
    default: return try callAtRandom(entry, method, &random)
    }
  }

  private func callAtRandom(
    _ entry: Entry,
    _ method: OverriddenMethod,
    _ random: inout SeededRandom
  ) throws -> String {
    let argument = random.below(1_000)
    try call(entry, method, argument)
    return "call \(entry.model.id).\(method.name)(\(argument))"
  }

  private func callFunction(_ random: inout SeededRandom) throws -> String {
    try callAtRandom(nobody, random.pick(Methods.functions), &random)
  }

  private func make(_ slot: Int, _ random: inout SeededRandom) -> String {
    let family = random.chance(60) ? Family.voices : Family.talkers
    let type = random.below(family.members.count)
    let id = context.nextID()
    entries[slot] = Entry(
      object: family.members[type].make(id, context.ledger),
      model: ModelObject(id, family, type)
    )
    return "make \(id) of \(family.members[type].type)"
  }

  private func drop(_ slot: Int) -> String {
    guard let model = entries[slot]?.model else { return "" }
    let id = model.id
    context.expect("died \(id)")
    entries[slot] = nil
    // A spy may still know it.
    model.layers = [:]
    return "drop \(id)"
  }

  private func call(
    _ entry: Entry,
    _ method: OverriddenMethod,
    _ argument: Int,
    task: [Int: Recipe] = [:]
  ) throws {
    let call = PredictedCall(
      object: entry.model,
      classes: context.classes,
      task: task,
      counts: context.counts
    )
    let expected = method.predict(call, argument)
    let seen = method.call(entry.object, argument)
    context.hasSuspended = context.hasSuspended || ["fetch", "find"].contains(method.name)
    let tasks = task.map { ", \($0.value.kind) \($0.value.id) at \($0.key) for the task" }.sorted()
    try context.check(
      seen,
      expected,
      "\(entry.model.id).\(method.name)(\(argument))\(tasks.joined())"
    )
  }

  private func wrap(
    _ entry: Entry,
    _ method: OverriddenMethod,
    _ random: inout SeededRandom
  ) throws -> String {
    let id = ObjectIdentifier(method)
    guard entry.model.layers[id, default: []].count < 6 else { return "wrap, full" }
    let recipe = Recipe(id: context.nextID(), kind: random.pick(Recipe.Kind.all))
    let key = random.chance(70) ? random.below(4) : nil
    let context = context
    let token = try method.wrap(
      on: entry.object,
      key,
      Behavior(recipe, counting: context.runs, in: context.captures)
    ) { [unowned context] receiver in
      let grown = Behavior(recipe.grown, counting: context.runs, in: context.captures)
      // Where this throws the layer is missing, and the next call differs.
      _ = try? method.wrap(on: receiver, recipe.grownKey, grown) { _ in }
    }
    let order = context.counts.nextOrder()
    if let key { entry.model.layers[id]?.removeAll { $0.key == key } }
    entry.model.layers[id, default: []].append(ModelLayer(order: order, key: key, recipe: recipe))
    kept[random.below(kept.count)] = Kept(
      token: token,
      model: entry.model,
      method: method,
      order: order
    )
    return "wrap \(entry.model.id).\(method.name) \(recipe.kind) \(recipe.id) key \(key ?? -1)"
  }

  private func removeKept(_ random: inout SeededRandom) -> String {
    let slot = random.below(kept.count)
    guard let known = kept[slot] else { return "remove no token" }
    known.token.stop()
    if random.chance(50) { known.token.stop() }
    known.model?.layers[ObjectIdentifier(known.method)]?.removeAll { $0.order == known.order }
    return "remove token \(slot) of \(known.model?.id ?? 0).\(known.method.name)"
  }

  private func look(
    _ entry: Entry,
    _ method: OverriddenMethod,
    _ random: inout SeededRandom
  ) throws -> String {
    let name = "\(entry.model.id).\(method.name)"
    let layers = entry.model.layers[ObjectIdentifier(method), default: []]
    let key = random.below(4)
    try context.check(
      method.has(on: entry.object, key),
      layers.contains { $0.key == key },
      "\(name) has \(key)"
    )
    let keys = method.all(on: entry.object).map { $0.key.base as? Int }
    try context.check(keys, layers.reversed().map(\.key), "\(name) layers")
    try context.check(
      method.isImplemented(by: entry.object),
      !method.isMessage || !layers.isEmpty,
      "\(name) is implemented"
    )
    for known in kept.compactMap({ $0 }) {
      let isInstalled = known.model?.layers[ObjectIdentifier(known.method)]?
        .contains { $0.order == known.order }
      try context.check(known.token.isActive, isInstalled ?? false, "\(name) is installed")
    }
    return "look \(name)"
  }

  private func spy(
    _ entry: Entry,
    _ method: OverriddenMethod,
    _ random: inout SeededRandom
  ) throws -> String {
    let slot = random.below(spies.count)
    guard let spied = spies[slot] else {
      guard ["say", "count", "list", "pack", "dare"].contains(method.name) else {
        return "spy none"
      }
      let id = ObjectIdentifier(method)
      let key = 10 + slot
      let recipe = Recipe(id: context.nextID(), kind: .spy)
      let spy = try method.spy(on: entry.object, key)
      entry.model.layers[id]?.removeAll { $0.key == key }
      let layer = ModelLayer(order: context.counts.nextOrder(), key: key, recipe: recipe)
      entry.model.layers[id, default: []].append(layer)
      spies[slot] = Spied(spy: spy, model: entry.model, method: method, recipe: recipe)
      return "spy on \(entry.model.id).\(method.name)"
    }
    let expected = spied.model.spied[spied.recipe.id, default: []]
    try context.check(spied.spy.calls(), expected, "spy of \(spied.model.id).\(spied.method.name)")
    switch random.below(3) {
    case 0:
      spied.spy.reset()
      spied.model.spied[spied.recipe.id] = []
    case 1:
      spied.spy.stop()
      spied.model.layers[ObjectIdentifier(spied.method)]?.removeAll {
        $0.recipe.id == spied.recipe.id
      }
      spies[slot]?.isStopped = true
    default: if spied.isStopped { spies[slot] = nil }
    }
    return "look at spy \(slot)"
  }

  private func redefineInTask(_ random: inout SeededRandom) throws -> String {
    let method = random.pick(Methods.redefinable)
    let level = random.pick(method.levels)
    let recipe = Recipe(id: context.nextID(), kind: random.pick(Recipe.Kind.steady))
    let inner = Recipe(id: context.nextID(), kind: random.pick(Recipe.Kind.steady))
    let other = random.pick(method.levels)
    let argument = random.below(1_000)
    let callees =
      method.isFunction
      ? [nobody]
      : entries.compactMap { $0 }.filter { $0.model.family.name == method.family.name }
    let runs = context.runs
    func behavior(_ recipe: Recipe) -> Behavior {
      Behavior(recipe, counting: runs, in: context.captures)
    }
    var failure: (any Error)?
    func callAll(_ task: [Int: Recipe]) {
      do {
        for entry in callees { try call(entry, method, argument, task: task) }
      } catch { failure = failure ?? error }
    }
    try level.inTask(behavior(recipe)) {
      callAll([level.type: recipe])
      do {
        try other.inTask(behavior(inner)) {
          callAll([level.type: recipe].merging([other.type: inner]) { $1 })
        }
      } catch { failure = failure ?? error }
      callAll([level.type: recipe])
    }
    callAll([:])
    if let failure { throw failure }
    return "redefine \(method.name) at \(level.type) and \(other.type) for the task"
  }

  func finish() throws {
    for slot in entries.indices where entries[slot] != nil { _ = drop(slot) }
    kept = kept.map { _ in nil }
    spies = spies.map { _ in nil }
  }
}
