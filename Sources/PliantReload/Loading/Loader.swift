import CPliant
import Glibc
import PliantHooks
import PliantImages

/// Loads object files into the program: all of a call, or nothing.
package final class Loader {
  /// The result of one load.
  package struct Outcome: Sendable {
    /// The functions that run new code, as people call them.
    package var functions: Set<String> = []
    /// The module's functions that are new, as they are mangled, and how many were the same.
    package var added: Set<String> = []
    package var unchanged = 0
    package var remarks: [String] = []
    /// How many bytes of memory were taken, for ever.
    package var bytes = 0
  }

  private let known: KnownSymbols
  private var memory: NearMemory
  /// The objects that are being loaded, and the ranges of their code.
  private var objects: [ReloadedObject] = []
  private var codes: [Range<UInt>] = []
  /// Where the files lie that code is mapped from.
  private let folder: String?
  private var codeFiles = 0

  var image: Image { known.image }

  init(_ image: Image, folder: String?) throws(ReloadError) {
    self.folder = folder
    guard let memory = NearMemory(near: image) else {
      throw .unavailable(detail: "no memory is free near the code of '\(image.name)'")
    }
    known = try KnownSymbols(image)
    self.memory = memory
    let own = UInt(bitPattern: pliant_own_runtime())
    guard known["swift_release"].map({ $0.address == own }) ?? true else {
      throw .unavailable(
        detail: "'\(image.name)' has a copy of the standard library of its own; build it without "
          + "'--static-swift-stdlib', or call 'Reload.start()' in it"
      )
    }
  }

  /// Notes what the program was built from, so that functions that do not change stay as they are.
  ///
  /// With a proof, only what two other object files have the same code of is noted.
  package func register(
    _ path: String,
    _ proof: (made: String, linked: String)? = nil
  ) throws(ReloadError) {
    let same = try proof.map { proof throws(ReloadError) in
      try ReloadedObject(path: proof.made).equals(in: ReloadedObject(path: proof.linked))
    }
    known.register(try ReloadedObject(path: path), same)
  }

  /// Loads objects, and leads the functions that differ to their code.
  package func load(_ paths: [String]) throws -> Outcome {
    try Self.load([(self, paths)])
  }

  /// Loads objects, each into the image of its loader: all of them, or nothing.
  package static func load(_ groups: [(loader: Loader, paths: [String])]) throws -> Outcome {
    try OverridePolicy.require(.all, for: groups.first?.paths.first ?? "")
    let loaders = groups.map(\.loader)
    let used = loaders.map(\.memory.used)
    do {
      var outcome = Outcome()
      for (loader, paths) in groups { try loader.place(paths, &outcome) }
      let shared = exported(by: loaders)
      for loader in loaders {
        try loader.relocate(exported(by: [loader]).merging(shared) { own, _ in own })
      }
      for loader in loaders { try loader.check() }
      for loader in loaders { try loader.makeCode() }
      // Hooking may fail, and changes nothing that calls do.
      let changes = try loaders.flatMap { loader in
        try loader.objects.flatMap { try loader.prepare($0) }
      }
      for object in loaders.flatMap(\.objects) { Registering(object: object).run() }
      for change in changes { change.function.run(change.body) }
      for loader in loaders { for object in loader.objects { loader.apply(object, &outcome) } }
      outcome.bytes = zip(loaders, used).reduce(0) { $0 + $1.0.memory.used - $1.1 }
      return outcome
    } catch {
      for (loader, used) in zip(loaders, used) { loader.memory.giveBack(to: used) }
      throw error
    }
  }

  private func place(_ paths: [String], _ outcome: inout Outcome) throws(ReloadError) {
    (objects, codes) = ([], [])
    for path in paths {
      let object = try ReloadedObject(path: path)
      object.makeDigests()
      outcome.remarks += Decisions(object, known).remarks
      guard let placement = Placement(object, in: &memory) else {
        throw .unavailable(detail: "no memory is left near the program's code")
      }
      objects.append(object)
      codes.append(placement.code)
    }
  }

  private func relocate(_ shared: Exports) throws(ReloadError) {
    for object in objects {
      try checkSections(object)
      try Relocating(object: object) { self.address($0, of: object, shared) }.run()
    }
  }

  private func makeCode() throws(ReloadError) {
    for (object, code) in zip(objects, codes) {
      codeFiles += 1
      let image = TextFiles.name(of: image.name)
      let path = folder.map { "\($0)/\(object.name).\(image).\(getpid())-\(codeFiles)" }
      let isMapped = path.map { CodeFile(of: object, at: code).map(from: $0) } ?? false
      guard isMapped || NearMemory.seal(code) else {
        throw .unavailable(detail: "the system does not let the process make code")
      }
      if isMapped, let path { findLines(of: object, in: path, from: code.lowerBound) }
      // SAFETY: the code is mapped, and can be read.
      pliant_show_code(UnsafeRawPointer(bitPattern: code.lowerBound), code.count)
    }
  }
}

// MARK: - Addresses

extension Loader {
  private typealias Exports = [String: (ReloadedObject, Int)]

  /// The global symbols that the objects define for each other.
  private static func exported(by loaders: [Loader]) -> Exports {
    var all: Exports = [:]
    for object in loaders.flatMap(\.objects) {
      for index in object.namedSymbols
      where !object.file.symbols[index].isLocal && !object.isForeign(index) {
        all[object.name(index)] = all[object.name(index)] ?? (object, index)
      }
    }
    return all
  }

  private func address(
    _ index: Int,
    of object: ReloadedObject,
    _ shared: Exports
  ) -> UInt? {
    if let bound = object.notes[index].bound { return bound }
    let symbol = object.file.symbols[index]
    // If another object of this load defines the symbol, its definition is the newest.
    let declared = object.isForeign(index) ? shared[symbol.name] : nil
    let found: UInt? =
      if let (other, definition) = declared {
        other.notes[definition].bound ?? other.ownAddress(definition)
      } else if symbol.section != nil {
        object.ownAddress(index)
      } else if let existing = known[symbol.name] {
        existing.address
      } else if let (other, definition) = shared[symbol.name] {
        other.notes[definition].bound ?? other.ownAddress(definition)
      } else {
        known.imported(symbol.name)
      }
    object.notes[index].bound = found
    return found
  }
}

// MARK: - Checks

extension Loader {
  private func checkSections(_ object: ReloadedObject) throws(ReloadError) {
    for section in object.file.sections where section.isLoaded {
      let detail: String? =
        switch section.name {
        case _ where section.isThreadLocal: "it has thread-local variables"
        case _ where section.name.hasPrefix(".init_array"): "it has code that runs at the start"
        case _ where section.name.hasPrefix("swift5_repl"):
          "it replaces functions by '@_dynamicReplacement'"
        default: nil
        }
      if let detail { throw .unsupported(file: object.name, detail: detail) }
    }
  }

  private func check() throws(ReloadError) {
    let (memory, image) = (memory, known.image)
    for object in objects {
      try LayoutChecks(object: object, known: known) { address in
        memory.contains(address) || image.contains(address)
      }
      .run()
    }
  }
}

// MARK: - Entering

extension Loader {
  private struct Change {
    let function: FunctionBodies.Function
    let body: UInt
  }

  private func prepare(_ object: ReloadedObject) throws -> [Change] {
    let indices = Dictionary(object.namedSymbols.map { (object.name($0), $0) }) { first, _ in first
    }
    return try object.functions.filter { object.notes[$0].decision == .enter }.flatMap { index in
      let name = object.name(index)
      let record = indices[name + "Tu"]
      guard let existing = known[name], let own = object.ownAddress(index) else {
        throw ReloadError.notFound(declaration: readable(name))
      }
      let ownRecord = record.flatMap { object.ownAddress($0) }
      // Otherwise the record would lead to the entry, whose code is replaced.
      if let ownRecord { Memory.store(UInt32(truncatingIfNeeded: own &- ownRecord), at: ownRecord) }
      let knownRecord = record.flatMap { _ in known[name + "Tu"]?.address }
      var places = [
        Place(image: image, address: existing.address, size: existing.size, record: knownRecord)
      ]
      if object.file.symbols[index].isWeak { places += otherPlaces(of: name) }
      return try places.map { place in
        let contextSize = place.record.flatMap { AsyncRecord(at: $0)?.contextSize }
        guard (contextSize == nil) == (record == nil) else {
          throw ReloadError.changed(name, "it is async, or no longer is")
        }
        do {
          let function = try FunctionBodies.prepare(
            readable(name),
            at: place.address,
            size: place.size,
            contextSize: contextSize,
            in: place.image
          )
          return Change(function: function, body: ownRecord ?? own)
        } catch let error as OverrideError {
          throw ReloadError.notEntered(declaration: readable(name), detail: "\(error)")
        }
      }
    }
  }

  private struct Place {
    let image: Image
    let address: UInt
    let size: Int
    /// The record of an async function.
    let record: UInt?
  }

  /// The copies of a function in the images of other modules, which call their own.
  private func otherPlaces(of name: String) -> [Place] {
    Image.loaded().filter { $0.base != image.base }.flatMap { image in
      guard let file = try? ImageFile.of(image) else { return [Place]() }
      let record = file.definitions(of: name + "Tu").first?.address
      return file.definitions(of: name).map {
        Place(image: image, address: $0.address, size: $0.size, record: record)
      }
    }
  }

  private func apply(_ object: ReloadedObject, _ outcome: inout Outcome) {
    for index in object.namedSymbols {
      let (symbol, note) = (object.file.symbols[index], object.notes[index])
      let isFunction = symbol.kind == .function
      switch note.decision {
      case .keep: if isFunction { outcome.unchanged += 1 }
      case .enter:
        if Self.isShown(symbol.name) {
          let line = note.line.map { ", \(TextFiles.name(of: $0.file)):\($0.line)" } ?? ""
          outcome.functions.insert(shortName(symbol.name) + line)
        }
        known.update(index, of: object)
      case .own:
        guard let own = object.ownAddress(index) else { continue }
        if let existing = known[symbol.name] {
          if existing.isSeveral { known.update(index, of: object) }
          if symbol.isWeak && !symbol.name.hasSuffix("TW") || existing.isSeveral { continue }
          existing.address = own
          existing.size = symbol.size
        } else {
          known.add(symbol, at: own)
          let mangled = MangledName(symbol.name)
          if isFunction, mangled.isDeclared, !mangled.isClosure, !mangled.isLocalFunction,
            object.isOwn(index)
          {
            outcome.added.insert(symbol.name)
          }
        }
        known.update(index, of: object)
      }
    }
  }
}
