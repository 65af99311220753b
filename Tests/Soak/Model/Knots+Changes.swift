import Pliant
import SoakFixture

extension Knots {
  func set(_ entry: Entry, _ random: inout SeededRandom) -> String {
    let model = entry.model
    let properties: [Property]
    switch model.kind.root {
    case .knot: properties = [.value, .value, .text, .list, .parcel, .half, .twin]
    case .bead: properties = [.value, .value, .text, .list, .parcel, .twin]
    case .pearl: properties = [.value, .text, .list]
    case .nothing: return "set nothing"
    }
    let property = random.pick(properties)
    let number = random.below(5)
    let inPlace = random.chance(50) && property != .half
    let old = model.value(of: property)
    let new = RealKnots.changed(old, by: number, inPlace: inPlace)
    RealKnots.set(
      entry.object,
      model.kind.root,
      property,
      new,
      from: old,
      by: number,
      inPlace: inPlace
    )
    graph.set(model, property, new)
    return "set \(model.id).\(property) to \(new.shown)" + (inPlace ? " in place" : "")
  }

  func link(_ entry: Entry, _ random: inout SeededRandom) -> String {
    let root = entry.model.kind.root
    guard root == .knot || root == .bead else { return "link nothing" }
    let property = random.chance(60) ? Property.next : .other
    let wanted: KnotKind.Root =
      (root == .knot) == (property == .next) ? .knot : .bead
    var other: Entry?
    if random.chance(75) {
      other = random.pick(entries).flatMap { $0.model.kind.root == wanted ? $0 : nil }
    }
    RealKnots.link(entry.object, root, property, other?.object)
    graph.set(entry.model, property, .object(other?.model))
    return "set \(entry.model.id).\(property) to \(other?.model.id ?? 0)"
  }

  func runBatch(_ random: inout SeededRandom) -> String {
    let steps = 1 + random.below(6)
    // The program and the model do the same things, each in a batch of its own.
    let seed = random.next()
    var said: [String] = []
    withBatchedChanges {
      var random = SeededRandom(seed)
      for _ in 0..<steps {
        if let change = pickChange(&random) { change.inProgram() }
      }
    }
    graph.runBatch {
      var random = SeededRandom(seed)
      for _ in 0..<steps {
        guard let change = pickChange(&random) else { continue }
        said.append(change.inModel())
      }
    }
    return "batch: " + said.joined(separator: ", ")
  }

  struct TwoFold {
    let inProgram: () -> Void
    let inModel: () -> String
  }

  /// A change that does not depend on what is there, so that both sides make the same one.
  func pickChange(_ random: inout SeededRandom) -> TwoFold? {
    let entry = random.pick(entries)
    let number = random.below(5)
    let isLink = random.chance(25)
    let isNext = random.chance(60)
    let isText = random.chance(40)
    let target = random.pick(entries)
    guard let entry else { return nil }
    let (model, root) = (entry.model, entry.model.kind.root)
    guard root != .nothing else { return nil }
    if isLink, root != .pearl {
      let property = isNext ? Property.next : .other
      let wanted: KnotKind.Root = (root == .knot) == isNext ? .knot : .bead
      let target = target.flatMap { $0.model.kind.root == wanted ? $0 : nil }
      return TwoFold(
        inProgram: { RealKnots.link(entry.object, root, property, target?.object) },
        inModel: { [graph] in
          graph.set(model, property, .object(target?.model))
          return "\(model.id).\(property) = \(target?.model.id ?? 0)"
        }
      )
    }
    let property = isText ? Property.text : .value
    let old = ModelValue.number(0)
    let new = isText ? ModelValue.text("batched \(number)") : .number(number)
    return TwoFold(
      inProgram: {
        RealKnots.set(entry.object, root, property, new, from: old, by: number, inPlace: false)
      },
      inModel: { [graph] in
        graph.set(model, property, new)
        return "\(model.id).\(property) = \(new.shown)"
      }
    )
  }
}
