import Pliant
import SoakFixture

/// Layers and redefinitions of whole classes: changed between phases, while no thread calls.
final class ClassWide {
  private struct Token {
    let redefinition: Redefinition
    let observation: KeyPathObservation
    let place: ModelClasses.Place
    let recipe: Recipe
    let heard: Heard
    var isReplaced: Bool { recipe.kind == .other }
  }

  private final class Heard {
    var switches = 0
    var expected = 0
  }

  let context: Context
  private var tokens: [Token?] = Array(repeating: nil, count: 8)
  private var overrides: [ModelClasses.Place: [Int: Override]] = [:]
  private var classes: ModelClasses { context.classes }

  init(_ context: Context) { self.context = context }

  private var captures: Int {
    classes.layers.values.reduce(0) { $0 + $1.count } + tokens.count { $0?.isReplaced == false }
  }

  func step(_ random: inout SeededRandom) throws -> String {
    let method = random.pick(Methods.ofClasses)
    let type = random.below(5)
    let choice = random.below(10)
    let done: String =
      switch choice {
      case 0, 1: try wrap(method, type, &random)
      case 2, 3: remove(method, type, random.below(3))
      case 4, 5: try redefine(random.pick(Methods.redefinable), &random)
      case 6, 7, 8: toggle(&random)
      default: try look(method, type)
      }
    try check(done)
    return done
  }

  private func wrap(
    _ method: OverriddenMethod,
    _ type: Int,
    _ random: inout SeededRandom
  ) throws -> String {
    let place = ModelClasses.Place(method, type)
    guard classes.layers[place, default: []].count < 3 else { return "wrap all, full" }
    let recipe = Recipe(id: context.nextID(), kind: random.pick(Recipe.Kind.steady))
    let key = random.below(3)
    let behavior = Behavior(recipe, counting: context.runs, in: context.captures)
    overrides[place, default: [:]][key] = try method.wrap(
      onAll: method.family.members[type].type,
      key,
      behavior
    )
    classes.layers[place]?.removeAll { $0.key == key }
    classes.layers[place, default: []].append(
      ModelLayer(order: context.counts.nextOrder(), key: key, recipe: recipe)
    )
    return "wrap all \(name(method, type)) \(recipe.kind) \(recipe.id) key \(key)"
  }

  private func remove(_ method: OverriddenMethod, _ type: Int, _ key: Int) -> String {
    method.remove(onAll: method.family.members[type].type, key)
    classes.layers[ModelClasses.Place(method, type)]?.removeAll { $0.key == key }
    return "remove all \(name(method, type)) key \(key)"
  }

  private func redefine(_ method: OverriddenMethod, _ random: inout SeededRandom) throws -> String {
    let slot = random.below(tokens.count)
    drop(slot)
    let level = random.pick(method.levels)
    let place = ModelClasses.Place(method, level.type)
    let replace = random.chance(30) ? level.replace : nil
    let kind = replace == nil ? random.pick(Recipe.Kind.steady) : .other
    let recipe = Recipe(id: context.nextID(), kind: kind)
    let redefinition =
      try replace?()
      ?? level.redefine(Behavior(recipe, counting: context.runs, in: context.captures))
    put(recipe, at: place)
    let heard = Heard()
    let observation = try observe(redefinition, \.isActive) { heard.switches += 1 }
    tokens[slot] = Token(
      redefinition: redefinition,
      observation: observation,
      place: place,
      recipe: recipe,
      heard: heard
    )
    return "redefine \(name(method, level.type)) \(recipe.kind) \(recipe.id)"
  }

  private func put(_ recipe: Recipe?, at place: ModelClasses.Place) {
    let old = classes.redefinitions[place]
    guard old?.id != recipe?.id else { return }
    classes.redefinitions[place] = recipe
    for token in tokens.compactMap({ $0 }) where token.place == place {
      if token.recipe.id == old?.id || token.recipe.id == recipe?.id { token.heard.expected += 1 }
    }
  }

  private func stopped(_ recipe: Recipe?, at place: ModelClasses.Place) {
    if classes.redefinitions[place]?.id == recipe?.id { put(nil, at: place) }
  }

  private func drop(_ slot: Int) {
    guard let token = tokens[slot] else { return }
    stopped(token.recipe, at: token.place)
    tokens[slot] = nil
  }

  private func toggle(_ random: inout SeededRandom) -> String {
    let slot = random.below(tokens.count)
    guard let token = tokens[slot] else { return "toggle nothing" }
    switch random.below(3) {
    case 0:
      token.redefinition.start()
      put(token.recipe, at: token.place)
      return "start \(token.recipe.id)"
    case 1:
      token.redefinition.stop()
      stopped(token.recipe, at: token.place)
      return "stop \(token.recipe.id)"
    default:
      drop(slot)
      return "drop redefinition \(token.recipe.id)"
    }
  }

  private func look(_ method: OverriddenMethod, _ type: Int) throws -> String {
    let layers = classes.layers[ModelClasses.Place(method, type), default: []]
    let metatype: AnyClass = method.family.members[type].type
    let keys = method.all(onAll: metatype).map { $0.key.base as? Int }
    try context.check(keys, layers.reversed().map(\.key), "\(name(method, type)) layers of all")
    try context.check(
      method.has(onAll: metatype, 1),
      layers.contains { $0.key == 1 },
      "\(name(method, type)) has 1 of all"
    )
    return "look at all \(name(method, type))"
  }

  private func check(_ what: String) throws {
    for token in tokens.compactMap({ $0 }) {
      let isActive = classes.redefinitions[token.place]?.id == token.recipe.id
      try context.check(token.redefinition.isActive, isActive, "\(what): \(token.recipe.id) in use")
      try context.check(
        token.heard.switches,
        token.heard.expected,
        "\(what): switches of \(token.recipe.id)"
      )
    }
    try context.check(context.captures.living, captures, "\(what): captures of classes")
  }

  private func name(_ method: OverriddenMethod, _ type: Int) -> String {
    "\(method.family.members[type].type).\(method.name)"
  }

  func finish() throws {
    for slot in tokens.indices {
      tokens[slot]?.redefinition.stop()
      if let place = tokens[slot]?.place { stopped(tokens[slot]?.recipe, at: place) }
      drop(slot)
    }
    // What has lasted without its token goes when another takes its place.
    for method in Methods.redefinable {
      for level in method.levels where classes.redefinitions[.init(method, level.type)] != nil {
        let recipe = Recipe(id: 0, kind: .answer)
        _ = try level.redefine(Behavior(recipe, counting: context.runs, in: context.captures))
        classes.redefinitions[.init(method, level.type)] = nil
      }
    }
    for method in Methods.ofClasses {
      for type in method.family.members.indices {
        for layer in classes.layers[ModelClasses.Place(method, type), default: []] {
          if let key = layer.key { _ = remove(method, type, key) }
        }
      }
    }
    try check("the end")
  }
}
