package import CPliant
import PliantBase
package import PliantImages

/// One function that implements a declaration, and the joints through which the program calls it.
package struct Implementation: Sendable {
  package enum Route: Sendable {
    /// The cell of a dynamic declaration.
    case cell(UInt)
    /// A slot of class metadata.
    case slot(Slot)
    /// The cells of the images that import the function under this symbol.
    case imports(String)
  }

  package struct Slot: Sendable {
    /// In bytes from the metadata's address point.
    package let offset: Int
    /// Where the class that implements the method says so.
    let record: UInt
    /// The method's descriptor, in the class that introduced it.
    let method: UInt
  }

  package let declaration: String
  /// The function itself, or, of an async one, the record that stands for it.
  package let function: UInt
  package let route: Route
  /// The class whose code it is; nil for functions and for the methods of other types.
  package let owner: ClassMetadata?
  /// How its symbol prints it.
  package let symbol: MemberSymbol
  /// Whether it takes a closure that it must not keep beyond the call.
  package let borrowsClosure: Bool
  /// Whether it is an initializer that gets an object and fills it, and makes none.
  package var fillsObject = false

  /// Two handles mean the same implementation where this is equal.
  ///
  /// Not the function's address: a linker may make functions of the same code one (`--icf=all`).
  package var id: UInt {
    switch route {
    case .cell(let cell): cell
    case .slot(let slot): slot.record
    case .imports(let symbol): Self.importNumbers.withLock { $0.number(of: symbol) }
    }
  }

  private static let importNumbers = Guarded(ImportNumbers())

  /// What a call of the original goes through.
  package enum Original: Sendable {
    /// The word that holds what was in the cell of a dynamic declaration. Where that is `function`, it would
    /// ask its cell again, and the runtime must be told to keep it from that once; a replacement that the
    /// program has itself asks nothing, and is just called.
    case saved(word: UInt, function: UInt)
    case direct(UInt)
  }
}

extension Implementation {
  /// The joints' content before anything was installed; a cell's is kept where the runtime reads it.
  package func makeOriginal() -> Original {
    guard case .cell(let cell) = route else { return .direct(function) }
    return Self.contents.withLock { contents in
      let content = contents.thunks.inner(of: Self.content(of: cell))
      let word = contents.cells.save(content, of: cell)
      // Where no symbol names the function, nothing tells it from a replacement.
      return .saved(word: word, function: function == cell ? content : function)
    }
  }

  /// Puts an entry into the joints that instances of `classes` call through, once: whoever has put something
  /// over it since calls it.
  ///
  /// A slot that holds something else than the function belongs to another implementation, and is left
  /// alone. An import that does is refused: the entry's original is the function alone.
  package func enter(_ entry: UnsafeRawPointer, for classes: [ClassMetadata]) throws {
    switch route {
    case .slot: try set(entry, replacing: function, for: classes)
    case .imports:
      let joints = try joints(for: classes)
      try Self.contents.withLock { contents in
        let wrote = contents.wrote
        try write(joints, &contents) { joint, held, contents in
          let inner = contents.thunks.inner(of: held)
          guard inner != function, !Image.loaded().contains(joint, held) else {
            return try contents.thunks.replacement(of: held, with: entry, in: self)
          }
          guard wrote[joint] == UInt(bitPattern: entry) else {
            throw JointError.unexpectedLayout(declaration: declaration, detail: Self.foreign)
          }
          return nil
        }
      }
    case .cell(let cell):
      let joints = try joints(for: classes)
      try Self.contents.withLock { contents in
        let isReached = contents.cells.isReached(cell) {
          contents.thunks.inner(of: $0) == UInt(bitPattern: entry)
        }
        guard !isReached else { return }
        _ = contents.cells.save(contents.thunks.inner(of: Self.content(of: cell)), of: cell)
        try write(joints, &contents) { _, held, contents in
          try contents.thunks.replacement(of: held, with: entry, in: self)
        }
        contents.cells.entered(cell)
      }
    }
  }

  /// Puts `value` into the joints that instances of `classes` call through.
  ///
  /// Of a dynamic declaration or an imported function there is one set of joints, whatever the
  /// class.
  ///
  /// A slot that holds something else than `current` belongs to another implementation, and is left
  /// alone. An import that does is refused.
  package func set(
    _ value: UnsafeRawPointer,
    replacing current: UInt,
    for classes: [ClassMetadata]
  ) throws {
    let joints = try joints(for: classes)
    try Self.contents.withLock { contents in
      try write(joints, &contents) { joint, held, contents in
        let inner = contents.thunks.inner(of: held)
        switch route {
        case .slot where inner != current: return nil
        case .imports
        where ![current, UInt(bitPattern: value)].contains(inner)
          && !Image.loaded().contains(joint, held):
          throw JointError.unexpectedLayout(declaration: declaration, detail: Self.foreign)
        case .cell, .slot, .imports:
          return try contents.thunks.replacement(of: held, with: value, in: self)
        }
      }
    }
  }

  /// Puts a thunk around whatever stands in the joints that instances of `type` call through, now and
  /// later, once and for ever.
  ///
  /// It tells `property` of every call: the accessor is one that changes it.
  package func surround(
    with kind: AccessorThunks.Kind,
    telling property: UnsafeMutablePointer<pliant_property>,
    for type: ClassMetadata
  ) throws {
    let property = UInt(bitPattern: property)
    let joints = try joints(for: [type])
    try Self.contents.withLock { contents in
      try write(joints, &contents) { _, held, contents in
        if contents.thunks.isThunk(held) { return nil }
        return try contents.thunks.thunk(kind, around: held, telling: property, of: self)
      }
    }
  }

  /// What joints hold, and what is known of it: who writes to one has read it before.
  private struct Contents: Sendable {
    var thunks = AccessorThunks()
    var cells = DynamicCells()
    /// What was written to a joint last; who has written over it since leads to it.
    var wrote: [UInt: UInt] = [:]
  }

  private static let foreign =
    "its joint holds other code than the program's, as a second copy of Pliant would put there: mark it "
    + "'dynamic', so that both can bend it"

  private static let contents = Guarded(Contents())

  private static func content(of cell: UInt) -> UInt {
    UnsafeRawPointer(bitPattern: cell).map { UInt(bitPattern: pliant_load($0)) } ?? 0
  }

  private func joints(for classes: [ClassMetadata]) throws -> [UnsafeMutableRawPointer] {
    try RuntimeLayout.check(for: declaration)
    switch route {
    case .cell(let cell):
      guard let cell = UnsafeMutableRawPointer(bitPattern: cell) else {
        throw JointError.unexpectedLayout(declaration: declaration, detail: "a joint at address 0")
      }
      return [cell]
    case .imports: return importers.flatMap(\.cells)
    case .slot(let slot): return classes.map { $0.cell(at: slot.offset) }
    }
  }

  /// What the joints hold but for thunks; a cell is read now, so ask before an entry is installed.
  package var initialContent: UInt {
    guard case .cell(let cell) = route else { return function }
    return Self.contents.withLock { $0.thunks.inner(of: Self.content(of: cell)) }
  }

  /// The images that import the function now, and their cells.
  package var importers: [(image: String, cells: [UnsafeMutableRawPointer])] {
    guard case .imports(let symbol) = route else { return [] }
    return Image.loaded().map { ($0.name, ImportTable.cells(of: $0, symbol: symbol)) }
      .filter { !$0.cells.isEmpty }
  }

  /// Throws where calls on instances of `type` do not reach `entry`.
  package func check(_ entry: UnsafeRawPointer, through type: ClassMetadata) throws {
    guard case .slot(let slot) = route else { return }
    let (joint, entry) = (UInt(bitPattern: type.cell(at: slot.offset)), UInt(bitPattern: entry))
    let isReached = Self.contents.withLock { contents in
      contents.thunks.inner(of: Self.content(of: joint)) == entry || contents.wrote[joint] == entry
    }
    guard isReached else {
      throw JointError.unexpectedLayout(declaration: declaration, detail: Self.foreign)
    }
  }

  /// Writes to joints what `content` makes of what they hold, and nothing where that is nil; where one cannot
  /// be written, all hold what they held before.
  private func write(
    _ joints: [UnsafeMutableRawPointer],
    _ contents: inout Contents,
    _ content: (_ joint: UInt, _ held: UInt, inout Contents) throws -> UnsafeRawPointer?
  ) throws {
    var written: [(joint: UnsafeMutableRawPointer, held: UnsafeRawPointer?)] = []
    do {
      for joint in joints {
        let held = pliant_load(joint)
        let address = UInt(bitPattern: joint)
        guard let value = try content(address, UInt(bitPattern: held), &contents) else { continue }
        if value != held {
          try WritableMemory.store(value, to: joint, of: declaration)
          written.append((joint, held))
        }
        contents.wrote[address] = contents.thunks.inner(of: UInt(bitPattern: value))
      }
    } catch {
      for (joint, held) in written.reversed() {
        try WritableMemory.store(held, to: joint, of: declaration)
        contents.wrote[UInt(bitPattern: joint)] = nil
      }
      throw error
    }
  }

  /// The class and those below it that inherit this function.
  ///
  /// Those that override it are known by their descriptors; their slots may hold the same code.
  package func inheritors(of type: ClassMetadata) throws -> [ClassMetadata] {
    guard case .slot(let slot) = route, let descriptor = type.descriptor else { return [] }
    return try [type]
      + ClassHierarchy.subclasses(of: descriptor, for: declaration).filter { subclass in
        !subclass.ancestry.prefix { $0 != type }.contains {
          $0.descriptor?.overrides(slot.method) ?? false
        }
      }
  }
}

extension [Image] {
  /// Whether both addresses are in one of the images: what is linked lazily leads to its own image until it is
  /// called.
  fileprivate func contains(_ joint: UInt, _ held: UInt) -> Bool {
    contains { $0.contains(joint) && $0.contains(held) }
  }
}

/// Numbers for the symbols of imported functions, odd ones, as no address of a joint is.
private struct ImportNumbers {
  private var numbers: [String: UInt] = [:]

  mutating func number(of symbol: String) -> UInt {
    if let number = numbers[symbol] { return number }
    let number = UInt(numbers.count) * 2 + 1
    numbers[symbol] = number
    return number
  }
}
