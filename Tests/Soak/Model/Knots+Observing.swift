import Pliant
import SoakFixture

extension Knots {
  func watch(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let slot = random.below(observations.count)
    let choices = paths.filter { $0.root == entry.model.kind.root }
    guard !choices.isEmpty else { return "watch nothing" }
    let path = random.pick(choices)
    let form = path.isValue ? random.pick([ModelObserver.Form.plain, .change, .values]) : .plain
    let options = options(of: path, &random)
    let owner = random.chance(40) ? random.pick(entries) : nil
    let isLater = random.chance(15) && owner?.model !== entry.model
    let reaction = reaction(path, slot, isLater, &random)
    drop(observation: slot)
    let id = context.nextID()
    let model = ModelObserver(
      id,
      context.counts.nextOrder(),
      entry.model,
      path.model,
      form: form,
      options: options,
      reaction: reaction.model,
      isLater: isLater,
      owner: owner?.model
    )
    let context = context
    let handler = SoakHandler(
      form: form,
      name: "o\(id)",
      capture: Capture(in: context.captures),
      note: isLater
        ? { [unowned self] text in lock.locked { heardLater.append(text) } }
        : { [unowned context] text in context.ledger.note(text) },
      react: { [unowned self, weak object = reaction.object] in
        react(reaction.model, model, object)
      }
    )
    let token = try path.observe(
      entry.object,
      ObservingOptions(rawValue: UInt8(options.rawValue)),
      isLater ? .queue(queue) : .immediate,
      owner: owner?.object,
      handler
    )
    observers.append(model)
    graph.start(model)
    observations[slot] = Watched(token: token, model: model)
    return
      "watch \(entry.model.id).\(path.model.text) by \(id), \(form), \(options.rawValue), owner "
      + "\(owner?.model.id ?? 0), \(isLater ? "later" : "\(reaction.model)")"
  }

  private func options(
    of path: PathUnderTest,
    _ random: inout SeededRandom
  ) -> ModelObserver.Options {
    var options: ModelObserver.Options = []
    if random.chance(30) { options.insert(.initial) }
    if random.chance(20) { options.insert(.prior) }
    if path.isValue, random.chance(30) { options.insert(.old) }
    if path.isValue, random.chance(25) { options.insert(.distinct) }
    return options
  }

  final class Reacting {
    var model = ModelObserver.Reaction.none
    weak var object: AnyObject?
  }

  func reaction(
    _ path: PathUnderTest,
    _ own: Int,
    _ isLater: Bool,
    _ random: inout SeededRandom
  ) -> Reacting {
    let reacting = Reacting()
    let choice = random.below(10)
    let slot = random.below(observations.count)
    let target = random.pick(entries)
    guard !isLater else { return reacting }
    switch choice {
    case 0: reacting.model = .stop(slot: own)
    case 1: reacting.model = .stopOther(slot: slot)
    case 2, 3:
      guard let target, [.knot, .bead].contains(target.model.kind.root),
        path.model.steps.last != .tally
      else { break }
      reacting.model = .count(on: WeakKnot(knot: target.model))
      reacting.object = target.object
    default: break
    }
    return reacting
  }

  func react(
    _ reaction: ModelObserver.Reaction,
    _ model: ModelObserver,
    _ object: AnyObject?
  ) {
    switch reaction {
    case .none: break
    case .stop(let slot):
      // In its own initial call it has no token yet.
      if observations[slot]?.model === model { observations[slot]?.token.stop() }
    case .stopOther(let slot): observations[slot]?.token.stop()
    case .count(let target):
      guard let object, let kind = target.knot?.kind else { return }
      RealKnots.count(on: object, kind.root)
    }
  }

  func drop(observation slot: Int) {
    guard let watched = observations[slot] else { return }
    if !watched.model.hasOwner { graph.stop(watched.model) }
    observations[slot] = nil
  }

  func stop(_ random: inout SeededRandom) -> String {
    let slot = random.below(observations.count)
    guard let watched = observations[slot] else { return "stop nothing" }
    if random.chance(50) {
      drop(observation: slot)
      return "drop observation \(watched.model.id)"
    }
    watched.token.stop()
    if random.chance(50) { watched.token.stop() }
    graph.stop(watched.model)
    return "stop \(watched.model.id)"
  }

  func stopSome(_ entry: Entry, _ random: inout SeededRandom) -> String {
    if random.chance(40) {
      Pliant.stopObserving(owner: entry.object)
      for observer in entry.model.owned where observer.push == nil { graph.stop(observer) }
      return "stop all of owner \(entry.model.id)"
    }
    let choices = paths.filter { $0.root == entry.model.kind.root }
    guard !choices.isEmpty else { return "stop nothing" }
    let path = random.pick(choices)
    let owner = random.chance(40) ? random.pick(entries) : nil
    path.stopObserving(entry.object, owner: owner?.object)
    for observer in entry.model.rooted where observer.push == nil {
      guard observer.path.text == path.model.text else { continue }
      if owner == nil || observer.owner === owner?.model { graph.stop(observer) }
    }
    return "stop all of \(entry.model.id).\(path.model.text), owner \(owner?.model.id ?? 0)"
  }

  func stream(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let choices = paths.filter {
      $0.root == entry.model.kind.root && $0.isValue && $0.model.steps.count == 1
        && [.value, .text].contains($0.model.steps[0])
    }
    guard !choices.isEmpty else { return "stream nothing" }
    let path = random.pick(choices)
    let property = path.model.steps[0]
    let count = random.below(4)
    let first = random.below(1_000)
    var expected: [String] = []
    let seen = try path.stream(entry.object) {
      for number in first..<first + count {
        let old = entry.model.value(of: property)
        let new = RealKnots.changed(old, by: number, inPlace: false)
        expected.append("\(old.shown)>\(new.shown)")
        RealKnots.set(
          entry.object,
          entry.model.kind.root,
          property,
          new,
          from: old,
          by: number,
          inPlace: false
        )
        graph.set(entry.model, property, new)
      }
      return count
    }
    try context.check(seen, "\(expected)", "stream of \(entry.model.id).\(path.model.text)")
    return "stream \(entry.model.id).\(path.model.text)"
  }
}
