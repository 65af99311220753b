package import CPliant
import PliantBase
package import PliantImages

// A joint is one word or several. `hook` makes words of a function's first instructions; `install`,
// `set` and `surround` write to words; the rest only reads.

// MARK: - Reading

extension Implementation {
  /// What a call of the original goes through.
  package enum Original: Sendable {
    /// The word that holds the former content of the cell of a dynamic declaration.
    ///
    /// If the content is `function`, it would look into its cell again, and the runtime must be
    /// told to keep it from that once. A replacement that the program has itself does not, and is
    /// just called.
    case saved(word: UInt, function: UInt)
    case direct(UInt)
  }

  /// The content of the joint if nothing is installed; hook the function before.
  ///
  /// The content of a cell is read now, so ask before an entry is installed.
  package var original: UInt {
    switch kind {
    case .cell(let cell):
      Self.contents.withLock { $0.thunks.inner(of: DynamicCells.content(of: cell)) }
    case .imports: function
    case .code(let code): HookedFunction.hooked(code)?.original ?? function
    }
  }

  /// The original, kept as long as the process runs; hook the function before.
  package func makeOriginal() -> Original {
    switch kind {
    case .cell(let cell):
      Self.contents.withLock { contents in
        let content = contents.thunks.inner(of: DynamicCells.content(of: cell))
        let word = contents.cells.save(content, of: cell)
        // If no symbol names the function, nothing tells it from a replacement.
        return .saved(word: word, function: function == cell ? content : function)
      }
    case .imports, .code: .direct(original)
    }
  }
}

// MARK: - Writing

extension Implementation {
  /// Makes calls go through words that can be written.
  ///
  /// The first call changes the first instructions of a function that is not dynamic. It does
  /// nothing for other functions.
  package func hook() throws {
    switch kind {
    case .cell, .imports: break
    case .code(let code): _ = try HookedFunction.hook(code, for: declaration)
    }
  }

  /// Installs an entry, once: whoever has installed something over it since calls it.
  ///
  /// An import that holds something else than the function is refused: the entry's original is the
  /// function alone.
  package func install(_ entry: UnsafeRawPointer) throws {
    switch kind {
    case .cell(let cell): try install(entry, in: cell)
    case .imports: try installInImports(entry)
    case .code(let code):
      let hooked = try HookedFunction.hook(code, for: declaration)
      let entry = code.isGuarded ? try hooked.guarding(entry, for: declaration) : entry
      if let calls = code.specialization { return try install(entry, for: calls, in: hooked) }
      try set(entry, replacing: hooked.original)
    }
  }

  private func install(_ entry: UnsafeRawPointer, in cell: UInt) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      let isReached = contents.cells.isReached(cell) {
        contents.thunks.inner(of: $0) == UInt(bitPattern: entry)
      }
      guard !isReached else { return }
      _ = contents.cells.save(contents.thunks.inner(of: DynamicCells.content(of: cell)), of: cell)
      try write(words, &contents) { _, held, contents in
        try contents.thunks.replacement(of: held, with: entry, in: self)
      }
      contents.cells.entered(cell)
    }
  }

  /// Puts a filter before what the function's calls run, once and for ever.
  private func install(
    _ entry: UnsafeRawPointer,
    for calls: SpecializedCalls,
    in hooked: HookedFunction
  ) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      guard contents.filters[calls.id] == nil else { return }
      try write(words, &contents) { _, held, contents in
        let inner = contents.thunks.inner(of: held)
        guard inner == hooked.original || contents.filters.values.contains(inner) else {
          throw JointError.otherForm(declaration: declaration)
        }
        let filter = try calls.filter(entry, or: inner, isAsync: isAsync, for: declaration)
        contents.filters[calls.id] = UInt(bitPattern: filter)
        return try contents.thunks.replacement(of: held, with: filter, in: self)
      }
    }
  }

  private func installInImports(_ entry: UnsafeRawPointer) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      let wrote = contents.wrote
      try write(words, &contents) { word, held, contents in
        if isOurs(word, holding: held, contents.thunks) {
          return try contents.thunks.replacement(of: held, with: entry, in: self)
        }
        guard wrote[word] == UInt(bitPattern: entry) else { throw foreignCode }
        return nil
      }
    }
  }

  /// Writes `value` to the joint in place of `current`.
  ///
  /// An import that holds neither that nor the function is refused.
  package func set(_ value: UnsafeRawPointer, replacing current: UInt) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      try write(words, &contents) { word, held, contents in
        switch kind {
        case .cell: break
        case .code:
          guard !contents.filters.values.contains(contents.thunks.inner(of: held)) else {
            throw JointError.otherForm(declaration: declaration)
          }
        case .imports:
          let known = [current, UInt(bitPattern: value)]
          guard
            known.contains(contents.thunks.inner(of: held))
              || isOurs(word, holding: held, contents.thunks)
          else { throw foreignCode }
        }
        return try contents.thunks.replacement(of: held, with: value, in: self)
      }
    }
  }

  /// Puts a thunk around the joint's content, now and later, once and for ever.
  ///
  /// It notifies `property` of every call: the accessor is one that changes it.
  package func surround(
    with kind: AccessorThunks.Kind,
    telling property: UnsafeMutablePointer<pliant_property>
  ) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      try write(words, &contents) { _, held, contents in
        if contents.thunks.isThunk(held) { return nil }
        return try contents.thunks.thunk(kind, around: held, telling: property, of: self)
      }
    }
  }

  /// The content that makes `code` run for instances of `type` alone, which may have inherited the
  /// function.
  package func makeContent(running code: UInt, for type: ClassMetadata) throws -> UInt {
    guard let owner, owner != type || instantiation != nil else { return code }
    switch kind {
    case .cell, .imports:
      throw JointError.wrongReceiver(
        declaration: declaration,
        receiver: instantiation == nil
          ? "\(type.type) alone, which inherits it: replace it in \(owner.type)"
          : "\(type.type) alone, whose code other instantiations share: "
            + "use '#method(…).replace(with:)'"
      )
    case .code(let hookable):
      let choice = ClassChoice(
        type: type,
        function: code,
        otherwise: try HookedFunction.hook(hookable, for: declaration).original,
        isAsync: isAsync
      )
      return try choice.thunk(for: declaration)
    }
  }
}

// MARK: - Words

extension Implementation {
  /// The state of all joints; every write to one reads it before.
  private struct Contents: Sendable {
    var thunks = AccessorThunks()
    var cells = DynamicCells()
    /// The filters in functions, by the numbers of the calls that they let through.
    var filters: [UInt: UInt] = [:]
    /// The last value written to each word; code that was installed over it since leads to it.
    var wrote: [UInt: UInt] = [:]
  }

  private static let contents = Guarded(Contents())

  /// The words that calls go through, once the function is hooked.
  private func words() throws -> [UnsafeMutableRawPointer] {
    try RuntimeLayout.check(for: declaration)
    switch kind {
    case .cell(let cell):
      guard let cell = UnsafeMutableRawPointer(bitPattern: cell) else {
        throw JointError.unexpectedLayout(declaration: declaration, detail: "a joint at address 0")
      }
      return [cell]
    case .imports(let symbol): return ImportCells.importers(of: symbol).flatMap(\.cells)
    case .code(let code):
      let word = try HookedFunction.hook(code, for: declaration).word
      return UnsafeMutableRawPointer(bitPattern: word).map { [$0] } ?? []
    }
  }

  /// Writes the values that `content` makes of the words' contents, and leaves a word alone if that
  /// is nil.
  ///
  /// If one cannot be written, all get their former contents back.
  private func write(
    _ words: [UnsafeMutableRawPointer],
    _ contents: inout Contents,
    _ content: (_ word: UInt, _ held: UInt, inout Contents) throws -> UnsafeRawPointer?
  ) throws {
    var written: [(word: UnsafeMutableRawPointer, held: UnsafeRawPointer?)] = []
    do {
      for word in words {
        let held = pliant_load(word)
        let address = UInt(bitPattern: word)
        guard let value = try content(address, UInt(bitPattern: held), &contents) else { continue }
        if value != held {
          try store(value, to: word)
          written.append((word, held))
        }
        contents.wrote[address] = contents.thunks.inner(of: UInt(bitPattern: value))
      }
    } catch {
      for (word, held) in written.reversed() {
        try store(held, to: word)
        contents.wrote[UInt(bitPattern: word)] = nil
      }
      throw error
    }
  }

  private func store(_ value: UnsafeRawPointer?, to word: UnsafeMutableRawPointer) throws {
    switch kind {
    case .cell, .imports: try WritableMemory.store(value, to: word, of: declaration)
    // SAFETY: Pliant mapped the word of a hooked function for writing, and keeps it.
    case .code: pliant_store(word, value)
    }
  }

  /// Whether an import holds the program's own code: the function, or the stub that binds it
  /// lazily.
  private func isOurs(_ word: UInt, holding content: UInt, _ thunks: AccessorThunks) -> Bool {
    thunks.inner(of: content) == function || ImportCells.isUnbound(word, holding: content)
  }

  private var foreignCode: JointError {
    .unexpectedLayout(
      declaration: declaration,
      detail: "its joint holds other code than the program's, as a second copy of Pliant would put "
        + "there: mark it 'dynamic', so that both can bend it"
    )
  }
}
