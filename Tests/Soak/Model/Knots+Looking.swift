import Pliant
import SoakFixture

extension Knots {
  func monitor(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let slot = random.below(monitors.count)
    if let known = monitors[slot], random.chance(60) {
      let state: ModelMonitor.State? =
        switch known.token.state {
        case .watching: .watching
        case .fired: .fired
        case .stopped: .stopped
        case .failed: nil
        }
      try context.check(state, known.model.state, "monitor \(known.model.id)")
      guard random.chance(40) else { return "look at monitor \(known.model.id)" }
      known.token.stop()
      if known.model.state == .watching { known.model.state = .stopped }
      return "cancel monitor \(known.model.id)"
    }
    let id = context.nextID()
    let capture = Capture(in: context.captures)
    let ledger = context.ledger
    let token = onDeallocation(of: entry.object) {
      precondition(capture.text.utf8.count > 40, "a monitor's capture was freed")
      ledger.note("monitor \(id)")
    }
    let model = ModelMonitor(id)
    entry.model.monitors.append(model)
    monitors[slot] = Monitored(token: token, model: model)
    return "monitor \(id) of \(entry.model.id)"
  }

  func associate(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    try context.check(
      associated[entry.object] != nil,
      entry.model.hasAssociated,
      "associated with \(entry.model.id)"
    )
    if random.chance(70) {
      try associated.set(Capture(in: context.captures), for: entry.object)
      entry.model.hasAssociated = true
    } else {
      associated[entry.object] = nil
      entry.model.hasAssociated = false
    }
    return "associate with \(entry.model.id)"
  }

  func look(_ entry: Entry, _ random: inout SeededRandom) throws -> String {
    let model = entry.model
    let seen = Pliant.observations(of: entry.object)
    let expected = model.rooted.filter { $0.push == nil }.sorted { $0.order < $1.order }
    try context.check(seen.count, expected.count, "observations of \(model.id)")
    try context.check(
      seen.map { Int($0.options.rawValue) },
      expected.map(\.options.rawValue),
      "options of \(model.id)'s"
    )
    let owned = Pliant.observations(by: entry.object)
    let expectedOwned = model.owned.filter { $0.push == nil }.sorted { $0.order < $1.order }
    try context.check(
      owned.map { Int($0.options.rawValue) },
      expectedOwned.map(\.options.rawValue),
      "observations by \(model.id)"
    )
    for watched in observations.compactMap({ $0 }) {
      try context.check(
        watched.token.isActive,
        watched.model.isActive,
        "\(watched.model.id) is active"
      )
      try context.check(
        watched.token.owner != nil,
        watched.model.isActive && watched.model.hasOwner,
        "\(watched.model.id) has an owner"
      )
    }
    for bound in bindings.compactMap({ $0 }) {
      try context.check(bound.token.isActive, bound.model.isActive, "a binding is active")
    }
    try lookAtValues(entry)
    return "look at \(model.id)"
  }

  func lookAtValues(_ entry: Entry) throws {
    let model = entry.model
    switch model.kind.root {
    case .knot:
      let knot = unsafeDowncast(entry.object, to: Knot.self)
      let seen =
        "\(knot.value) \(knot.text) \(knot.list) \(knot.parcel) \(knot.mirror) "
        + "\(knot.tally) \(knot.twin) \(knot.next?.id ?? 0) \(knot.other?.id ?? 0)"
      try context.check(seen, shown(model), "values of \(model.id)")
    case .bead:
      let bead = unsafeDowncast(entry.object, to: Bead.self)
      let seen =
        "\(bead.value) \(bead.text) \(bead.list) \(bead.parcel) \(bead.mirror) "
        + "\(bead.tally) \(bead.twin) \(bead.next?.id ?? 0) \(bead.other?.id ?? 0)"
      try context.check(seen, shown(model), "values of \(model.id)")
    case .pearl, .nothing: break
    }
  }

  func shown(_ model: ModelKnot) -> String {
    let values: [Property] = [.value, .text, .list, .parcel, .mirror, .tally, .twin]
    return values.map { model.value(of: $0).shown }.joined(separator: " ")
      + " \(model.object(at: .next)?.id ?? 0) \(model.object(at: .other)?.id ?? 0)"
  }
}
