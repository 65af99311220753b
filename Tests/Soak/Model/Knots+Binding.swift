import Pliant
import SoakFixture

extension Knots {
  func bind(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let slot = random.below(bindings.count)
    guard [.knot, .bead].contains(entry.model.kind.root) else { return "bind nothing" }
    let property = random.chance(70) ? Property.mirror : .tally
    if random.chance(25) {
      switch entry.model.kind.root {
      case .knot:
        let path: KeyPath<Knot, Int> = property == .mirror ? \.mirror : \.tally
        Pliant.unbind(unsafeDowncast(entry.object, to: Knot.self), path)
      default:
        let path: KeyPath<Bead, Int> = property == .mirror ? \.mirror : \.tally
        Pliant.unbind(unsafeDowncast(entry.object, to: Bead.self), path)
      }
      for observer in entry.model.bindings[property]?.directions ?? [] { graph.stop(observer) }
      entry.model.bindings[property] = nil
      return "unbind \(entry.model.id).\(property)"
    }
    if random.chance(15), let bound = bindings[slot] {
      bound.token.stop()
      for observer in bound.model.directions { graph.stop(observer) }
      return "stop binding \(slot)"
    }
    guard let source = random.pick(entries) else { return "bind nothing" }
    // Of a lower rank than what is set.
    let choices = paths.filter { path in
      path.root == source.model.kind.root && path.isValue
        && (path.model.steps.last == .mirror) == (property == .tally)
        && path.model.steps.last != .tally && path.model.steps.last != .twin
    }
    guard !choices.isEmpty else { return "bind nothing" }
    let path = random.pick(choices)
    let factor = 1 + random.below(3)
    let capture = Capture(in: context.captures)
    let token = try path.bind(
      entry.object,
      entry.model.kind.root,
      property,
      to: source.object
    ) { number in
      precondition(capture.text.utf8.count > 40, "a transformer's capture was freed")
      return number &* factor
    }
    let observer = ModelObserver(
      context.nextID(),
      context.counts.nextOrder(),
      source.model,
      path.model,
      form: .change,
      options: [],
      owner: entry.model
    )
    observer.push = ModelPush(entry.model, property) { $0 &* factor }
    observers.append(observer)
    let model = ModelBinding([observer])
    graph.bind(model, [(entry.model, property)])
    bindings[slot] = Bound(token: token, model: model)
    return "bind \(entry.model.id).\(property) to \(source.model.id).\(path.model.text)"
  }

  func bindBoth(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let slot = random.below(bindings.count)
    guard let other = random.pick(entries), other.model !== entry.model,
      entry.model.kind.root == .knot || entry.model.kind.root == .bead,
      other.model.kind.root == .knot || other.model.kind.root == .bead
    else { return "bind nothing" }
    let difference = random.below(3)
    let (there, back) = (Capture(in: context.captures), Capture(in: context.captures))
    let forward: (Int) -> Int = { number in
      precondition(there.text.utf8.count > 40, "a transformer's capture was freed")
      return number &+ difference
    }
    let backward: (Int) -> Int = { number in
      precondition(back.text.utf8.count > 40, "a transformer's capture was freed")
      return number &- difference
    }
    let token: KeyPathBinding
    // SAFETY: the kinds say the classes.
    switch (entry.model.kind.root, other.model.kind.root) {
    case (.knot, .knot):
      let (a, b) = (
        unsafeDowncast(entry.object, to: Knot.self), unsafeDowncast(other.object, to: Knot.self)
      )
      token = try Pliant.bindBoth(a, \.twin, b, \.twin, to: forward, back: backward)
    case (.knot, _):
      let (a, b) = (
        unsafeDowncast(entry.object, to: Knot.self), unsafeDowncast(other.object, to: Bead.self)
      )
      token = try Pliant.bindBoth(a, \.twin, b, \.twin, to: forward, back: backward)
    case (_, .knot):
      let (a, b) = (
        unsafeDowncast(entry.object, to: Bead.self), unsafeDowncast(other.object, to: Knot.self)
      )
      token = try Pliant.bindBoth(a, \.twin, b, \.twin, to: forward, back: backward)
    default:
      let (a, b) = (
        unsafeDowncast(entry.object, to: Bead.self), unsafeDowncast(other.object, to: Bead.self)
      )
      token = try Pliant.bindBoth(a, \.twin, b, \.twin, to: forward, back: backward)
    }
    let path = ModelPath(steps: [.twin])
    func direction(
      _ from: ModelKnot,
      _ to: ModelKnot,
      _ by: @escaping (Int) -> Int
    ) -> ModelObserver {
      let order = context.counts.nextOrder()
      let observer = ModelObserver(
        context.nextID(),
        order,
        from,
        path,
        form: .change,
        options: [],
        owner: to
      )
      observer.push = ModelPush(to, .twin, by)
      observers.append(observer)
      return observer
    }
    let first = direction(entry.model, other.model) { $0 &+ difference }
    let second = direction(other.model, entry.model) { $0 &- difference }
    first.push?.opposite = second
    second.push?.opposite = first
    let model = ModelBinding([first, second])
    graph.bind(model, [(entry.model, .twin), (other.model, .twin)])
    bindings[slot] = Bound(token: token, model: model)
    return "bind \(entry.model.id).twin and \(other.model.id).twin"
  }
}
