package import CPliant
import PliantBase

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
  /// Whether it takes a closure that it must not keep beyond the call.
  package let borrowsClosure: Bool

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

  /// What a call of the original goes through, given the words that `install` saved.
  package enum Original: Sendable {
    /// A dynamic function would ask its cell again; the runtime keeps it from that once.
    case replaceable(UInt)
    case direct(UInt)
  }
}

extension Implementation {
  /// The joints' content before anything was installed; a cell's is kept where the runtime reads it.
  package func makeOriginal() -> Original {
    guard case .cell = route else { return .direct(function) }
    let saved = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    saved.initialize(to: UnsafeRawPointer(bitPattern: initialContent))
    return .replaceable(UInt(bitPattern: saved))
  }

  /// Puts `value` into the joints that instances of `classes` call through.
  ///
  /// Of a dynamic declaration or an imported function there is one set of joints, whatever the
  /// class.
  ///
  /// A slot that holds something else than `current` belongs to another implementation, and is left
  /// alone.
  package func set(
    _ value: UnsafeRawPointer,
    replacing current: UInt,
    for classes: [ClassMetadata]
  ) throws {
    try RuntimeLayout.check(for: declaration)
    try Self.thunks.withLock { thunks in
      for cell in try cells(for: classes) {
        let held = UInt(bitPattern: pliant_load(cell))
        if case .slot = route, thunks.inner(of: held) != current { continue }
        try write(thunks.replacement(of: held, with: value, in: self), to: cell)
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
    try RuntimeLayout.check(for: declaration)
    let property = UInt(bitPattern: property)
    try Self.thunks.withLock { thunks in
      for cell in try cells(for: [type]) {
        let held = UInt(bitPattern: pliant_load(cell))
        guard !thunks.isThunk(held) else { continue }
        try write(
          thunks.thunk(kind, around: held, telling: property, of: self),
          to: cell
        )
      }
    }
  }

  /// Guards the joints' content too: who writes to one has read it before.
  private static let thunks = Guarded(AccessorThunks())

  private func cells(for classes: [ClassMetadata]) throws -> [UnsafeMutableRawPointer] {
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

  /// What the joints of the program as it was linked hold.
  package var initialContent: UInt {
    guard case .cell(let cell) = route, let cell = UnsafeRawPointer(bitPattern: cell) else {
      return function
    }
    let held = UInt(bitPattern: pliant_load(cell))
    return Self.thunks.withLock { $0.inner(of: held) }
  }

  /// The images that import the function now, and their cells.
  package var importers: [(image: String, cells: [UnsafeMutableRawPointer])] {
    guard case .imports(let symbol) = route else { return [] }
    return Image.loaded().map { ($0.name, ImportTable.cells(of: $0, symbol: symbol)) }
      .filter { !$0.cells.isEmpty }
  }

  /// Whether calls on instances of `type` reach `entry`.
  package func calls(_ entry: UnsafeRawPointer, through type: ClassMetadata) -> Bool {
    guard case .slot(let slot) = route else { return true }
    let held = UInt(bitPattern: pliant_load(type.cell(at: slot.offset)))
    return Self.thunks.withLock { $0.inner(of: held) } == UInt(bitPattern: entry)
  }

  private func write(_ value: UnsafeRawPointer, to cell: UnsafeMutableRawPointer) throws {
    guard pliant_load(cell) != value else { return }
    try WritableMemory.store(value, to: cell, of: declaration)
  }

  /// The class and those below it that inherit this function.
  ///
  /// Those that override it are known by their descriptors; their slots may hold the same code.
  package func inheritors(of type: ClassMetadata) -> [ClassMetadata] {
    guard case .slot(let slot) = route, let descriptor = type.descriptor else { return [] }
    return [type]
      + ClassHierarchy.subclasses(of: descriptor).filter { subclass in
        !subclass.ancestry.prefix { $0 != type }.contains {
          $0.descriptor?.overrides(slot.method) ?? false
        }
      }
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
