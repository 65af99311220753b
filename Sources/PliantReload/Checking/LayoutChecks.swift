import PliantImages

/// Compares the layouts on which values, tables and callers rely, between the program and an
/// object.
///
/// The object is relocated, so that equal addresses have the same meaning.
struct LayoutChecks {
  let object: ReloadedObject
  let known: KnownSymbols
  let isReadable: (UInt) -> Bool

  /// Fields come first, because their errors say most.
  func run() throws(ReloadError) {
    for isFields in [true, false] {
      for index in object.namedSymbols where object.name(index).hasSuffix("MF") == isFields {
        try check(index, isFields: isFields)
      }
    }
    try checkTopLevel()
  }

  private func check(_ index: Int, isFields: Bool) throws(ReloadError) {
    let symbol = object.file.symbols[index]
    // Descriptions of imported types of C are weak: each file has them.
    guard symbol.kind == .data, object.notes[index].decision == .keep,
      isFields || !symbol.isWeak, let old = known[symbol.name],
      let new = object.ownAddress(index)
    else { return }
    let data = DataCheck(name: symbol.name, old: old.address, new: new, size: symbol.size)
    if isFields {
      try FieldChecks(data: data).run()
    } else {
      try data.run(oldSize: old.size, isReadable: isReadable)
    }
  }

  /// A new global in a file with top-level code would not be initialized, because that code has
  /// run.
  private func checkTopLevel() throws(ReloadError) {
    let hasTopLevel = object.functions.contains { MangledName(object.name($0)).isTopLevelCode }
    guard hasTopLevel else { return }
    for index in object.namedSymbols
    where object.notes[index].isNew && object.name(index).hasSuffix("vp") {
      throw .changed(object.name(index), "top-level code, which has run, would initialize it")
    }
  }
}

/// The old and the new data under one name.
struct DataCheck {
  let name: String
  let old: UInt
  let new: UInt
  let size: Int

  private static let whole = ["Mn", "Mp", "Mc", "MQ", "WP", "Mf", "Twc", "vp", "vpZ", "N"]

  func run(oldSize: Int, isReadable: (UInt) -> Bool) throws(ReloadError) {
    guard let kind = Self.whole.first(where: { name.hasSuffix($0) }) else { return }
    guard size == oldSize else {
      throw .changed(
        name,
        "it has \(size) bytes instead of \(oldSize)"
          + (["Mn", "Mf", "Mp", "WP"].contains(kind)
            ? ", for methods, overrides or requirements were added or removed" : "")
      )
    }
    switch kind {
    case "WP": try checkWitnesses()
    case "Mn":
      try checkDistances(from: 12, "the type is described in another way", isReadable) { _, _ in
        false
      }
    case "MQ":
      try checkDistances(
        from: 8,
        "'some' stands for another type",
        isReadable,
        TypeReference.areSame
      )
    default: break
    }
  }

  private func checkWitnesses() throws(ReloadError) {
    for offset in stride(from: 8, to: size - 7, by: 8) {
      let (old, new) = (load(old, offset), load(new, offset))
      // The runtime replaces odd addresses, which are of names, by what is named.
      guard old == new || new & 1 != 0 && old & 1 == 0 else {
        throw .changed(name, "its witness \(offset / 8) is another")
      }
    }
  }

  private func load(_ start: UInt, _ offset: Int) -> UInt {
    Memory.load(UInt.self, at: start + UInt(offset))
  }

  private func checkDistances(
    from start: Int,
    _ detail: String,
    _ isReadable: (UInt) -> Bool,
    _ areSame: (UInt, UInt) -> Bool
  ) throws(ReloadError) {
    for offset in stride(from: start, to: size - 3, by: 4) {
      let (old, new) = (old + UInt(offset), new + UInt(offset))
      let words = (Memory.load(UInt32.self, at: old), Memory.load(UInt32.self, at: new))
      if words.0 == words.1 { continue }
      guard let former = Memory.relative(at: old), let present = Memory.relative(at: new),
        former == present
          || isReadable(former) && isReadable(present)
            && (isSameWord(former, present) || areSame(former, present))
      else { throw .changed(name, detail) }
    }
  }

  /// Whether odd addresses are of two words, as each object has them, with the same address.
  private func isSameWord(_ old: UInt, _ new: UInt) -> Bool {
    old & 1 != 0 && new & 1 != 0 && TypeReference.isSameWord(old & ~1, new & ~1)
  }
}
