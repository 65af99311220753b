import Pliant
import SoakFixture

extension Knots {
  func bind(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let slot = random.below(bindings.count)
    guard [.knot, .bead].contains(entry.model.kind.root) else { return "bind nothing" }
    let property = random.chance(70) ? Property.mirror : .tally
    if random.chance(25) { return unbind(entry, property) }
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
    let transform = capturing { $0 &* factor }
    let root = entry.model.kind.root
    let token = try path.bind(entry.object, root, property, to: source.object, transform)
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

  private func unbind(_ entry: Entry, _ property: Property) -> String {
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

  /// A transformer that says so if what it captured was freed.
  private func capturing(_ transform: @escaping (Int) -> Int) -> (Int) -> Int {
    let capture = Capture(in: context.captures)
    return { number in
      precondition(capture.text.utf8.count > 40, "a transformer's capture was freed")
      return transform(number)
    }
  }

  func bindBoth(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let slot = random.below(bindings.count)
    guard let other = random.pick(entries), other.model !== entry.model,
      entry.model.kind.root == .knot || entry.model.kind.root == .bead,
      other.model.kind.root == .knot || other.model.kind.root == .bead
    else { return "bind nothing" }
    let difference = random.below(3)
    let forward = capturing { $0 &+ difference }
    let backward = capturing { $0 &- difference }
    func bindBoth<A: AnyObject, B: AnyObject>(
      _ a: ReferenceWritableKeyPath<A, Int>,
      _ b: ReferenceWritableKeyPath<B, Int>
    ) throws -> KeyPathBinding {
      // SAFETY: the kinds say the classes.
      let first = unsafeDowncast(entry.object, to: A.self)
      let second = unsafeDowncast(other.object, to: B.self)
      return try Pliant.bindBoth(first, a, second, b, to: forward, back: backward)
    }
    let token =
      switch (entry.model.kind.root, other.model.kind.root) {
      case (.knot, .knot): try bindBoth(\Knot.twin, \Knot.twin)
      case (.knot, _): try bindBoth(\Knot.twin, \Bead.twin)
      case (_, .knot): try bindBoth(\Bead.twin, \Knot.twin)
      default: try bindBoth(\Bead.twin, \Bead.twin)
      }
    let path = ModelPath(steps: [.twin])
    func direction(
      _ from: ModelKnot,
      _ to: ModelKnot,
      _ by: @escaping (Int) -> Int
    ) -> ModelObserver {
      let order = context.counts.nextOrder()
      let id = context.nextID()
      let observer = ModelObserver(id, order, from, path, form: .change, options: [], owner: to)
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
