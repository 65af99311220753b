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
      for reference in object.references[section] where reference.number != 0 {
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
    guard let type = reference.type else {
      throw .unsupported(
        file: object.name,
        detail: "it has a relocation of type \(reference.number), as thread-local variables need"
      )
    }
    guard let start = try start(of: reference, target) else {
      return try writeZero(reference, type, place)
    }
    let (addend, slot) = (UInt(bitPattern: reference.addend), target.flatMap { object.slots[$0] })
    if type.destination == .word {
      // Pages are those of a word for the symbol and what is added, which no compiler asks for.
      guard let slot, type.value == .distance || addend == 0 else { throw outOfReach(reference) }
      Memory.store(start, at: slot.word)
      guard type.write(slot.word &+ addend, at: place) else { throw outOfReach(reference) }
      return
    }
    if type.write(start &+ addend, at: place) { return }
    guard type.value == .distance, let target, let slot,
      type.destination == .function || object.file.symbols[target].kind == .function
    else { throw outOfReach(reference) }
    Memory.store(start, at: slot.word)
    guard RelocationTable.own.writeJump(through: slot.word, at: slot.stub),
      type.write(slot.stub &+ addend, at: place)
    else { throw outOfReach(reference) }
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
    _ type: RelocationType,
    _ place: UInt
  ) throws(ReloadError) {
    switch (type.destination, reference.target.flatMap { object.slots[$0] }) {
    case (.word, let slot?)
    where type.write(slot.word &+ UInt(bitPattern: reference.addend), at: place):
      Memory.store(UInt(0), at: slot.word)
    case (.symbol, _) where type.value == .address: Memory.store(UInt(0), at: place)
    default: throw .notFound(declaration: reference.target.map { readable(object.name($0)) } ?? "")
    }
  }

  private func outOfReach(_ reference: ReloadedObject.Reference) -> ReloadError {
    let name = reference.target.map { readable(object.name($0)) } ?? object.name
    return .unsupported(file: object.name, detail: "'\(name)' is out of reach")
  }
}
