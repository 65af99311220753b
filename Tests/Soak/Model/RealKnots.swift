import SoakFixture

/// A change of the program's object; of what kind it is its model knows.
enum RealKnots {
  static func make(_ kind: KnotKind, _ id: Int, _ ledger: Ledger) -> AnyObject {
    switch kind {
    case .knot: Knot(id, ledger)
    case .tightKnot: TightKnot(id, ledger)
    case .looseKnot: LooseKnot<String>(id, ledger)
    case .bead: Bead(id, ledger)
    case .pearl: Pearl(id, ledger)
    case .listener: Listener(id, ledger)
    }
  }

  /// The value that a change leads to.
  static func changed(_ old: ModelValue, by number: Int, inPlace: Bool) -> ModelValue {
    switch old {
    case .number(let old): .number(inPlace ? old &+ number : number)
    case .text(let old):
      .text(inPlace && old.utf8.count < 200 ? old + "+\(number)" : "text \(number), on the heap")
    case .list(let old):
      .list(inPlace && old.count < 50 ? old + [number] : [number, number + 1, number + 2])
    case .parcel(let old):
      .parcel(inPlace && old.size < 200 ? old.marked(number) : Parcel(seed: number))
    case .object: old
    }
  }

  // SAFETY of all: the kind says the class.
  static func set(
    _ object: AnyObject,
    _ kind: KnotKind.Root,
    _ property: Property,
    _ value: ModelValue,
    from old: ModelValue,
    by number: Int,
    inPlace: Bool
  ) {
    switch kind {
    case .knot:
      let knot = unsafeDowncast(object, to: Knot.self)
      switch (property, value) {
      case (.value, .number(let new)):
        if inPlace { knot.value &+= number } else { knot.value = new }
      case (.half, .number(let new)): knot.half = new
      case (.twin, .number(let new)):
        if inPlace { knot.twin &+= number } else { knot.twin = new }
      case (.text, .text(let new)):
        if isAppended(old, inPlace) { knot.text.append("+\(number)") } else { knot.text = new }
      case (.list, .list(let new)):
        if isAppended(old, inPlace) { knot.list.append(number) } else { knot.list = new }
      case (.parcel, .parcel(let new)):
        if isAppended(old, inPlace) { mark(&knot.parcel, number) } else { knot.parcel = new }
      default: preconditionFailure("a knot has no such property")
      }
    case .bead:
      let bead = unsafeDowncast(object, to: Bead.self)
      switch (property, value) {
      case (.value, .number(let new)):
        if inPlace { bead.value &+= number } else { bead.value = new }
      case (.twin, .number(let new)):
        if inPlace { bead.twin &+= number } else { bead.twin = new }
      case (.text, .text(let new)):
        if isAppended(old, inPlace) { bead.text.append("+\(number)") } else { bead.text = new }
      case (.list, .list(let new)):
        if isAppended(old, inPlace) { bead.list.append(number) } else { bead.list = new }
      case (.parcel, .parcel(let new)):
        if isAppended(old, inPlace) { mark(&bead.parcel, number) } else { bead.parcel = new }
      default: preconditionFailure("a bead has no such property")
      }
    case .pearl:
      let pearl = unsafeDowncast(object, to: Pearl.self)
      switch (property, value) {
      case (.value, .number(let new)):
        if inPlace { pearl.value &+= number } else { pearl.value = new }
      case (.text, .text(let new)):
        if isAppended(old, inPlace) { pearl.text.append("+\(number)") } else { pearl.text = new }
      case (.list, .list(let new)):
        if isAppended(old, inPlace) { pearl.list.append(number) } else { pearl.list = new }
      default: preconditionFailure("a pearl has no such property")
      }
    case .nothing: break
    }
  }

  static func link(
    _ object: AnyObject,
    _ kind: KnotKind.Root,
    _ property: Property,
    _ to: AnyObject?
  ) {
    switch (kind, property) {
    case (.knot, .next):
      unsafeDowncast(object, to: Knot.self).next = to.map { unsafeDowncast($0, to: Knot.self) }
    case (.knot, _):
      unsafeDowncast(object, to: Knot.self).other = to.map { unsafeDowncast($0, to: Bead.self) }
    case (.bead, .next):
      unsafeDowncast(object, to: Bead.self).next = to.map { unsafeDowncast($0, to: Bead.self) }
    case (.bead, _):
      unsafeDowncast(object, to: Bead.self).other = to.map { unsafeDowncast($0, to: Knot.self) }
    default: preconditionFailure("nothing leads on from it")
    }
  }

  /// Counts on an object, as handlers do.
  static func count(on object: AnyObject, _ kind: KnotKind.Root) {
    switch kind {
    case .knot: unsafeDowncast(object, to: Knot.self).tally += 1
    case .bead: unsafeDowncast(object, to: Bead.self).tally += 1
    case .pearl, .nothing: break
    }
  }

  /// Whether a change in place stays in place: below the size at which it starts anew.
  private static func isAppended(_ old: ModelValue, _ inPlace: Bool) -> Bool {
    switch old {
    case .text(let old): inPlace && old.utf8.count < 200
    case .list(let old): inPlace && old.count < 50
    case .parcel(let old): inPlace && old.size < 200
    case .number, .object: false
    }
  }

  private static func mark(_ parcel: inout Parcel, _ number: Int) { parcel = parcel.marked(number) }
}
