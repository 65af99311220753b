import PliantImages

/// Decides which of an object's functions and data are used, and by whom.
struct Decisions {
  let object: ReloadedObject
  let known: KnownSymbols
  /// Warnings for the person who reloads.
  private(set) var remarks: [String] = []
  private let indices: [String: Int]

  init(_ object: ReloadedObject, _ known: KnownSymbols) {
    self.object = object
    self.known = known
    indices = Dictionary(object.namedSymbols.map { (object.name($0), $0) }) { first, _ in first }
    for index in object.namedSymbols {
      let existing = known[object.name(index)]
      object.notes[index].isNew = existing == nil
      guard let existing else { continue }
      if existing.isSeveral {
        remarkSeveral(index, existing)
      } else if object.file.symbols[index].kind == .function {
        decideFunction(index, existing)
      } else {
        object.notes[index].decision = .keep
        remarkGlobal(index, existing)
      }
    }
    startGlobalsAnew()
    spread()
    decideRecords()
    for index in object.namedSymbols where object.notes[index].decision != .own {
      object.notes[index].bound = known[object.name(index)]?.address
    }
  }

  private mutating func remarkSeveral(_ index: Int, _ existing: KnownSymbols.Known) {
    guard let digest = object.notes[index].digest, !existing.digests.isEmpty,
      MangledName(object.name(index)).isClosure, !existing.digests.contains(digest)
    else { return }
    let name = shortName(object.name(index))
    remarks.append("\(name): another file has one of its name; existing ones keep their code")
  }

  private mutating func remarkGlobal(_ index: Int, _ existing: KnownSymbols.Known) {
    guard let digest = object.notes[index].digest, let old = existing.digest, digest != old else {
      return
    }
    remarks.append("\(shortName(object.name(index))): the running value stays")
  }

  private mutating func decideFunction(_ index: Int, _ existing: KnownSymbols.Known) {
    let symbol = object.file.symbols[index]
    let mangled = MangledName(symbol.name)
    let isDifferent = existing.digest != object.notes[index].digest
    object.notes[index].isDifferent = isDifferent
    if mangled.isTopLevelCode {
      let remark = "top-level code has changed: it has run, or runs, and stays as it was"
      if isDifferent, existing.digest != nil, !remarks.contains(remark) { remarks.append(remark) }
      return
    }
    let isExported = !symbol.isLocal && !symbol.isWeak
    guard mangled.isStable || isExported, !mangled.isResumption, !mangled.isForwarder,
      !mangled.isLocalFunction
    else { return }
    // Its module's reloads change the program's.
    if object.isForeign(index) {
      object.notes[index].decision = .keep
      return
    }
    // Outlined copies and the like: each object has its own.
    if isDifferent, !object.isOwn(index), !symbol.name.hasSuffix("TW") { return }
    if mangled.isClosure, isDifferent {
      object.notes[index].reason = reasonToKeep(index)
      // Instances that kept it once cannot get another later.
      if let reason = object.notes[index].reason ?? existing.reason {
        remarks.append("\(shortName(symbol.name)): \(reason); existing ones keep their code")
      }
      if object.notes[index].reason != nil { return }
    }
    object.notes[index].decision = isDifferent ? .enter : .keep
    if isDifferent, existing.digest != nil, symbol.name.hasSuffix("_WZ") {
      remarks.append("\(shortName(symbol.name)): the running value stays")
    }
  }

  /// Why living instances of a closure cannot run the new body; nil if they can.
  private func reasonToKeep(_ index: Int) -> String? {
    guard let existing = known[object.name(index)], existing.digest != nil else {
      return "its former text is not known"
    }
    guard existing.beside == object.notes[index].beside else {
      return "closures were added or removed beside it"
    }
    let name = object.name(index) + "TA"
    let (old, new) = (known[name], indices[name])
    let hasSameRecord =
      (known[object.name(index) + "Tu"] == nil)
      == (indices[object.name(index) + "Tu"] == nil)
    guard (old == nil) == (new == nil), hasSameRecord else { return "its captures have changed" }
    guard let old, let new else { return nil }
    return old.digest == object.notes[new].digest && old.boxes == object.notes[new].boxes
      ? nil : "its captures may have changed"
  }

  /// A global of another type is another global: its token must not be the old one, which says that
  /// the global is initialized.
  private mutating func startGlobalsAnew() {
    for index in object.namedSymbols
    where object.name(index).hasSuffix("_Wz") && object.notes[index].decision == .keep {
      let prefix = object.name(index).dropLast(3)
      let anew = object.namedSymbols.filter { other in
        let name = object.name(other)
        return object.notes[other].isNew && name.hasPrefix(prefix)
          && (name.hasSuffix("vp") || name.hasSuffix("vpZ"))
      }
      guard let global = anew.first else { continue }
      object.notes[index].decision = .own
      remarks.append("\(shortName(object.name(global))) has another type: it is initialized anew")
      if let initializer = indices[prefix + "_WZ"] {
        object.notes[initializer].decision = .own
        object.notes[initializer].isDifferent = true
      }
    }
  }

  /// A function that refers to a function that is replaced but not entered is different, too.
  private func spread() {
    var isDone = false
    while !isDone {
      isDone = true
      for section in object.file.sections.indices where object.file.sections[section].isCode {
        for reference in object.references[section] {
          guard let target = reference.target, isReplaced(target),
            let user = object.symbol(covering: reference.offset, of: section),
            !object.notes[user].isDifferent
          else { continue }
          object.notes[user].isDifferent = true
          if object.notes[user].decision == .keep { object.notes[user].decision = .enter }
          isDone = false
        }
      }
    }
  }

  private func isReplaced(_ index: Int) -> Bool {
    let symbol = object.file.symbols[index]
    return object.isNamed(index) && symbol.kind == .function && !symbol.isWeak
      && object.notes[index].decision == .own && object.notes[index].isDifferent
  }

  /// The record of an async function is the program's if the function is.
  private func decideRecords() {
    for index in object.namedSymbols where object.name(index).hasSuffix("Tu") {
      guard let function = indices[String(object.name(index).dropLast(2))] else { continue }
      let isOwn = object.notes[function].decision == .own
      object.notes[index].decision = isOwn || object.notes[index].isNew ? .own : .keep
    }
  }
}
