import PliantImages

/// Writes the addresses into an object that is placed.
struct Relocating {
  let object: ReloadedObject
  /// The address of a symbol by its number; nil if it is nowhere.
  let address: (Int) -> UInt?

  func run() throws(ReloadError) {
    for section in object.file.sections.indices {
      guard let base = object.bases[section] else { continue }
      let isFrames = object.file.sections[section].name == ".eh_frame"
      for reference in object.references[section] where reference.type != 0 {
        let place = base &+ UInt(bitPattern: reference.offset)
        // Unwinders pass over frames of code at 0.
        if isFrames, let home = object.home(of: reference), object.bases[home] == nil {
          Memory.store(UInt32(0), at: place)
          continue
        }
        try write(reference, at: place, target(of: reference, isFrames: isFrames))
      }
    }
  }

  /// The symbol that a reference leads to; nil if it means the object's own place.
  private func target(of reference: ReloadedObject.Reference, isFrames: Bool) -> Int? {
    guard let target = reference.target, object.file.symbols[target].kind == .function,
      object.isNamed(target)
    else { return reference.target }
    // Places inside of a function, as in tables of jumps, are the object's own.
    return isFrames || reference.leadsInside ? nil : target
  }

  private func write(
    _ reference: ReloadedObject.Reference,
    at place: UInt,
    _ target: Int?
  ) throws(ReloadError) {
    guard let start = try start(of: reference, target) else {
      return try writeZero(reference, place)
    }
    let value = start &+ UInt(bitPattern: reference.addend)
    switch reference.type {
    case RelocationType.absolute: Memory.store(value, at: place)
    case RelocationType.relativeWide: Memory.store(value &- place, at: place)
    case RelocationType.relative, RelocationType.jump:
      if put(value &- place, at: place) { return }
      guard let target, let slot = object.slots[target], isFunction(target, reference) else {
        throw outOfReach(reference)
      }
      fill(slot, start)
      Memory.store(UInt16(0x25FF), at: slot.stub)  // jmp *word(%rip)
      guard put(slot.word &- (slot.stub + 6), at: slot.stub + 2),
        put(slot.stub &+ UInt(bitPattern: reference.addend) &- place, at: place)
      else { throw outOfReach(reference) }
    case _ where RelocationType.table.contains(reference.type):
      guard let target, let slot = object.slots[target] else { throw outOfReach(reference) }
      fill(slot, start)
      guard put(slot.word &+ UInt(bitPattern: reference.addend) &- place, at: place) else {
        throw outOfReach(reference)
      }
    default:
      throw .unsupported(
        file: object.name,
        detail: "it has a relocation of type \(reference.type), as thread-local variables need"
      )
    }
  }

  private func start(
    of reference: ReloadedObject.Reference,
    _ target: Int?
  ) throws(ReloadError) -> UInt? {
    if let target {
      if let found = address(target) { return found }
      guard object.file.symbols[target].isWeak else {
        throw .notFound(declaration: readable(object.name(target)))
      }
      return nil
    }
    // The object's own: of a function by its section, for the reference counts from there.
    let base = reference.target.flatMap { object.ownAddress($0) } ?? object.bases[reference.section]
    guard let base else {
      throw .unsupported(file: object.name, detail: "it refers to what is not part of the program")
    }
    return base
  }

  /// Weak symbols that nothing defines are at 0.
  private func writeZero(
    _ reference: ReloadedObject.Reference,
    _ place: UInt
  ) throws(ReloadError) {
    if RelocationType.table.contains(reference.type), let target = reference.target,
      let slot = object.slots[target],
      put(slot.word &+ UInt(bitPattern: reference.addend) &- place, at: place)
    {
      return fill(slot, 0)
    }
    guard reference.type == RelocationType.absolute else {
      throw .notFound(declaration: reference.target.map { readable(object.name($0)) } ?? "")
    }
    Memory.store(UInt(0), at: place)
  }

  private func isFunction(_ target: Int, _ reference: ReloadedObject.Reference) -> Bool {
    reference.type == RelocationType.jump || object.file.symbols[target].kind == .function
  }

  private func fill(_ slot: ReloadedObject.Slot, _ address: UInt) {
    Memory.store(address, at: slot.word)
  }

  /// Writes a distance of four bytes; false if it is longer.
  private func put(_ distance: UInt, at place: UInt) -> Bool {
    guard let short = Int32(exactly: Int(bitPattern: distance)) else { return false }
    Memory.store(short, at: place)
    return true
  }

  private func outOfReach(_ reference: ReloadedObject.Reference) -> ReloadError {
    let name = reference.target.map { readable(object.name($0)) } ?? object.name
    return .unsupported(file: object.name, detail: "'\(name)' is out of reach")
  }
}
