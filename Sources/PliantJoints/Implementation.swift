package import CPliant
import PliantBase
package import PliantImages

/// One function that implements a declaration, and the joints through which the program calls it.
package struct Implementation: Sendable {
  package enum Route: Sendable {
    /// The cell of a dynamic declaration.
    case cell(UInt)
    /// The cells of the images that import the function under this symbol.
    case imports(String)
    /// The function's own first instructions.
    case entry(FunctionCode)
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
  /// Whether it suspends, and so is named by a record.
  package var isAsync = false
  /// The mangled name of what accesses the same in place without calling it.
  package var coroutine: String?

  /// Two handles mean the same implementation where this is equal.
  ///
  /// Not the function's address: a linker may make functions of the same code one (`--icf=all`).
  package var id: UInt {
    switch route {
    case .cell(let cell): cell
    case .imports(let symbol): Self.importNumbers.withLock { $0.number(of: symbol) }
    case .entry(let code): code.start
    }
  }

  /// The class whose code it is, if that has type parameters: all its instantiations run this code.
  package var instantiation: ClassMetadata? {
    owner.flatMap { $0.descriptor?.isGeneric == true ? $0 : nil }
  }

  package var isDynamic: Bool { if case .cell = route { true } else { false } }

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
  package func makeOriginal() throws -> Original {
    guard case .cell(let cell) = route else { return .direct(try initialContent) }
    return Self.contents.withLock { contents in
      let content = contents.thunks.inner(of: Self.content(of: cell))
      let word = contents.cells.save(content, of: cell)
      // Where no symbol names the function, nothing tells it from a replacement.
      return .saved(word: word, function: function == cell ? content : function)
    }
  }

  /// Puts an entry into the joints, once: whoever has put something over it since calls it.
  ///
  /// An import that holds something else than the function is refused: the entry's original is the function alone.
  package func enter(_ entry: UnsafeRawPointer) throws {
    switch route {
    case .entry(let code):
      let original = try initialContent
      let entry =
        try code.isGuarded
        ? FunctionEntry.guarding(entry, original: original, for: declaration) : entry
      try set(entry, replacing: original)
    case .imports:
      let joints = try joints
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
      let joints = try joints
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

  /// Puts `value` into the joints.
  ///
  /// An import that holds neither `current` nor the function is refused.
  package func set(_ value: UnsafeRawPointer, replacing current: UInt) throws {
    let joints = try joints
    try Self.contents.withLock { contents in
      try write(joints, &contents) { joint, held, contents in
        if case .imports = route,
          ![current, function, UInt(bitPattern: value)].contains(contents.thunks.inner(of: held)),
          !Image.loaded().contains(joint, held)
        {
          throw JointError.unexpectedLayout(declaration: declaration, detail: Self.foreign)
        }
        return try contents.thunks.replacement(of: held, with: value, in: self)
      }
    }
  }

  /// Puts a thunk around whatever stands in the joints, now and later, once and for ever.
  ///
  /// It tells `property` of every call: the accessor is one that changes it.
  package func surround(
    with kind: AccessorThunks.Kind,
    telling property: UnsafeMutablePointer<pliant_property>
  ) throws {
    let property = UInt(bitPattern: property)
    let joints = try joints
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

  private var joints: [UnsafeMutableRawPointer] {
    get throws {
      try RuntimeLayout.check(for: declaration)
      switch route {
      case .cell(let cell):
        guard let cell = UnsafeMutableRawPointer(bitPattern: cell) else {
          throw JointError.unexpectedLayout(
            declaration: declaration,
            detail: "a joint at address 0"
          )
        }
        return [cell]
      case .imports: return importers.flatMap(\.cells)
      case .entry(let code):
        let word = try FunctionEntry.of(code, for: declaration).word
        return UnsafeMutableRawPointer(bitPattern: word).map { [$0] } ?? []
      }
    }
  }

  /// What the joints hold but for thunks; a cell is read now, so ask before an entry is installed.
  package var initialContent: UInt {
    get throws {
      switch route {
      case .imports: function
      case .entry(let code): try FunctionEntry.of(code, for: declaration).original
      case .cell(let cell):
        Self.contents.withLock { $0.thunks.inner(of: Self.content(of: cell)) }
      }
    }
  }

  /// What its joints hold so that `code` runs for instances of `type` alone, which may have inherited it.
  package func content(running code: UInt, for type: ClassMetadata) throws -> UInt {
    guard let owner, owner != type || instantiation != nil else { return code }
    switch route {
    case .cell,
      .imports where instantiation != nil:
      throw JointError.wrongReceiver(
        declaration: declaration,
        receiver:
          "\(type.type) alone, whose code other instantiations share: use '#method(…).replace(with:)'"
      )
    case .cell, .imports:
      throw JointError.wrongReceiver(
        declaration: declaration,
        receiver: "\(type.type) alone, which inherits it: replace it in \(owner.type)"
      )
    case .entry:
      let choice = ClassChoice(
        type: type,
        function: code,
        otherwise: try initialContent,
        isAsync: isAsync
      )
      return try choice.content(for: declaration)
    }
  }

  /// The images that import the function now, and their cells.
  package var importers: [(image: String, cells: [UnsafeMutableRawPointer])] {
    guard case .imports(let symbol) = route else { return [] }
    return Image.loaded().map { ($0.name, ImportTable.cells(of: $0, symbol: symbol)) }
      .filter { !$0.cells.isEmpty }
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
